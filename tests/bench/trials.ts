import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import {
  drawPerson,
  POPULATIONS,
  type Random,
  type SimulatedPerson,
  seededRandom,
  simulateAnswers,
} from "@/scripts/simulation";
import type { Method } from "./methods";
import type { MethodResult, Trial } from "./metrics";

/** Standard deviation of the strengths, in logits, at which plain counting finds 50 to 60 % of the types. */
export const DISCRIMINATION = 1.25;

type Run<M extends string> = (
  person: SimulatedPerson,
  marked: PairAnswers,
  random: Random,
) => Readonly<Record<M, MethodResult>>;

export type Trials<M extends string = Method> = Readonly<Record<M, readonly Trial[]>>;

/** The same people for every method, each answering twice; `run` says what the methods make of a filling-in. */
export function simulate<M extends string>(
  population: string,
  discrimination: number,
  seed: number,
  count: number,
  run: Run<M>,
): Trials<M> {
  const chances = POPULATIONS[population];
  if (!chances) throw new RangeError(`unknown population ${population}`);
  const random = seededRandom(seed);
  const people = Array.from({ length: count }, () => {
    const person = drawPerson(chances, discrimination, random);
    const first = run(person, simulateAnswers(person, random), random);
    return { type: person.type, first, retake: run(person, simulateAnswers(person, random), random) };
  });
  const trials: Partial<Record<M, readonly Trial[]>> = {};
  for (const method of Object.keys(people[0]?.first ?? {}) as M[]) {
    trials[method] = people.map(({ type, first, retake }) => ({ type, first: first[method], retake: retake[method] }));
  }
  return trials as Trials<M>;
}
