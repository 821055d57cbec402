import fc from "fast-check";
import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import { type ByType, byType, normalised } from "@/lib/assessment/domain/instrument/types";
import { typePosterior } from "@/lib/assessment/domain/scoring/posterior";
import { detectedType, scoreAnswers } from "@/lib/assessment/domain/scoring/score-answers";
import {
  CERTAINTY_BANDS,
  calibratedCertainty,
  certaintyBand,
  consistencyBand,
  consistencyTenth,
  isUnderOneTenth,
  ordersBand,
  shareText,
  splitBand,
  statesBand,
  tenths,
  typeCertainty,
} from "@/lib/assessment/domain/scoring/wording";
import { following, markedAnswers } from "../arbitraries";

const STRENGTH = [...CERTAINTY_BANDS].reverse();
const probability = fc.double({ min: 0.12, max: 1, noNaN: true });

describe("the certainty band", () => {
  test("never gets weaker as the probability rises", () => {
    fc.assert(
      fc.property(probability, probability, fc.boolean(), (a, b, close) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const strength = (value: number) => STRENGTH.indexOf(certaintyBand({ probability: value, close }));
        expect(strength(low)).toBeLessThanOrEqual(strength(high));
      }),
    );
  });

  test("is close exactly when the leaders are", () => {
    fc.assert(
      fc.property(probability, fc.boolean(), (value, close) => {
        expect(certaintyBand({ probability: value, close }) === "close").toBe(close);
      }),
    );
  });

  test.each([
    [0.9, "clear"],
    [0.75, "clear"],
    [0.74, "likely"],
    [0.55, "likely"],
    [0.54, "leaning"],
  ])("%d is %s", (value, band) => {
    expect(certaintyBand({ probability: value, close: false })).toBe(band);
  });
});

test.each([
  [0, "steady"],
  [6, "steady"],
  [7, "mixed"],
  [13, "mixed"],
  [14, "scattered"],
  [30, "scattered"],
])("%i circular triads are %s", (triads, band) => {
  expect(consistencyBand(triads)).toBe(band);
});

test.each([
  [50, "even"],
  [55, "even"],
  [56, "leaning"],
  [69, "leaning"],
  [70, "mostly"],
  [89, "mostly"],
  [90, "nearly"],
  [100, "nearly"],
])("a leading share of %i is %s", (share, band) => {
  expect(splitBand(share)).toBe(band);
});

describe("the mood of two states", () => {
  test("does not depend on their order", () => {
    for (const a of COLOR_STATES) for (const b of COLOR_STATES) expect(statesBand(a, b)).toBe(statesBand(b, a));
  });

  test.each([
    ["veryGood", "good", "bright"],
    ["good", "average", "middle"],
    ["average", "belowAverage", "middle"],
    ["veryGood", "average", "contrast"],
    ["good", "destructive", "contrast"],
    ["belowAverage", "destructive", "heavy"],
  ] as const)("%s with %s is %s", (first, second, mood) => {
    expect(statesBand(first, second)).toBe(mood);
  });
});

test("a type that does not lead the posterior is close to the one that does", () => {
  const posterior = typePosterior(following([3, 1, 8, 7, 2, 6, 5, 9, 4]));
  const reading = typeCertainty({ posterior, certainty: calibratedCertainty(posterior) }, 4);
  expect(reading).toMatchObject({ band: "close", other: 3, share: posterior[4], otherShare: posterior[3] });
});

test.each([
  [0, 1, true],
  [0.049, 1, true],
  [0.051, 1, false],
  [0.44, 4, false],
  [0.96, 9, false],
  [1, 9, false],
])("%d is %i in ten; under one in ten: %s", (probability, inTen, under) => {
  expect(tenths(probability)).toBe(inTen);
  expect(isUnderOneTenth(probability)).toBe(under);
});

test.each([
  [0.0099, "under 0.01"],
  [0.01, "0.01"],
])("%d is shown as %s", (share, text) => {
  expect(shareText(share, String, (limit) => `under ${limit}`)).toBe(text);
});

test.each([
  [0, 90],
  [3, 90],
  [4, 80],
  [27, 10],
  [28, 0],
  [30, 0],
])("%i circular triads are a consistency from %i percent", (triads, tenth) => {
  expect(consistencyTenth(triads)).toBe(tenth);
});

test.each([
  [0, "opposed"],
  [8, "opposed"],
  [9, "mixed"],
  [27, "mixed"],
  [28, "alike"],
  [36, "alike"],
])("two orders that agree on %i pairs are %s", (agreements, band) => {
  expect(ordersBand(agreements)).toBe(band);
});

describe("certainty", () => {
  const two = (first: number, second: number): ByType =>
    byType((type) => (type === 3 ? first : type === 8 ? second : (1 - first - second) / 7));

  test.each([
    [0.97, 0.02, 9, false],
    [0.62, 0.2, 6, false],
    [0.45, 0.4, 5, true],
    [0.4, 0.2, 4, false],
    [0.4, 0.21, 4, true],
    [0.12, 0.111, 1, true],
  ])("%d before %d is %i in ten; close: %s", (first, second, outOfTen, close) => {
    expect(calibratedCertainty(two(first, second))).toEqual({
      type: 3,
      probability: first,
      outOfTen,
      runnerUp: 8,
      runnerUpProbability: second,
      close,
    });
  });

  test("never says none or all in ten", () => {
    expect(calibratedCertainty(normalised(byType((type) => (type === 1 ? 1 : 1e-12)))).outOfTen).toBe(9);
    expect(calibratedCertainty(byType(() => 0.04)).outOfTen).toBe(1);
  });

  test("names the type that the scoring goes on with", () => {
    fc.assert(
      fc.property(markedAnswers, (answers) => {
        const { type } = calibratedCertainty(typePosterior(answers), answers);
        expect(type).toBe(detectedType(scoreAnswers(answers)));
      }),
    );
  });
});
