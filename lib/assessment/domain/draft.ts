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

function laterOrOnly<T>(a: Stamped<T> | null, b: Stamped<T> | null): Stamped<T> | null {
  return a && b ? later(a, b) : (a ?? b);
}

function earlierOrOnly(a: number | null, b: number | null): number | null {
  return a !== null && b !== null ? Math.min(a, b) : (a ?? b);
}

function mergeMaps<T>(a: Readonly<Record<string, Stamped<T>>>, b: Readonly<Record<string, Stamped<T>>>) {
  const merged = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const other = merged[key];
    merged[key] = other ? later(other, value) : value;
  }
  return merged;
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
    reportType: later(a.reportType, b.reportType),
    rheti: mergeMaps(a.rheti, b.rheti),
    hero: mergeMaps(a.hero, b.hero),
    block: laterOrOnly(a.block, b.block),
    colors: laterOrOnly(a.colors, b.colors),
    tokens: laterOrOnly(a.tokens, b.tokens),
    decider: mergeMaps(a.decider, b.decider),
    deciderAccepted: laterOrOnly(a.deciderAccepted, b.deciderAccepted),
    sample: a.sample || b.sample,
    completedAt: earlierOrOnly(a.completedAt, b.completedAt),
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
  return { ...draft, runId, startedAt: now, completedAt: null };
}

/** Whether two copies say the same. */
export function sameDraft(a: AssessmentDraft | null, b: AssessmentDraft | null): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
