import { randomUUID } from "node:crypto";
import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { db } from "@/lib/platform/db/client";
import { toJson } from "@/lib/platform/db/json";
import { fullRun } from "./sample-runs";
import { type SimulatedRun, simulatedRuns } from "./simulated-runs";

const DEVIATION = 1.1;

/** A completed run with simulated answers; its later steps are those of a sample. */
function completedRun({ answers, scenes }: SimulatedRun, at: number): AssessmentRun {
  const rheti = Object.entries(answers).map(([id, value]) => [id, { value: value ?? null, at }] as const);
  const hero = HERO_CARDS.map(({ id, types }) => [id, { value: types.indexOf(scenes[id] ?? 1), at }] as const);
  return { ...fullRun(4, randomUUID(), at), rheti: Object.fromEntries(rheti), hero: Object.fromEntries(hero) };
}

/**
 * Keeps so many people, each with a completed run; `biases` are the logits that pull to the left side of a pair, by its
 * id. What was computed of a run is that of a sample (an estimation reads the answers alone), and nobody can sign in.
 */
export async function writeSimulatedPeople(
  count: number,
  biases: Readonly<Record<number, number>>,
  { seed, now, locale = "en" }: { readonly seed: number; readonly now: Date; readonly locale?: string },
): Promise<void> {
  const profile = buildProfile(fullRun(4, randomUUID(), now.getTime()));
  if (!profile) throw new Error("the sample run is not complete");
  const { selectedStates, distribution } = profile.colors;
  const { dominant, secondary, blind } = profile.instincts;
  const people = simulatedRuns({ people: count, seed, deviation: DEVIATION, biases }).map((simulated) => ({
    userId: randomUUID(),
    run: completedRun(simulated, now.getTime()),
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
