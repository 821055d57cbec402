import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { POPULATIONS } from "@/scripts/simulation";
import { METHODS, type Method } from "./methods";
import { type Metrics, measure, type Spread, spread, typedAs } from "./metrics";
import { writeSimulated } from "./simulated";
import { DISCRIMINATION, simulate, type Trials } from "./trials";

const SEEDS = [1, 2, 3, 4, 5] as const;
const PEOPLE = 2000;

const percent = (value: Spread | undefined) =>
  value ? `${(100 * value.mean).toFixed(1)} ±${(100 * value.sd).toFixed(1)}` : "-";

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(13))).join("");
}

function summary(runs: readonly Metrics[], metric: string): Spread | undefined {
  return spread(runs.map((run) => run[metric]));
}

const COLUMNS = ["exact", "top2", "top3", "ece", "retake", "confident", "confidentRight"] as const;

interface Bound {
  readonly what: string;
  readonly value: number;
  readonly holds: boolean;
}

/** Prints both tables of one population and returns what has to hold. */
function report(population: string, runs: readonly Trials[]): readonly Bound[] {
  const metrics = (method: Method) => runs.map((run) => measure(run[method]));
  const mean = (method: Method, metric: string) => summary(metrics(method), metric)?.mean ?? Number.NaN;
  const typed = (method: Method, type: (typeof PERSONALITY_TYPES)[number]) =>
    spread(runs.map((run) => typedAs(run[method], type)));

  console.log(`\nPopulation: ${population}. ${SEEDS.length} seeds x ${PEOPLE} people; %, mean ±sd over seeds`);
  console.log(row(["", ...COLUMNS]));
  for (const method of METHODS) {
    const figures = metrics(method);
    console.log(row([method, ...COLUMNS.map((column) => percent(summary(figures, column)))]));
  }
  console.log(row(["typed as", ...PERSONALITY_TYPES.map(String)]));
  for (const method of METHODS) {
    console.log(row([method, ...PERSONALITY_TYPES.map((type) => percent(typed(method, type)))]));
  }

  const lost = mean("counting", "exact") - mean("posterior", "exact");
  const gained = mean("posterior + strong", "exact") - mean("counting", "exact");
  const errors = METHODS.filter((method) => !method.startsWith("counting")).map((method) => mean(method, "ece"));
  const six = typed("posterior", 6)?.mean ?? Number.NaN;
  const fairSix = POPULATIONS[population]?.[6] ?? Number.NaN;
  // Where Six is commoner than elsewhere the most probable type overshoots its share, ties being its own: 4 points at most.
  const sixBound = Math.max(0.16, fairSix + 0.04);
  return [
    { what: "points lost to counting, at most 1", value: 100 * lost, holds: lost <= 0.01 },
    { what: "points that emphasis adds to counting, at least 4", value: 100 * gained, holds: gained >= 0.04 },
    {
      what: "worst ECE of any posterior, at most 0.06",
      value: Math.max(...errors),
      holds: Math.max(...errors) <= 0.06,
    },
    { what: `% typed Six, at most ${(100 * sixBound).toFixed(1)}`, value: 100 * six, holds: six <= sixBound },
  ];
}

/** The same figures for people whose answers say less, or more, than the model assumes. */
function reportSensitivity(): void {
  console.log("\nOther discriminations (one seed, equal frequencies)");
  console.log(row(["", "counting", "posterior", "ECE", "with strong", "ECE"]));
  for (const discrimination of [1, 1.5]) {
    const trials = simulate("equal", discrimination, 1, PEOPLE);
    const cell = (method: Method, metric: string) => percent(summary([measure(trials[method])], metric));
    console.log(
      row([
        String(discrimination),
        cell("counting", "exact"),
        cell("posterior", "exact"),
        cell("posterior", "ece"),
        cell("posterior + strong", "exact"),
        cell("posterior + strong", "ece"),
      ]),
    );
  }
}

const start = performance.now();
const runs = Object.keys(POPULATIONS).map(
  (population) => [population, SEEDS.map((seed) => simulate(population, DISCRIMINATION, seed, PEOPLE))] as const,
);
const bounds = runs.flatMap(([population, trials]) =>
  report(population, trials).map((bound) => ({ ...bound, population })),
);
writeSimulated(Object.fromEntries(runs), PEOPLE * SEEDS.length);
reportSensitivity();
console.log("\nBounds");
for (const { population, what, value, holds } of bounds) {
  console.log(`${holds ? "ok  " : "FAIL"} ${population}: ${what}: ${value.toFixed(3)}`);
}
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
if (bounds.some(({ holds }) => !holds)) process.exitCode = 1;
