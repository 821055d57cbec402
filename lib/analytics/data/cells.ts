import "server-only";
import { type FactCounting, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { inTransaction } from "@/lib/platform/db/transaction";
import { type CellKind, CellSum } from "../domain/cells";
import type { DayCount } from "../domain/figures";
import type { Span } from "../domain/periods";
import type { Fact, RunFact, Tally } from "../domain/tally";

const { raw } = Prisma;

/** The columns that the figures need of a completed run `f`, and of a run `r`. */
export const FACT = raw(`f."day"::text, f."type", f."wing", f."theme", f."locale", f."primaryState", f."secondaryState",
  f."dominantInstinct", f."secondaryInstinct", f."blindInstinct", f."circularTriads", f."minutes"`);
const RUN = raw(`r."day"::text, r."type", r."theme", r."locale", r."stages", r."answered"::float8, r."pairs"`);

const { sql, join, empty } = Prisma;

/** Advisory lock: only one copy of the server at a time updates the cells. */
const CELLS_LOCK = 9_136_002;

/** Whether there are changes that the cells do not hold yet. */
export async function hasUncountedChanges(): Promise<boolean> {
  const [row] = await (await db()).$queryRaw<{ behind: boolean }[]>(sql`
    SELECT EXISTS (SELECT FROM "AssessmentFact" WHERE "counting" <> 'counted')
      OR EXISTS (SELECT FROM "AnalyticsRun" WHERE "dirty") AS behind`);
  return row?.behind ?? false;
}

/** Adds up to `limit` changes of each kind to the cells; returns how many there were. */
export async function updateCells(limit: number): Promise<number> {
  return inTransaction(
    async (tx) => {
      await tx.$queryRaw(sql`SELECT pg_advisory_xact_lock(${CELLS_LOCK})::text`);
      const facts = await tx.$queryRaw<(Fact & { id: string; counting: FactCounting })[]>(sql`
        SELECT f."id", f."counting", ${FACT} FROM "AssessmentFact" f WHERE f."counting" <> 'counted'
        LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
      const runs = await tx.$queryRaw<(RunFact & { id: string; counted: RunFact | null })[]>(sql`
        SELECT r."id", r."counted", ${RUN} FROM "AnalyticsRun" r WHERE r."dirty"
        LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
      const sum = new CellSum();
      for (const fact of facts) sum.addFact(fact, fact.counting === "waiting" ? 1 : -1);
      for (const run of runs) {
        if (run.counted) sum.addRun(run.counted, -1);
        sum.addRun(run, 1);
      }
      await tx.$executeRaw(sql`
        INSERT INTO "AnalyticsCell" AS c ("kind", "level", "start", "dimension", "value", "total", "counts")
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(sum.cells())}::jsonb)
          AS x("kind" text, "level" text, "start" date, "dimension" text, "value" text, "total" int, "counts" jsonb)
        ON CONFLICT ("kind", "dimension", "value", "level", "start") DO UPDATE SET
          "total" = c."total" + excluded."total",
          "counts" = (SELECT coalesce(jsonb_object_agg("key", "n"), '{}') FROM (
            SELECT "key", sum("n")::int AS "n" FROM (
              SELECT "key", "value"::int AS "n" FROM jsonb_each_text(c."counts")
              UNION ALL SELECT "key", "value"::int FROM jsonb_each_text(excluded."counts")) each
            GROUP BY "key") added WHERE "n" <> 0)`);
      const deletedIds = facts.filter(({ counting }) => counting === "deleted").map(({ id }) => id);
      if (deletedIds.length > 0) await tx.assessmentFact.deleteMany({ where: { id: { in: deletedIds } } });
      await tx.$executeRaw(sql`UPDATE "AssessmentFact" SET "counting" = 'counted'
        WHERE "counting" = 'waiting' AND "id" = ANY(${facts.map(({ id }) => id)}::text[])`);
      await tx.$executeRaw(sql`UPDATE "AnalyticsRun" SET "dirty" = false, "counted" = NULL
        WHERE "id" = ANY(${runs.map(({ id }) => id)}::text[])`);
      return facts.length + runs.length;
    },
    { timeout: 120_000, maxWait: 120_000 },
  );
}

interface CellRow {
  readonly kind: CellKind;
  readonly total: number;
  readonly counts: Tally;
}

/** The cells of one value of one dimension over some spans. */
export async function readCells(
  kinds: readonly CellKind[],
  [dimension, value]: readonly [string, string],
  spans: readonly Span[],
): Promise<readonly CellRow[]> {
  if (spans.length === 0) return [];
  const within = spans.map(({ level, from, to }) => {
    const since = from ? sql`AND "start" >= ${from}::date` : empty;
    return sql`("level" = ${level} ${since} ${to ? sql`AND "start" <= ${to}::date` : empty})`;
  });
  return (await db()).$queryRaw<CellRow[]>(sql`
    SELECT "kind", "total", "counts" FROM "AnalyticsCell"
    WHERE "kind" IN (${join(kinds)}) AND "dimension" = ${dimension} AND "value" = ${value} AND (${join(within, " OR ")})`);
}

/** How many assessments were completed on each day, days without any left out. */
export async function readDays(
  [dimension, value]: readonly [string, string],
  from: string | null,
  to: string | null,
): Promise<readonly DayCount[]> {
  return (await db()).$queryRaw<DayCount[]>(sql`
    SELECT "start"::text AS "day", "total" AS "count" FROM "AnalyticsCell"
    WHERE "kind" = 'assessment' AND "dimension" = ${dimension} AND "value" = ${value} AND "level" = 'd' AND "total" > 0
      AND "start" BETWEEN ${from ?? "-infinity"}::date AND ${to ?? "infinity"}::date
    ORDER BY "start"`);
}
