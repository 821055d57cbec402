import { PAIRS } from "@/lib/assessment/domain/pairs";
import { STAGES } from "./stages";

/** Counts by key; a key that is absent counts nothing. */
export type Tally = Record<string, number>;

/** What the figures need of a completed run. */
export interface Fact {
  readonly day: string;
  readonly type: number;
  readonly wing: number;
  readonly theme: string;
  readonly locale: string;
  readonly primaryState: string;
  readonly secondaryState: string;
  readonly dominantInstinct: string;
  readonly secondaryInstinct: string;
  readonly blindInstinct: string;
  readonly circularTriads: number | null;
  readonly minutes: number;
}

/** Of one pair: the left statement or not, strongly or not (1 or 0), milliseconds to the first answer, changes of mind. */
export type PairRecord = readonly [left: number, strong: number, milliseconds: number, flips: number];

/** What the figures need of a run in progress or past. */
export interface Run {
  readonly day: string;
  readonly type: number;
  readonly theme: string;
  readonly locale: string;
  readonly stages: number;
  readonly answered: number;
  readonly pairs: Readonly<Record<string, PairRecord>>;
}

export const MOST_SECONDS = 60;

const bitsOf = (mask: number, count: number) =>
  Array.from({ length: count }, (_, bit) => bit).filter((bit) => Math.floor(mask / 2 ** bit) % 2 === 1);

/** What one completed run counts for. */
export function countFact(fact: Fact): Tally {
  return {
    [`type:${fact.type}`]: 1,
    [`wing:${fact.type}w${fact.wing}`]: 1,
    [`state1:${fact.primaryState}`]: 1,
    [`state2:${fact.secondaryState}`]: 1,
    [`instinct1:${fact.dominantInstinct}`]: 1,
    [`instinct2:${fact.secondaryInstinct}`]: 1,
    [`instinct3:${fact.blindInstinct}`]: 1,
    [`theme:${fact.theme}`]: 1,
    [`locale:${fact.locale}`]: 1,
    [`triads:${fact.circularTriads ?? "none"}`]: 1,
    [`minutes:${fact.minutes}`]: 1,
  };
}

/** What the recorded events of one run count for: its stages and its answered pairs. */
export function countRun({ stages, answered }: Pick<Run, "stages" | "answered">): Tally {
  return Object.fromEntries([
    ...bitsOf(stages, STAGES.length).map((at) => [`stage:${STAGES[at]}`, 1]),
    ...bitsOf(answered, PAIRS.length).map((at) => [`pair:${at + 1}`, 1]),
  ]);
}

/** How one run answered its pairs. */
export function countPairs({ pairs }: Pick<Run, "pairs">): Tally {
  const tally: Tally = {};
  for (const [id, [left, strong, milliseconds, flips]] of Object.entries(pairs)) {
    tally[`${id}:answered`] = 1;
    tally[`${id}:left`] = left;
    tally[`${id}:strong`] = strong;
    tally[`${id}:flips`] = flips;
    tally[`${id}:seconds:${Math.min(MOST_SECONDS, Math.floor(milliseconds / 1000))}`] = 1;
  }
  return tally;
}

/** Adds a tally to another, so many times; what comes to nothing is left out. */
export function addTally(sum: Tally, more: Readonly<Tally>, times = 1): void {
  for (const [key, count] of Object.entries(more)) {
    const now = (sum[key] ?? 0) + times * count;
    if (now === 0) delete sum[key];
    else sum[key] = now;
  }
}
