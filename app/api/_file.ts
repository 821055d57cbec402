import { BRAND } from "@/lib/platform/brand";
import type { ReportDocument } from "@/lib/reports/domain/document/document";

/** The product as a file is named after it. */
const BRAND_FILE = BRAND.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** A file to be shown, or saved under its name. */
interface FileResponseInput {
  /** Letters, digits, dots, hyphens and underscores alone. */
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly save: boolean;
}

/** Sends a file; it may hold somebody's data, so nobody between keeps it, and a browser takes it for what it is. */
export function fileResponse({ name, content, type, save }: FileResponseInput): Response {
  return new Response(content, {
    headers: {
      "content-type": type,
      "content-disposition": `${save ? "attachment" : "inline"}; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

/** Sends a picture of somebody's result: a link that is ended takes it along, so nobody between keeps it. */
export function pictureResponse(png: Buffer): Response {
  const content = new Uint8Array(png);
  return fileResponse({ name: `${BRAND_FILE}.png`, content, type: "image/png", save: false });
}

/** Escapes a file name for `filename*` (RFC 5987). */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Sends a report as a PDF. The file is named after its pack or theme and its type, in plain letters and in its language, and
 * never after its reader; it may hold somebody's data, so nobody between keeps it.
 */
export function pdfResponse(document: ReportDocument, bytes: Buffer): Response {
  const { title, subject, labels } = document;
  const about = document.kind === "personal" ? document.reportType : document.pack.slug;
  const plain = `${labels.brand}-${about}-${subject.type}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
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
