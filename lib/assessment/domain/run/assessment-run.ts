import type { BlockId } from "../instrument/blocks";
import type { RunCalibration } from "../instrument/calibration";
import type { ColorSelection } from "../instrument/color-selection";
import { CURRENT_VERSION, type EditionVersion } from "../instrument/edition";
import type { TokenCounts } from "../instrument/instincts";
import type { ReportType } from "../instrument/report-types";
import type { PersonalityType } from "../instrument/types";
import type { PairAnswer } from "../scoring/answers";
import { canonicalJson } from "./canonical-json";

/** A value and when it was given, in milliseconds since 1970 by the clock of the device. */
export interface Timestamped<T> {
  readonly value: T;
  readonly at: number;
}

/** The states as they were chosen, and the type they were described for; runs of earlier releases do not name it. */
export interface ChosenColors extends ColorSelection {
  readonly personalityType?: PersonalityType;
}

/** One run of the assessment, as far as it has come. A value of null takes an earlier answer back. */
export interface AssessmentRun {
  /** Made in the browser before the first request: the same run is never saved twice. */
  readonly runId: string;
  readonly startedAt: number;
  /** The edition whose words were shown and whose model reads the answers; runs of the first one do not name it. */
  readonly instrument?: EditionVersion;
  /** The calibration that was in use when the run began, and that reads it for good; absent without one. */
  readonly calibration?: RunCalibration;
  readonly reportType: Timestamped<ReportType>;
  /** Answers by pair id, "1" to "36". */
  readonly rheti: Readonly<Record<string, Timestamped<PairAnswer | null>>>;
  /** The index of the chosen option, by card id. */
  readonly hero: Readonly<Record<string, Timestamped<number | null>>>;
  readonly block: Timestamped<BlockId | null> | null;
  readonly colors: Timestamped<ChosenColors> | null;
  readonly tokens: Timestamped<TokenCounts> | null;
  /** Answers of the optional decider round: the type chosen, by card id. */
  readonly decider: Readonly<Record<string, Timestamped<number | null>>>;
  /** Whether the outcome of the decider round was accepted. */
  readonly deciderAccepted: Timestamped<boolean> | null;
  /** True for the sample result that is used when there were no answers. */
  readonly sample: boolean;
  /** When the report was made, in milliseconds; a completed run is not changed any more, by any device. */
  readonly completedAt: number | null;
  /** The deleted run in whose place this one was begun; absent of all others. */
  readonly standInFor?: string;
  /** When this one, completed and deleted, was restored, in milliseconds: it stands before what began until then. */
  readonly restoredAt?: number;
}

/** An empty run; `runId` is a fresh UUID, `now` in milliseconds, `calibration` the one in use. */
export function newRun(
  runId: string,
  now: number,
  reportType: ReportType,
  calibration: RunCalibration | null = null,
): AssessmentRun {
  return {
    runId,
    startedAt: now,
    instrument: CURRENT_VERSION,
    ...(calibration && { calibration }),
    reportType: { value: reportType, at: now },
    rheti: {},
    hero: {},
    block: null,
    colors: null,
    tokens: null,
    decider: {},
    deciderAccepted: null,
    sample: false,
    completedAt: null,
  };
}

function latest<T>(a: Timestamped<T>, b: Timestamped<T>): Timestamped<T> {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return canonicalJson(a.value) >= canonicalJson(b.value) ? a : b;
}

/** Makes one answer of those that two copies have. */
type ResolveConflict = <T>(a: Timestamped<T>, b: Timestamped<T>) => Timestamped<T>;

function mergeValues<T>(
  a: Timestamped<T> | null,
  b: Timestamped<T> | null,
  choose: ResolveConflict,
): Timestamped<T> | null {
  return a && b ? choose(a, b) : (a ?? b);
}

type TimestampedMap<T> = Readonly<Record<string, Timestamped<T>>>;

function mergeMaps<T>(a: TimestampedMap<T>, b: TimestampedMap<T>, choose: ResolveConflict): TimestampedMap<T> {
  const merged = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const other = merged[key];
    merged[key] = other ? choose(other, value) : value;
  }
  return merged;
}

/** The answers of two copies together; `choose` is asked where both have one. */
function mergeAnswers(a: AssessmentRun, b: AssessmentRun, choose: ResolveConflict) {
  return {
    reportType: choose(a.reportType, b.reportType),
    rheti: mergeMaps(a.rheti, b.rheti, choose),
    hero: mergeMaps(a.hero, b.hero, choose),
    block: mergeValues(a.block, b.block, choose),
    colors: mergeValues(a.colors, b.colors, choose),
    tokens: mergeValues(a.tokens, b.tokens, choose),
    decider: mergeMaps(a.decider, b.decider, choose),
    deciderAccepted: mergeValues(a.deciderAccepted, b.deciderAccepted, choose),
  };
}

function earliest(a: number | null, b: number | null): number | null {
  return a !== null && b !== null ? Math.min(a, b) : (a ?? b);
}

/** The edition of a run. Copies of one run agree, unless a page of an earlier release has left it out. */
export function editionVersion({ instrument = 1 }: Pick<AssessmentRun, "instrument">): EditionVersion {
  return instrument;
}

function mergeEditions(a: AssessmentRun, b: AssessmentRun): Pick<AssessmentRun, "instrument"> {
  const version = Math.max(editionVersion(a), editionVersion(b)) as EditionVersion;
  return a.instrument || b.instrument ? { instrument: version } : {};
}

/** Copies of one run agree, unless one has left it out; where they do not, any order will do that both sides know. */
function mergeCalibrations(a: AssessmentRun, b: AssessmentRun): Pick<AssessmentRun, "calibration"> {
  const [first, second] = [a.calibration, b.calibration];
  const calibration = first && second && canonicalJson(second) > canonicalJson(first) ? second : (first ?? second);
  return calibration ? { calibration } : {};
}

/** Of two copies of a run the one whose answers stand: the one that was completed, or completed first; null where neither is ahead. */
function completedFirst(a: AssessmentRun, b: AssessmentRun): AssessmentRun | null {
  if (a.completedAt === b.completedAt) return null;
  return earliest(a.completedAt, b.completedAt) === a.completedAt ? a : b;
}

/** Since when a run is the one that stands, in milliseconds. */
const standsSince = ({ startedAt, restoredAt = startedAt }: AssessmentRun): number => Math.max(startedAt, restoredAt);

/** What two copies say of a run that was deleted: this one came in its place, or is itself restored, the last time counting. */
function mergeDeletion(a: AssessmentRun, b: AssessmentRun): Pick<AssessmentRun, "standInFor" | "restoredAt"> {
  const standInFor = a.standInFor ?? b.standInFor;
  const restoredAt = Math.max(a.restoredAt ?? 0, b.restoredAt ?? 0);
  return { ...(standInFor && { standInFor }), ...(restoredAt && { restoredAt }) };
}

/**
 * Joins two copies of the assessment, answer by answer, the later one winning; of two different runs the one that
 * started, or was restored, later stands. A completed copy stands as it is: what another device answers after that is
 * no part of it. Commutative, associative (copies of a run share their start, and only completed ones are restored)
 * and idempotent, so that copies may meet in any order, any number of times, and agree (a last-writer-wins map;
 * Shapiro et al. 2011).
 */
export function mergeRuns(a: AssessmentRun, b: AssessmentRun): AssessmentRun {
  if (a.runId !== b.runId) {
    const ahead = standsSince(a) - standsSince(b) || (a.runId > b.runId ? 1 : -1);
    return ahead > 0 ? a : b;
  }
  const frozen = completedFirst(a, b);
  const [one, other] = frozen ? [frozen, frozen] : [a, b];
  return {
    runId: a.runId,
    startedAt: Math.min(a.startedAt, b.startedAt),
    ...mergeEditions(a, b),
    ...mergeCalibrations(a, b),
    ...mergeAnswers(one, other, latest),
    sample: one.sample || other.sample,
    completedAt: one.completedAt,
    ...mergeDeletion(a, b),
  };
}

/** A change of a run, each changed answer stamped later than the one it replaces, also by a clock that was set back. */
export function withLaterTimestamps(before: AssessmentRun, changed: AssessmentRun): AssessmentRun {
  const answers = mergeAnswers(before, changed, (previous, next) =>
    next === previous || next.at > previous.at ? next : { ...next, at: previous.at + 1 },
  );
  return { ...changed, ...answers };
}

/** When a run starts that takes the place of another: later than that one, also by a clock that was set back. */
export function nextStartTime(previous: AssessmentRun, now: number): number {
  return Math.max(now, standsSince(previous) + 1);
}

/** The latest time that a copy names. */
function latestTimestamp(run: AssessmentRun): number {
  const single = [run.reportType, run.block, run.colors, run.tokens, run.deciderAccepted];
  const many = [run.rheti, run.hero, run.decider].flatMap((answers) => Object.values(answers));
  return Math.max(run.startedAt, ...[...single, ...many].map((answer) => answer?.at ?? 0));
}

/** A clock may be ahead by so much, in milliseconds, before it is not believed. */
const MAX_CLOCK_AHEAD_MS = 86_400_000;

/**
 * A copy as it counts where it arrives: what a clock far ahead has stamped counts as given on arrival, and after all
 * that is `known` there. No answer is lost, and the next one by a clock that is right wins.
 */
export function correctTimestamps(run: AssessmentRun, now: number, stored: AssessmentRun | null): AssessmentRun {
  const isPlausible = (time: number) => time <= now + MAX_CLOCK_AHEAD_MS;
  const arrival = Math.max(now, stored ? latestTimestamp(stored) + 1 : 0);
  const answers = mergeAnswers(run, run, (answer) => (isPlausible(answer.at) ? answer : { ...answer, at: arrival }));
  return {
    ...run,
    ...answers,
    startedAt: isPlausible(run.startedAt) ? run.startedAt : arrival,
    completedAt: run.completedAt === null || isPlausible(run.completedAt) ? run.completedAt : now,
  };
}

/**
 * The merge of a copy with what the server keeps after it was sent `sent`: an answer that has not changed since is the
 * server's, with the time that a clock far ahead gave it corrected, even where that is earlier. The calibration is what
 * the server says: it knows which there are.
 */
export function mergeStored(run: AssessmentRun, sent: AssessmentRun, stored: AssessmentRun): AssessmentRun {
  if (run.runId !== sent.runId || run.runId !== stored.runId) return mergeRuns(run, stored);
  const unchanged = Number.NEGATIVE_INFINITY;
  const marked = mergeAnswers(run, sent, (held, before) =>
    canonicalJson(held) === canonicalJson(before) ? { ...held, at: unchanged } : latest(held, before),
  );
  const answers = mergeAnswers({ ...run, ...marked }, stored, (held, kept) =>
    held.at === unchanged ? kept : latest(held, kept),
  );
  // When this copy was completed is what the server says, which may have corrected it.
  const completedAt =
    run.completedAt !== null && run.completedAt === sent.completedAt ? stored.completedAt : run.completedAt;
  const frozen = completedFirst({ ...run, completedAt }, stored);
  const { calibration: _, ...merged } = mergeRuns(run, stored);
  return {
    ...merged,
    ...(stored.calibration && { calibration: stored.calibration }),
    ...(frozen ? mergeAnswers(frozen, frozen, latest) : answers),
    sample: frozen ? frozen.sample : merged.sample,
    startedAt: run.startedAt === sent.startedAt ? stored.startedAt : Math.min(run.startedAt, stored.startedAt),
    completedAt: frozen ? frozen.completedAt : completedAt,
  };
}

/** The values of a stamped map that were not removed. */
export function presentValues<T>(map: Readonly<Record<string, Timestamped<T | null>>>): Record<string, T> {
  const values = Object.entries(map).map(([key, { value }]) => [key, value] as const);
  return Object.fromEntries(values.filter((entry): entry is readonly [string, T] => entry[1] !== null));
}

/** Whether two copies say the same. */
export function sameRun(a: AssessmentRun | null, b: AssessmentRun | null): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
