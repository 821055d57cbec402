import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
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

/** Of one pair: the left statement or not, strongly or not (1 or 0), milliseconds to the first answer (null: not measured), changes of mind. */
export type PairAnswerLog = readonly [left: number, strong: number, milliseconds: number | null, flips: number];

/** What the figures need of a run in progress or past. */
export interface RunFact {
  readonly day: string;
  readonly type: number;
  readonly theme: string;
  readonly locale: string;
  readonly stages: number;
  readonly answered: number;
  readonly pairs: Readonly<Record<string, PairAnswerLog>>;
}

export const MAX_SECONDS = 60;

const bitsOf = (mask: number, count: number) =>
  Array.from({ length: count }, (_, bit) => bit).filter((bit) => Math.floor(mask / 2 ** bit) % 2 === 1);

/** What completed runs are counted by: each by the values of some columns, under a key. */
export const FACT_COUNTS: readonly { readonly of: readonly (keyof Fact)[]; readonly key: (fact: Fact) => string }[] = [
  { of: ["type"], key: ({ type }) => `type:${type}` },
  { of: ["type", "wing"], key: ({ type, wing }) => `wing:${type}w${wing}` },
  { of: ["primaryState"], key: ({ primaryState }) => `state1:${primaryState}` },
  { of: ["secondaryState"], key: ({ secondaryState }) => `state2:${secondaryState}` },
  { of: ["dominantInstinct"], key: ({ dominantInstinct }) => `instinct1:${dominantInstinct}` },
  { of: ["secondaryInstinct"], key: ({ secondaryInstinct }) => `instinct2:${secondaryInstinct}` },
  { of: ["blindInstinct"], key: ({ blindInstinct }) => `instinct3:${blindInstinct}` },
  { of: ["theme"], key: ({ theme }) => `theme:${theme}` },
  { of: ["locale"], key: ({ locale }) => `locale:${locale}` },
  { of: ["circularTriads"], key: ({ circularTriads }) => `triads:${circularTriads ?? "none"}` },
  { of: ["minutes"], key: ({ minutes }) => `minutes:${minutes}` },
];

/** What one completed run counts for. */
export function countFact(fact: Fact): Tally {
  return Object.fromEntries(FACT_COUNTS.map(({ key }) => [key(fact), 1]));
}

/** What the recorded events of one run count for: its stages and its answered pairs. */
export function countRun({ stages, answered }: Pick<RunFact, "stages" | "answered">): Tally {
  return Object.fromEntries([
    ...bitsOf(stages, STAGES.length).map((at) => [`stage:${STAGES[at]}`, 1]),
    ...bitsOf(answered, PAIRS.length).map((at) => [`pair:${at + 1}`, 1]),
  ]);
}

/** How one pair was answered by everybody who took this many seconds (null: not measured); `MAX_SECONDS` also counts longer times. */
export interface PairTimes {
  readonly id: string;
  readonly seconds: number | null;
  readonly answered: number;
  readonly left: number;
  readonly strong: number;
  readonly flips: number;
}

/** What the answers to pairs count for. */
export function countPairTimes({ id, seconds, answered, left, strong, flips }: PairTimes): Tally {
  return {
    [`${id}:answered`]: answered,
    [`${id}:left`]: left,
    [`${id}:strong`]: strong,
    [`${id}:flips`]: flips,
    ...(seconds !== null && { [`${id}:seconds:${seconds}`]: answered }),
  };
}

/** How one run answered its pairs. */
export function countPairs({ pairs }: Pick<RunFact, "pairs">): Tally {
  const tally: Tally = {};
  for (const [id, [left, strong, milliseconds, flips]] of Object.entries(pairs)) {
    const seconds = milliseconds === null ? null : Math.min(MAX_SECONDS, Math.floor(milliseconds / 1000));
    addTally(tally, countPairTimes({ id, seconds, answered: 1, left, strong, flips }));
  }
  return tally;
}

/** Adds a tally to another, `times` times; entries that become 0 are removed. */
export function addTally(sum: Tally, more: Readonly<Tally>, times = 1): void {
  for (const [key, count] of Object.entries(more)) {
    const now = (sum[key] ?? 0) + times * count;
    if (now === 0) delete sum[key];
    else sum[key] = now;
  }
}
