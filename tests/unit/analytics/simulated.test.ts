import { SIMULATED_FIGURES, SIMULATED_METHODS } from "@/lib/analytics/domain/simulated";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { runShownMethods } from "@/tests/bench/methods";
import { simulatedFigures } from "@/tests/bench/simulated";
import { DISCRIMINATION, simulate } from "@/tests/bench/trials";

/** Other people than those of the stored figures, so that agreement is no copy. */
const SEED = 77;
const PEOPLE = 700;
/** A share of so many differs by more than this from the truth once in some 10,000 times: four standard errors. */
const room = (share: number) => 4 * Math.sqrt((share * (1 - share)) / PEOPLE);

jest.setTimeout(60_000);

const fresh = simulatedFigures([simulate("base rates", DISCRIMINATION, SEED, PEOPLE, runShownMethods)], PEOPLE);

test.each(SIMULATED_METHODS)("what administrators read of %s is what a new simulation gives", (method) => {
  for (const metric of ["exact", "top2", "top3", "retake"] as const) {
    const told = SIMULATED_FIGURES.methods[method][metric];
    expect(Math.abs(fresh.methods[method][metric] - told)).toBeLessThan(room(told));
  }
});

test.each(PERSONALITY_TYPES)("so is how often type %s comes out", (type) => {
  expect(Math.abs(fresh.typedAs[type] - SIMULATED_FIGURES.typedAs[type])).toBeLessThan(
    room(SIMULATED_FIGURES.typedAs[type]),
  );
});
