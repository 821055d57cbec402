import { writeFileSync } from "node:fs";
import type { SimulatedFigures, SimulatedMethod } from "@/lib/analytics/domain/simulated";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import type { Method } from "./methods";
import { measure, spread, typedAs } from "./metrics";
import type { Trials } from "./trials";

const FILE = "lib/analytics/domain/simulated-figures.json";

/** What administrators are shown of the methods. */
const SHOWN = {
  counting: "counting",
  posterior: "scenes",
  strong: "strongly + scenes",
  decider: "scenes + decider",
} as const satisfies Readonly<Record<SimulatedMethod, Method>>;
type ShownMethod = (typeof SHOWN)[SimulatedMethod];
const rounded = (value: number | undefined) => Math.round(1e4 * (value ?? 0)) / 1e4;

/** The figures of the simulated people of base rates: means over the seeds, as shares. */
export function simulatedFigures(runs: readonly Trials<ShownMethod>[], people: number): SimulatedFigures {
  const mean = (method: ShownMethod, metric: string) =>
    rounded(spread(runs.map((run) => measure(run[method])[metric]))?.mean);
  const methods = Object.entries(SHOWN).map(([name, method]) => {
    const figures = ["exact", "top2", "top3", "retake"].map((metric) => [metric, mean(method, metric)]);
    return [name, Object.fromEntries(figures)];
  });
  const typed = PERSONALITY_TYPES.map((type) => [
    type,
    rounded(spread(runs.map((run) => typedAs(run.scenes, type)))?.mean),
  ]);
  return {
    people,
    methods: Object.fromEntries(methods),
    calibrationError: mean("scenes", "ece"),
    typedAs: Object.fromEntries(typed),
  };
}

/** Writes what administrators see of the bench. */
export function writeSimulated(populations: Readonly<Record<string, readonly Trials[]>>, people: number): void {
  const figures = simulatedFigures(populations["base rates"] ?? [], people);
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}
