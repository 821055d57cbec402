import type { Certainty } from "@/lib/assessment/domain/evidence";

export type SureBand = "strong" | "likely" | "open" | "tied" | "faint";

/** The runner-up counts as level above this share of the leader's probability. */
const LEVEL = 0.85;

/** Which wording a certainty gets; even the strongest one leaves room for another type. */
export function sureBand({ outOfTen, probability, runnerUpProbability }: Certainty): SureBand {
  if (outOfTen <= 3) return "faint";
  if (runnerUpProbability > LEVEL * probability) return "tied";
  if (outOfTen >= 8) return "strong";
  return outOfTen >= 6 ? "likely" : "open";
}

/** A probability in whole tenths; 0 where it is nearer to none than to one in ten. */
export function tenths(probability: number): number {
  return Math.min(9, Math.round(10 * probability));
}
