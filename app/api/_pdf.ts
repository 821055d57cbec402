import type { ReportDocument } from "@/lib/reports/domain/document";

/** RFC 5987: what may stand in `filename*` as it is. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Sends a report as a PDF. The file is named after its pack or theme and its type, in plain letters and in its language, and
 * never after its reader; it may hold somebody's data, so nobody between keeps it.
 */
export function pdfFile({ title, reportType, pack, subject, labels }: ReportDocument, bytes: Buffer): Response {
  const plain = `${labels.brand}-${pack?.slug ?? reportType}-${subject.type}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const full = title
    .replace(/[\\/:*?"<>|]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${plain}.pdf"; filename*=UTF-8''${encoded(`${full}.pdf`)}`,
      "content-length": String(bytes.byteLength),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
