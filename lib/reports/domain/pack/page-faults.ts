import type { ReportDocument } from "../document";

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

/** Draws a document as HTML; what is wrong with the page: another language or direction, or a chapter that is not there. */
export async function faultOfHtml(
  document: ReportDocument,
  draw: (document: ReportDocument) => Promise<string>,
): Promise<string | null> {
  const page = await draw(document);
  if (!page.includes(`lang="${document.locale}"`) || !page.includes(`dir="${document.dir}"`)) return "language";
  const lost = [document.cover.title, ...document.sections.map(({ title }) => title)].find(
    (title) => !page.includes(escaped(title)),
  );
  return lost === undefined ? null : `lost: ${lost}`;
}

const PDF_MARK = "%PDF-";

/** Draws a document as PDF; what is wrong with the file: it is none, or it does not end. */
export async function faultOfPdf(
  document: ReportDocument,
  draw: (document: ReportDocument) => Promise<Uint8Array>,
): Promise<string | null> {
  const bytes = await draw(document);
  const start = String.fromCharCode(...bytes.subarray(0, PDF_MARK.length));
  const end = String.fromCharCode(...bytes.subarray(-16));
  return start === PDF_MARK && end.includes("%%EOF") ? null : "no PDF";
}
