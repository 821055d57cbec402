import fc from "fast-check";
import { blocksOf } from "@/lib/assessment/domain/instrument/blocks";
import { HERO_CARD_IDS } from "@/lib/assessment/domain/instrument/cards";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { deciderRound } from "@/lib/assessment/domain/run/decider-round";
import { workingType } from "@/lib/assessment/domain/run/selectors";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { following, plainAnswers } from "@/tests/unit/assessment/arbitraries";

const stamped = <T>(value: T) => ({ value, at: 1 });

/** A run in which every step is done, from the given answers. */
export function finishedRun(answers: PairAnswers): AssessmentRun {
  const rheti = Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => (answer ? [[id, stamped(answer)]] : [])),
  );
  const draft: AssessmentRun = {
    ...newRun("6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10", 1_000, "standard"),
    rheti,
    hero: Object.fromEntries(HERO_CARD_IDS.map((id) => [id, stamped(0)])),
    colors: stamped({
      selectedStates: ["good", "belowAverage"] as const,
      distribution: { primary: 60, secondary: 40 },
    }),
    tokens: stamped({ self: 5, oneToOne: 3, social: 2 }),
  };
  return { ...draft, block: stamped(blocksOf(workingType(draft) ?? 1)[0].id) };
}

/** A clear Achiever: the answers follow one order. */
export const clearRun = finishedRun(following([3, 1, 8, 7, 2, 6, 5, 9, 4]));

/** Choices that, round by round, always take the option of the given index. */
export function answerRound(draft: AssessmentRun, pick: (types: readonly number[]) => number): AssessmentRun {
  const cards = deciderRound(draft)?.cards ?? [];
  return { ...draft, decider: Object.fromEntries(cards.map(({ id, types }) => [id, stamped(pick(types))])) };
}

const closeRuns = fc
  .sample(plainAnswers, { seed: 7, numRuns: 60 })
  .map(finishedRun)
  .filter((draft) => deciderRound(draft));

/** Picks the option of the second of the leaders, where a scene has it. */
export function towardSecond(draft: AssessmentRun) {
  const second = deciderRound(draft)?.before.runnerUp ?? 1;
  return (types: readonly number[]) => Math.max(0, types.indexOf(second));
}

function firstClose(matches: (draft: AssessmentRun) => boolean): AssessmentRun {
  const found = closeRuns.find(matches);
  if (!found) throw new Error("no sampled run fits");
  return found;
}

/** A run whose leaders are close, and whose round, answered toward the second, changes the type. */
export const closeRun = firstClose((draft) => {
  const round = deciderRound(answerRound(draft, towardSecond(draft)));
  return round !== null && round.after.type !== round.before.type;
});
