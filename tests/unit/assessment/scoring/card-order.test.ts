import fc from "fast-check";
import { CARDS, type Card } from "@/lib/assessment/domain/instrument/cards";
import { optionOrder as optionOrderBy } from "@/lib/assessment/domain/scoring/card-order";

const optionOrder = (runId: string, card: Card) => optionOrderBy(runId, card, 2);

const general = CARDS.filter(({ types }) => types.length === 9);
const targeted = CARDS.filter(({ types }) => types.length === 2);
const anyCard = fc.constantFrom(...CARDS);
const generalCard = fc.constantFrom(...general);
const indices = ({ types }: Card) => types.map((_type, index) => index);

test("the deck has both kinds of card", () => {
  expect([general.length, targeted.length]).toEqual([4, 36]);
});

test("an order is a permutation of the options", () => {
  fc.assert(
    fc.property(fc.uuid(), anyCard, (runId, card) => {
      expect([...optionOrder(runId, card)].sort((a, b) => a - b)).toEqual(indices(card));
    }),
  );
});

test("one run always meets the same order", () => {
  fc.assert(
    fc.property(fc.uuid(), anyCard, (runId, card) => {
      expect(optionOrder(runId, card)).toEqual(optionOrder(runId, card));
    }),
  );
});

test.each(targeted)("$id kept its own order in every run of the first edition", (card) => {
  fc.assert(
    fc.property(fc.uuid(), (runId) => expect(optionOrderBy(runId, card, 1)).toEqual(indices(card))),
    { numRuns: 20 },
  );
});

test.each(targeted)("$id is turned round in about half of the runs", (card) => {
  const turned = Array.from({ length: 1_000 }, (_none, run) => optionOrder(`run-${run}`, card)).filter(
    ([first]) => first === 1,
  );
  // A fair coin leaves 400 to 600 in one of a billion trials.
  expect(turned.length).toBeGreaterThan(400);
  expect(turned.length).toBeLessThan(600);
});

test.each(general)("$id differs between runs", (card) => {
  const orders = Array.from({ length: 200 }, (_none, run) => optionOrder(`run-${run}`, card).join());
  expect(new Set(orders).size).toBeGreaterThan(190);
});

test("two cards of one run are shuffled apart", () => {
  const runs = Array.from({ length: 100 }, (_none, run) => `run-${run}`);
  const different = runs.filter((run) => new Set(general.map((card) => optionOrder(run, card).join())).size > 1);
  expect(different).toHaveLength(runs.length);
});

test("every option stands in every place equally often", () => {
  const RUNS = 9_000;
  fc.assert(
    fc.property(generalCard, (card) => {
      const counts = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => 0));
      for (let run = 0; run < RUNS; run += 1) {
        optionOrder(`run-${run}`, card).forEach((option, place) => {
          const row = counts[place];
          if (row) row[option] = (row[option] ?? 0) + 1;
        });
      }
      const expected = RUNS / 9;
      const chiSquared = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 64 degrees of freedom: a fair shuffle exceeds 117 in one of 20,000 trials.
      expect(chiSquared).toBeLessThan(117);
    }),
    { numRuns: 8 },
  );
});
