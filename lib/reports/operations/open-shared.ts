import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { translator } from "@/lib/platform/i18n/translator";
import { hashToken } from "@/lib/platform/tokens";
import { findTranslation } from "../data/reports";
import { openShareByHash } from "../data/shares";
import { callout } from "../domain/document/content-blocks";
import type { PersonalDocument, ReportDocument } from "../domain/document/document";
import { type ShareSettings, sharedDocument } from "../domain/shared-document";

/** Reduces a report to what its owner shares, and adds a notice in its language that says so. */
export function showShared(document: PersonalDocument, sharing: ShareSettings): PersonalDocument {
  const t = translator(document.locale);
  return sharedDocument(document, sharing, {
    reader: t("report.cover.sharedReader"),
    notice: callout("note", t("report.cover.sharedTitle"), t("report.cover.shared")),
  });
}

/**
 * The report behind a shared link. Revoked and unknown links get the same answer.
 * @throws AppError not_found, with a sentence for people.
 */
export async function openShared(ctx: RequestContext<unknown>, token: string): Promise<ReportDocument> {
  const share = await openShareByHash(hashToken(token), ctx.now);
  if (!share) throw new AppError("not_found", { messageKey: "sharedGone" });
  const { report, locale } = share;
  const document = locale === report.locale ? report.document : (await findTranslation(report.id, locale))?.document;
  if (!document) throw new Error("a shared report lacks its language");
  return showShared(document, share);
}
