import "server-only";
import { type Actor, agreedUserId, type OwnUserId, ownIdOf } from "@/lib/accounts/access";
import { loadFirstName, loadUser } from "@/lib/accounts/operations/account";
import { latestRunOf } from "@/lib/assessment/data/runs";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { loadLatestProfile } from "@/lib/assessment/operations/runs";
import { recordPackDemand } from "@/lib/content/operations/record-demand";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { findActiveMatch, isEndedMatch } from "../data/matches";
import { type ReportDocument, typesOf } from "../domain/document/document";
import { otherSampleType, sampleWithoutEvidence } from "../domain/sample-profile";
import type { PackReportQuery } from "../schema";
import { composeMatchReport, composeMatchSample, composePackReport, composePackSample } from "./compose-pack-report";
import { composePersonal, composeReport } from "./compose-report";
import { findReportPack, type ReportPack } from "./find-report-pack";
import { otherUserId } from "./matches";
import { openSavedPackReport } from "./pack-reports";

/** The made-up person of a sample that names no type. */
const SAMPLE_TYPE: PersonalityType = 4;

type Context = RequestContext<Actor>;

/** The name and latest result of one of the two. @throws AppError not_found when it was deleted. */
async function loadPerson(userId: Parameters<typeof loadFirstName>[0]) {
  const [name, profile] = await Promise.all([loadFirstName(userId), loadLatestProfile(userId)]);
  if (name === null || !profile) throw new AppError("not_found");
  return { name, profile };
}

async function openMatch(ctx: Context, userId: OwnUserId, matchId: string, { view }: ReportPack) {
  const match = await findActiveMatch(matchId, userId);
  if (!match) {
    const ended = await isEndedMatch(matchId, userId);
    throw new AppError("not_found", ended ? { messageKey: "pairEnded" } : {});
  }
  const [own, other] = await Promise.all([
    loadPerson(userId),
    loadPerson(agreedUserId(otherUserId(match, userId), match)),
  ]);
  // Both read the same page: the person who gave the code comes first.
  const [first, second] = match.giverId === userId ? [own, other] : [other, own];
  return composeMatchReport({ view, locale: ctx.locale, generatedAt: ctx.now, first, second, sample: false });
}

function composeSample({ locale, now: generatedAt }: Context, pack: ReportPack, type: PersonalityType) {
  const request = { view: pack.view, locale, generatedAt };
  if (pack.input === "pair") return composeMatchSample(request, [type, otherSampleType(type)]);
  const { reportType } = pack;
  if (!reportType) return composePackSample(request, type);
  return composeReport({
    profile: sampleWithoutEvidence(type),
    type,
    reportType,
    person: null,
    answers: null,
    locale,
    generatedAt,
  });
}

/** The report of a made-up person: whatever it says, it says of nobody. */
async function openSample(ctx: Context, pack: ReportPack, type: PersonalityType): Promise<ReportDocument> {
  return { ...(await composeSample(ctx, pack, type)), personal: false };
}

async function openOwn({ locale, now: generatedAt }: Context, userId: OwnUserId, { view, reportType }: ReportPack) {
  const run = await latestRunOf(userId);
  if (!run) throw new AppError("not_found", { messageKey: "noResultYet" });
  if (reportType) return composePersonal({ userId, run, reportType, locale, generatedAt });
  const user = await loadUser(userId);
  const person = { firstName: user.firstName, lastName: user.lastName };
  return composePackReport({ view, locale, generatedAt, profile: run.profile, type: run.profile.type, person });
}

/**
 * The report of a slug: one that was saved for its owner, a sample for anybody, the two of a pair for those two, else
 * the signed-in person's own. Of a pack that is not public, a sample for administrators alone. What a reader did
 * without is counted.
 * @throws AppError not_found for a slug, a pair, a report or a result that is not there; unauthenticated for a visitor who
 * asks for more than a sample; invalid_input for one's own report of a slug that is about two people.
 */
export async function openPackReport({
  ctx,
  slug,
  query,
  isAdministrator,
}: {
  ctx: Context;
  slug: string;
  query: PackReportQuery;
  isAdministrator(): Promise<boolean>;
}): Promise<ReportDocument> {
  if (query.report) return openSavedPackReport(ctx.actor, slug, query.report);
  const pack = await findReportPack(slug, ctx.locale);
  if (!pack.isPublic && !(query.sample && (await isAdministrator()))) throw new AppError("not_found");
  if (query.sample) return openSample(ctx, pack, query.type ?? SAMPLE_TYPE);
  if (ctx.actor.kind !== "user") throw new AppError("unauthenticated");
  const userId = ownIdOf(ctx.actor);
  if (!query.pair && pack.input === "pair") throw new AppError("invalid_input", { messageKey: "pairWanted" });
  const document = await (query.pair ? openMatch(ctx, userId, query.pair, pack) : openOwn(ctx, userId, pack));
  if (!pack.reportType) await recordPackDemand(pack.view.slug, ctx.locale, typesOf(document));
  return document;
}
