import * as constants from "@/lib/assessment/domain/instrument/constants";

test("the business constants are the specified ones", () => {
  expect({ ...constants }).toEqual({
    MAX_CARDS: 6,
    MIN_CARDS: 3,
    CONFIDENCE_THRESHOLD: 0.9,
    PRIOR_WEIGHT: 3,
    MIN_LEADER_WINS: 5,
    TYPE_WEIGHTS: { 1: 1, 2: 1.15, 3: 1, 4: 1.15, 5: 1, 6: 1.4, 7: 1, 8: 1, 9: 1 },
    HERO_CONFIDENCE: 0.85,
    FALLBACK_CONFIDENCE: 0.5,
    FALLBACK_TYPE: 1,
  });
});
