import { type CertaintyBand, certaintyBand } from "@/lib/assessment/domain/certainty-band";
import { COLOR_STATES, type StateKey } from "@/lib/assessment/domain/color-states";
import type { InstinctStack, TokenCounts } from "@/lib/assessment/domain/instincts";
import type { TypeEvidence } from "@/lib/assessment/domain/profile";
import type { PersonalityType } from "@/lib/assessment/domain/types";

/** Random answers to 36 pairs make 21 circular triads on average, with a standard deviation of 4 (Kendall 1940). */
const STEADY_TRIADS = 6;
const MIXED_TRIADS = 13;

/** How well the choices hang together; "scattered" begins two standard deviations below random answers. */
export function consistencyBand(triads: number): "steady" | "mixed" | "scattered" {
  if (triads <= STEADY_TRIADS) return "steady";
  return triads <= MIXED_TRIADS ? "mixed" : "scattered";
}

/** How the leading state's share, 50 to 100 percent, is put into words. */
export function splitBand(leadingShare: number): "even" | "leaning" | "mostly" | "nearly" {
  if (leadingShare <= 55) return "even";
  if (leadingShare < 70) return "leaning";
  return leadingShare < 90 ? "mostly" : "nearly";
}

export type Mood = "bright" | "middle" | "contrast" | "heavy";

/** What two states say together: both light, both hard, far apart, or in between. */
export function moodOf(first: StateKey, second: StateKey): Mood {
  const [a, b] = [COLOR_STATES.indexOf(first), COLOR_STATES.indexOf(second)];
  const middle = COLOR_STATES.indexOf("average");
  if (a < middle && b < middle) return "bright";
  if (a > middle && b > middle) return "heavy";
  return Math.abs(a - b) >= 2 ? "contrast" : "middle";
}

/** From how many of the ten tokens on one area its pull is called strong. */
const STRONG_TOKENS = 6;

/** How the first area stands to the others; "tied" when it shares its place. */
export function stackBand(stack: InstinctStack, tokens: TokenCounts): "strong" | "balanced" | "tied" {
  if (tokens[stack.dominant] >= STRONG_TOKENS) return "strong";
  return tokens[stack.dominant] === tokens[stack.secondary] ? "tied" : "balanced";
}

/** How sure the reported type is, and the type that most seriously competes with it. */
export interface Standing {
  readonly band: CertaintyBand;
  readonly tenths: number;
  readonly share: number;
  readonly other: PersonalityType;
  readonly otherShare: number;
}

/**
 * Reads the evidence for the type that the report is about. The card routine may settle on another type than the
 * posterior's leader; the leader is then the alternative, and the result is called close.
 */
export function standingOf(
  { posterior, certainty }: Pick<TypeEvidence, "posterior" | "certainty">,
  type: PersonalityType,
): Standing {
  const leads = certainty.type === type;
  const other = leads ? certainty.runnerUp : certainty.type;
  const share = posterior[type];
  return {
    band: leads ? certaintyBand(certainty) : "close",
    tenths: Math.min(9, Math.max(1, Math.round(10 * share))),
    share,
    other,
    otherShare: posterior[other],
  };
}

/** The type to compare the reported one with; null where the result is clear, or rests on no answers. */
export function doubtOf(
  evidence: Pick<TypeEvidence, "posterior" | "certainty"> | null | undefined,
  type: PersonalityType,
): PersonalityType | null {
  if (!evidence) return null;
  const { band, other } = standingOf(evidence, type);
  return band === "clear" ? null : other;
}
