import { FALLBACK_CONFIDENCE, FALLBACK_TYPE } from "../instrument/constants";
import type { Edition } from "../instrument/edition";
import type { PersonalityType } from "../instrument/types";
import type { PairAnswers } from "./answers";
import { type InvalidReason, parseAnswerSheet } from "./answers";
import { isConfident, runCardRoutine } from "./card-routine";
import { typePosterior } from "./posterior";

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

function invalidOutcome(reason: InvalidReason): RhetiOutcome {
  return { kind: "invalid", adopted: FALLBACK_TYPE, confidence: FALLBACK_CONFIDENCE, reason };
}

function scoreSheet(answers: PairAnswers, model: Edition): RhetiOutcome {
  const run = runCardRoutine(typePosterior(answers, model), answers);
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

/** Scores a complete set of answers, the pairs alone. Takes anything and never throws: what cannot be scored is `invalid`. */
export function scoreAnswers(input: unknown, model: Edition): RhetiOutcome {
  try {
    const reading = parseAnswerSheet(input);
    return reading.ok ? scoreSheet(reading.answers, model) : invalidOutcome(reading.reason);
  } catch {
    return invalidOutcome("error");
  }
}

/** The type that the product goes on with, whatever the outcome. */
export function detectedType(outcome: RhetiOutcome): PersonalityType {
  return outcome.kind === "confident" ? outcome.type : outcome.adopted;
}
