import type { Block } from "./blocks";
import { closestFlips } from "./closest-flips";
import type { ColorSelection } from "./color-selection";
import type { StateKey } from "./color-states";
import type { AssessmentDraft } from "./draft";
import { type Certainty, calibratedCertainty, circularTriads, consistency } from "./evidence";
import { type InstinctStack, instinctStack, type TokenCounts } from "./instincts";
import type { TypePosterior } from "./posterior";
import {
  chosenBlock,
  colorSelection,
  heroAnswers,
  pairAnswers,
  posteriorOf,
  rhetiOutcome,
  storedConfidence,
  tokenCounts,
  workingType,
} from "./readings";
import { missingSteps } from "./steps";
import type { PersonalityType } from "./types";
import { winsByType } from "./wins";

/** What is known of the nine types, from the paired statements and the decider round. */
export interface TypeEvidence {
  readonly posterior: TypePosterior;
  readonly certainty: Certainty;
  readonly wins: Readonly<Record<PersonalityType, number>>;
  readonly circularTriads: number;
  /** 1 for a perfect order, 0.3 for random answers. */
  readonly consistency: number;
  /** The fewest pairs that, answered the other way round, would change the leader. */
  readonly closestFlips: readonly number[];
  /** How many of the hero moments point to the type. */
  readonly heroAgreement: number;
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

/** The evidence of the 36 answers; null while they are incomplete or cannot be scored. */
export function typeEvidence(draft: AssessmentDraft): TypeEvidence | null {
  const outcome = rhetiOutcome(draft);
  if (!outcome || outcome.kind === "invalid") return null;
  const answers = pairAnswers(draft);
  const posterior = posteriorOf(draft);
  const certainty = calibratedCertainty(posterior, answers);
  return {
    posterior,
    certainty,
    wins: winsByType(answers),
    circularTriads: circularTriads(answers) ?? 0,
    consistency: consistency(answers) ?? 0,
    closestFlips: closestFlips(answers),
    heroAgreement: Object.values(heroAnswers(draft)).filter((type) => type === certainty.type).length,
  };
}

/** Reads a complete draft; null while a step is missing. */
export function buildProfile(draft: AssessmentDraft): Profile | null {
  const type = workingType(draft);
  const block = chosenBlock(draft);
  const confidence = storedConfidence(draft);
  const { selectedStates, distribution } = colorSelection(draft);
  const [first, second] = selectedStates;
  if (missingSteps(draft).length > 0 || !type || !block || confidence === null || !first || !second) return null;
  const tokens = tokenCounts(draft);
  return {
    runId: draft.runId,
    type,
    confidence,
    block,
    colors: { selectedStates: [first, second], distribution },
    tokens,
    instincts: instinctStack(tokens),
    evidence: draft.sample ? null : typeEvidence(draft),
  };
}
