import "server-only";
import { type Actor, agreedUserId, type OwnUserId, self } from "@/lib/accounts/access";
import { loadFirstName } from "@/lib/accounts/operations/load-first-name";
import { loadMe } from "@/lib/accounts/operations/load-me";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { loadNewestProfile, loadNewestRun } from "@/lib/assessment/operations/load-run";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { findLivePair } from "../data/pairs";
import type { ReportDocument } from "../domain/document";
import { sampleOther, shownSample } from "../domain/sample-profile";
import type { PackReportQuery } from "../schema";
import { composePackReport, composePackSample, composePairReport, composePairSample } from "./compose-pack-report";
import { composePersonal } from "./compose-personal";
import { composeReport } from "./compose-report";
import { findReportPack, type ReportPack } from "./find-report-pack";
import { otherOf } from "./list-pairs";

/** The made-up person of a sample that names no type. */
const SAMPLE_TYPE: PersonalityType = 4;

type Context = RequestContext<Actor>;

/** The name and latest result of one of the two. @throws AppError not_found when there is none any more. */
async function personOf(userId: Parameters<typeof loadFirstName>[0]) {
  const [name, profile] = await Promise.all([loadFirstName(userId), loadNewestProfile(userId)]);
  if (name === null || !profile) throw new AppError("not_found");
  return { name, profile };
}

async function openPair(ctx: Context, userId: OwnUserId, pairId: string, { view }: ReportPack) {
  const pair = await findLivePair(pairId, userId);
  if (!pair) throw new AppError("not_found");
  const [own, other] = await Promise.all([personOf(userId), personOf(agreedUserId(otherOf(pair, userId), pair))]);
  // Both read the same page: whoever gave the code comes first.
  const [first, second] = pair.aUserId === userId ? [own, other] : [other, own];
  return composePairReport({ view, locale: ctx.locale, generatedAt: ctx.now, first, second, sample: false });
}

function openSample({ locale, now: generatedAt }: Context, pack: ReportPack, type: PersonalityType) {
  const request = { view: pack.view, locale, generatedAt };
  if (pack.input === "pair") return composePairSample(request, [type, sampleOther(type)]);
  const { reportType } = pack;
  if (!reportType) return composePackSample(request, type);
  return composeReport({
    profile: shownSample(type),
    type,
    reportType,
    person: null,
    answers: null,
    locale,
    generatedAt,
  });
}

async function openOwn({ locale, now: generatedAt }: Context, userId: OwnUserId, { view, reportType }: ReportPack) {
  const run = await loadNewestRun(userId);
  if (!run) throw new AppError("not_found", { messageKey: "noResultYet" });
  if (reportType) return composePersonal({ userId, run, reportType, locale, generatedAt });
  const { user } = await loadMe(userId);
  const person = { firstName: user.firstName, lastName: user.lastName };
  return composePackReport({ view, locale, generatedAt, profile: run.profile, type: run.profile.type, person });
}

/**
 * The report of a slug: a sample for anybody, the two of a pair for those two, else the signed-in person's own.
 * @throws AppError not_found for a slug, a pair or a result that is not there; unauthenticated for a visitor who
 * asks for more than a sample; invalid_input for one's own report of a slug that is about two people.
 */
export async function openPackReport({
  ctx,
  slug,
  query,
}: {
  ctx: Context;
  slug: string;
  query: PackReportQuery;
}): Promise<ReportDocument> {
  const pack = await findReportPack(slug, ctx.locale);
  if (query.sample) return openSample(ctx, pack, query.type ?? SAMPLE_TYPE);
  if (ctx.actor.kind !== "user") throw new AppError("unauthenticated");
  const userId = self(ctx.actor);
  if (query.pair) return openPair(ctx, userId, query.pair, pack);
  if (pack.input === "pair") throw new AppError("invalid_input", { messageKey: "pairWanted" });
  return openOwn(ctx, userId, pack);
}
