import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { POPULATIONS } from "@/scripts/simulation";
import { atLeast, atMost, type Bound, reportBounds, row } from "./bound";
import { METHODS, type Method, runMethods, runSceneMethods, SCENE_METHODS, type SceneMethod } from "./methods";
import { calibrationError, type Metrics, measure, type Spread, spread, type Trial, typedAs } from "./metrics";
import { writeSimulated } from "./simulated";
import { DISCRIMINATION, simulate, type Trials } from "./trials";

const SEEDS = [1, 2, 3, 4, 5] as const;
const PEOPLE = 2000;

const percent = (value: Spread | undefined) =>
  value ? `${(100 * value.mean).toFixed(1)} ±${(100 * value.sd).toFixed(1)}` : "-";

function summary(runs: readonly Metrics[], metric: string): Spread | undefined {
  return spread(runs.map((run) => run[metric]));
}

const COLUMNS = ["exact", "top2", "top3", "ece", "retake", "confident", "confidentRight"] as const;

/** What the second edition makes of the people; each is held to its calibration. */
const SECOND_EDITION: readonly Method[] = ["pairs", "strongly", ...SCENE_METHODS, "sharp scenes", "sharp all"];

/**
 * The calibration error over all seeds together. Of 2,000 people it is 2 to 3 % by chance alone (ten bins of 200, each
 * off by 0.8 of its standard error), of 10,000 about 1 %.
 */
const pooledError = (runs: readonly (readonly Trial[])[]) => calibrationError(runs.flat()) ?? Number.NaN;

/** Prints both tables of one population and returns what has to hold. */
function report(population: string, runs: readonly Trials[]): readonly Bound[] {
  const metrics = (method: Method) => runs.map((run) => measure(run[method]));
  const mean = (method: Method, metric: string) => summary(metrics(method), metric)?.mean ?? Number.NaN;
  const typed = (method: Method, type: (typeof PERSONALITY_TYPES)[number]) =>
    spread(runs.map((run) => typedAs(run[method], type)));
  const pooled = (method: Method) => 100 * pooledError(runs.map((run) => run[method]));

  console.log(
    `\nPopulation: ${population}. ${SEEDS.length} seeds x ${PEOPLE} people; %, mean ±sd over seeds; ECE all: of all people at once`,
  );
  console.log(row("", [...COLUMNS, "ECE all"]));
  for (const method of METHODS) {
    const figures = metrics(method);
    const ece = method.startsWith("counting") ? "-" : pooled(method).toFixed(1);
    console.log(row(method, [...COLUMNS.map((column) => percent(summary(figures, column))), ece]));
  }
  console.log(row("typed as", PERSONALITY_TYPES.map(String)));
  for (const method of METHODS) {
    console.log(
      row(
        method,
        PERSONALITY_TYPES.map((type) => percent(typed(method, type))),
      ),
    );
  }

  const gain = (method: Method, over: Method) => 100 * (mean(method, "exact") - mean(over, "exact"));
  const six = (method: Method) => 100 * (typed(method, 6)?.mean ?? Number.NaN);
  const fairSix = POPULATIONS[population]?.[6] ?? Number.NaN;
  // Where Six is commoner than elsewhere the most probable type overshoots its share, ties being its own: 4 points at most.
  const sixBound = 100 * Math.max(0.16, fairSix + 0.04);
  return [
    atLeast("points that plain pairs add to those of the first edition", gain("pairs", "first: pairs"), 0),
    atLeast("points that plain pairs add to counting", gain("pairs", "counting"), -1),
    atLeast("points that emphasis adds to plain pairs", gain("strongly", "pairs"), 2.5),
    atLeast("points that scenes add to plain pairs", gain("scenes", "pairs"), 1.5),
    atLeast("points that sharp scenes add to plain pairs", gain("sharp scenes", "pairs"), 5),
    ...SECOND_EDITION.map((method) => atMost(`% calibration error of ${method}`, pooled(method), 3)),
    ...SECOND_EDITION.map((method) => atMost(`% typed Six by ${method}`, six(method), sixBound)),
  ].map((bound) => ({ ...bound, what: `${population}: ${bound.what}` }));
}

/** The same for scenes that say less, or more, of a person than the model assumes. */
function reportOtherKappas(): readonly Bound[] {
  console.log(`\nOther kappas (${SEEDS.length} seeds, equal frequencies): exact and ECE of all`);
  console.log(
    row(
      "",
      SCENE_METHODS.flatMap((method) => [method, "ECE all"]),
    ),
  );
  return [0.4, 1.2].flatMap((kappa) => {
    const atKappa = (...[person, marked, random]: Parameters<typeof runMethods>) =>
      runSceneMethods(person, marked, kappa, random);
    const runs = SEEDS.map((seed) => simulate("equal", DISCRIMINATION, seed, PEOPLE, atKappa));
    const error = (method: SceneMethod) => 100 * pooledError(runs.map((run) => run[method]));
    const exact = (method: SceneMethod) =>
      percent(
        summary(
          runs.map((run) => measure(run[method])),
          "exact",
        ),
      );
    console.log(
      row(
        String(kappa),
        SCENE_METHODS.flatMap((method) => [exact(method), error(method).toFixed(1)]),
      ),
    );
    return SCENE_METHODS.map((method) => atMost(`kappa ${kappa}: % calibration error of ${method}`, error(method), 4));
  });
}

/** The same figures for people whose answers say less, or more, than the model assumes. */
function reportSensitivity(): void {
  console.log("\nOther discriminations (one seed, equal frequencies): exact and ECE");
  const methods = ["counting", "pairs", "strongly", "all"] as const;
  console.log(
    row(
      "",
      methods.flatMap((method) => [method, "ECE"]),
    ),
  );
  for (const discrimination of [1, 1.5]) {
    const trials = simulate("equal", discrimination, 1, PEOPLE, runMethods);
    const cell = (method: Method, metric: string) => percent(summary([measure(trials[method])], metric));
    console.log(
      row(
        String(discrimination),
        methods.flatMap((method) => [cell(method, "exact"), cell(method, "ece")]),
      ),
    );
  }
}

const start = performance.now();
const runs = Object.keys(POPULATIONS).map(
  (population) =>
    [population, SEEDS.map((seed) => simulate(population, DISCRIMINATION, seed, PEOPLE, runMethods))] as const,
);
const bounds = runs.flatMap(([population, trials]) => report(population, trials));
writeSimulated(Object.fromEntries(runs), PEOPLE * SEEDS.length);
reportSensitivity();
reportBounds([...bounds, ...reportOtherKappas()]);
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
