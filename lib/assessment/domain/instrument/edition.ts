import { CARDS } from "./cards";
import { TYPE_WEIGHTS } from "./constants";
import { PAIRS } from "./pairs";
import type { ByType, PersonalityType } from "./types";

/** The editions of the instrument: its words and the model that reads the answers. A run keeps its own for good. */
export const EDITION_VERSIONS = [1, 2] as const;
export type EditionVersion = (typeof EDITION_VERSIONS)[number];

/** How a pair is answered: P(left) = logistic(discrimination * (s_left - s_right) + bias), s in logits. */
export interface PairParameters {
  readonly discrimination: number;
  readonly bias: number;
}

/** How a scene is answered: P(option k) = softmax over its options of (kappa * s_k + offset_k), s in logits. */
export interface SceneParameters {
  readonly kappa: number;
  /** In logits; a type that is not named has 0. */
  readonly offsets: Readonly<Partial<Record<PersonalityType, number>>>;
}

/** The model of one edition: plain data, so that it can be stored, compared and estimated anew. */
export interface Edition {
  readonly version: EditionVersion;
  /** By pair id, all 36. */
  readonly pairs: Readonly<Record<number, PairParameters>>;
  /** By card id, the whole deck; null where scenes do not count in the likelihood. */
  readonly scenes: Readonly<Record<string, SceneParameters>> | null;
  /** How far apart two statements stand, in logits, where "strongly" is said as often as not. */
  readonly strongThreshold: number;
  /**
   * Standard deviation of the strengths in the population, in logits. People whose answers discriminate so
   * show the recovery and the ties that short forced-choice forms show; the bench checks calibration around it.
   */
  readonly strengthSd: number;
  /** Relative base rates of the nine types. */
  readonly typeWeights: Readonly<ByType>;
}

const PLAIN_PAIRS: Edition["pairs"] = Object.fromEntries(PAIRS.map(({ id }) => [id, { discrimination: 1, bias: 0 }]));
/** Scenes say less of a strength than pairs do: a situation has other reasons too. Assumed, not measured. */
const PLAIN_SCENES: Edition["scenes"] = Object.fromEntries(CARDS.map(({ id }) => [id, { kappa: 0.7, offsets: {} }]));

const FIRST: Edition = {
  version: 1,
  pairs: PLAIN_PAIRS,
  scenes: null,
  strongThreshold: 2,
  strengthSd: 1.1,
  typeWeights: TYPE_WEIGHTS,
};

/**
 * All the evidence counts. In the first edition "strongly" promised more than it kept: thresholds differ from person to
 * person, and a lower common one is calibrated (`npm run bench -- scoring`).
 */
const SECOND: Edition = { ...FIRST, version: 2, scenes: PLAIN_SCENES, strongThreshold: 1.5 };

const EDITIONS: Readonly<Record<EditionVersion, Edition>> = { 1: FIRST, 2: SECOND };

/** What new runs begin with. */
export const CURRENT_VERSION = 2 satisfies EditionVersion;

/** The model of an edition. */
export function edition(version: EditionVersion): Edition {
  return EDITIONS[version];
}
