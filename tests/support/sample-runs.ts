import { blocksOf } from "@/lib/assessment/domain/instrument/blocks";
import { PAIRS, type Side } from "@/lib/assessment/domain/instrument/pairs";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { workingType } from "@/lib/assessment/domain/run/selectors";

/** The answer of somebody who is this type through and through, and otherwise prefers the higher number. */
export function sideFavouring(type: PersonalityType, pair: { left: number; right: number }): Side {
  if (pair.left === type) return "left";
  if (pair.right === type) return "right";
  return pair.left > pair.right ? "left" : "right";
}

/** A run with every pair answered for a type. */
export function answeredRun(type: PersonalityType, runId: string, at: number): AssessmentRun {
  const rheti = Object.fromEntries(
    PAIRS.map((pair) => [pair.id, { value: { side: sideFavouring(type, pair), strong: false }, at }]),
  );
  return { ...newRun(runId, at, "standard"), rheti };
}

/** A run in which all five steps are complete. */
export function fullRun(type: PersonalityType, runId: string, at: number): AssessmentRun {
  const answered = answeredRun(type, runId, at);
  const [block] = blocksOf(workingType(answered) ?? type);
  return {
    ...answered,
    hero: {
      general_001: { value: type - 1, at },
      general_002: { value: type - 1, at },
      targeted_1v2_001: { value: 0, at },
      general_003: { value: 0, at },
    },
    block: { value: block.id, at },
    colors: {
      value: { selectedStates: ["good", "average"], distribution: { primary: 65, secondary: 35 } },
      at,
    },
    tokens: { value: { self: 5, oneToOne: 3, social: 2 }, at },
  };
}
