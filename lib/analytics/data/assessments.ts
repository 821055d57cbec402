import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { databaseDriver, db } from "@/lib/platform/db/client";
import { type PageRequest, SORT_COLUMNS } from "../domain/assessment-list";
import type { Filters } from "../domain/filters";
import type { Fact } from "../domain/tally";
import { FACT } from "./cells";
import { filterCondition } from "./filtered";

const { sql, join, empty, raw } = Prisma;
type Sql = Prisma.Sql;

export interface FactRow extends Fact {
  readonly id: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly primaryShare: number;
  readonly completedAt: Date;
  /** The row's values in the sort columns: the cursor of the next page. */
  readonly place: readonly string[];
}

function pageQuery(filters: Filters, { sort, order, after, limit }: PageRequest, select: Sql): Sql {
  const columns = [...SORT_COLUMNS[sort], ['f."id"', "text"] as const];
  const names = raw(columns.map(([column]) => column).join(", "));
  const values = columns.map(([, kind], at) => sql`${after?.[at] ?? ""}::${raw(kind)}`);
  const beyond = after ? sql`AND (${names}) ${raw(order === "asc" ? ">" : "<")} (${join(values)})` : empty;
  return sql`SELECT ${select} FROM "AssessmentFact" f
    WHERE f."counting" <> 'deleted' AND ${filterCondition("f", filters)} ${beyond}
    ORDER BY ${raw(columns.map(([column]) => `${column} ${order}`).join(", "))} LIMIT ${limit}`;
}

const ROW = sql`f."id", f."userId", f."completedAt", f."primaryShare", ${FACT}, f."firstName", f."lastName", f."email",
  f."phoneNumber"`;

/** A page of completed runs with their people. */
export async function readPage(filters: Filters, page: PageRequest): Promise<readonly FactRow[]> {
  const places = [...SORT_COLUMNS[page.sort].map(([column]) => `${column}::text`), 'f."id"'];
  const select = sql`${ROW}, ARRAY[${raw(places.join(", "))}] AS "place"`;
  return (await db()).$queryRaw<FactRow[]>(pageQuery(filters, page, select));
}

const CSV_LINE = raw(`csv_cell(f."firstName" || ' ' || f."lastName") || ',' || csv_cell(f."email") || ',' ||
  csv_cell(coalesce(f."phoneNumber", '')) || ',"' || f."type" || '","' || f."type" || 'w' || f."wing" || '","' ||
  f."primaryState" || '","' || f."secondaryState" || '","' || f."dominantInstinct" || '","' ||
  f."secondaryInstinct" || '","' || f."blindInstinct" || '","' ||
  to_char(f."completedAt", 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || '","' || f."userId" || '"' || E'\\r\\n' AS "line", f."completedAt", f."id"`);

/** CSV lines per query: fewer when the database works on the server's own thread. */
const CSV_BATCH_SIZES = { sharedThread: 1_500, separateThread: 5_000 } as const;

/** How many lines of the export to read per query. */
export async function csvBatchSize(): Promise<number> {
  return (await databaseDriver()).blocksEventLoop ? CSV_BATCH_SIZES.sharedThread : CSV_BATCH_SIZES.separateThread;
}

/** The next lines of the export as text, and the cursor after them; null when none is left. */
export async function readCsvLines(
  filters: Filters,
  page: PageRequest,
): Promise<{ text: string; place: string[] } | null> {
  const [chunk] = await (await db()).$queryRaw<{ text: string | null; place: string[] }[]>(sql`
    SELECT string_agg(x."line", '') AS "text",
      ARRAY[(array_agg(x."completedAt"))[count(*)]::text, (array_agg(x."id"))[count(*)]] AS "place"
    FROM (${pageQuery(filters, page, CSV_LINE)}) x`);
  return chunk?.text ? { text: chunk.text, place: chunk.place } : null;
}

interface StoredRecord {
  /** JSON, as it was stored. */
  readonly answers: unknown;
  readonly profile: unknown;
  readonly startedAt: Date;
  readonly version: string;
  readonly confidence: number;
}

/** A completed run with all its answers; null when there is none. */
export async function findRecord(id: string): Promise<(StoredRecord & { readonly row: FactRow }) | null> {
  const select = { answers: true, profile: true, startedAt: true, version: true, confidence: true } as const;
  const client = await db();
  const found = await client.assessment.findUnique({ where: { id }, select });
  const rows = await client.$queryRaw<FactRow[]>(sql`SELECT ${ROW}, ARRAY[]::text[] AS "place"
    FROM "AssessmentFact" f WHERE f."id" = ${id}`);
  const [row] = rows;
  return found && row ? { ...found, row } : null;
}

/** Deletes a completed run, and by it what hangs on it. Returns whether there was one. */
export async function deleteRecord(id: string): Promise<boolean> {
  return (await (await db()).assessment.deleteMany({ where: { id } })).count > 0;
}
