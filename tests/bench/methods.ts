import { TYPE_WEIGHTS } from "@/lib/assessment/domain/instrument/constants";
import { byType } from "@/lib/assessment/domain/instrument/types";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { isConfident, runCardRoutine } from "@/lib/assessment/domain/scoring/card-routine";
import { winsByType } from "@/lib/assessment/domain/scoring/comparisons";
import { deciderCards, updateWithDecider } from "@/lib/assessment/domain/scoring/decider";
import { type TypePosterior, typePosterior } from "@/lib/assessment/domain/scoring/posterior";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { type Random, type SimulatedPerson, simulateCardAnswers, withoutEmphasis } from "@/scripts/simulation";
import { type MethodResult, methodResult } from "./metrics";

export const METHODS = [
  "counting",
  "counting x weights",
  "posterior",
  "posterior + strong",
  "posterior + decider 3",
  "posterior + decider 6",
  "strong + decider 6",
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

/** Everything that the methods make of one filling-in; cards of the decider discriminate as the pairs do. */
export function runMethods(
  person: SimulatedPerson,
  marked: PairAnswers,
  random: Random,
): Readonly<Record<Method, MethodResult>> {
  const plain = withoutEmphasis(marked);
  const posterior = typePosterior(plain);
  const strong = typePosterior(marked);
  const decided = (belief: TypePosterior, count: number) => {
    const answers = simulateCardAnswers(person, deciderCards(belief, count), 1, random);
    return methodResult(updateWithDecider(belief, answers), undefined);
  };
  return {
    counting: byCounting(plain, false, random),
    "counting x weights": byCounting(plain, true, random),
    posterior: byPosterior(posterior, plain),
    "posterior + strong": byPosterior(strong, marked),
    "posterior + decider 3": decided(posterior, 3),
    "posterior + decider 6": decided(posterior, 6),
    "strong + decider 6": decided(strong, 6),
  };
}
