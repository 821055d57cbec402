import { drawPerson, POPULATIONS, seededRandom, simulateAnswers } from "@/scripts/simulation";
import { METHODS, type Method, runMethods, runSceneMethods, type SceneMethod } from "./methods";
import type { Trial } from "./metrics";

/** Standard deviation of the strengths, in logits, at which plain counting finds 50 to 60 % of the types. */
export const DISCRIMINATION = 1.25;

/** The methods that read scenes, of people whose scenes say `kappa` of them: every one equally frequent, nobody answers twice. */
export function simulateScenesAt(
  kappa: number,
  seed: number,
  count: number,
): (method: SceneMethod) => readonly Trial[] {
  const chances = POPULATIONS.equal;
  if (!chances) throw new RangeError("no equal population");
  const random = seededRandom(seed);
  const people = Array.from({ length: count }, () => {
    const person = drawPerson(chances, DISCRIMINATION, random);
    return { type: person.type, results: runSceneMethods(person, simulateAnswers(person, random), kappa, random) };
  });
  return (method) => people.map(({ type, results }) => ({ type, first: results[method], retake: results[method] }));
}

export type Trials = Readonly<Record<Method, readonly Trial[]>>;

/** The same people for every method, each answering twice. */
export function simulate(population: string, discrimination: number, seed: number, count: number): Trials {
  const chances = POPULATIONS[population];
  if (!chances) throw new RangeError(`unknown population ${population}`);
  const random = seededRandom(seed);
  const people = Array.from({ length: count }, () => {
    const person = drawPerson(chances, discrimination, random);
    const first = runMethods(person, simulateAnswers(person, random), random);
    return { type: person.type, first, retake: runMethods(person, simulateAnswers(person, random), random) };
  });
  const trialsOf = (method: Method) =>
    people.map(({ type, first, retake }) => ({ type, first: first[method], retake: retake[method] }));
  return Object.fromEntries(METHODS.map((method) => [method, trialsOf(method)])) as unknown as Trials;
}
