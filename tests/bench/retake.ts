import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { CURRENT_VERSION, edition } from "@/lib/assessment/domain/instrument/edition";
import { neighbours } from "@/lib/assessment/domain/instrument/types";
import { compareRuns, leaderSwing, type RunComparison } from "@/lib/assessment/domain/run/compare-runs";
import type { RunWithEvidence } from "@/lib/assessment/domain/run/run-record";
import type { CardAnswers, PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { winsByType } from "@/lib/assessment/domain/scoring/comparisons";
import { circularTriads } from "@/lib/assessment/domain/scoring/evidence";
import { typePosterior } from "@/lib/assessment/domain/scoring/posterior";
import { calibratedCertainty } from "@/lib/assessment/domain/scoring/wording";
import {
  drawPerson,
  POPULATIONS,
  type Random,
  simulateAnswers,
  simulateScenes,
  withoutEmphasis,
} from "@/scripts/simulation";
import { SCENE_KAPPA } from "./methods";

/** A run with these answers; the steps that nobody simulates are the same in all. */
export function runOf(answers: PairAnswers, scenes: CardAnswers = {}): RunWithEvidence {
  const posterior = typePosterior(answers, edition(CURRENT_VERSION), scenes);
  const certainty = calibratedCertainty(posterior, answers);
  return {
    id: "run",
    title: null,
    instrument: CURRENT_VERSION,
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
  const answer = () => (emphasis ? simulateAnswers(person, random) : withoutEmphasis(simulateAnswers(person, random)));
  const run = () => runOf(answer(), simulateScenes(person, HERO_CARDS, SCENE_KAPPA, random));
  const [first, second] = [run(), run()];
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
export function isFalseAlarm({ comparison: { pairs, type, wins } }: Retake): boolean {
  return pairs.verdict === "beyond" || type.verdict === "changed" || wins.length > 0;
}
