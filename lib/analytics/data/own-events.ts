import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";
import { everyRow, PAGE } from "@/lib/platform/db/every-row";

/** Every event of a person, oldest first, and what the figures keep of their runs. */
export function ownEvents(userId: OwnUserId) {
  type Place = { id: string } | undefined;
  const byId = (after: Place) => ({
    where: { userId, ...(after && { id: { gt: after.id } }) },
    orderBy: { id: "asc" } as const,
    take: PAGE,
  });
  const events = everyRow(async (after: { occurredAt: Date; id: string } | undefined) =>
    (await db()).analyticsEvent.findMany({
      where: {
        userId,
        ...(after && {
          occurredAt: { gte: after.occurredAt },
          OR: [{ occurredAt: { gt: after.occurredAt } }, { id: { gt: after.id } }],
        }),
      },
      orderBy: [{ occurredAt: "asc" }, { id: "asc" }],
      take: PAGE,
    }),
  );
  const runs = everyRow(async (after: Place) => {
    const rows = await (await db()).analyticsRun.findMany(byId(after));
    return rows.map((run) => ({ ...run, answered: run.answered.toString() }));
  });
  const facts = everyRow(async (after: Place) => (await db()).assessmentFact.findMany(byId(after)));
  return { events, runs, facts };
}
