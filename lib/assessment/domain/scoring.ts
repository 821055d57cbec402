import { type InvalidReason, readAnswerSheet } from "./answer-sheet";
import type { PairAnswers } from "./answers";
import { isConfident, runCardRoutine } from "./card-routine";
import { FALLBACK_CONFIDENCE, FALLBACK_TYPE } from "./constants";
import { typePosterior } from "./posterior";
import type { PersonalityType } from "./types";

/** `confidence` is the card routine's figure, 0 to 1; what people are shown is the calibrated posterior. */
export type RhetiOutcome =
  | { readonly kind: "confident"; readonly type: PersonalityType; readonly confidence: number }
  | {
      readonly kind: "uncertain";
      readonly type: -1;
      readonly candidates: readonly [PersonalityType, PersonalityType];
      readonly adopted: PersonalityType;
      readonly confidence: typeof FALLBACK_CONFIDENCE;
    }
  | {
      readonly kind: "invalid";
      readonly adopted: typeof FALLBACK_TYPE;
      readonly confidence: typeof FALLBACK_CONFIDENCE;
      readonly reason: InvalidReason;
    };

function invalid(reason: InvalidReason): RhetiOutcome {
  return { kind: "invalid", adopted: FALLBACK_TYPE, confidence: FALLBACK_CONFIDENCE, reason };
}

function scoreSheet(answers: PairAnswers): RhetiOutcome {
  const run = runCardRoutine(typePosterior(answers), answers);
  if (isConfident(run, answers)) return { kind: "confident", type: run.leader, confidence: run.share };
  const { leader, runnerUp } = run;
  return {
    kind: "uncertain",
    type: -1,
    candidates: [leader, runnerUp],
    adopted: leader,
    confidence: FALLBACK_CONFIDENCE,
  };
}

/** Scores a complete set of answers. Takes anything and never throws: what cannot be scored is `invalid`. */
export function scoreAnswers(input: unknown): RhetiOutcome {
  try {
    const reading = readAnswerSheet(input);
    return reading.ok ? scoreSheet(reading.answers) : invalid(reading.reason);
  } catch {
    return invalid("error");
  }
}

/** The type that the product goes on with, whatever the outcome. */
export function detectedType(outcome: RhetiOutcome): PersonalityType {
  return outcome.kind === "confident" ? outcome.type : outcome.adopted;
}
