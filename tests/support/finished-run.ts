import fc from "fast-check";
import { blocksOf } from "@/lib/assessment/domain/instrument/blocks";
import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { deciderRound } from "@/lib/assessment/domain/run/decider-round";
import { pairsRanking, posteriorOf, workingType } from "@/lib/assessment/domain/run/selectors";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { following, plainAnswers } from "@/tests/unit/assessment/arbitraries";

const stamped = <T>(value: T) => ({ value, at: 1 });

/** In each scene the option of a type; where the scene has none, the first. */
export function scenesToward(type: PersonalityType): AssessmentRun["hero"] {
  return Object.fromEntries(HERO_CARDS.map(({ id, types }) => [id, stamped(Math.max(0, types.indexOf(type)))]));
}

/** The same run as one of the first edition, whose model may find another type in it. */
export function ofFirstEdition({ instrument: _, ...run }: AssessmentRun): AssessmentRun {
  const type = workingType(run);
  return run.block && type ? { ...run, block: stamped(blocksOf(type)[0].id) } : run;
}

/** A run in which every step is done, from the given answers; the scenes agree with the pairs. */
export function finishedRun(answers: PairAnswers): AssessmentRun {
  const rheti = Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => (answer ? [[id, stamped(answer)]] : [])),
  );
  const draft: AssessmentRun = {
    ...newRun("6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10", 1_000, "standard"),
    rheti,
    colors: stamped({
      selectedStates: ["good", "belowAverage"] as const,
      distribution: { primary: 60, secondary: 40 },
    }),
    tokens: stamped({ self: 5, oneToOne: 3, social: 2 }),
  };
  const type = workingType(draft) ?? 1;
  return { ...draft, hero: scenesToward(type), block: stamped(blocksOf(type)[0].id) };
}

/** A clear Achiever: the answers follow one order. */
export const clearRun = finishedRun(following([3, 1, 8, 7, 2, 6, 5, 9, 4]));

/** The round answered to its end: each card's option of the index that is picked; agreed to, where that comes first. */
export function answerRound(draft: AssessmentRun, pick: (types: readonly number[]) => number): AssessmentRun {
  const { cards = [], binding } = deciderRound(draft) ?? {};
  const decider = Object.fromEntries(cards.map(({ id, types }) => [id, stamped(pick(types))]));
  return { ...draft, decider, ...(binding && { deciderAccepted: stamped(true) }) };
}

const sampledRuns = fc.sample(plainAnswers, { seed: 7, numRuns: 60 }).map(finishedRun);

/** Picks the option of the second of the leaders, where a scene has it. */
export function towardSecond(draft: AssessmentRun) {
  const second = deciderRound(draft)?.before.runnerUp ?? 1;
  return (types: readonly number[]) => Math.max(0, types.indexOf(second));
}

function firstOf(runs: readonly AssessmentRun[], matches: (draft: AssessmentRun) => boolean): AssessmentRun {
  const found = runs.find(matches);
  if (!found) throw new Error("no sampled run fits");
  return found;
}

/** Whether the round, answered toward the second, changes the type. */
function canChange(draft: AssessmentRun): boolean {
  if (!deciderRound(draft)) return false;
  const round = deciderRound(answerRound(draft, towardSecond(draft)));
  return round !== null && round.after.type !== round.before.type;
}

/** The same run with one scene each for the first and the second type of its pairs, and the last for a third. */
function withMixedScenes(draft: AssessmentRun): AssessmentRun {
  const [first, second, third] = pairsRanking(draft).order.map(scenesToward);
  const hero = {
    general_001: first?.general_001 ?? stamped(0),
    general_002: second?.general_002 ?? stamped(0),
    targeted_1v2_001: stamped(0),
    general_003: third?.general_003 ?? stamped(0),
  };
  return { ...draft, hero };
}

/** A run whose leaders are close, and whose round, answered toward the second, changes the type. */
export const closeRun = firstOf(
  sampledRuns.map(withMixedScenes),
  (draft) => canChange(draft) && deciderRound(draft)?.before.type === workingType(draft),
);

/** The same of the first edition, in which the outcome is accepted after it was seen. */
export const closeFirstRun = firstOf(sampledRuns.map(ofFirstEdition), canChange);

/** A run whose scenes all point to the second type of the pairs, which then leads. */
export const dividedRun = firstOf(
  sampledRuns.map((draft) => ({ ...draft, hero: scenesToward(pairsRanking(draft).runnerUp) })),
  (draft) => {
    const { leader, runnerUp } = pairsRanking(draft);
    return rankTypes(posteriorOf(draft)).leader === runnerUp && leader > 2 && runnerUp > 2;
  },
);
