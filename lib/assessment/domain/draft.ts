import type { PairAnswer } from "./answers";
import type { BlockId } from "./blocks";
import { canonicalJson } from "./canonical-json";
import type { ColorSelection } from "./color-selection";
import type { TokenCounts } from "./instincts";
import type { ReportType } from "./report-types";

/** A value and when it was given, in milliseconds since 1970 by the clock of the device. */
export interface Stamped<T> {
  readonly value: T;
  readonly at: number;
}

/** One run of the assessment, as far as it has come. A value of null takes an earlier answer back. */
export interface AssessmentDraft {
  /** Made in the browser before the first request: the same run is never saved twice. */
  readonly runId: string;
  readonly startedAt: number;
  readonly reportType: Stamped<ReportType>;
  /** Answers by pair id, "1" to "36". */
  readonly rheti: Readonly<Record<string, Stamped<PairAnswer | null>>>;
  /** The index of the chosen option, by card id. */
  readonly hero: Readonly<Record<string, Stamped<number | null>>>;
  readonly block: Stamped<BlockId | null> | null;
  readonly colors: Stamped<ColorSelection> | null;
  readonly tokens: Stamped<TokenCounts> | null;
  /** Answers of the optional decider round: the type chosen, by card id. */
  readonly decider: Readonly<Record<string, Stamped<number | null>>>;
  /** Whether the outcome of the decider round was accepted. */
  readonly deciderAccepted: Stamped<boolean> | null;
  /** True for the sample result that stands in when there were no answers. */
  readonly sample: boolean;
  /** When the report was made, in milliseconds; a completed run is not changed any more. */
  readonly completedAt: number | null;
}

/** An empty run; `runId` is a fresh UUID, `now` in milliseconds. */
export function newDraft(runId: string, now: number, reportType: ReportType): AssessmentDraft {
  return {
    runId,
    startedAt: now,
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

function later<T>(a: Stamped<T>, b: Stamped<T>): Stamped<T> {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return canonicalJson(a.value) >= canonicalJson(b.value) ? a : b;
}

/** Makes one answer of those that two copies have. */
type Choose = <T>(a: Stamped<T>, b: Stamped<T>) => Stamped<T>;

function joinOne<T>(a: Stamped<T> | null, b: Stamped<T> | null, choose: Choose): Stamped<T> | null {
  return a && b ? choose(a, b) : (a ?? b);
}

type Answers<T> = Readonly<Record<string, Stamped<T>>>;

function joinMaps<T>(a: Answers<T>, b: Answers<T>, choose: Choose): Answers<T> {
  const joined = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const other = joined[key];
    joined[key] = other ? choose(other, value) : value;
  }
  return joined;
}

/** The answers of two copies together; `choose` is asked where both have one. */
function joinAnswers(a: AssessmentDraft, b: AssessmentDraft, choose: Choose) {
  return {
    reportType: choose(a.reportType, b.reportType),
    rheti: joinMaps(a.rheti, b.rheti, choose),
    hero: joinMaps(a.hero, b.hero, choose),
    block: joinOne(a.block, b.block, choose),
    colors: joinOne(a.colors, b.colors, choose),
    tokens: joinOne(a.tokens, b.tokens, choose),
    decider: joinMaps(a.decider, b.decider, choose),
    deciderAccepted: joinOne(a.deciderAccepted, b.deciderAccepted, choose),
  };
}

function earlierOrOnly(a: number | null, b: number | null): number | null {
  return a !== null && b !== null ? Math.min(a, b) : (a ?? b);
}

/**
 * Joins two copies of the assessment, answer by answer, the later one winning; of two different runs
 * the one that started later stands. Commutative, associative (copies of a run share their start) and
 * idempotent, so that copies may meet in any order, any number of times, and agree (a last-writer-wins
 * map; Shapiro et al. 2011).
 */
export function mergeDrafts(a: AssessmentDraft, b: AssessmentDraft): AssessmentDraft {
  if (a.runId !== b.runId) {
    if (a.startedAt !== b.startedAt) return a.startedAt > b.startedAt ? a : b;
    return a.runId > b.runId ? a : b;
  }
  return {
    runId: a.runId,
    startedAt: Math.min(a.startedAt, b.startedAt),
    ...joinAnswers(a, b, later),
    sample: a.sample || b.sample,
    completedAt: earlierOrOnly(a.completedAt, b.completedAt),
  };
}

/** A change of a run, each changed answer stamped later than the one it replaces, also by a clock that was set back. */
export function changedAfter(before: AssessmentDraft, changed: AssessmentDraft): AssessmentDraft {
  const answers = joinAnswers(before, changed, (was, is) =>
    is === was || is.at > was.at ? is : { ...is, at: was.at + 1 },
  );
  return { ...changed, ...answers };
}

/** When a run starts that takes the place of another: later than that one, also by a clock that was set back. */
export function startAfter(previous: AssessmentDraft, now: number): number {
  return Math.max(now, previous.startedAt + 1);
}

/** The latest time that a copy names. */
function latestIn(draft: AssessmentDraft): number {
  const single = [draft.reportType, draft.block, draft.colors, draft.tokens, draft.deciderAccepted];
  const many = [draft.rheti, draft.hero, draft.decider].flatMap((answers) => Object.values(answers));
  return Math.max(draft.startedAt, ...[...single, ...many].map((answer) => answer?.at ?? 0));
}

/** A clock may be ahead by so much, in milliseconds, before it is not believed. */
const MOST_AHEAD = 86_400_000;

/**
 * A copy as it counts where it arrives: what a clock far ahead has stamped counts as given on arrival, and after all
 * that is `known` there. No answer is lost, and the next one by a clock that is right wins.
 */
export function asReceived(draft: AssessmentDraft, now: number, known: AssessmentDraft | null): AssessmentDraft {
  const believed = (time: number) => time <= now + MOST_AHEAD;
  const arrival = Math.max(now, known ? latestIn(known) + 1 : 0);
  const answers = joinAnswers(draft, draft, (answer) => (believed(answer.at) ? answer : { ...answer, at: arrival }));
  return {
    ...draft,
    ...answers,
    startedAt: believed(draft.startedAt) ? draft.startedAt : arrival,
    completedAt: draft.completedAt === null || believed(draft.completedAt) ? draft.completedAt : now,
  };
}

/** The values of a stamped map that still stand. */
export function standing<T>(map: Readonly<Record<string, Stamped<T | null>>>): Record<string, T> {
  const entries = Object.entries(map).flatMap(([key, { value }]): [string, T][] =>
    value === null ? [] : [[key, value]],
  );
  return Object.fromEntries(entries);
}

/**
 * A new run that starts from a completed one's answers: what was saved stays as it was saved.
 * `runId` is a fresh UUID, `now` in milliseconds.
 */
export function forkDraft(draft: AssessmentDraft, runId: string, now: number): AssessmentDraft {
  return { ...draft, runId, startedAt: startAfter(draft, now), completedAt: null };
}

/** Whether two copies say the same. */
export function sameDraft(a: AssessmentDraft | null, b: AssessmentDraft | null): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
