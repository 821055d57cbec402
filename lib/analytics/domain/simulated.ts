import type { ByType } from "../../assessment/domain/instrument/types";
import figures from "./simulated-figures.json";

export const SIMULATED_METHODS = ["counting", "posterior", "strong", "decider"] as const;
export type SimulatedMethod = (typeof SIMULATED_METHODS)[number];

/** How well the instrument finds the type of simulated people whose type is known; shares from 0 to 1. */
export interface SimulatedFigures {
  readonly people: number;
  readonly methods: Readonly<
    Record<
      SimulatedMethod,
      { readonly exact: number; readonly top2: number; readonly top3: number; readonly retake: number }
    >
  >;
  readonly calibrationError: number;
  /** How often each type comes out where people are of the base rates. */
  readonly typedAs: Readonly<ByType>;
}

/** Written by `npm run bench -- scoring`. */
export const SIMULATED_FIGURES: SimulatedFigures = figures;
