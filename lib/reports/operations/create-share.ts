import "server-only";
import { randomUUID } from "node:crypto";
import type { UserActor } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { countActiveShares, insertShare } from "../data/shares";
import { shareEndsAt } from "../domain/share-life";
import type { CreateShareInput, CreateShareReply } from "../schema";
import { loadOwnReport } from "./load-own-report";
import { readInLanguage } from "./read-in-language";

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
  await readInLanguage(userId, report, locale, ctx.now);
  const sharing = { sections, showName, showSign };
  const times = { createdAt: ctx.now, endsAt: shareEndsAt(lasts, ctx.now) };
  const share = await insertShare({ id: randomUUID(), reportId: report.id, locale, ...sharing, ...times });
  return { share, url: share.url };
}
