import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import type { NewEvent, RunProgress } from "../domain/event";

const { sql } = Prisma;

/** Keeps an event; one that is kept already stays single. */
export async function insertEvent({ data, ...event }: NewEvent): Promise<void> {
  const row = data === undefined ? event : { ...event, data };
  await (await db()).analyticsEvent.createMany({ data: [row], skipDuplicates: true });
}

/** Keeps a person's events and runs without the person, and the events without what came with them. */
export async function unnameEvents(userId: string): Promise<void> {
  const client = await db();
  await client.analyticsEvent.updateMany({ where: { userId }, data: { userId: null, data: Prisma.DbNull } });
  await client.analyticsRun.updateMany({ where: { userId }, data: { userId: null } });
}

/**
 * Keeps an event and what it says of its run, in one statement, and neither if the event is kept already.
 * Of a pair that was answered before, the first time stays and the changes of mind add up.
 */
export async function insertRunEvent(event: NewEvent, run: RunProgress): Promise<void> {
  const { id, userId, session, step, label, personalityType, data, runId, theme, locale } = event;
  const json = data === undefined ? null : JSON.stringify(data);
  await (await db()).$executeRaw(sql`
    WITH kept AS (
      INSERT INTO "AnalyticsEvent" ("id", "userId", "session", "step", "label", "personalityType", "data", "runId",
        "theme", "locale", "occurredAt", "receivedAt")
      VALUES (${id}, ${userId}, ${session}, ${step}, ${label}, ${personalityType}, ${json}::jsonb, ${runId},
        ${theme}, ${locale}, ${event.occurredAt}, ${event.receivedAt})
      ON CONFLICT ("id") DO NOTHING RETURNING "receivedAt"::date AS "day"
    )
    INSERT INTO "AnalyticsRun" AS r ("id", "userId", "day", "theme", "locale", "type", "stages", "answered", "pairs")
    SELECT ${run.id}, ${userId}, kept."day", ${theme ?? "standard"}, ${locale}, ${personalityType ?? 0}::int,
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
