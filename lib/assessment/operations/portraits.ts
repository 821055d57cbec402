import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { BatchedCache } from "@/lib/platform/cache";
import { now } from "@/lib/platform/clock";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { perProcess } from "@/lib/platform/per-process";
import {
  countAskedPeople,
  countPortraitAnswers,
  insertPortraitAnswer,
  readPortraitGroups,
} from "../data/portrait-answers";
import { hasOtherRun } from "../data/runs";
import { type MeasuredHits, measuredHits, type PortraitFigures, portraitFigures } from "../domain/portraits/figures";
import { type PortraitChoice, portraitQuestion } from "../domain/portraits/question";
import { type AssessmentRun, editionVersion } from "../domain/run/assessment-run";

/** What people chose of two portraits until now, for administrators. */
export async function loadPortraitFigures(until: Date): Promise<PortraitFigures> {
  const [groups, asked] = await Promise.all([readPortraitGroups(until), countAskedPeople()]);
  return portraitFigures(groups, asked);
}

async function countHits(until: Date): Promise<MeasuredHits | null> {
  return measuredHits(portraitFigures(await readPortraitGroups(until), 0));
}

/** How long the present figure is held, in milliseconds: it reads every answer. */
const MAX_AGE_MS = 60_000;
const KEY = "now";

const cache = perProcess(
  "measured-hits",
  () =>
    new BatchedCache({
      load: async () => {
        const hits = await countHits(now());
        return new Map(hits ? [[KEY, hits]] : []);
      },
      maxAge: MAX_AGE_MS,
      max: 1,
    }),
);

/** What the method text may say of real people now, at most a minute old; null while too few have chosen. */
export async function cachedMeasuredHits(): Promise<MeasuredHits | null> {
  return (await cache.get().get(KEY)) ?? null;
}

/** The same as of a time: that of a report, which may be opened in another language much later. */
export async function loadMeasuredHits(time: Date): Promise<MeasuredHits | null> {
  return now().getTime() - time.getTime() < MAX_AGE_MS ? cachedMeasuredHits() : countHits(time);
}

/** In so many runs one person may answer. */
const MAX_STORED = 50;

/**
 * Keeps what a person said of the two portraits of a run; the first answer of a run stays. Which two they were, and how
 * sure the result was, is computed here from the run as it was when they were shown. Returns the choice that is kept.
 * @throws AppError invalid_input when the run has nothing to ask yet; conflict when another run of this person is
 * completed, so that they have been told a type, or when they have answered too often.
 */
export async function savePortraitAnswer({
  ctx,
  userId,
  input,
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: { assessmentData: AssessmentRun; choice: PortraitChoice };
}): Promise<{ choice: PortraitChoice }> {
  const { assessmentData: run, choice } = input;
  const { runId } = run;
  const question = portraitQuestion(run);
  if (!question) throw new AppError("invalid_input");
  if (await hasOtherRun(userId, runId)) throw new AppError("conflict");
  if ((await countPortraitAnswers(userId)) >= MAX_STORED) throw new AppError("conflict");
  const { locale, now } = ctx;
  const answer = { ...question, runId, choice, locale, edition: editionVersion(run), answeredAt: now };
  return { choice: await insertPortraitAnswer(userId, answer) };
}
