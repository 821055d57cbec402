import { differencesByLanguage, MIN_RUNS_OF_LANGUAGE } from "@/lib/assessment/domain/calibration/dif";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import { simulatedRuns } from "../../../support/simulated-runs";

const MODEL = edition(2);
const PAIR = 12;

/** Runs of two languages; in Urdu people are of another population, and one pair may be worded otherwise. */
function crowd(seed: number, shift: number, people = 150) {
  const of = (
    locale: string,
    own: number,
    biases: Readonly<Record<number, number>>,
    population: "equal" | "base rates",
  ) =>
    simulatedRuns({ people, seed: own, deviation: MODEL.strengthSd, biases, population }).map(({ evidence }) => ({
      evidence,
      locale,
    }));
  return [...of("en", 2 * seed, {}, "equal"), ...of("ur-G4", 2 * seed + 1, { [PAIR]: shift }, "base rates")];
}

test("a pair that is worded otherwise in one language is flagged, with the size of the difference", () => {
  const found = differencesByLanguage(crowd(3, 1.6), MODEL);
  expect(found.length).toBe(72);
  const flagged = found.filter((each) => each.flagged);
  expect(new Set(flagged.map(({ pairId }) => pairId))).toEqual(new Set([PAIR]));
  const urdu = flagged.find(({ locale }) => locale === "ur-G4");
  expect(urdu?.p).toBeLessThan(0.05);
  expect(Math.abs((urdu?.difference ?? 0) - 1.6)).toBeLessThan(3 * (urdu?.error ?? 0));
  const english = flagged.find(({ locale }) => locale === "en");
  expect(english?.difference).toBeCloseTo(-(urdu?.difference ?? 0), 1);
});

test("where the words ask the same, hardly ever is a pair flagged", () => {
  const alarms = Array.from({ length: 20 }, (_, seed) => differencesByLanguage(crowd(10 + seed, 0, 100), MODEL)).filter(
    (found) => found.some(({ flagged }) => flagged),
  );
  expect(alarms.length).toBeLessThanOrEqual(2);
});

test("a language with too few runs is left out, and one language alone has nothing to differ from", () => {
  const runs = crowd(1, 0, MIN_RUNS_OF_LANGUAGE);
  expect(differencesByLanguage(runs.slice(0, MIN_RUNS_OF_LANGUAGE), MODEL)).toEqual([]);
  const uneven = differencesByLanguage(runs.slice(1), MODEL);
  expect(new Set(uneven.map(({ locale }) => locale))).toEqual(new Set(["ur-G4"]));
});
