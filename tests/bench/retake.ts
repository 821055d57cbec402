import type { PairAnswers } from "@/lib/assessment/domain/answers";
import { compareRuns, leaderSwing, type RunComparison } from "@/lib/assessment/domain/compare-runs";
import { calibratedCertainty, circularTriads } from "@/lib/assessment/domain/evidence";
import { typePosterior } from "@/lib/assessment/domain/posterior";
import type { MeasuredRun } from "@/lib/assessment/domain/run-record";
import { drawPerson, fillIn, POPULATIONS, type Random, withoutEmphasis } from "@/lib/assessment/domain/simulation";
import { neighbours } from "@/lib/assessment/domain/types";
import { winsByType } from "@/lib/assessment/domain/wins";

/** A run with these answers; the steps that nobody simulates are the same in all. */
export function runOf(answers: PairAnswers): MeasuredRun {
  const posterior = typePosterior(answers);
  const certainty = calibratedCertainty(posterior, answers);
  return {
    id: "run",
    completedAt: "2026-01-01T00:00:00.000Z",
    type: certainty.type,
    wing: neighbours(certainty.type)[0],
    colors: { selectedStates: ["good", "average"], distribution: { primary: 60, secondary: 40 } },
    tokens: { self: 4, oneToOne: 3, social: 3 },
    evidence: {
      posterior,
      certainty,
      wins: winsByType(answers),
      circularTriads: circularTriads(answers) ?? 0,
      sides: Object.fromEntries(Object.entries(answers).flatMap(([id, answer]) => (answer ? [[id, answer.side]] : []))),
    },
  };
}

export interface Retake {
  readonly comparison: RunComparison;
  readonly swing: number;
  /** The largest shift of any type's wins. */
  readonly shift: number;
}

/** One simulated person answers twice without having changed; `emphasis` lets them say "strongly". */
export function retake(discrimination: number, emphasis: boolean, random: Random): Retake {
  const person = drawPerson(POPULATIONS.equal ?? ({} as never), discrimination, random);
  const answer = () => (emphasis ? fillIn(person, random) : withoutEmphasis(fillIn(person, random)));
  const [first, second] = [runOf(answer()), runOf(answer())];
  const shifts = Object.entries(first.evidence.wins).map(([type, wins]) =>
    Math.abs(wins - second.evidence.wins[Number(type) as 1]),
  );
  return {
    comparison: compareRuns(first, second),
    swing: leaderSwing(first.evidence, second.evidence),
    shift: Math.max(...shifts),
  };
}

/** Whether an unchanged person would be told of a change that is more than chance. */
export function falseAlarm({ comparison: { pairs, type, wins } }: Retake): boolean {
  return pairs.beyondChance || type.verdict === "changed" || wins.length > 0;
}
