import type { RunCalibration } from "../instrument/calibration";
import { type AssessmentRun, newRun, nextStartTime, type Timestamped } from "./assessment-run";
import { canonicalJson } from "./canonical-json";

/** How long a run that another one took the place of is kept: 30 days, in milliseconds. */
export const SET_ASIDE_MS = 30 * 86_400_000;

/** For how long one that was thrown away before that can be had back: a day, in milliseconds. */
export const THROWN_AWAY_MS = 86_400_000;

/** A run that was left unfinished for another one. */
export interface SetAsideRun {
  readonly run: AssessmentRun;
  /** In milliseconds since 1970. */
  readonly setAsideAt: number;
  /** How many of its answers came after it was completed elsewhere, and are no part of the result; absent of an unfinished run. */
  readonly late?: number;
}

/** Until when it is kept, in milliseconds since 1970. */
export const keptUntil = ({ setAsideAt }: SetAsideRun): number => setAsideAt + SET_ASIDE_MS;

/** Every answer of a run with its time, by step and item. */
function answersOf({
  rheti,
  hero,
  decider,
  block,
  colors,
  tokens,
}: AssessmentRun): ReadonlyMap<string, Timestamped<unknown>> {
  const maps = Object.entries({ rheti, hero, decider }).flatMap(([step, answers]) =>
    Object.entries<Timestamped<unknown>>(answers).map(([id, answer]) => [`${step} ${id}`, answer] as const),
  );
  const answers = [...maps, ...Object.entries({ block, colors, tokens })];
  return new Map(answers.flatMap(([id, answer]) => (answer && answer.value !== null ? [[id, answer]] : [])));
}

/** How many answers a run holds: pairs, scenes, wing, states and tokens. */
export const countAnswers = (run: AssessmentRun): number => answersOf(run).size;

/** Whether a run was begun and nothing more. */
export const isUntouched = (run: AssessmentRun): boolean =>
  countAnswers(run) === 0 && !run.sample && run.completedAt === null;

/** Whether a run would be missed: it has answers of the person's own, and was not completed. */
export const isWorthKeeping = (run: AssessmentRun): boolean =>
  run.completedAt === null && !run.sample && countAnswers(run) > 0;

/** Whether a run goes on from another one: it has all of its answers, changed or not, and some as they were. */
export function continues(run: AssessmentRun, earlier: AssessmentRun): boolean {
  const own = answersOf(run);
  const before = [...answersOf(earlier)];
  return (
    before.every(([id]) => own.has(id)) &&
    before.some(([id, answer]) => canonicalJson(own.get(id)) === canonicalJson(answer))
  );
}

/**
 * How many answers a copy has that differ from those of the completed copy of the same run and were given later; 0 where
 * neither or both are completed.
 */
export function countLateAnswers(copy: AssessmentRun, completed: AssessmentRun): number {
  if (copy.runId !== completed.runId || copy.completedAt !== null || completed.completedAt === null) return 0;
  const kept = answersOf(completed);
  return [...answersOf(copy)].filter(([id, { value, at }]) => {
    const held = kept.get(id);
    return !held || (at > held.at && canonicalJson(value) !== canonicalJson(held.value));
  }).length;
}

/**
 * The run to offer beside `current` (null without one): of those set aside the latest that neither it nor one of the
 * `completed` runs goes on from.
 */
export function offeredBeside(
  current: AssessmentRun | null,
  setAside: readonly SetAsideRun[],
  completed: readonly AssessmentRun[] = [],
): SetAsideRun | null {
  const later = current ? [current, ...completed] : completed;
  const others = setAside.filter(({ run, late }) => late || !later.some((each) => continues(each, run)));
  return others.reduce<SetAsideRun | null>(
    (latest, each) => (latest && latest.setAsideAt >= each.setAsideAt ? latest : each),
    null,
  );
}

/** Whether a run's answers are to be kept when `next` takes its place. */
export const wouldBeMissed = (run: AssessmentRun, next: AssessmentRun): boolean =>
  isWorthKeeping(run) && !continues(next, run);

/**
 * A run in the place of one that has no answer yet and was begun under another calibration than the one in use (null:
 * none). A run with an answer keeps its own. `runId` is a fresh UUID, `now` in milliseconds.
 */
export function beginUnder(
  calibration: RunCalibration | null,
  run: AssessmentRun,
  runId: string,
  now: number,
): AssessmentRun {
  if (!isUntouched(run) || run.calibration?.id === calibration?.id) return run;
  const { standInFor } = run;
  const begun = newRun(runId, nextStartTime(run, now), run.reportType.value, calibration);
  return standInFor ? { ...begun, standInFor } : begun;
}

/** The run that brings a set-aside one's answers back in place of `current`; `runId` is a fresh UUID, `now` in milliseconds. */
export function bringBack({ run }: SetAsideRun, current: AssessmentRun, runId: string, now: number): AssessmentRun {
  return { ...run, runId, startedAt: nextStartTime(current, now), completedAt: null };
}

/**
 * A new run that starts from a completed one's answers: what was saved stays as it was saved.
 * `runId` is a fresh UUID, `now` in milliseconds.
 */
export function forkRun(run: AssessmentRun, runId: string, now: number): AssessmentRun {
  const { restoredAt: _, ...answers } = run;
  return { ...answers, runId, startedAt: nextStartTime(run, now), completedAt: null };
}
