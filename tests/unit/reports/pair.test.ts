import fc from "fast-check";
import { COLOR_STATES } from "@/lib/assessment/domain/color-states";
import { instinctStack } from "@/lib/assessment/domain/instincts";
import { neighbours, PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/types";
import { codeFromBytes, readCode } from "@/lib/reports/domain/pair/code";
import { agreements, comparePair, type PairReading, type PairSide, pairSide } from "@/lib/reports/domain/pair/compare";
import { sampleProfile } from "@/lib/reports/domain/sample-profile";

const order = fc.shuffledSubarray([...PERSONALITY_TYPES], { minLength: 9, maxLength: 9 });
const side = fc
  .record({
    order,
    wing: fc.integer({ min: 0, max: 1 }),
    states: fc.shuffledSubarray([...COLOR_STATES], { minLength: 2, maxLength: 2 }),
    self: fc.integer({ min: 0, max: 5 }),
    oneToOne: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ order: nine, wing, states, self, oneToOne }): PairSide => {
    const type = nine[0] as PersonalityType;
    return {
      type,
      wing: neighbours(type)[wing] as PersonalityType,
      order: nine,
      shape: "likely",
      states: states as unknown as PairSide["states"],
      instincts: instinctStack({ self, oneToOne, social: 10 - self - oneToOne }),
    };
  });

const turned = { first: "second", second: "first", both: "both", none: "none" } as const;
const asSet = (values: readonly unknown[] | null) => values && [...values].sort();
const comparable = (reading: PairReading) => ({
  ...reading,
  shared: asSet(reading.shared),
  states: asSet(reading.states),
});

describe("two people, by order and shape", () => {
  test("turned round, the comparison says the same with the sides changed", () => {
    fc.assert(
      fc.property(side, side, (a, b) => {
        const there = comparePair(a, b);
        const back = comparePair(b, a);
        expect(comparable(back)).toEqual(comparable({ ...there, wings: turned[there.wings] }));
      }),
    );
  });

  test("one person beside themselves agrees in everything", () => {
    fc.assert(
      fc.property(side, (a) => {
        const reading = comparePair(a, a);
        expect(reading).toMatchObject({ kinship: "same", orders: "alike", instincts: "same", states: a.states });
        expect(reading.shared).toHaveLength(3);
        expect(agreements(a.order ?? [], a.order ?? [])).toBe(36);
        expect(agreements(a.order ?? [], [...(a.order ?? [])].reverse())).toBe(0);
      }),
    );
  });

  test("orders by chance agree on half of the pairs, and seldom look alike", () => {
    const drawn = fc.sample(fc.tuple(order, order), { numRuns: 2_000, seed: 3 });
    const counts = drawn.map(([a, b]) => agreements(a, b));
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeGreaterThan(17.5);
    expect(mean).toBeLessThan(18.5);
    const deviation = Math.sqrt(counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length);
    expect(deviation).toBeCloseTo(Math.sqrt(23), 0);
    expect(counts.filter((count) => count >= 28).length / counts.length).toBeLessThan(0.05);
  });

  test("no figure of a profile gets into what is compared", () => {
    const compared = JSON.stringify(pairSide(sampleProfile(5)));
    expect(compared).not.toMatch(/posterior|wins|share|confidence|tokens|answers/);
    expect(JSON.parse(compared).order).toHaveLength(9);
  });
});

describe("a code", () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

  test("is read back however it was typed, and another one is another", () => {
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        const code = codeFromBytes(a);
        expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{2}$/);
        const plain = code.replaceAll("-", "");
        expect(readCode(code)).toBe(plain);
        expect(readCode(` ${code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l")} `)).toBe(plain);
        expect(codeFromBytes(a) === codeFromBytes(b)).toBe(Buffer.from(a).equals(Buffer.from(b)));
      }),
    );
  });

  test.each(["", "123", "U".repeat(26), "A".repeat(27), "💥".repeat(26)])("%j is none", (typed) => {
    expect(readCode(typed)).toBeNull();
  });
});
