import fc from "fast-check";
import { COLOR_STATES, type StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import { type ByType, byType, normalised } from "@/lib/assessment/domain/instrument/types";
import { typePosterior } from "@/lib/assessment/domain/scoring/posterior";
import { detectedType, scoreAnswers } from "@/lib/assessment/domain/scoring/score-answers";
import {
  adviceFor,
  CERTAINTY_BANDS,
  calibratedCertainty,
  certaintyBand,
  consistencyBand,
  consistencyTenth,
  daysBandOf,
  headlineWords,
  isUnderOneTenth,
  isWorthDeciding,
  movementOf,
  ordersBand,
  sharedPlace,
  shareText,
  statesBandOf,
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
  [20, "scattered"],
  [21, "random"],
  [30, "random"],
])("%i circular triads are %s", (triads, band) => {
  expect(consistencyBand(triads)).toBe(band);
});

test.each([
  [0, "last"],
  [1, "last"],
  [2, "second"],
  [3, "second"],
])("two areas that share the lower places with %i tokens each are told as %s", (tokens, place) => {
  expect(sharedPlace(tokens)).toBe(place);
});

describe("the mood of two states", () => {
  const moodOf = (first: StateKey, second: StateKey, primary: number) =>
    statesBandOf({ selectedStates: [first, second], distribution: { primary, secondary: 100 - primary } });

  test("does not depend on their order", () => {
    for (const a of COLOR_STATES)
      for (const b of COLOR_STATES)
        for (const share of [0, 10, 50, 60, 95]) expect(moodOf(a, b, share)).toBe(moodOf(b, a, 100 - share));
  });

  test.each([
    ["veryGood", "good", 50, "bright"],
    ["good", "average", 50, "middle"],
    ["average", "belowAverage", 50, "middle"],
    ["average", "belowAverage", 41, "middle"],
    ["average", "belowAverage", 40, "strained"],
    ["average", "belowAverage", 10, "strained"],
    ["average", "destructive", 71, "contrast"],
    ["average", "destructive", 70, "strained"],
    ["veryGood", "average", 50, "contrast"],
    ["good", "belowAverage", 60, "contrast"],
    ["good", "destructive", 75, "contrast"],
    ["good", "destructive", 50, "strained"],
    ["good", "destructive", 5, "strained"],
    ["belowAverage", "destructive", 100, "heavy"],
  ] as const)("%s with %s at %i percent is %s", (first, second, share, mood) => {
    expect(moodOf(first, second, share)).toBe(mood);
  });
});

describe("the weeks that two states stand for", () => {
  const statesOf = (first: StateKey, second: StateKey, primary: number) => ({
    selectedStates: [first, second] as const,
    distribution: { primary, secondary: 100 - primary },
  });

  test.each([
    ["veryGood", "good", 50, "bright"],
    ["good", "average", 50, "mixed"],
    ["veryGood", "average", 50, "mixed"],
    ["average", "belowAverage", 40, "heavy"],
    ["belowAverage", "destructive", 100, "heavy"],
  ] as const)("%s with %s at %i percent are %s", (first, second, share, days) => {
    expect(daysBandOf(statesOf(first, second, share))).toBe(days);
  });

  test.each([
    ["veryGood", "good", 50, "growth"],
    ["good", "average", 5, "growth"],
    ["good", "belowAverage", 51, "growth"],
    ["good", "belowAverage", 50, "stress"],
    ["average", "belowAverage", 95, "stress"],
    ["veryGood", "destructive", 40, "stress"],
  ] as const)("%s with %s at %i percent ask for %s", (first, second, share, way) => {
    expect(movementOf(statesOf(first, second, share))).toBe(way);
  });

  test("heavy weeks never ask for ease, nor bright ones for strain", () => {
    for (const a of COLOR_STATES)
      for (const b of COLOR_STATES)
        for (const share of [5, 40, 50, 60, 95]) {
          const states = statesOf(a, b, share);
          if (a === b) continue;
          if (daysBandOf(states) === "bright") expect(movementOf(states)).toBe("growth");
          if (statesBandOf(states) === "heavy") expect(movementOf(states)).toBe("stress");
        }
  });
});

test("a type that does not lead the posterior is close to the one that does", () => {
  const posterior = typePosterior(following([3, 1, 8, 7, 2, 6, 5, 9, 4]), edition(1));
  const reading = typeCertainty({ posterior, certainty: calibratedCertainty(posterior) }, 4);
  expect(reading).toMatchObject({ band: "close", other: 3, share: posterior[4], otherShare: posterior[3] });
});

describe("where all the evidence leads to another type than the pairs", () => {
  const posterior = normalised(byType((type) => (type === 3 ? 5 : type === 4 ? 3 : 0.2)));
  const evidence = { posterior, certainty: calibratedCertainty(posterior), byPairs: { type: 4, runnerUp: 8 } as const };

  test("the type of the pairs is called divided, and the leader is the other", () => {
    expect(typeCertainty(evidence, 4)).toMatchObject({ band: "divided", other: 3, otherShare: posterior[3] });
  });

  test("the leader itself is worded as ever, and a type that neither named is close", () => {
    expect(typeCertainty(evidence, 3).band).toBe("close");
    expect(typeCertainty(evidence, 8).band).toBe("close");
  });

  test("extra scenes are always worth it; else from a chance of one in five", () => {
    expect(isWorthDeciding(0, "divided")).toBe(true);
    expect([0.19, 0.2].map((chance) => isWorthDeciding(chance, "close"))).toEqual([false, true]);
  });
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
        const { type } = calibratedCertainty(typePosterior(answers, edition(2)), answers);
        expect(type).toBe(detectedType(scoreAnswers(answers, edition(2))));
      }),
    );
  });
});

test.each([
  ["clear", 20, "clear", false],
  ["clear", 21, "sketch", false],
  ["likely", 30, "sketch", false],
  ["leaning", 0, "leaning", false],
  ["close", 20, "close", false],
  ["close", 21, "close", true],
  ["divided", 24, "divided", true],
] as const)("%s with %i circular triads is worded as %s", (band, triads, sentence, caution) => {
  expect(headlineWords(band, triads)).toEqual({ sentence, caution });
});

test.each([
  ["clear", 0.8, 0.1, 6, "sure"],
  ["clear", 0.8, 0.1, 13, "sure"],
  ["clear", 0.8, 0.1, 14, "doubt"],
  ["clear", 0.8, 0.1, 24, "firstSketch"],
  ["likely", 0.6, 0.2, 3, "doubt"],
  ["close", 0.4, 0.3, 3, "doubt"],
  ["divided", 0.3, 0.5, 3, "ahead"],
  ["divided", 0.3, 0.5, 21, "firstSketch"],
] as const)("%s, %d before %d, with %i circular triads: read it as %s", (band, share, otherShare, triads, advice) => {
  expect(adviceFor({ band, share, otherShare }, triads)).toBe(advice);
});
