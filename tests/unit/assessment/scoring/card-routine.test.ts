import fc from "fast-check";
import { CARDS, HERO_CARD_IDS } from "@/lib/assessment/domain/instrument/cards";
import {
  CONFIDENCE_THRESHOLD,
  MAX_CARDS,
  MIN_CARDS,
  MIN_LEADER_WINS,
  PRIOR_WEIGHT,
} from "@/lib/assessment/domain/instrument/constants";
import { type ByType, byType, normalised, PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { isConfident, runCardRoutine } from "@/lib/assessment/domain/scoring/card-routine";
import { winsByType } from "@/lib/assessment/domain/scoring/comparisons";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { anyType, plainAnswers } from "../arbitraries";

const posterior = fc
  .array(fc.integer({ min: 1, max: 1000 }), { minLength: 9, maxLength: 9 })
  .map((values) => normalised(byType((type) => (values[type - 1] ?? 0) ** 3)));

const leaning = (leader: number, probability: number): ByType =>
  byType((type) => (type === leader ? probability : (1 - probability) / 8));

describe("the deck", () => {
  test("has 40 cards, four for all types and one for each two", () => {
    expect(CARDS).toHaveLength(40);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(40);
    expect(CARDS.filter(({ types }) => types.length === 9).map(({ id }) => id)).toEqual([
      "general_001",
      "general_002",
      "general_003",
      "general_004",
    ]);
    for (const { id, types } of CARDS.slice(0, 4)) expect([id, types]).toEqual([id, PERSONALITY_TYPES]);
    for (const { id, types } of CARDS.slice(4)) expect(id).toBe(`targeted_${types[0]}v${types[1]}_001`);
  });

  test("shows four in the specified order", () => {
    expect(HERO_CARD_IDS).toEqual(["general_001", "general_002", "targeted_1v2_001", "general_003"]);
    for (const id of HERO_CARD_IDS) expect(CARDS.map((card) => card.id)).toContain(id);
  });
});

describe("the card routine", () => {
  test("plays 3 to 6 different cards and stops as soon as it may", () => {
    fc.assert(
      fc.property(posterior, (belief) => {
        const { share, played } = runCardRoutine(belief, {});
        expect(played.length).toBeGreaterThanOrEqual(MIN_CARDS);
        expect(played.length).toBeLessThanOrEqual(MAX_CARDS);
        expect(new Set(played).size).toBe(played.length);
        if (played.length < MAX_CARDS) expect(share).toBeGreaterThanOrEqual(CONFIDENCE_THRESHOLD);
      }),
    );
  });

  test("takes the first option, so that the leader of the posterior gets every vote", () => {
    fc.assert(
      fc.property(posterior, (belief) => {
        const run = runCardRoutine(belief, {});
        expect(run.leader).toBe(rankTypes(belief).leader);
        const votes = PRIOR_WEIGHT * belief[run.leader] + run.played.length;
        expect(run.share).toBeCloseTo(votes / (PRIOR_WEIGHT + run.played.length), 9);
      }),
    );
  });

  test("plays the leaders' own card first, then cards that offer both", () => {
    const belief = normalised({ ...leaning(7, 0.4), 4: 0.3 });
    const { played } = runCardRoutine(belief, {});
    expect(played.slice(0, 5)).toEqual([
      "targeted_4v7_001",
      "general_001",
      "general_002",
      "general_003",
      "general_004",
    ]);
  });

  test.each([
    [0.69, 6, false],
    [0.71, 6, true],
    [0.79, 4, true],
    [0.81, 3, true],
    [0.99, 3, true],
  ])("a leader with %d plays %i cards; at the threshold: %s", (probability, cards, reached) => {
    const run = runCardRoutine(leaning(5, probability), {});
    expect(run.played).toHaveLength(cards);
    expect(run.share >= CONFIDENCE_THRESHOLD).toBe(reached);
  });

  test("ends when the deck is used up, and without any cards", () => {
    const belief = leaning(2, 0.3);
    expect(runCardRoutine(belief, {}, CARDS.slice(0, 2)).played).toHaveLength(2);
    expect(runCardRoutine(belief, {}, [])).toMatchObject({ leader: 2, played: [] });
  });

  test("calls a type confident only with at least 5 of its 8 pairs", () => {
    fc.assert(
      fc.property(plainAnswers, anyType, (answers, leader) => {
        const run = { leader, runnerUp: leader === 1 ? 2 : 1, share: 1, played: [] } as const;
        expect(isConfident(run, answers)).toBe(winsByType(answers)[leader] >= MIN_LEADER_WINS);
        expect(isConfident({ ...run, share: 0.89 }, answers)).toBe(false);
      }),
    );
  });
});
