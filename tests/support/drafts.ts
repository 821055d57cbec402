import { blocksOf } from "@/lib/assessment/domain/blocks";
import { type AssessmentDraft, newDraft } from "@/lib/assessment/domain/draft";
import { PAIRS, type Side } from "@/lib/assessment/domain/pairs";
import { workingType } from "@/lib/assessment/domain/readings";
import type { PersonalityType } from "@/lib/assessment/domain/types";

/** The answer of somebody who is this type through and through, and otherwise prefers the higher number. */
export function sideFor(type: PersonalityType, pair: { left: number; right: number }): Side {
  if (pair.left === type) return "left";
  if (pair.right === type) return "right";
  return pair.left > pair.right ? "left" : "right";
}

/** A run with every pair answered for a type. */
export function answeredDraft(type: PersonalityType, runId: string, at: number): AssessmentDraft {
  const rheti = Object.fromEntries(
    PAIRS.map((pair) => [pair.id, { value: { side: sideFor(type, pair), strong: false }, at }]),
  );
  return { ...newDraft(runId, at, "standard"), rheti };
}

/** A run in which all five steps are complete. */
export function completeDraft(type: PersonalityType, runId: string, at: number): AssessmentDraft {
  const answered = answeredDraft(type, runId, at);
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
