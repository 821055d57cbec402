import "server-only";
import type { UserActor } from "@/lib/accounts/access";
import { loadFirstName } from "@/lib/accounts/operations/load-account";
import type { RequestContext } from "@/lib/platform/http/context";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { PersonalDocument, ReportDocument } from "../domain/document/document";
import type { SharePicture } from "../domain/share-picture";
import type { ShareSettings } from "../domain/shared-document";
import { loadOwnReport } from "./load-own-report";
import { pictureOf, showShared } from "./open-shared";
import { readInLanguage } from "./read-in-language";

interface PreviewParts {
  readonly document: PersonalDocument;
  /** The owner's first name, where the link would show it. */
  readonly name: string | null;
}

async function readOwn(
  ctx: RequestContext<UserActor>,
  reportId: string,
  { showName }: ShareSettings,
  locale: Locale,
): Promise<PreviewParts> {
  const { report, userId } = await loadOwnReport(ctx.actor, reportId);
  const { document } = await readInLanguage(userId, report, locale, ctx.now);
  return { document, name: showName ? await loadFirstName(userId) : null };
}

/** What a link with these choices would show. @throws AppError not_found or forbidden. */
export async function previewShare(
  ctx: RequestContext<UserActor>,
  reportId: string,
  sharing: ShareSettings,
  locale: Locale,
): Promise<ReportDocument> {
  const { document, name } = await readOwn(ctx, reportId, sharing, locale);
  return showShared(document, sharing, name);
}

/** The picture that would go with such a link. @throws AppError not_found or forbidden. */
export async function previewPicture(
  ctx: RequestContext<UserActor>,
  reportId: string,
  sharing: ShareSettings,
  locale: Locale,
): Promise<SharePicture> {
  const { document, name } = await readOwn(ctx, reportId, sharing, locale);
  return pictureOf(document, sharing, name);
}
