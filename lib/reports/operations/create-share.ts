import "server-only";
import type { UserActor } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { linkTokenHash, newLinkToken } from "@/lib/platform/link-token";
import { countStandingShares, insertShare } from "../data";
import { sharedUrl } from "../domain/report-address";
import type { CreateShareInput, CreateShareReply } from "../schema";
import { loadOwnReport } from "./load-own-report";
import { readInLanguage } from "./read-in-language";

/** So many links to one report may stand at a time. */
const MAX_STANDING = 20;

/**
 * Makes a link to parts of an own saved report, in a language. The token is in the answer and nowhere else.
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
  if ((await countStandingShares(report.id)) >= MAX_STANDING)
    throw new AppError("conflict", { messageKey: "tooManyShares" });
  const { sections, showName, language: locale = ctx.locale } = input;
  await readInLanguage(userId, report, locale, ctx.now);
  const token = newLinkToken();
  const share = await insertShare({
    reportId: report.id,
    locale,
    sections,
    showName,
    tokenHash: linkTokenHash(token),
    createdAt: ctx.now,
  });
  return { share, url: sharedUrl(token) };
}
