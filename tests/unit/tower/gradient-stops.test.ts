import fc from "fast-check";
import { stoneHeight, stoneWidth } from "@/components/tower/block-tower";
import { colorShares, gradientStops } from "@/components/tower/state-colors";
import { STONES, TOWER_VIEW } from "@/components/tower/stones";
import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";

const twoStates = fc.shuffledSubarray([...COLOR_STATES], { minLength: 2, maxLength: 2 });
const split = fc.integer({ min: 0, max: 100 }).map((primary) => ({ primary, secondary: 100 - primary }));

test("the shares of one or two states sum to 100, for every split", () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...COLOR_STATES], { minLength: 1, maxLength: 2 }),
      split,
      (states, distribution) => {
        expect(colorShares(states, distribution).reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      },
    ),
  );
});

test("stops rise from the foot to the crown, and have the border in the middle of two", () => {
  fc.assert(
    fc.property(twoStates, split, (states, distribution) => {
      const offsets = gradientStops(colorShares(states, distribution)).map(({ offset }) => offset);
      expect(offsets).toEqual([...new Set(offsets)].sort((a, b) => a - b));
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 100]);
      const inside = distribution.primary > 9 && distribution.primary < 91;
      if (inside) expect((offsets[1] ?? 0) + (offsets[2] ?? 0)).toBe(2 * distribution.primary);
    }),
  );
});

test("a state with nothing of the split does not colour the tower", () => {
  const colors = (primary: number) =>
    gradientStops(colorShares(["good", "average"], { primary, secondary: 100 - primary })).map(({ color }) => color);
  const [good, average] = ["var(--state-good)", "var(--state-average)"];
  expect(colors(100)).toEqual([good, good]);
  expect(colors(0)).toEqual([average, average]);
  expect(new Set(colors(1))).toEqual(new Set([good, average]));
  expect(gradientStops(colorShares(["good"])).map(({ color }) => color)).toEqual([good, good]);
});

test("there is one stone a step, each drawn within the picture", () => {
  expect(STONES).toHaveLength(5);
  for (const { path, vein } of STONES) {
    const numbers = `${path} ${vein}`.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(20);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(TOWER_VIEW.height);
  }
});

test.each([
  ["w-16", "4rem"],
  ["w-24", "6rem"],
  ["w-48", "12rem"],
  ["w-1", "6rem"],
  [undefined, "6rem"],
])("the width class %s is %s wide", (size, width) => expect(stoneWidth(size)).toBe(width));

test.each([
  ["h-12", "3rem"],
  ["h-8", "2rem"],
  ["h-6", "1.5rem"],
  ["toString", "2rem"],
  [undefined, "2rem"],
])("the height class %s is %s high", (size, height) => expect(stoneHeight(size)).toBe(height));
