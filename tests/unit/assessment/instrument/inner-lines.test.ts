import { INNER_LINES, linesOf } from "@/lib/assessment/domain/instrument/inner-lines";
import { neighbours, PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";

test("nine lines, each type at the end of exactly two", () => {
  expect(INNER_LINES).toHaveLength(9);
  const ends = INNER_LINES.flatMap(({ from, to }) => [from, to]);
  for (const type of PERSONALITY_TYPES) expect(ends.filter((end) => end === type)).toHaveLength(2);
});

test.each(PERSONALITY_TYPES)("the way of ease of %i is the way of strain backward, and no neighbour", (type) => {
  const { strain, ease } = linesOf(type);
  expect(linesOf(strain).ease).toBe(type);
  expect(linesOf(ease).strain).toBe(type);
  for (const end of [strain, ease]) expect([type, ...neighbours(type)]).not.toContain(end);
});
