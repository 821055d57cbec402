import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";
import { type CellKind, CellSum } from "./domain/cells";
import type { NewEvent, RunProgress } from "./domain/event";
import type { DayCount } from "./domain/figures";
import { type Filters, searchWords, wantedValues } from "./domain/filters";
import { ORDERS, type PageAsked } from "./domain/order";
import type { Span } from "./domain/periods";
import { type Fact, MOST_SECONDS, type PairTimes, type Run, type Tally } from "./domain/tally";

const { sql, join, empty, raw } = Prisma;
type Sql = Prisma.Sql;

/** Keeps an event; one that is kept already stays single. */
export async function insertEvent({ data, ...event }: NewEvent): Promise<void> {
  const row = data === undefined ? event : { ...event, data };
  await (await db()).analyticsEvent.createMany({ data: [row], skipDuplicates: true });
}

/** Every event of a person, oldest first, and what the figures keep of their runs. */
export async function ownEvents(userId: OwnUserId) {
  const client = await db();
  const events = await client.analyticsEvent.findMany({ where: { userId }, orderBy: { occurredAt: "asc" } });
  const runs = await client.analyticsRun.findMany({ where: { userId } });
  const facts = await client.assessmentFact.findMany({ where: { userId } });
  return { events, runs: runs.map((run) => ({ ...run, answered: run.answered.toString() })), facts };
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

/** One at a time brings the cells up to date, over all copies of the server. */
const CELLS_LOCK = 9_136_002;

const FACT = raw(`f."day"::text, f."type", f."wing", f."theme", f."locale", f."primaryState", f."secondaryState",
  f."dominantInstinct", f."secondaryInstinct", f."blindInstinct", f."circularTriads", f."minutes"`);
const RUN = raw(`r."day"::text, r."type", r."theme", r."locale", r."stages", r."answered"::float8, r."pairs"`);

/** Whether anything happened that the cells do not hold yet. */
export async function cellsAreBehind(): Promise<boolean> {
  const [row] = await (await db()).$queryRaw<{ behind: boolean }[]>(sql`
    SELECT EXISTS (SELECT FROM "AssessmentFact" WHERE "counting" <> 1)
      OR EXISTS (SELECT FROM "AnalyticsRun" WHERE "dirty") AS behind`);
  return row?.behind ?? false;
}

/** Takes up to `limit` changes of each kind into the cells; answers how many there were. */
export async function updateCells(limit: number): Promise<number> {
  return (await db()).$transaction(
    async (tx) => {
      await tx.$queryRaw(sql`SELECT pg_advisory_xact_lock(${CELLS_LOCK})::text`);
      const facts = await tx.$queryRaw<(Fact & { id: string; counting: number })[]>(sql`
        SELECT f."id", f."counting", ${FACT} FROM "AssessmentFact" f WHERE f."counting" <> 1
        LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
      const runs = await tx.$queryRaw<(Run & { id: string; counted: Run | null })[]>(sql`
        SELECT r."id", r."counted", ${RUN} FROM "AnalyticsRun" r WHERE r."dirty"
        LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
      const sum = new CellSum();
      for (const fact of facts) sum.addFact(fact, fact.counting === 0 ? 1 : -1);
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
      const gone = facts.filter(({ counting }) => counting === 2).map(({ id }) => id);
      if (gone.length > 0) await tx.assessmentFact.deleteMany({ where: { id: { in: gone } } });
      await tx.$executeRaw(sql`UPDATE "AssessmentFact" SET "counting" = 1
        WHERE "counting" = 0 AND "id" = ANY(${facts.map(({ id }) => id)}::text[])`);
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

const escaped = (word: string) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** People in whose name, address or number every word of the search stands. */
function found(alias: string, q: string | null): Sql {
  const people = raw(alias);
  const search = sql`"user_search"(${people}."firstName", ${people}."lastName", ${people}."email", ${people}."phoneNumber")`;
  const words = searchWords(q).map((word) => sql`${search} LIKE ${escaped(word)}`);
  return words.length === 0 ? sql`TRUE` : join(words, " AND ");
}

/** Rows of facts or runs that the filters leave in. */
function matching(alias: string, filters: Filters): Sql {
  const rows = raw(alias);
  const { from, to, q } = filters;
  const values = wantedValues(filters).map(([dimension, value]) =>
    dimension === "type" ? sql`${rows}."type" = ${Number(value)}` : sql`${rows}.${raw(`"${dimension}"`)} = ${value}`,
  );
  return join(
    [
      sql`TRUE`,
      ...(from ? [sql`${rows}."day" >= ${from}::date`] : []),
      ...(to ? [sql`${rows}."day" <= ${to}::date`] : []),
      ...values,
      ...(q === null ? [] : [sql`${rows}."userId" IN (SELECT p."id" FROM "User" p WHERE ${found("p", q)})`]),
    ],
    " AND ",
  );
}

async function readJson<T>(rows: Sql): Promise<readonly T[]> {
  const [row] = await (await db()).$queryRaw<{ rows: string }[]>(sql`
    SELECT coalesce(json_agg(x), '[]')::text AS "rows" FROM (${rows}) x`);
  return JSON.parse(row?.rows ?? "[]");
}

/** How many completed runs that the filters leave in are alike in the columns that each of the sets names. */
export async function countFacts(
  filters: Filters,
  sets: readonly (readonly (keyof Fact)[])[],
): Promise<readonly { readonly set: number; readonly fact: Fact; readonly times: number }[]> {
  const columns = [...new Set(sets.flat())];
  // GROUPING has a bit for each column, the last one lowest: 1 where the set leaves the column out.
  const maskOf = (set: readonly string[]) => columns.reduce((mask, name) => 2 * mask + (set.includes(name) ? 0 : 1), 0);
  const list = (names: readonly string[]) => names.map((name) => `f."${name}"`).join(", ");
  const rows = await readJson<Fact & { mask: number; times: number }>(sql`
    SELECT ${raw(list(columns))}, GROUPING(${raw(list(columns))}) AS "mask", count(*) AS "times" FROM "AssessmentFact" f
    WHERE f."counting" <> 2 AND ${matching("f", filters)}
    GROUP BY GROUPING SETS (${raw(sets.map((set) => `(${list(set)})`).join(", "))})`);
  const masks = sets.map(maskOf);
  return rows.map(({ mask, times, ...fact }) => ({ set: masks.indexOf(mask), fact, times }));
}

/** How far the runs that the filters leave in have come, alike ones counted together. */
export function readRuns(
  filters: Filters,
): Promise<readonly (Pick<Run, "stages" | "answered"> & { readonly times: number })[]> {
  return readJson(sql`SELECT r."stages", r."answered", count(*) AS "times" FROM "AnalyticsRun" r
    WHERE ${matching("r", filters)} GROUP BY 1, 2`);
}

/** How the runs that the filters leave in answered each pair, those of the same second counted together. */
export function readPairs(filters: Filters): Promise<readonly PairTimes[]> {
  return readJson(sql`
    SELECT p.key AS "id", least(${MOST_SECONDS}::int, floor((p.value->>2)::float8 / 1000)::int) AS "seconds",
      count(*) AS "answered", sum((p.value->>0)::int) AS "left", sum((p.value->>1)::int) AS "strong",
      sum((p.value->>3)::int) AS "flips"
    FROM "AnalyticsRun" r, jsonb_each(r."pairs") p WHERE r."answered" > 0 AND ${matching("r", filters)} GROUP BY 1, 2`);
}

/** How many accounts of the period stand, or of the people who were searched for. */
export async function countAccounts({ from, to, q }: Filters): Promise<number> {
  const since = sql`${from ?? "-infinity"}::date`;
  const until = sql`${to ?? "infinity"}::date`;
  const [row] = await (await db()).$queryRaw<{ count: number }[]>(
    q === null
      ? sql`SELECT coalesce(sum("count"), 0)::int AS "count" FROM "AnalyticsRegistration" WHERE "day" BETWEEN ${since} AND ${until}`
      : sql`SELECT count(*)::int AS "count" FROM "User" p WHERE ${found("p", q)} AND p."registeredAt"::date BETWEEN ${since} AND ${until}`,
  );
  return row?.count ?? 0;
}

export interface FactRow extends Fact {
  readonly id: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly primaryShare: number;
  readonly completedAt: Date;
  /** Where the row stands in the order that was asked for. */
  readonly place: readonly string[];
}

function paged(filters: Filters, { sort, order, after, limit }: PageAsked, select: Sql): Sql {
  const columns = [...ORDERS[sort], ['f."id"', "text"] as const];
  const names = raw(columns.map(([column]) => column).join(", "));
  const values = columns.map(([, kind], at) => sql`${after?.[at] ?? ""}::${raw(kind)}`);
  const beyond = after ? sql`AND (${names}) ${raw(order === "asc" ? ">" : "<")} (${join(values)})` : empty;
  return sql`SELECT ${select} FROM "AssessmentFact" f
    WHERE f."counting" <> 2 AND ${matching("f", filters)} ${beyond}
    ORDER BY ${raw(columns.map(([column]) => `${column} ${order}`).join(", "))} LIMIT ${limit}`;
}

const ROW = sql`f."id", f."userId", f."completedAt", f."primaryShare", ${FACT}, f."firstName", f."lastName", f."email",
  f."phoneNumber"`;

/** A page of completed runs with their people, after a place in the order. */
export async function readPage(filters: Filters, page: PageAsked): Promise<readonly FactRow[]> {
  const places = [...ORDERS[page.sort].map(([column]) => `${column}::text`), 'f."id"'];
  const select = sql`${ROW}, ARRAY[${raw(places.join(", "))}] AS "place"`;
  return (await db()).$queryRaw<FactRow[]>(paged(filters, page, select));
}

const CSV_LINE = raw(`csv_cell(f."firstName" || ' ' || f."lastName") || ',' || csv_cell(f."email") || ',' ||
  csv_cell(coalesce(f."phoneNumber", '')) || ',"' || f."type" || '","' || f."type" || 'w' || f."wing" || '","' ||
  f."primaryState" || '","' || f."secondaryState" || '","' || f."dominantInstinct" || '","' ||
  f."secondaryInstinct" || '","' || f."blindInstinct" || '","' ||
  to_char(f."completedAt", 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || '","' || f."userId" || '"' || E'\\r\\n' AS "line", f."completedAt", f."id"`);

/** Lines of the export after a place, made where the rows are, and the place of the last; null when none is left. */
export async function readCsvLines(
  filters: Filters,
  page: PageAsked,
): Promise<{ text: string; place: string[] } | null> {
  const [chunk] = await (await db()).$queryRaw<{ text: string | null; place: string[] }[]>(sql`
    SELECT string_agg(x."line", '') AS "text",
      ARRAY[(array_agg(x."completedAt"))[count(*)]::text, (array_agg(x."id"))[count(*)]] AS "place"
    FROM (${paged(filters, page, CSV_LINE)}) x`);
  return chunk?.text ? { text: chunk.text, place: chunk.place } : null;
}

/** A completed run with all its answers; null when there is none. */
export async function findRecord(id: string) {
  const select = { answers: true, profile: true, startedAt: true, version: true, confidence: true } as const;
  const client = await db();
  const found = await client.assessment.findUnique({ where: { id }, select });
  const rows = await client.$queryRaw<FactRow[]>(sql`SELECT ${ROW}, ARRAY[]::text[] AS "place"
    FROM "AssessmentFact" f WHERE f."id" = ${id}`);
  const [row] = rows;
  return found && row ? { ...found, row } : null;
}
