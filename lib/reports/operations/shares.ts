import "server-only";
import { randomUUID } from "node:crypto";
import type { UserActor } from "@/lib/accounts/access";
import { loadFirstName } from "@/lib/accounts/operations/account";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import type { Locale } from "@/lib/platform/i18n/locales";
import { assertOwnReport } from "../access";
import { countActiveShares, findShare, insertShare, listSharesOf, markShareRevoked } from "../data/shares";
import type { PersonalDocument, ReportDocument } from "../domain/document/document";
import { shareEndsAt } from "../domain/share-life";
import type { SharePicture } from "../domain/share-picture";
import { type ShareSettings, shareableChapters } from "../domain/shared-document";
import type { CreateShareInput, CreateShareReply, ShareChaptersReply, ShareItem } from "../schema/shares";
import { pictureOf, showShared } from "./open-shared";
import { loadOwnReport, readInLanguage } from "./saved-reports";

/** The most active links to one report. */
const MAX_ACTIVE_SHARES = 20;

/**
 * Makes a link to parts of an own saved report, in a language.
 * @throws AppError not_found or forbidden for a report that is not the caller's, conflict past the most links.
 */
export async function createShare({
  ctx,
  input,
}: {
  ctx: RequestContext<UserActor>;
  input: CreateShareInput;
}): Promise<CreateShareReply> {
  const { report, userId } = await loadOwnReport(ctx.actor, input.reportId);
  if ((await countActiveShares(report.id, ctx.now)) >= MAX_ACTIVE_SHARES)
    throw new AppError("conflict", { messageKey: "tooManyShares" });
  const { sections, showName, showSign, language: locale = ctx.locale, lasts } = input;
  const { document } = await readInLanguage(userId, report, locale, ctx.now);
  // A link names what it shows, and no chapter that the report lacks.
  const chapters = shareableChapters(document);
  const sharing = { sections: sections.filter((id) => chapters.includes(id)), showName, showSign };
  const times = { createdAt: ctx.now, endsAt: shareEndsAt(lasts, ctx.now) };
  const share = await insertShare({ id: randomUUID(), reportId: report.id, locale, ...sharing, ...times });
  return { share, url: share.url };
}

/** The links to an own saved report, latest first. @throws AppError not_found or forbidden. */
export async function listShares(ctx: RequestContext<UserActor>, reportId: string): Promise<ShareItem[]> {
  const { report } = await loadOwnReport(ctx.actor, reportId);
  return listSharesOf(report.id);
}

/** The chapters of an own saved report that a link can show, in a language. @throws AppError not_found or forbidden. */
export async function listShareableChapters(
  ctx: RequestContext<UserActor>,
  reportId: string,
  locale: Locale,
): Promise<ShareChaptersReply> {
  const { report, userId } = await loadOwnReport(ctx.actor, reportId);
  const { document } = await readInLanguage(userId, report, locale, ctx.now);
  return { sections: [...shareableChapters(document)] };
}

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

/** Revokes a link to an own report. @throws AppError not_found, or forbidden for somebody else's. */
export async function revokeShare(ctx: RequestContext<UserActor>, id: string): Promise<ShareItem> {
  const share = await findShare(id);
  if (!share) throw new AppError("not_found");
  assertOwnReport(ctx.actor, share);
  return markShareRevoked(id, ctx.now);
}
