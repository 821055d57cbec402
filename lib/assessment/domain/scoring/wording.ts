/**
 * Every limit that decides how a result is put into words, and every rounding of it. The results page, the report,
 * the list of runs, the decider round, the comparisons and the admin's figures read them here and nowhere else.
 */
import { COLOR_STATES, type ColorSelection, type StateKey } from "../instrument/color-selection";
import type { PersonalityType } from "../instrument/types";
import type { PairAnswers } from "./answers";
import type { TypePosterior } from "./posterior";
import { rankTypes } from "./ranking";

/** A probability in whole tenths, 1 to 9: never "none", never "certain". */
export function tenths(probability: number): number {
  return Math.min(9, Math.max(1, Math.round(10 * probability)));
}

/** Whether a probability (0 to 1) is higher than words ever say: its figure, beside them, wants to be explained. */
export function isCappedInWords(probability: number): boolean {
  return Math.round(10 * probability) > tenths(probability);
}

/** Whether a probability (0 to 1) is nearer to none than to one in ten. */
export function isUnderOneTenth(probability: number): boolean {
  return Math.round(10 * probability) < 1;
}

/** The smallest probability that is shown as a figure; what is smaller is said to be "under" it. */
const SMALLEST_SHOWN = 0.01;

/** A probability as text; `format` writes a share (0 to 1) in percents, `under` says "less than" of such a text. */
export function shareText(share: number, format: (share: number) => string, under: (limit: string) => string): string {
  return share < SMALLEST_SHOWN ? under(format(SMALLEST_SHOWN)) : format(share);
}

/** The leaders are close when the first is less than this many times as probable as the second. */
const CLOSE_ODDS = 2;

/** What may be said of a result: "about 6 in 10; type 3 is the serious alternative". */
export interface Certainty {
  readonly type: PersonalityType;
  readonly probability: number;
  /** The probability in tenths, 1 to 9. */
  readonly outOfTen: number;
  readonly runnerUp: PersonalityType;
  readonly runnerUpProbability: number;
  readonly close: boolean;
}

/** The leaders of a posterior and how sure it is; the answers, where given, break exact ties as in the scoring. */
export function calibratedCertainty(posterior: TypePosterior, answers: PairAnswers = {}): Certainty {
  const { leader, runnerUp } = rankTypes(posterior, answers);
  return {
    type: leader,
    probability: posterior[leader],
    outOfTen: tenths(posterior[leader]),
    runnerUp,
    runnerUpProbability: posterior[runnerUp],
    close: posterior[leader] < CLOSE_ODDS * posterior[runnerUp],
  };
}

/**
 * How firmly a result may be worded; there is no band for "certain". "divided": the run goes by the type that the pairs
 * gave, and all the evidence leads elsewhere.
 */
export const CERTAINTY_BANDS = ["clear", "likely", "leaning", "close", "divided"] as const;
export type CertaintyBand = (typeof CERTAINTY_BANDS)[number];

const MIN_CLEAR = 0.75;
const MIN_LIKELY = 0.55;

/** The band of a result; leaders that are close are always called close. */
export function certaintyBand({ probability, close }: Pick<Certainty, "probability" | "close">): CertaintyBand {
  if (close) return "close";
  if (probability >= MIN_CLEAR) return "clear";
  return probability >= MIN_LIKELY ? "likely" : "leaning";
}

/** The first and the second type of the pairs alone. */
export interface TypesByPairs {
  readonly type: PersonalityType;
  readonly runnerUp: PersonalityType;
}

/** The part of a run's evidence that says how sure its type is. */
interface CertaintyEvidence {
  readonly posterior: TypePosterior;
  readonly certainty: Certainty;
  readonly byPairs?: TypesByPairs | undefined;
}

/** How sure the type of a run is, and the type that most seriously competes with it. */
export interface TypeCertainty {
  readonly band: CertaintyBand;
  readonly tenths: number;
  readonly share: number;
  readonly other: PersonalityType;
  readonly otherShare: number;
}

/**
 * Reads the evidence for the type that a run goes by. Where that is another type than the posterior's leader, the
 * leader is the alternative, and the result is called divided if it is the pairs that gave the type, else close.
 */
export function typeCertainty(
  { posterior, certainty, byPairs }: CertaintyEvidence,
  type: PersonalityType,
): TypeCertainty {
  const leads = certainty.type === type;
  const other = leads ? certainty.runnerUp : certainty.type;
  const bandBehind = byPairs?.type === type ? "divided" : "close";
  return {
    band: leads ? certaintyBand(certainty) : bandBehind,
    tenths: tenths(posterior[type]),
    share: posterior[type],
    other,
    otherShare: posterior[other],
  };
}

/**
 * The extra scenes are offered where they bring another type to the front with at least this chance: with less, more
 * than four in five people would answer them for nothing.
 */
const MIN_CHANCE_OF_CHANGE = 0.2;

/** Whether extra scenes are worth offering; where pairs and scenes disagree they always are. */
export function isWorthDeciding(chanceOfChange: number, band: CertaintyBand): boolean {
  return band === "divided" || chanceOfChange >= MIN_CHANCE_OF_CHANGE;
}

/** The most circular triads that nine types can have. */
export const MAX_CIRCULAR_TRIADS = 30;
/** Random answers to 36 pairs make 21 circular triads on average, with a standard deviation of 4 (Kendall 1940). */
const MAX_STEADY_TRIADS = 6;
const MAX_MIXED_TRIADS = 13;
const RANDOM_TRIADS = 21;

export type ConsistencyBand = "steady" | "mixed" | "scattered" | "random";

/** How well the choices hang together; "scattered" begins two standard deviations below random answers, "random" at their mean. */
export function consistencyBand(triads: number): ConsistencyBand {
  if (triads <= MAX_STEADY_TRIADS) return "steady";
  if (triads <= MAX_MIXED_TRIADS) return "mixed";
  return triads < RANDOM_TRIADS ? "scattered" : "random";
}

/** Whether answers contradict each other at least as often as random ones do: then no type is more than a first sketch. */
export const isFirstSketch = (triads: number): boolean => consistencyBand(triads) === "random";

/** What is said of how sure a type is: a sentence, and whether a second one calls all of it a first sketch. */
export interface HeadlineWords {
  readonly sentence: CertaintyBand | "sketch";
  readonly caution: boolean;
}

/**
 * The sentences for a band and a number of circular triads. Answers that contradict each other as often as random ones
 * bear no firm word, however probable the model finds the type: one type is called a first sketch, and where two are
 * named anyway, a second sentence says so.
 */
export function headlineWords(band: CertaintyBand, triads: number): HeadlineWords {
  const random = isFirstSketch(triads);
  const two = band === "close" || band === "divided";
  return { sentence: random && !two ? "sketch" : band, caution: random && two };
}

/** How far a reader may lean on the type: its words in "how to read this report". */
export function adviceFor(
  { band, share, otherShare }: Pick<TypeCertainty, "band" | "share" | "otherShare">,
  triads: number,
): "sure" | "doubt" | "ahead" | "firstSketch" {
  const consistency = consistencyBand(triads);
  if (consistency === "random") return "firstSketch";
  if (otherShare > share) return "ahead";
  return band === "clear" && consistency !== "scattered" ? "sure" : "doubt";
}

/** Kendall's coefficient of consistence: 1 for a perfect order, 0 for the most circular; random answers give 0.3. */
export function consistencyShare(triads: number): number {
  return 1 - triads / MAX_CIRCULAR_TRIADS;
}

/** The tenth of the scale of consistency, in percent (0, 10, ... 90), that a number of circular triads falls into. */
export function consistencyTenth(triads: number): number {
  return Math.min(90, Math.floor((10 * (MAX_CIRCULAR_TRIADS - triads)) / MAX_CIRCULAR_TRIADS) * 10);
}

export type StatesBand = "bright" | "middle" | "contrast" | "strained" | "heavy";

interface TwoStates {
  readonly selectedStates: readonly [StateKey, StateKey];
  readonly distribution: ColorSelection["distribution"];
}

/** From how many percent of the hardest but one state two states are called a strain; the hardest counts double. */
const MIN_STRAIN = 60;

/**
 * What two states with their shares (percents) say together: both light, both hard, much of the time hard, far
 * apart, or in between.
 */
export function statesBandOf({ selectedStates, distribution }: TwoStates): StatesBand {
  const [first, second] = selectedStates;
  const [a, b] = [COLOR_STATES.indexOf(first), COLOR_STATES.indexOf(second)];
  const middle = COLOR_STATES.indexOf("average");
  if (a < middle && b < middle) return "bright";
  if (a > middle && b > middle) return "heavy";
  const strain = Math.max(0, a - middle) * distribution.primary + Math.max(0, b - middle) * distribution.secondary;
  if (strain >= MIN_STRAIN) return "strained";
  return Math.abs(a - b) >= 2 ? "contrast" : "middle";
}

/** The three kinds of weeks that report texts are written for. */
export type DaysBand = "bright" | "mixed" | "heavy";

const DAYS: Readonly<Record<StatesBand, DaysBand>> = {
  bright: "bright",
  middle: "mixed",
  contrast: "mixed",
  strained: "heavy",
  heavy: "heavy",
};

/** What two states with their shares say of the present weeks, in the three bands of the texts. */
export function daysBandOf(states: TwoStates): DaysBand {
  return DAYS[statesBandOf(states)];
}

/** Whether two states ask for what strain does with a type or for what ease does: by the side of the middle that they lie on, on the whole. */
export function movementOf({ selectedStates, distribution }: TwoStates): "stress" | "growth" {
  const [first, second] = selectedStates.map((state) => COLOR_STATES.indexOf(state));
  const place = (first ?? 0) * distribution.primary + (second ?? 0) * distribution.secondary;
  return place < 100 * COLOR_STATES.indexOf("average") ? "growth" : "stress";
}

/** From how many of the ten tokens an area is something that one turns to; with fewer it goes without. */
const MIN_TURNED_TO = 2;

/** Which text two areas that share the lower places get: that of the second place, or that of the last. */
export function sharedPlace(tokens: number): "second" | "last" {
  return tokens >= MIN_TURNED_TO ? "second" : "last";
}

/**
 * Two unrelated orders of nine agree on 18 of their 36 pairs on average, with a standard deviation of the square
 * root of 23, about 4.8 (Kendall 1938, n(n-1)(2n+5)/72): beyond two of them from 18 it is hardly chance.
 */
const MIN_ALIKE_AGREEMENTS = 28;
const MAX_OPPOSED_AGREEMENTS = 8;

/** How two people's orders of the nine compare, by the number of the 36 pairs that they agree on. */
export function ordersBand(agreements: number): "alike" | "mixed" | "opposed" {
  if (agreements >= MIN_ALIKE_AGREEMENTS) return "alike";
  return agreements <= MAX_OPPOSED_AGREEMENTS ? "opposed" : "mixed";
}
