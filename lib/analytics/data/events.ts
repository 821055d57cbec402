import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { db } from "@/lib/platform/db/client";
import { PAGE_SIZE, paginate } from "@/lib/platform/db/paginate";
import type { RunFact } from "../domain/tally";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A recorded event, as stored. */
export interface NewEvent {
  readonly id: string;
  readonly userId: string | null;
  readonly session: string;
  readonly step: string;
  readonly label: string | null;
  readonly personalityType: number | null;
  readonly data: { readonly [key: string]: Json } | undefined;
  readonly runId: string | null;
  readonly theme: ReportType | null;
  readonly locale: string;
  readonly occurredAt: Date;
  readonly receivedAt: Date;
}

/** What an event adds to its run. */
export interface RunProgress {
  readonly id: string;
  readonly stages: number;
  readonly answered: number;
  readonly pairs: RunFact["pairs"];
}

const { sql } = Prisma;

/** Inserts an event; the same id a second time changes nothing. */
export async function insertEvent({ data, ...event }: NewEvent): Promise<void> {
  const row = data === undefined ? event : { ...event, data };
  await (await db()).analyticsEvent.createMany({ data: [row], skipDuplicates: true });
}

/** Removes a person from their events and runs, and the data that came with the events. The counts stay. */
export async function anonymizeEvents(userId: string): Promise<void> {
  const client = await db();
  await client.analyticsEvent.updateMany({ where: { userId }, data: { userId: null, data: Prisma.DbNull } });
  await client.analyticsRun.updateMany({ where: { userId }, data: { userId: null } });
}

/**
 * Inserts an event and updates its run, in one statement; the same id a second time changes nothing. For a statement
 * pair that was answered before, the first milliseconds stay and the changes of mind add up.
 */
export async function insertRunEvent(event: NewEvent, run: RunProgress): Promise<void> {
  const { id, userId, session, step, label, personalityType, data, runId, theme, locale } = event;
  const json = data === undefined ? null : JSON.stringify(data);
  await (await db()).$executeRaw(sql`
    WITH kept AS (
      INSERT INTO "AnalyticsEvent" ("id", "userId", "session", "step", "label", "personalityType", "data", "runId",
        "theme", "locale", "occurredAt", "receivedAt")
      VALUES (${id}, ${userId}, ${session}, ${step}, ${label}, ${personalityType}, ${json}::jsonb, ${runId},
        ${theme}::"ReportType", ${locale}, ${event.occurredAt}, ${event.receivedAt})
      ON CONFLICT ("id") DO NOTHING RETURNING "receivedAt"::date AS "day"
    )
    INSERT INTO "AnalyticsRun" AS r ("id", "userId", "day", "theme", "locale", "type", "stages", "answered", "pairs")
    SELECT ${run.id}, ${userId}, kept."day", ${theme ?? "standard"}::"ReportType", ${locale}, ${personalityType ?? 0}::int,
      ${run.stages}::int, ${run.answered}::float8::bigint, ${JSON.stringify(run.pairs)}::jsonb
    FROM kept
    ON CONFLICT ("id") DO UPDATE SET
      "counted" = CASE WHEN r."dirty" THEN r."counted" ELSE jsonb_build_object('day', r."day", 'theme', r."theme",
        'locale', r."locale", 'type', r."type", 'stages', r."stages", 'answered', r."answered", 'pairs', r."pairs") END,
      "dirty" = true,
      "userId" = coalesce(r."userId", excluded."userId"),
      "theme" = ${theme === null ? sql`r."theme"` : sql`excluded."theme"`},
      "locale" = excluded."locale",
      "type" = CASE WHEN excluded."type" = 0 THEN r."type" ELSE excluded."type" END,
      "stages" = r."stages" | excluded."stages",
      "answered" = r."answered" | excluded."answered",
      "pairs" = r."pairs" || coalesce((
        SELECT jsonb_object_agg(n.key, jsonb_build_array(n.value->0, n.value->1,
          coalesce(r."pairs"->n.key->2, n.value->2),
          coalesce((r."pairs"->n.key->>3)::int, 0) + (n.value->>3)::int))
        FROM jsonb_each(excluded."pairs") n), '{}')`);
}

/** A person's events, oldest first, and their rows among the figures. */
export function ownEvents(userId: OwnUserId) {
  type Cursor = { id: string } | undefined;
  const byId = (after: Cursor) => ({
    where: { userId, ...(after && { id: { gt: after.id } }) },
    orderBy: { id: "asc" } as const,
    take: PAGE_SIZE,
  });
  const events = paginate(async (after: { occurredAt: Date; id: string } | undefined) =>
    (await db()).analyticsEvent.findMany({
      where: {
        userId,
        ...(after && {
          occurredAt: { gte: after.occurredAt },
          OR: [{ occurredAt: { gt: after.occurredAt } }, { id: { gt: after.id } }],
        }),
      },
      orderBy: [{ occurredAt: "asc" }, { id: "asc" }],
      take: PAGE_SIZE,
    }),
  );
  const runs = paginate(async (after: Cursor) => {
    const rows = await (await db()).analyticsRun.findMany(byId(after));
    return rows.map((run) => ({ ...run, answered: run.answered.toString() }));
  });
  const facts = paginate(async (after: Cursor) => (await db()).assessmentFact.findMany(byId(after)));
  return { events, runs, facts };
}
