import fc from "fast-check";
import { CARDS } from "@/lib/assessment/domain/instrument/cards";
import { byType, normalised, PERSONALITY_TYPES, total } from "@/lib/assessment/domain/instrument/types";
import { DECIDER_STRENGTH, deciderCards, updateWithDecider } from "@/lib/assessment/domain/scoring/decider";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";

const posterior = fc
  .uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 9, maxLength: 9 })
  .map((values) => normalised(byType((type) => values[type - 1] ?? 0)));

describe("the decider's cards", () => {
  test.each([
    [0, 3],
    [3, 3],
    [4.4, 4],
    [6, 6],
    [40, 6],
    [Number.NaN, 3],
  ])("asked for %d are %i", (asked, given) => {
    expect(deciderCards(normalised(byType((type) => type)), asked)).toHaveLength(given);
  });

  test("set two against each other, the two leaders first", () => {
    fc.assert(
      fc.property(posterior, fc.integer({ min: 3, max: 6 }), (belief, count) => {
        const cards = deciderCards(belief, count);
        const { leader, runnerUp, order } = rankTypes(belief);
        expect([...(cards[0]?.types ?? [])].sort()).toEqual([leader, runnerUp].sort());
        expect(new Set(cards.map(({ id }) => id)).size).toBe(count);
        for (const { types } of cards) {
          expect(types).toHaveLength(2);
          expect(types.some((type) => order.slice(0, 3).includes(type))).toBe(true);
        }
      }),
    );
  });
});

describe("the decider's update", () => {
  test("is a distribution, raises the chosen type and lowers the other", () => {
    fc.assert(
      fc.property(posterior, fc.constantFrom(...CARDS.slice(4)), (belief, { id, types: [a = 1, b = 2] }) => {
        const after = updateWithDecider(belief, { [id]: a });
        expect(total(after)).toBeCloseTo(1, 12);
        expect(after[a]).toBeGreaterThan(belief[a]);
        expect(after[b]).toBeLessThan(belief[b]);
        expect(Math.log(after[a] / after[b]) - Math.log(belief[a] / belief[b])).toBeCloseTo(DECIDER_STRENGTH, 9);
      }),
    );
  });

  test("does not depend on the order of the answers", () => {
    const belief = normalised(byType((type) => 10 - type));
    const forward = updateWithDecider(belief, { targeted_1v2_001: 2, targeted_1v3_001: 3, targeted_2v3_001: 2 });
    const backward = updateWithDecider(belief, { targeted_2v3_001: 2, targeted_1v3_001: 3, targeted_1v2_001: 2 });
    for (const type of PERSONALITY_TYPES) expect(forward[type]).toBeCloseTo(backward[type], 12);
  });

  test("ignores cards that are not targeted and options that a card does not have", () => {
    const belief = normalised(byType((type) => type));
    expect(updateWithDecider(belief, {})).toEqual(belief);
    expect(updateWithDecider(belief, { general_001: 4, targeted_1v2_001: 9, nowhere: 3 })).toEqual(belief);
    expect(updateWithDecider(belief, Object.create({ targeted_1v2_001: 1 }))).toEqual(belief);
  });
});
