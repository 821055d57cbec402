import fc from "fast-check";
import { CERTAINTY_BANDS, certaintyBand } from "@/lib/assessment/domain/certainty-band";
import { COLOR_STATES } from "@/lib/assessment/domain/color-states";
import { consistencyBand, moodOf, splitBand, standingOf } from "@/lib/reports/domain/bands";
import { LIVES, profileOf } from "./samples";

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
    for (const a of COLOR_STATES) for (const b of COLOR_STATES) expect(moodOf(a, b)).toBe(moodOf(b, a));
  });

  test.each([
    ["veryGood", "good", "bright"],
    ["good", "average", "middle"],
    ["average", "belowAverage", "middle"],
    ["veryGood", "average", "contrast"],
    ["good", "destructive", "contrast"],
    ["belowAverage", "destructive", "heavy"],
  ] as const)("%s with %s is %s", (first, second, mood) => {
    expect(moodOf(first, second)).toBe(mood);
  });
});

test("a type that does not lead the posterior is close to the one that does", () => {
  const evidence = profileOf(3, LIVES[0] ?? fail()).evidence ?? fail();
  const other = evidence.certainty.type === 3 ? 4 : 3;
  const standing = standingOf(evidence, other);
  expect(standing).toMatchObject({ band: "close", other: evidence.certainty.type });
  expect(standing.share).toBe(evidence.posterior[other]);
});

function fail(): never {
  throw new Error("missing sample");
}
