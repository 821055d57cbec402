import { randomUUID } from "node:crypto";
import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { byType } from "@/lib/assessment/domain/instrument/types";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import type { PairAnswer } from "@/lib/assessment/domain/scoring/answers";
import { db } from "@/lib/platform/db/client";
import { toJson } from "@/lib/platform/db/json";
import { drawPerson, type Random, seededRandom, simulateScenes } from "@/scripts/simulation";
import { fullRun } from "./sample-runs";

/** Logits that pull people to the left side of a pair, by pair id. */
export type Biases = Readonly<Record<number, number>>;

/** What the scenes of simulated people say of a strength: as the edition assumes. */
const KAPPA = 0.7;
const SPREAD = 1.1;
const EQUAL = byType(() => 1 / 9);

/** The answers of a person drawn at random, to pairs of which some are biased; the later steps are those of a sample. */
function drawRun(biases: Biases, at: number, random: Random): AssessmentRun {
  const person = drawPerson(EQUAL, SPREAD, random);
  const rheti = PAIRS.map(({ id, left, right }) => {
    const lean = person.strengths[left] - person.strengths[right] + (biases[id] ?? 0);
    const side = random() < 1 / (1 + Math.exp(-lean)) ? "left" : "right";
    const value: PairAnswer = { side, strong: false };
    return [id, { value, at }] as const;
  });
  const scenes = simulateScenes(person, HERO_CARDS, KAPPA, random);
  const hero = HERO_CARDS.map(({ id, types }) => [id, { value: types.indexOf(scenes[id] ?? 1), at }] as const);
  return {
    ...fullRun(4, randomUUID(), at),
    rheti: Object.fromEntries(rheti),
    hero: Object.fromEntries(hero),
  };
}

/**
 * Keeps so many people, each with a completed run whose pairs are biased. What was computed of a run is that of a sample
 * (an estimation reads the answers alone), and nobody can sign in.
 */
export async function writeSimulatedPeople(
  count: number,
  biases: Biases,
  { seed, now, locale = "en" }: { readonly seed: number; readonly now: Date; readonly locale?: string },
): Promise<void> {
  const random = seededRandom(seed);
  const profile = buildProfile(fullRun(4, randomUUID(), now.getTime()));
  if (!profile) throw new Error("the sample run is not complete");
  const { selectedStates, distribution } = profile.colors;
  const { dominant, secondary, blind } = profile.instincts;
  const people = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    run: drawRun(biases, now.getTime(), random),
  }));
  const client = await db();
  await client.user.createMany({
    data: people.map(({ userId }) => ({
      ...{ id: userId, email: `${userId}@example.org`, firstName: "Simulated", lastName: "Person" },
      ...{ passwordHash: "!", registeredAt: now, locale },
    })),
  });
  await client.assessment.createMany({
    data: people.map(({ userId, run }) => ({
      ...{ id: run.runId, userId, reportType: "standard" as const, locale, confidence: profile.confidence },
      ...{ primaryType: profile.type, wing: profile.block.wing, primaryShare: distribution.primary },
      ...{ primaryState: selectedStates[0], secondaryState: selectedStates[1] },
      ...{ dominantInstinct: dominant, secondaryInstinct: secondary, blindInstinct: blind },
      ...{ answers: toJson(run), profile: toJson({ ...profile, runId: run.runId }), startedAt: now, completedAt: now },
    })),
  });
}
