import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { linkTokenHash } from "@/lib/platform/link-token";
import { findTranslation, openShareByHash } from "../data";
import type { ReportDocument } from "../domain/document";
import { showShared } from "./show-shared";

/**
 * What a shared link shows to whoever has it. Ended and unknown links get the same answer.
 * @throws AppError not_found, with a sentence for people.
 */
export async function openShared(ctx: RequestContext<unknown>, token: string): Promise<ReportDocument> {
  const share = await openShareByHash(linkTokenHash(token), ctx.now);
  if (!share) throw new AppError("not_found", { messageKey: "sharedGone" });
  const { report, locale } = share;
  const document = locale === report.locale ? report.document : (await findTranslation(report.id, locale))?.document;
  if (!document) throw new Error("a shared report lacks its language");
  return showShared(document, share);
}
