import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import type { CardAnswers } from "@/lib/assessment/domain/scoring/answers";
import { chanceOfChange, openDeciderCards } from "@/lib/assessment/domain/scoring/decider";
import { typePosterior } from "@/lib/assessment/domain/scoring/posterior";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { drawPerson, POPULATIONS, seededRandom, simulateAnswers, simulateScenes } from "@/scripts/simulation";

const MODEL = edition(2);
const PEOPLE = 120;

/** Simulated people with their four scenes, and the cards of their round. */
const people = (() => {
  const random = seededRandom(3);
  const { equal } = POPULATIONS;
  if (!equal) throw new Error("no population");
  return Array.from({ length: PEOPLE }, () => {
    const person = drawPerson(equal, 1.25, random);
    const answers = simulateAnswers(person, random);
    const scenes = simulateScenes(person, HERO_CARDS, 0.7, random);
    const cards = openDeciderCards(typePosterior(answers, MODEL, scenes), 4, []);
    const round = simulateScenes(person, cards, 0.7, random);
    return { answers, scenes, cards, round };
  });
})();

test("no cards change nothing", () => {
  for (const { answers, scenes } of people.slice(0, 5)) expect(chanceOfChange(answers, scenes, [], MODEL)).toBe(0);
});

test("what is expected of a round is what rounds of simulated people bring", () => {
  let expected = 0;
  let found = 0;
  for (const { answers, scenes, cards, round } of people) {
    const leader = (chosen: CardAnswers) => rankTypes(typePosterior(answers, MODEL, chosen), answers).leader;
    const chance = chanceOfChange(answers, scenes, cards, MODEL);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expected += chance / PEOPLE;
    found += leader({ ...scenes, ...round }) === leader(scenes) ? 0 : 1 / PEOPLE;
  }
  // Of 120 people a share of 0.16 is off by 0.03 by chance.
  expect(Math.abs(expected - found)).toBeLessThan(0.07);
});
