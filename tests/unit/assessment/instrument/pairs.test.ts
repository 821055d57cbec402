import { COLUMN_LETTERS, PAIR_COUNT, PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { neighbours, PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";

describe("the questionnaire is a fair round robin", () => {
  test("every two types meet exactly once", () => {
    const meetings = PAIRS.map(({ left, right }) => [left, right].sort().join("v"));
    expect(PAIRS).toHaveLength(PAIR_COUNT);
    expect(new Set(meetings).size).toBe(36);
    expect(PAIRS.every(({ left, right }) => left !== right)).toBe(true);
  });

  test.each(PERSONALITY_TYPES)("type %i stands four times on each side", (type) => {
    expect(PAIRS.filter((pair) => pair.left === type)).toHaveLength(4);
    expect(PAIRS.filter((pair) => pair.right === type)).toHaveLength(4);
  });

  test("neighbouring pairs share no type", () => {
    PAIRS.slice(1).forEach((pair, index) => {
      const before = PAIRS[index];
      expect(before && [before.left, before.right]).not.toContain(pair.left);
      expect(before && [before.left, before.right]).not.toContain(pair.right);
    });
  });

  test("each type has its own column letter, A to I", () => {
    expect(Object.values(COLUMN_LETTERS).sort().join("")).toBe("ABCDEFGHI");
  });
});

test("the circle of nine closes", () => {
  expect(neighbours(1)).toEqual([9, 2]);
  expect(neighbours(9)).toEqual([8, 1]);
  expect(neighbours(5)).toEqual([4, 6]);
});
