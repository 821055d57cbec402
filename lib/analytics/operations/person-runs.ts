import "server-only";
import { findLatestStages, findPersonRecords } from "../data/person-runs";
import { furthestStage } from "../domain/stages";
import type { PersonRuns } from "../schema";

/** The records of a person, the latest first, and the stage that their latest run came to; nobody has none. */
export async function loadPersonRuns(userId: string): Promise<PersonRuns> {
  const [records, stages] = await Promise.all([findPersonRecords(userId), findLatestStages(userId)]);
  return {
    items: records.map(({ id, completedAt }) => ({ id, completedAt: completedAt.toISOString() })),
    next: null,
    furthest: furthestStage(stages),
  };
}
