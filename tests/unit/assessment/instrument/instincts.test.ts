import fc from "fast-check";
import {
  addToken,
  INSTINCTS,
  type Instinct,
  instinctStack,
  NO_TOKENS,
  placedTokens,
  removeToken,
  TOKEN_COUNT,
  type TokenCounts,
} from "@/lib/assessment/domain/instrument/instincts";

const anyArea = fc.constantFrom(...INSTINCTS);
const moves = fc.array(fc.tuple(fc.boolean(), anyArea), { maxLength: 40 });

function play(steps: readonly (readonly [boolean, Instinct])[], from: TokenCounts = NO_TOKENS): TokenCounts {
  return steps.reduce((counts, [add, area]) => (add ? addToken : removeToken)(counts, area), from);
}

/** Every board with at most ten tokens is as likely as another. */
const board = fc
  .tuple(fc.nat(TOKEN_COUNT), fc.nat(TOKEN_COUNT), fc.nat(TOKEN_COUNT))
  .filter(([a, b, c]) => a + b + c <= TOKEN_COUNT)
  .map(([self, oneToOne, social]): TokenCounts => ({ self, oneToOne, social }));
const fullBoard = board.filter((counts) => placedTokens(counts) === TOKEN_COUNT);

describe("moving tokens", () => {
  test("no sequence of moves goes beyond ten or below nothing", () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const counts = play(steps);
        expect(placedTokens(counts)).toBeLessThanOrEqual(TOKEN_COUNT);
        for (const area of INSTINCTS) expect(counts[area]).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("adding to a board with room puts one token there and moves no other", () => {
    fc.assert(
      fc.property(board, anyArea, (counts, area) => {
        fc.pre(placedTokens(counts) < TOKEN_COUNT);
        expect(addToken(counts, area)).toEqual({ ...counts, [area]: counts[area] + 1 });
      }),
    );
  });

  test("adding and taking back is as if nothing had been, and so is the reverse", () => {
    fc.assert(
      fc.property(board, anyArea, (counts, area) => {
        if (placedTokens(counts) < TOKEN_COUNT) expect(removeToken(addToken(counts, area), area)).toEqual(counts);
        if (counts[area] > 0) expect(addToken(removeToken(counts, area), area)).toEqual(counts);
      }),
    );
  });

  test("a full board takes no more: the same object comes back", () => {
    fc.assert(fc.property(fullBoard, anyArea, (counts, area) => addToken(counts, area) === counts));
  });

  test("an empty area gives nothing: the same object comes back", () => {
    fc.assert(
      fc.property(board, anyArea, (counts, area) => {
        const empty = { ...counts, [area]: 0 };
        expect(removeToken(empty, area)).toBe(empty);
      }),
    );
  });
});

describe("the order of the areas", () => {
  test.each<[number, number, number, string, boolean]>([
    [5, 3, 2, "self oneToOne social", false],
    [2, 3, 5, "social oneToOne self", false],
    [0, 10, 0, "oneToOne self social", true],
    [5, 5, 0, "self oneToOne social", true],
    [0, 5, 5, "oneToOne social self", true],
    [1, 0, 9, "social self oneToOne", false],
    [0, 0, 0, "self oneToOne social", true],
  ])("%i, %i and %i tokens: %s, tied %s", (self, oneToOne, social, order, tied) => {
    const stack = instinctStack({ self, oneToOne, social });
    expect([stack.dominant, stack.secondary, stack.blind].join(" ")).toBe(order);
    expect(stack.tied).toBe(tied);
  });

  test("names each area once, most tokens first, and is tied exactly when two hold equally many", () => {
    fc.assert(
      fc.property(board, (counts) => {
        const { dominant, secondary, blind, tied } = instinctStack(counts);
        expect([dominant, secondary, blind].sort()).toEqual([...INSTINCTS].sort());
        expect(counts[dominant]).toBeGreaterThanOrEqual(counts[secondary]);
        expect(counts[secondary]).toBeGreaterThanOrEqual(counts[blind]);
        expect(tied).toBe(new Set(Object.values(counts)).size < INSTINCTS.length);
      }),
    );
  });

  test("ten tokens never tie all three areas", () => {
    fc.assert(
      fc.property(fullBoard, (counts) => {
        const { dominant, blind } = instinctStack(counts);
        expect(counts[dominant]).toBeGreaterThan(counts[blind]);
      }),
    );
  });
});
