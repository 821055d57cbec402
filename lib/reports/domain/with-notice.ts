import type { Callout, ReportDocument } from "./document";

/** The document with one more notice on its cover, before the others. */
export function withNotice(document: ReportDocument, notice: Callout): ReportDocument {
  const { cover } = document;
  return { ...document, cover: { ...cover, notices: [notice, ...cover.notices] } };
}
