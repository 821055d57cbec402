import fc from "fast-check";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { PairAnswer, PairAnswers } from "@/lib/assessment/domain/scoring/answers";

const side = fc.constantFrom("left", "right");

function sheet(answer: fc.Arbitrary<PairAnswer | undefined>): fc.Arbitrary<PairAnswers> {
  return fc
    .array(answer, { minLength: PAIRS.length, maxLength: PAIRS.length })
    .map((answers) =>
      Object.fromEntries(PAIRS.flatMap(({ id }, index) => (answers[index] ? [[id, answers[index]]] : []))),
    );
}

/** Complete answers, none emphasised. */
export const plainAnswers = sheet(fc.record({ side, strong: fc.constant(false) }));
/** Complete answers, some emphasised. */
export const markedAnswers = sheet(fc.record({ side, strong: fc.boolean() }));
/** Any answers: some pairs open, some emphasised. */
export const partialAnswers = sheet(fc.option(fc.record({ side, strong: fc.boolean() }), { nil: undefined }));
export const anyType = fc.constantFrom(...PERSONALITY_TYPES);

/** The same answers with every meeting decided by the rule, where the rule decides it. */
export function decideBy(
  answers: PairAnswers,
  winnerOf: (left: PersonalityType, right: PersonalityType) => PersonalityType | undefined,
): PairAnswers {
  const decided = PAIRS.flatMap(({ id, left, right }) => {
    const winner = winnerOf(left, right);
    const answer = answers[id] ?? { side: "left", strong: false };
    if (winner === undefined) return [[id, answer] as const];
    return [[id, { ...answer, side: winner === left ? "left" : "right" }] as const];
  });
  return Object.fromEntries(decided);
}

/** The same answers with one type winning all its eight pairs. */
export function sweep(answers: PairAnswers, type: PersonalityType): PairAnswers {
  return decideBy(answers, (left, right) => (left === type || right === type ? type : undefined));
}

/** Answers that follow one order of the types, first the strongest: a transitive set. */
export function following(order: readonly PersonalityType[]): PairAnswers {
  return decideBy({}, (left, right) => (order.indexOf(left) < order.indexOf(right) ? left : right));
}
