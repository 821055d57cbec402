import fc from "fast-check";
import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import { INSTINCTS, instinctStack, type TokenCounts } from "@/lib/assessment/domain/instrument/instincts";
import { neighbours, PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { encodeCode, parseCode, parseInvitation, writeInvitation } from "@/lib/reports/domain/match/code";
import {
  agreements,
  compareSides,
  endPlaces,
  type MatchComparison,
  type MatchSide,
  matchSide,
} from "@/lib/reports/domain/match/compare";
import { sampleProfile } from "@/lib/reports/domain/sample-profile";
import { qrCode } from "@/lib/reports/operations/matches";

const order = fc.shuffledSubarray([...PERSONALITY_TYPES], { minLength: 9, maxLength: 9 });
const side = fc
  .record({
    order,
    wing: fc.integer({ min: 0, max: 1 }),
    states: fc.shuffledSubarray([...COLOR_STATES], { minLength: 2, maxLength: 2 }),
    self: fc.integer({ min: 0, max: 5 }),
    oneToOne: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ order: nine, wing, states, self, oneToOne }): MatchSide => {
    const type = nine[0] as PersonalityType;
    const tokens = { self, oneToOne, social: 10 - self - oneToOne };
    return {
      type,
      wing: neighbours(type)[wing] as PersonalityType,
      order: nine,
      certainty: "likely",
      states,
      instincts: instinctStack(tokens),
      ends: endPlaces(tokens),
    };
  });

const turned = { first: "second", second: "first", both: "both", none: "none" } as const;
const asSet = (values: readonly unknown[] | null) => values && [...values].sort();
const comparable = (reading: MatchComparison) => ({
  ...reading,
  shared: asSet(reading.shared),
  states: asSet(reading.states),
});

describe("two people, by order and shape", () => {
  test("turned round, the comparison says the same with the sides changed", () => {
    fc.assert(
      fc.property(side, side, (a, b) => {
        const there = compareSides(a, b);
        const back = compareSides(b, a);
        expect(comparable(back)).toEqual(comparable({ ...there, wings: turned[there.wings] }));
      }),
    );
  });

  test("one person beside themselves agrees in everything", () => {
    fc.assert(
      fc.property(side, (a) => {
        const reading = compareSides(a, a);
        expect(reading).toMatchObject({ typeRelation: "same", orders: "alike", instincts: "same", states: a.states });
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
    const compared = JSON.stringify(matchSide(sampleProfile(5)));
    expect(compared).not.toMatch(/posterior|wins|share|confidence|tokens|answers/);
    expect(JSON.parse(compared).order).toHaveLength(9);
  });
});

describe("the first and the last areas of two people", () => {
  /** Every order of the three, with ties: at the top, and below it with tokens enough to be second or with hardly any. */
  const BOARDS: readonly TokenCounts[] = [
    ...[5, 3, 2].flatMap((self) => [5, 3, 2].map((oneToOne) => ({ self, oneToOne, social: 10 - self - oneToOne }))),
    ...[8, 4].flatMap((first) => INSTINCTS.map((instinct) => ({ ...level((10 - first) / 2), [instinct]: first }))),
    ...INSTINCTS.map((instinct) => ({ ...level(4), [instinct]: 2 })),
  ];
  const pairs = BOARDS.flatMap((a) => BOARDS.map((b) => [a, b] as const));

  function level(tokens: number): TokenCounts {
    return { self: tokens, oneToOne: tokens, social: tokens };
  }
  const above = (board: TokenCounts, one: keyof TokenCounts) => INSTINCTS.filter((other) => board[other] > board[one]);
  const isFirst = (board: TokenCounts, instinct: keyof TokenCounts) => above(board, instinct).length === 0;
  const isLast = (board: TokenCounts, instinct: keyof TokenCounts) =>
    above(board, instinct).length === 2 || (!isFirst(board, instinct) && board[instinct] < 2);

  test.each(pairs)("%j and %j", (a, b) => {
    const [one, other] = [a, b].map((tokens) => matchSide({ ...sampleProfile(5), tokens }));
    if (!one || !other) throw new Error("two sides");
    const { instincts, ends } = compareSides(one, other);
    const crossed = INSTINCTS.filter(
      (each) => (isFirst(a, each) && isLast(b, each)) || (isFirst(b, each) && isLast(a, each)),
    );
    expect(ends.first).toEqual(INSTINCTS.filter((each) => isFirst(a, each) && isFirst(b, each)));
    expect(ends.last).toEqual(INSTINCTS.filter((each) => isLast(a, each) && isLast(b, each)));
    expect(instincts).toBe(ends.first.length > 0 ? "same" : crossed.length > 0 ? "crossed" : "different");
  });

  test("5, 2, 3 and 4, 4, 2 share the first one and no last one", () => {
    const [a, b] = [
      { self: 5, oneToOne: 2, social: 3 },
      { self: 4, oneToOne: 4, social: 2 },
    ].map((tokens) => matchSide({ ...sampleProfile(5), tokens }));
    expect(a && b && compareSides(a, b)).toMatchObject({ instincts: "same", ends: { first: ["self"], last: [] } });
  });
});

test("which state was chosen first is not told", () => {
  const profile = sampleProfile(5);
  const [first, second] = profile.colors.selectedStates;
  const turnedRound = { ...profile, colors: { ...profile.colors, selectedStates: [second, first] as const } };
  expect(matchSide(turnedRound).states).toEqual(matchSide(profile).states);
});

describe("a code", () => {
  const bytes = fc.uint8Array({ minLength: 10, maxLength: 10, max: 31 });

  test("is read back however it was typed, and another one is another", () => {
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        const code = encodeCode(a);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
        const plain = code.replaceAll("-", "");
        expect(parseCode(code)).toBe(plain);
        expect(parseCode(` ${code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l")} `)).toBe(plain);
        expect(encodeCode(a) === encodeCode(b)).toBe(Buffer.from(a).equals(Buffer.from(b)));
      }),
    );
  });

  test("of a former release, which is longer, is still read", () => {
    expect(parseCode("0123-4567-89AB-CDEF-GHJK-MNPQ-RS")).toBe("0123456789ABCDEFGHJKMNPQRS");
  });

  test("its address as a QR code has the three corners by which cameras find it, in a quiet border", () => {
    const { size, path } = qrCode("https://example.org/compare#ABCDE-FGHJK");
    expect(size).toBeGreaterThanOrEqual(29);
    for (const [x, y] of [
      [4, 4],
      [size - 5, 4],
      [4, size - 5],
    ])
      expect(path).toContain(`M${x} ${y}h1`);
    expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
    expect(qrCode("https://example.org/compare#ABCDE-FGHJM").path).not.toBe(path);
  });

  test.each(["", "123", "U".repeat(10), "A".repeat(11), "💥".repeat(10), "A".repeat(27)])("%j is none", (typed) => {
    expect(parseCode(typed)).toBeNull();
  });
});

describe("an invitation as one word", () => {
  const code = "0A1B2C3D4E";

  test("is read as it was written, with any first name, behind a hash and without", () => {
    fc.assert(
      fc.property(fc.constantFrom("Asha", "آشا", "Zoë/Ann", "ऋषि", "50%", null), (from) => {
        const word = writeInvitation({ code, from });
        expect(parseInvitation(word)).toEqual({ code, from });
        expect(parseInvitation(`#${word}`)).toEqual({ code, from });
        expect(word).not.toMatch(/\s/);
      }),
    );
  });

  test("is its code where the name was cut off or is empty, and nothing without a code", () => {
    for (const word of [`${code}/%E0%A4`, `${code}/`, `${code}/%20%00`])
      expect(parseInvitation(word)).toEqual({ code, from: null });
    expect(parseInvitation(`${code}/${"x".repeat(500)}`)?.from).toHaveLength(50);
    for (const word of ["", "#", "#/Asha", "pairs"]) expect(parseInvitation(word)).toBeNull();
  });
});
