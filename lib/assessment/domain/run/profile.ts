import type { Block } from "../instrument/blocks";
import { CARDS } from "../instrument/cards";
import type { ColorSelection, StateKey } from "../instrument/color-selection";
import { type InstinctStack, instinctStack, type TokenCounts } from "../instrument/instincts";
import type { PersonalityType } from "../instrument/types";
import { closestFlips, flipSearch } from "../scoring/closest-flips";
import { winsByType } from "../scoring/comparisons";
import { circularTriads, consistency } from "../scoring/evidence";
import { type TypePosterior, typePosterior } from "../scoring/posterior";
import { type Certainty, calibratedCertainty, type TypesByPairs } from "../scoring/wording";
import type { AssessmentRun } from "./assessment-run";
import {
  chosenBlock,
  colorSelection,
  countedScenes,
  heroAnswers,
  modelOf,
  pairAnswers,
  pairsRanking,
  posteriorOf,
  rhetiOutcome,
  storedConfidence,
  tokenCounts,
  toldScenes,
  workingType,
} from "./selectors";
import { missingSteps } from "./steps";

/** What is known of the nine types, from all that counts in the run's edition. */
export interface TypeEvidence {
  readonly posterior: TypePosterior;
  readonly certainty: Certainty;
  /** What the pairs alone say, where the scenes count too; absent in runs of the first edition. */
  readonly byPairs?: TypesByPairs;
  readonly wins: Readonly<Record<PersonalityType, number>>;
  readonly circularTriads: number;
  /** 1 for a perfect order, 0.3 for random answers. */
  readonly consistency: number;
  /** The fewest pairs that, answered the other way round, would change the leader. */
  readonly closestFlips: readonly number[];
  /** How many of the hero moments point to the type that the run goes by. */
  readonly heroAgreement: number;
  /**
   * Of all scenes that the result tells of, how many offered that type's answer and in how many it was taken; absent in
   * runs that were kept before the extra ones were told.
   */
  readonly sceneAgreement?: { readonly offered: number; readonly taken: number };
}

/** A completed run, read to the end. */
export interface Profile {
  readonly runId: string;
  readonly type: PersonalityType;
  /** The stored figure of the assessment flow; what people are shown is `evidence.certainty`. */
  readonly confidence: number;
  readonly block: Block;
  readonly colors: ColorSelection & { readonly selectedStates: readonly [StateKey, StateKey] };
  readonly tokens: TokenCounts;
  readonly instincts: InstinctStack;
  /** Null for the sample result, which rests on no answers. */
  readonly evidence: TypeEvidence | null;
}

/** How probable each type is by the answers of a run whose pairs can be scored, and how sure that is. */
export function certaintyEvidence(run: AssessmentRun): Pick<TypeEvidence, "posterior" | "certainty" | "byPairs"> {
  const posterior = posteriorOf(run);
  const { leader, runnerUp } = pairsRanking(run);
  return {
    posterior,
    certainty: calibratedCertainty(posterior, pairAnswers(run)),
    ...(modelOf(run).scenes && { byPairs: { type: leader, runnerUp } }),
  };
}

/** A run's answers, and how a change of them is read beside its scenes. */
function flipsOf(run: AssessmentRun): Parameters<typeof flipSearch> {
  const model = modelOf(run);
  const scenes = countedScenes(run);
  return [pairAnswers(run), (changed) => typePosterior(changed, model, scenes)];
}

/** The search for a run's closest flips, in pieces of a millisecond or two. */
export const runFlipSearch = (run: AssessmentRun): ReturnType<typeof flipSearch> => flipSearch(...flipsOf(run));

/** The evidence of the 36 answers; null while they are incomplete or cannot be scored. */
export function typeEvidence(run: AssessmentRun): TypeEvidence | null {
  const outcome = rhetiOutcome(run);
  if (!outcome || outcome.kind === "invalid") return null;
  const answers = pairAnswers(run);
  const told = toldScenes(run);
  const type = workingType(run);
  let flips: readonly number[] | undefined;
  return {
    ...certaintyEvidence(run),
    wins: winsByType(answers),
    circularTriads: circularTriads(answers) ?? 0,
    consistency: consistency(answers) ?? 0,
    // Most of the work of a profile, and one sentence far down: done when it is read, once.
    get closestFlips() {
      flips ??= closestFlips(...flipsOf(run));
      return flips;
    },
    sceneAgreement: {
      offered: CARDS.filter(({ id, types }) => told[id] !== undefined && type !== null && types.includes(type)).length,
      taken: Object.values(told).filter((chosen) => chosen === type).length,
    },
    heroAgreement: Object.values(heroAnswers(run)).filter((chosen) => chosen === type).length,
  };
}

/** Reads a complete run; null while a step is missing. */
export function buildProfile(run: AssessmentRun): Profile | null {
  const type = workingType(run);
  const block = chosenBlock(run);
  const confidence = storedConfidence(run);
  const { selectedStates, distribution } = colorSelection(run);
  const [first, second] = selectedStates;
  if (missingSteps(run).length > 0 || !type || !block || confidence === null || !first || !second) return null;
  const tokens = tokenCounts(run);
  return {
    runId: run.runId,
    type,
    confidence,
    block,
    colors: { selectedStates: [first, second], distribution },
    tokens,
    instincts: instinctStack(tokens),
    evidence: run.sample ? null : typeEvidence(run),
  };
}
