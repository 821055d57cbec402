import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { TYPE_WEIGHTS } from "@/lib/assessment/domain/instrument/constants";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import { byType } from "@/lib/assessment/domain/instrument/types";
import { ROUND_SIZE } from "@/lib/assessment/domain/run/selectors";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { isConfident, runCardRoutine } from "@/lib/assessment/domain/scoring/card-routine";
import { winsByType } from "@/lib/assessment/domain/scoring/comparisons";
import { deciderCards, openDeciderCards, updateWithDecider } from "@/lib/assessment/domain/scoring/decider";
import { type TypePosterior, typePosterior } from "@/lib/assessment/domain/scoring/posterior";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { type Random, type SimulatedPerson, simulateScenes, withoutEmphasis } from "@/scripts/simulation";
import { type MethodResult, methodResult } from "./metrics";

/** How much a scene says of the simulated people, beside a pair: what the second edition assumes, and more. */
export const SCENE_KAPPA = 0.7;
export const SHARP_KAPPA = 1;

const SECOND = edition(2);

/** What is made of one filling-in by the second edition; the scenes are of the kappa that is asked for. */
export const SCENE_METHODS = ["scenes", "strongly + scenes", "scenes + decider", "all"] as const;
export type SceneMethod = (typeof SCENE_METHODS)[number];

export const METHODS = [
  "counting",
  "counting x weights",
  "first: pairs",
  "first: strongly",
  "first: decider 6",
  "pairs",
  "strongly",
  ...SCENE_METHODS,
  "sharp scenes",
  "sharp all",
] as const;
export type Method = (typeof METHODS)[number];

function byCounting(answers: PairAnswers, weighted: boolean, random: Random): MethodResult {
  const wins = winsByType(answers);
  const scores = byType((type) => wins[type] * (weighted ? TYPE_WEIGHTS[type] : 1) + 1e-6 * random());
  return { order: rankTypes(scores).order };
}

function byPosterior(posterior: TypePosterior, answers: PairAnswers): MethodResult {
  const confident = isConfident(runCardRoutine(posterior, answers), answers);
  return { ...methodResult(posterior, rankTypes(posterior, answers).order), confident };
}

/** A first-edition round of six cards, which discriminate as the pairs do. */
function byFirstDecider(person: SimulatedPerson, posterior: TypePosterior, random: Random): MethodResult {
  const answers = simulateScenes(person, deciderCards(posterior, 6), 1, random);
  return methodResult(updateWithDecider(posterior, answers), undefined);
}

/** The methods that read scenes, for scenes that say `kappa` of the person. */
export function runSceneMethods(
  person: SimulatedPerson,
  marked: PairAnswers,
  kappa: number,
  random: Random,
): Readonly<Record<SceneMethod, MethodResult>> {
  const plain = withoutEmphasis(marked);
  const scenes = simulateScenes(person, HERO_CARDS, kappa, random);
  const decided = (answers: PairAnswers, before: TypePosterior) => {
    const round = simulateScenes(person, openDeciderCards(before, ROUND_SIZE, []), kappa, random);
    return methodResult(typePosterior(answers, SECOND, { ...scenes, ...round }));
  };
  const byPlain = typePosterior(plain, SECOND, scenes);
  const byMarked = typePosterior(marked, SECOND, scenes);
  return {
    scenes: methodResult(byPlain),
    "strongly + scenes": methodResult(byMarked),
    "scenes + decider": decided(plain, byPlain),
    all: decided(marked, byMarked),
  };
}

/** The methods whose figures administrators see. */
export function runShownMethods(person: SimulatedPerson, marked: PairAnswers, random: Random) {
  const counting = byCounting(withoutEmphasis(marked), false, random);
  return { counting, ...runSceneMethods(person, marked, SCENE_KAPPA, random) };
}

/** Everything that the methods make of one filling-in. */
export function runMethods(
  person: SimulatedPerson,
  marked: PairAnswers,
  random: Random,
): Readonly<Record<Method, MethodResult>> {
  const plain = withoutEmphasis(marked);
  const first = typePosterior(plain, edition(1));
  const pairs = typePosterior(plain, SECOND);
  const sharp = runSceneMethods(person, marked, SHARP_KAPPA, random);
  return {
    "counting x weights": byCounting(plain, true, random),
    "first: pairs": byPosterior(first, plain),
    "first: strongly": byPosterior(typePosterior(marked, edition(1)), marked),
    "first: decider 6": byFirstDecider(person, first, random),
    pairs: byPosterior(pairs, plain),
    strongly: byPosterior(typePosterior(marked, SECOND), marked),
    ...runShownMethods(person, marked, random),
    "sharp scenes": sharp.scenes,
    "sharp all": sharp.all,
  };
}
