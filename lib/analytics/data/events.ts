import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { db } from "@/lib/platform/db/client";
import { PAGE_SIZE, paginate } from "@/lib/platform/db/paginate";
import { inTransaction } from "@/lib/platform/db/transaction";
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

/** Events and runs of a person: their own, and those of the same visits and runs that came in while signed out. */
interface Traces {
  readonly userId: string;
  readonly runIds: readonly string[];
}

/** SQL condition: rows that are the person's, or nobody's with one of these values in a column. */
const theirs = ({ userId }: Traces, others: Prisma.Sql) =>
  sql`("userId" = ${userId} OR ("userId" IS NULL AND (${others})))`;

/**
 * Deletes a person's events, and makes their runs nobody's: another id, no answers. What the runs count for stays in
 * the cells, so these have to hold them first.
 * @param traces with the ids of all runs that are kept of the person
 * @returns whether all of it is done; false while a run is not in the cells yet
 */
export async function eraseTraces(traces: Traces): Promise<boolean> {
  return inTransaction(async (tx) => {
    const known = sql`"runId" = ANY(${[...traces.runIds]}::text[])`;
    const visits = await tx.$queryRaw<{ session: string; runId: string | null }[]>(sql`
      SELECT DISTINCT "session", "runId" FROM "AnalyticsEvent" WHERE ${theirs(traces, known)}`);
    const sessions = visits.map(({ session }) => session);
    const runIds = [...traces.runIds, ...visits.flatMap(({ runId }) => runId ?? [])];
    // A run without an id of its own goes by its visit.
    return eraseRows(tx, {
      runs: theirs(traces, sql`"id" = ANY(${[...runIds, ...sessions]}::text[])`),
      events: theirs(traces, sql`"session" = ANY(${sessions}::text[]) OR "runId" = ANY(${runIds}::text[])`),
    });
  });
}

/** The same for these runs alone, whosever they are. */
export async function eraseRunTraces(runIds: readonly string[]): Promise<boolean> {
  const ids = sql`ANY(${[...runIds]}::text[])`;
  return inTransaction((tx) => eraseRows(tx, { runs: sql`"id" = ${ids}`, events: sql`"runId" = ${ids}` }));
}

async function eraseRows(
  tx: Prisma.TransactionClient,
  { runs, events }: { readonly runs: Prisma.Sql; readonly events: Prisma.Sql },
): Promise<boolean> {
  const waiting = await tx.$queryRaw<unknown[]>(sql`SELECT 1 FROM "AnalyticsRun" WHERE ${runs} AND "dirty" LIMIT 1`);
  if (waiting.length > 0) return false;
  await tx.$executeRaw(sql`
    UPDATE "AnalyticsRun" SET "id" = gen_random_uuid()::text, "userId" = NULL, "pairs" = '{}', "counted" = NULL
    WHERE ${runs}`);
  await tx.$executeRaw(sql`DELETE FROM "AnalyticsEvent" WHERE ${events}`);
  return true;
}

/** Days for which events are kept, and runs of nobody in particular: thirteen months, so that a month has the one of a year before. */
export const KEPT_DAYS = 400;

/** Deletes events that are older than that, and runs of nobody that the cells hold. The cells keep the counts. */
export async function deleteOldEvents(now: Date): Promise<void> {
  const client = await db();
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await client.analyticsEvent.deleteMany({ where: { receivedAt: { lt: oldest } } });
  await client.analyticsRun.deleteMany({ where: { day: { lt: oldest }, userId: null, dirty: false } });
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
