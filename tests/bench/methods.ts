import type { PairAnswers } from "@/lib/assessment/domain/answers";
import { byType } from "@/lib/assessment/domain/by-type";
import { isConfident, runCardRoutine } from "@/lib/assessment/domain/card-routine";
import { TYPE_WEIGHTS } from "@/lib/assessment/domain/constants";
import { deciderCards, updateWithDecider } from "@/lib/assessment/domain/decider";
import { type TypePosterior, typePosterior } from "@/lib/assessment/domain/posterior";
import { rankTypes } from "@/lib/assessment/domain/ranking";
import { answerCards, type Person, type Random, withoutEmphasis } from "@/lib/assessment/domain/simulation";
import { winsByType } from "@/lib/assessment/domain/wins";
import { type Verdict, verdict } from "./metrics";

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

function byCounting(answers: PairAnswers, weighted: boolean, random: Random): Verdict {
  const wins = winsByType(answers);
  const scores = byType((type) => wins[type] * (weighted ? TYPE_WEIGHTS[type] : 1) + 1e-6 * random());
  return { order: rankTypes(scores).order };
}

function byPosterior(posterior: TypePosterior, answers: PairAnswers): Verdict {
  const confident = isConfident(runCardRoutine(posterior, answers), answers);
  return { ...verdict(posterior, rankTypes(posterior, answers).order), confident };
}

/** Everything that the methods make of one filling-in; cards of the decider discriminate as the pairs do. */
export function judge(person: Person, marked: PairAnswers, random: Random): Readonly<Record<Method, Verdict>> {
  const plain = withoutEmphasis(marked);
  const posterior = typePosterior(plain);
  const strong = typePosterior(marked);
  const decided = (belief: TypePosterior, count: number) => {
    const answers = answerCards(person, deciderCards(belief, count), 1, random);
    return verdict(updateWithDecider(belief, answers), undefined);
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
