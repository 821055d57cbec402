import { BLOCK_IDS } from "@/lib/assessment/domain/instrument/blocks";
import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import { INSTINCTS } from "@/lib/assessment/domain/instrument/instincts";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { consistencyShare, consistencyTenth } from "@/lib/assessment/domain/scoring/wording";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { STAGES } from "./stages";
import type { Tally } from "./tally";

/** Fewer than this say nothing: no rate is shown. */
export const MIN_SAMPLE = 20;

export interface Count {
  readonly key: string;
  readonly count: number;
}

/** A kind of thing and how often it is there in two or three roles, as first and second state. */
export interface RoleCount {
  readonly key: string;
  readonly counts: readonly number[];
}

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

export interface Figures {
  /** Accounts made in the period; null when they are asked for something that an account does not have. */
  readonly registered: number | null;
  /** Runs whose first event is in the period. */
  readonly runs: number;
  /** Runs that reached each stage. */
  readonly funnel: readonly Count[];
  /** Runs that answered each pair. */
  readonly pairs: readonly Count[];
  /** Assessments completed in the period, and in the last seven days under the same filters. */
  readonly completed: number;
  readonly recent: number;
  /** From start to end, in whole minutes, 600 standing for more; null without any. */
  readonly medianMinutes: number | null;
  /** 0 to 1, averaged over the results that rest on answers; null without any. */
  readonly meanConsistency: number | null;
  /** In order, those without any among them. */
  readonly days: readonly DayCount[];
  readonly types: readonly Count[];
  readonly wings: readonly Count[];
  readonly states: readonly RoleCount[];
  readonly instincts: readonly RoleCount[];
  readonly themes: readonly Count[];
  readonly languages: readonly Count[];
  /** By consistency in percent: tenths from "0" to "90", the last one to 100. */
  readonly consistency: readonly Count[];
}

const countIn = (tally: Readonly<Tally>) => (key: string) => tally[key] ?? 0;

/** The entries of a histogram whose keys start with a prefix and go on with a number, smallest first. */
export function histogram(tally: Readonly<Tally>, prefix: string): readonly (readonly [number, number])[] {
  return Object.entries(tally)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, count]) => [Number(key.slice(prefix.length)), count] as const)
    .filter(([value]) => Number.isFinite(value))
    .sort(([a], [b]) => a - b);
}

/** The lower median of a histogram: the smallest value that at least half reach; null without any. */
export function lowerMedian(values: readonly (readonly [number, number])[]): number | null {
  const all = values.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [value, count] of values) {
    passed += count;
    if (2 * passed >= all && all > 0) return value;
  }
  return null;
}

/** Reads the tallies of completed runs. */
export function assessmentFigures(tally: Readonly<Tally>) {
  const of = countIn(tally);
  const counts = (prefix: string, keys: readonly (string | number)[]): readonly Count[] =>
    keys.map((key) => ({ key: String(key), count: of(`${prefix}:${key}`) }));
  const roles = (prefix: string, keys: readonly string[], places: readonly number[]): readonly RoleCount[] =>
    keys.map((key) => ({ key, counts: places.map((place) => of(`${prefix}${place}:${key}`)) }));
  const triads = histogram(tally, "triads:");
  const scoredRuns = triads.reduce((sum, [, count]) => sum + count, 0);
  const allTriads = triads.reduce((sum, [value, count]) => sum + value * count, 0);
  const tenths = Array.from({ length: 10 }, (_, at) => 10 * at);
  return {
    medianMinutes: lowerMedian(histogram(tally, "minutes:")),
    meanConsistency: scoredRuns === 0 ? null : consistencyShare(allTriads / scoredRuns),
    types: counts("type", PERSONALITY_TYPES),
    wings: counts("wing", BLOCK_IDS),
    states: roles("state", COLOR_STATES, [1, 2]),
    instincts: roles("instinct", INSTINCTS, [1, 2, 3]),
    themes: counts("theme", REPORT_TYPES),
    languages: counts(
      "locale",
      LOCALES.map(({ code }) => code),
    ),
    consistency: tenths.map((tenth) => ({
      key: String(tenth),
      count: triads.reduce((sum, [value, count]) => sum + (consistencyTenth(value) === tenth ? count : 0), 0),
    })),
  };
}

/** Reads the tallies of runs. */
export function runFigures(tally: Readonly<Tally>) {
  const of = countIn(tally);
  return {
    funnel: STAGES.map((stage) => ({ key: stage, count: of(`stage:${stage}`) })),
    pairs: PAIRS.map(({ id }) => ({ key: String(id), count: of(`pair:${id}`) })),
  };
}

/** Figures without any data, for when the real ones cannot be loaded. */
export const EMPTY_FIGURES: Figures = {
  registered: 0,
  runs: 0,
  completed: 0,
  recent: 0,
  days: [],
  ...assessmentFigures({}),
  ...runFigures({}),
};
