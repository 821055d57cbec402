import "server-only";
import type { UserActor } from "@/lib/accounts/access";
import type { RequestContext } from "@/lib/platform/http/context";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { ReportDocument } from "../domain/document/document";
import type { ShareSettings } from "../domain/shared-document";
import { loadOwnReport } from "./load-own-report";
import { showShared } from "./open-shared";
import { readInLanguage } from "./read-in-language";

/** What a link with these choices would show. @throws AppError not_found or forbidden. */
export async function previewShare(
  ctx: RequestContext<UserActor>,
  reportId: string,
  sharing: ShareSettings,
  locale: Locale,
): Promise<ReportDocument> {
  const { report, userId } = await loadOwnReport(ctx.actor, reportId);
  const { document } = await readInLanguage(userId, report, locale, ctx.now);
  return showShared(document, sharing);
}
