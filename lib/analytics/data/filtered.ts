import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { likePattern, searchWords } from "@/lib/platform/db/text-search";
import { type Dimension, type Filters, selectedValues } from "../domain/filters";
import { type Fact, MAX_SECONDS, type PairTimes, type RunFact } from "../domain/tally";

const { sql, join, raw } = Prisma;
type Sql = Prisma.Sql;

/** People whose name, e-mail address or number contains every word of the search. */
function matchesSearch(alias: string, q: string | null): Sql {
  const people = raw(alias);
  const search = sql`"user_search"(${people}."firstName", ${people}."lastName", ${people}."email", ${people}."phoneNumber")`;
  const words = searchWords(q).map((word) => sql`${search} LIKE ${likePattern(word)}`);
  return words.length === 0 ? sql`TRUE` : join(words, " AND ");
}

/** The types of the columns that a filter compares. */
const COLUMN_TYPES: Readonly<Record<Dimension, string>> = { type: "int", theme: '"ReportType"', locale: "text" };

/** SQL condition: facts or runs that the filters leave in. */
export function filterCondition(alias: string, filters: Filters): Sql {
  const rows = raw(alias);
  const { from, to, q } = filters;
  const values = selectedValues(filters).map(
    ([dimension, value]) => sql`${rows}.${raw(`"${dimension}"`)} = ${value}::${raw(COLUMN_TYPES[dimension])}`,
  );
  return join(
    [
      sql`TRUE`,
      ...(from ? [sql`${rows}."day" >= ${from}::date`] : []),
      ...(to ? [sql`${rows}."day" <= ${to}::date`] : []),
      ...values,
      ...(q === null ? [] : [sql`${rows}."userId" IN (SELECT p."id" FROM "User" p WHERE ${matchesSearch("p", q)})`]),
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
    WHERE f."counting" <> 'deleted' AND ${filterCondition("f", filters)}
    GROUP BY GROUPING SETS (${raw(sets.map((set) => `(${list(set)})`).join(", "))})`);
  const masks = sets.map(maskOf);
  return rows.map(({ mask, times, ...fact }) => ({ set: masks.indexOf(mask), fact, times }));
}

/** How far the runs that the filters leave in have come, alike ones counted together. */
export function readRuns(
  filters: Filters,
): Promise<readonly (Pick<RunFact, "stages" | "answered"> & { readonly times: number })[]> {
  return readJson(sql`SELECT r."stages", r."answered", count(*) AS "times" FROM "AnalyticsRun" r
    WHERE ${filterCondition("r", filters)} GROUP BY 1, 2`);
}

/** How the runs that the filters leave in answered each pair, those of the same second counted together. */
export function readPairs(filters: Filters): Promise<readonly PairTimes[]> {
  return readJson(sql`
    SELECT p.key AS "id",
      CASE WHEN p.value->>2 IS NOT NULL THEN least(${MAX_SECONDS}::int, floor((p.value->>2)::float8 / 1000)::int) END AS "seconds",
      count(*) AS "answered", sum((p.value->>0)::int) AS "left", sum((p.value->>1)::int) AS "strong",
      sum((p.value->>3)::int) AS "flips"
    FROM "AnalyticsRun" r, jsonb_each(r."pairs") p WHERE r."answered" > 0 AND ${filterCondition("r", filters)} GROUP BY 1, 2`);
}

/** The number of accounts that were made in the period and that the search, if any, finds. */
export async function countAccounts({ from, to, q }: Filters): Promise<number> {
  const since = sql`${from ?? "-infinity"}::date`;
  const until = sql`${to ?? "infinity"}::date`;
  const [row] = await (await db()).$queryRaw<{ count: number }[]>(
    q === null
      ? sql`SELECT coalesce(sum("count"), 0)::int AS "count" FROM "AnalyticsRegistration" WHERE "day" BETWEEN ${since} AND ${until}`
      : sql`SELECT count(*)::int AS "count" FROM "User" p WHERE ${matchesSearch("p", q)} AND p."registeredAt"::date BETWEEN ${since} AND ${until}`,
  );
  return row?.count ?? 0;
}
