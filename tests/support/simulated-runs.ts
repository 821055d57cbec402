import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { CardAnswers, PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { comparisonsOf } from "@/lib/assessment/domain/scoring/comparisons";
import { sceneChoicesOf } from "@/lib/assessment/domain/scoring/scene-choices";
import type { Evidence } from "@/lib/assessment/domain/scoring/strengths";
import { drawPerson, POPULATIONS, seededRandom, simulateAnswers, simulateScenes } from "@/scripts/simulation";

/** A simulated person's run, and the type that nobody who reads it knows. */
export interface SimulatedRun {
  readonly type: PersonalityType;
  readonly answers: PairAnswers;
  readonly scenes: CardAnswers;
  readonly evidence: Evidence;
}

export interface SimulatedCrowd {
  readonly people: number;
  readonly seed: number;
  /** Standard deviation of the strengths, in logits. */
  readonly deviation: number;
  /** By pair id, how many logits the left statement is ahead; none by default. */
  readonly biases?: Readonly<Record<number, number>>;
  readonly population?: "equal" | "base rates";
}

/** How much the scenes say of simulated people, as the second edition assumes. */
const KAPPA = 0.7;

/** Runs of people who answer all pairs and the four scenes as the model says; the same seed gives the same runs. */
export function simulatedRuns({
  people,
  seed,
  deviation,
  biases,
  population = "equal",
}: SimulatedCrowd): SimulatedRun[] {
  const random = seededRandom(seed);
  const chances = POPULATIONS[population];
  if (!chances) throw new RangeError(`unknown population ${population}`);
  return Array.from({ length: people }, () => {
    const person = drawPerson(chances, deviation, random);
    const answers = simulateAnswers(person, random, biases);
    const scenes = simulateScenes(person, HERO_CARDS, KAPPA, random);
    const evidence = { comparisons: comparisonsOf(answers), choices: sceneChoicesOf(scenes) };
    return { type: person.type, answers, scenes, evidence };
  });
}
