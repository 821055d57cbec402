import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { countPortraitAnswers, insertPortraitAnswer } from "../data/portrait-answers";
import { hasOtherRun } from "../data/runs";
import { type PortraitChoice, portraitQuestion } from "../domain/portraits/question";
import { type AssessmentRun, editionVersion } from "../domain/run/assessment-run";

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
