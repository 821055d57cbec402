import "server-only";
import type { UserActor } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { createToken, hashToken } from "@/lib/platform/tokens";
import { countActiveShares, insertShare } from "../data/shares";
import { sharedUrl } from "../domain/report-urls";
import type { CreateShareInput, CreateShareReply } from "../schema";
import { loadOwnReport } from "./load-own-report";
import { readInLanguage } from "./read-in-language";

/** The most active links to one report. */
const MAX_ACTIVE_SHARES = 20;

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
  if ((await countActiveShares(report.id)) >= MAX_ACTIVE_SHARES)
    throw new AppError("conflict", { messageKey: "tooManyShares" });
  const { sections, showName, language: locale = ctx.locale } = input;
  await readInLanguage(userId, report, locale, ctx.now);
  const token = createToken();
  const share = await insertShare({
    reportId: report.id,
    locale,
    sections,
    showName,
    tokenHash: hashToken(token),
    createdAt: ctx.now,
  });
  return { share, url: sharedUrl(token) };
}
