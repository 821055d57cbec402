import "server-only";
import { translator } from "@/lib/platform/i18n/translator";
import { callout } from "../domain/blocks";
import type { ReportDocument } from "../domain/document";
import { type Sharing, sharedDocument } from "../domain/shared-document";

/** Cuts a report to what its owner shares, with a notice in its language that says so. */
export function showShared(document: ReportDocument, sharing: Sharing): ReportDocument {
  const t = translator(document.locale);
  return sharedDocument(document, sharing, {
    reader: t("report.cover.sharedReader"),
    notice: callout("note", t("report.cover.sharedTitle"), t("report.cover.shared")),
  });
}
