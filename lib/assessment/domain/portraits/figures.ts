import { CERTAINTY_BANDS, type CertaintyBand, tenths } from "../scoring/wording";
import { PORTRAIT_KINDS, type PortraitChoice, type PortraitKind } from "./question";

/** Standard normal quantile of a two-sided interval of 95 %. */
const Z = 1.959963984540054;

interface Interval {
  /** Shares, 0 to 1. */
  readonly low: number;
  readonly high: number;
}

/**
 * The 95 % score interval of a share: `hits` of `trials`, whole numbers. It stays within 0 and 1 and holds for few
 * trials too; with none it is all of 0 to 1. E. B. Wilson (1927), Journal of the American Statistical Association 22.
 */
export function wilsonInterval(hits: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = hits / trials;
  const spread = 1 + Z ** 2 / trials;
  const middle = (share + Z ** 2 / (2 * trials)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** People who answered alike, counted together; of each person the first answer that was no skip. */
export interface PortraitGroup {
  readonly kind: PortraitKind;
  readonly band: CertaintyBand;
  readonly locale: string;
  readonly leaderFirst: boolean;
  readonly choice: Exclude<PortraitChoice, "skipped">;
  readonly people: number;
  /** The sum over these people of the leader's probability, given that one of the two types is theirs. */
  readonly expected: number;
}

/** How often the portrait of the leader was chosen. */
export interface Hits {
  /** People who chose one of the two. */
  readonly chose: number;
  readonly hits: number;
  /** The mean probability, 0 to 1, that their answers gave the leader against the other; null without people. */
  readonly said: number | null;
}

export interface PortraitFigures {
  /** People who were shown two portraits. */
  readonly asked: number;
  /** Those who did not skip them. */
  readonly answered: number;
  readonly neither: number;
  /** How many chose the portrait that stood first, whichever it was. */
  readonly first: number;
  readonly all: Hits;
  readonly byKind: readonly (Hits & { readonly kind: PortraitKind })[];
  readonly byBand: readonly (Hits & { readonly band: CertaintyBand })[];
  /** Languages without anybody are left out. */
  readonly byLanguage: readonly (Hits & { readonly locale: string })[];
}

type Fits = (group: PortraitGroup) => boolean;

function countPeople(groups: readonly PortraitGroup[], fits: Fits): number {
  return groups.filter(fits).reduce((sum, { people }) => sum + people, 0);
}

function hitsOf(groups: readonly PortraitGroup[], fits: Fits): Hits {
  const chosen = groups.filter((group) => group.choice !== "neither" && fits(group));
  const chose = countPeople(chosen, () => true);
  const expected = chosen.reduce((sum, group) => sum + group.expected, 0);
  return {
    chose,
    hits: countPeople(chosen, ({ choice }) => choice === "leader"),
    said: chose === 0 ? null : expected / chose,
  };
}

/** Adds up what people chose; `asked` counts those who skipped too. */
export function portraitFigures(groups: readonly PortraitGroup[], asked: number): PortraitFigures {
  const locales = [...new Set(groups.map(({ locale }) => locale))].sort();
  return {
    asked,
    answered: countPeople(groups, () => true),
    neither: countPeople(groups, ({ choice }) => choice === "neither"),
    first: countPeople(groups, ({ choice, leaderFirst }) => choice === (leaderFirst ? "leader" : "other")),
    all: hitsOf(groups, () => true),
    byKind: PORTRAIT_KINDS.map((kind) => ({ kind, ...hitsOf(groups, (group) => group.kind === kind) })),
    byBand: CERTAINTY_BANDS.map((band) => ({ band, ...hitsOf(groups, (group) => group.band === band) })),
    byLanguage: locales.map((locale) => ({ locale, ...hitsOf(groups, (group) => group.locale === locale) })),
  };
}

/** From so many people on who chose one of two portraits, the method text names their figure instead of the simulation's. */
export const MIN_MEASURED = 200;

/** What the method text says of real people. */
export interface MeasuredHits {
  /** People who chose one of the two. */
  readonly people: number;
  /** Those of them who chose the portrait of the type that their answers gave. */
  readonly hits: number;
  readonly neither: number;
}

/** The values of the sentence about them. */
export function measuredValues({ people, hits, neither }: MeasuredHits) {
  return { people, neither, tenths: tenths(hits / people) };
}

/** The figure for the method text; null while too few have chosen. */
export function measuredHits({ all, neither }: Pick<PortraitFigures, "all" | "neither">): MeasuredHits | null {
  return all.chose < MIN_MEASURED ? null : { people: all.chose, hits: all.hits, neither };
}
