import { escapeHtml } from "@/lib/platform/html";
import type { ReportDocument } from "../document/document";

/** Draws a document as HTML; what is wrong with the page: another language or direction, or a chapter that is not there. */
export async function checkHtmlPage(
  document: ReportDocument,
  draw: (document: ReportDocument) => Promise<string>,
): Promise<string | null> {
  const page = await draw(document);
  if (!page.includes(`lang="${document.locale}"`) || !page.includes(`dir="${document.dir}"`)) return "language";
  const missing = [document.cover.title, ...document.sections.map(({ title }) => title)].find(
    (title) => !page.includes(escapeHtml(title)),
  );
  return missing === undefined ? null : `lost: ${missing}`;
}

const PDF_MARK = "%PDF-";

/** Draws a document as PDF and returns what is wrong: no PDF header, or no end mark. */
export async function checkPdfFile(
  document: ReportDocument,
  draw: (document: ReportDocument) => Promise<Uint8Array>,
): Promise<string | null> {
  const bytes = await draw(document);
  const start = String.fromCharCode(...bytes.subarray(0, PDF_MARK.length));
  const end = String.fromCharCode(...bytes.subarray(-16));
  return start === PDF_MARK && end.includes("%%EOF") ? null : "no PDF";
}
