import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";

/** More than anybody reads through: the search of the assessments finds them all. */
const MAX_RECORDS = 50;

/** When a person completed their assessments, the latest first. */
export async function findPersonRecords(userId: string): Promise<readonly { id: string; completedAt: Date }[]> {
  return (await db()).assessmentFact.findMany({
    where: { userId, counting: { not: "deleted" } },
    select: { id: true, completedAt: true },
    orderBy: [{ completedAt: "desc" }, { id: "desc" }],
    take: MAX_RECORDS,
  });
}

/** The stages of the run that a person was last seen in; 0 where no event tells of one. */
export async function findLatestStages(userId: string): Promise<number> {
  const [run] = await (await db()).$queryRaw<{ stages: number }[]>(Prisma.sql`
    SELECT r."stages" FROM "AnalyticsEvent" e JOIN "AnalyticsRun" r ON r."id" = coalesce(e."runId", e."session")
    WHERE e."userId" = ${userId} ORDER BY e."occurredAt" DESC, e."id" DESC LIMIT 1`);
  return run?.stages ?? 0;
}
