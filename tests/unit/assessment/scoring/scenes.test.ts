import fc from "fast-check";
import { CARDS, type Card, HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { type Edition, edition } from "@/lib/assessment/domain/instrument/edition";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import {
  type ByType,
  byType,
  normalised,
  PERSONALITY_TYPES,
  type PersonalityType,
  total,
} from "@/lib/assessment/domain/instrument/types";
import type { CardAnswers } from "@/lib/assessment/domain/scoring/answers";
import { comparisonsOf } from "@/lib/assessment/domain/scoring/comparisons";
import { largestProbabilities, typePosterior } from "@/lib/assessment/domain/scoring/posterior";
import { type SceneChoice, sceneChoicesOf } from "@/lib/assessment/domain/scoring/scene-choices";
import { estimateStrengths, forecastScene } from "@/lib/assessment/domain/scoring/strengths";
import { markedAnswers, partialAnswers } from "../arbitraries";

const MODEL = edition(2);

const choiceOn = ({ id, types }: Card) =>
  fc.constantFrom(...types).map((type): [string, PersonalityType] => [id, type]);
/** Some cards of the deck, answered somehow. */
const sceneAnswers: fc.Arbitrary<CardAnswers> = fc
  .subarray([...CARDS], { maxLength: 8 })
  .chain((cards) => fc.tuple(...cards.map(choiceOn)))
  .map((entries) => Object.fromEntries(entries));

function expectSame(actual: Readonly<ByType>, expected: Readonly<ByType>, digits = 9): void {
  for (const type of PERSONALITY_TYPES) expect(actual[type]).toBeCloseTo(expected[type], digits);
}

const permutation = fc
  .shuffledSubarray([...PERSONALITY_TYPES], { minLength: 9, maxLength: 9 })
  .map((names) => (type: PersonalityType) => names[type - 1] ?? type);

test("pairs and scenes together give a distribution, and no answers the base rates", () => {
  fc.assert(
    fc.property(partialAnswers, sceneAnswers, (answers, scenes) => {
      const posterior = typePosterior(answers, MODEL, scenes);
      expect(total(posterior)).toBeCloseTo(1, 12);
      for (const type of PERSONALITY_TYPES) expect(posterior[type]).toBeGreaterThan(0);
    }),
  );
  expectSame(typePosterior({}, MODEL), normalised(MODEL.typeWeights), 12);
});

test("choosing a type's option makes the type more probable than choosing any other, or not answering", () => {
  fc.assert(
    fc.property(markedAnswers, sceneAnswers, fc.constantFrom(...HERO_CARDS), (answers, scenes, { id, types }) => {
      const { [id]: _, ...others } = scenes;
      const without = typePosterior(answers, MODEL, others);
      const chosen = new Map(types.map((type) => [type, typePosterior(answers, MODEL, { ...others, [id]: type })]));
      for (const type of types) {
        const own = chosen.get(type)?.[type] ?? 0;
        expect(own).toBeGreaterThan(without[type]);
        for (const other of types) if (other !== type) expect(own).toBeGreaterThan(chosen.get(other)?.[type] ?? 1);
      }
    }),
    { numRuns: 60 },
  );
});

test("relabelling the types relabels the posterior", () => {
  fc.assert(
    fc.property(partialAnswers, sceneAnswers, permutation, (answers, scenes, rename) => {
      const comparisons = comparisonsOf(answers);
      const choices = sceneChoicesOf(scenes);
      const before = largestProbabilities(estimateStrengths({ comparisons, choices }, MODEL));
      const renamed = {
        comparisons: comparisons.map((met) => ({ ...met, winner: rename(met.winner), loser: rename(met.loser) })),
        choices: choices.map(
          (choice): SceneChoice => ({ ...choice, options: choice.options.map(rename), chosen: rename(choice.chosen) }),
        ),
      };
      const after = largestProbabilities(estimateStrengths(renamed, MODEL));
      expectSame(
        byType((type) => after[rename(type)]),
        before,
      );
    }),
  );
});

test("the order in which scenes were answered changes nothing; unknown cards and options say nothing", () => {
  fc.assert(
    fc.property(markedAnswers, sceneAnswers, (answers, scenes) => {
      const turned = Object.fromEntries(Object.entries(scenes).reverse());
      expect(typePosterior(answers, MODEL, turned)).toEqual(typePosterior(answers, MODEL, scenes));
    }),
  );
  expect(sceneChoicesOf({ nowhere: 3, targeted_1v2_001: 9 })).toEqual([]);
  expect(sceneChoicesOf(Object.create({ general_001: 3 }))).toEqual([]);
});

/** The second edition with one thing about the first pair or the first scene changed. */
function changed(change: Pick<Partial<Edition>, "pairs" | "scenes">): Edition {
  return { ...MODEL, ...change };
}

describe("the parameters of an edition", () => {
  const scene = HERO_CARDS[0] ?? { id: "general_001", types: PERSONALITY_TYPES };

  test("a two-way scene of kappa 1 says what a pair says", () => {
    const sharp = changed({ scenes: { ...MODEL.scenes, targeted_1v2_001: { kappa: 1, offsets: {} } } });
    const pair = PAIRS.find(({ left, right }) => left + right === 3 && left !== 3);
    const answers = { [pair?.id ?? 0]: { side: pair?.left === 1 ? "left" : "right", strong: false } } as const;
    expectSame(typePosterior({}, sharp, { targeted_1v2_001: 1 }), typePosterior(answers, MODEL));
  });

  test("the greater kappa, the more a scene says", () => {
    const chanceAt = (kappa: number) =>
      typePosterior({}, changed({ scenes: { [scene.id]: { kappa, offsets: {} } } }), { [scene.id]: 5 })[5];
    expect([chanceAt(0.4), chanceAt(0.7), chanceAt(1.2)]).toEqual(
      [chanceAt(0.4), chanceAt(0.7), chanceAt(1.2)].sort((a, b) => a - b),
    );
    expect(chanceAt(0)).toBeCloseTo(1 / 9.7, 9);
  });

  test("an option that attracts everybody says less of its type, and a statement likewise", () => {
    const attractive = changed({ scenes: { [scene.id]: { kappa: 0.7, offsets: { 5: 1 } } } });
    expect(typePosterior({}, attractive, { [scene.id]: 5 })[5]).toBeLessThan(
      typePosterior({}, MODEL, { [scene.id]: 5 })[5],
    );
    const [first] = PAIRS;
    if (!first) throw new Error("no pairs");
    const liked = changed({ pairs: { ...MODEL.pairs, [first.id]: { discrimination: 1, bias: 1 } } });
    const answered = (side: "left" | "right") => ({ [first.id]: { side, strong: false } });
    expect(typePosterior(answered("left"), liked)[first.left]).toBeLessThan(
      typePosterior(answered("left"), MODEL)[first.left],
    );
    expect(typePosterior(answered("right"), liked)[first.right]).toBeGreaterThan(
      typePosterior(answered("right"), MODEL)[first.right],
    );
  });

  test("a pair that discriminates more says more", () => {
    const [first] = PAIRS;
    if (!first) throw new Error("no pairs");
    const sharp = changed({ pairs: { ...MODEL.pairs, [first.id]: { discrimination: 1.5, bias: 0 } } });
    const answers = { [first.id]: { side: "left", strong: false } } as const;
    expect(typePosterior(answers, sharp)[first.left]).toBeGreaterThan(typePosterior(answers, MODEL)[first.left]);
  });
});

test("the forecast of a scene is a distribution, and nearly the average softmax of normal strengths", () => {
  const mean = byType((type) => (type - 5) / 3);
  const exact = { mean, variance: byType(() => 0) };
  const sum = total(byType((type) => Math.exp(0.7 * mean[type])));
  const { chances } = forecastScene(PERSONALITY_TYPES, { kappa: 0.7, offsets: {} }, exact);
  PERSONALITY_TYPES.forEach((type, at) => {
    expect(chances[at]).toBeCloseTo(Math.exp(0.7 * mean[type]) / sum, 12);
  });
  const vague = forecastScene(PERSONALITY_TYPES, { kappa: 0.7, offsets: {} }, { mean, variance: byType(() => 1) });
  expect(vague.chances.reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 12);
  expect(vague.chances[8]).toBeCloseTo(averageSoftmax(mean, 9), 1);
  expect(vague.chances[8]).toBeLessThan(chances[8] ?? 0);
});

function averageSoftmax(mean: Readonly<ByType>, type: PersonalityType): number {
  let state = 1;
  const uniform = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const draws = 20_000;
  let sum = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const weights = byType((each) => Math.exp(0.7 * (mean[each] + normal())));
    sum += weights[type] / total(weights);
  }
  return sum / draws;
}
