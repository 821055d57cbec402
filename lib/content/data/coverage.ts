import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import type { Cell, CellCount } from "../domain/coverage";

/** `slug IN (...) AND locale IN (...)`, each only where one was chosen. */
function whereSlugsAndLocales(slugs: readonly string[], locales: readonly string[]): Prisma.Sql {
  const parts = [
    ...(slugs.length > 0 ? [Prisma.sql`slug = ANY(${[...slugs]}::text[])`] : []),
    ...(locales.length > 0 ? [Prisma.sql`locale = ANY(${[...locales]}::text[])`] : []),
  ];
  return parts.length > 0 ? Prisma.sql`WHERE ${Prisma.join(parts, " AND ")}` : Prisma.empty;
}

const CELL_COLUMNS = Prisma.sql`slug, locale, type, state, role`;

/** The number of texts of each cell that has any; an empty list of slugs or languages means all. */
export async function cellCounts(slugs: readonly string[], locales: readonly string[]): Promise<readonly CellCount[]> {
  return (await db()).$queryRaw<CellCount[]>`
    SELECT ${CELL_COLUMNS}, count(*)::int AS count,
           (count(*) FILTER (WHERE status = 'draft'))::int AS drafts,
           (count(*) FILTER (WHERE status = 'published'))::int AS published
    FROM "Atom" ${whereSlugsAndLocales(slugs, locales)} GROUP BY ${CELL_COLUMNS} ORDER BY ${CELL_COLUMNS}`;
}

/** The violations of each cell that has any, each once. */
export async function cellViolations(
  slugs: readonly string[],
  locales: readonly string[],
): Promise<readonly (Cell & { readonly violations: readonly string[] })[]> {
  return (await db()).$queryRaw<(Cell & { violations: string[] })[]>`
    SELECT ${CELL_COLUMNS}, array_agg(DISTINCT violation ORDER BY violation) AS violations
    FROM "Atom", unnest(violations) AS violation ${whereSlugsAndLocales(slugs, locales)} GROUP BY ${CELL_COLUMNS}`;
}

/** How often saved reports missed a published text, by cell. */
export async function cellDemand(slugs: readonly string[], locales: readonly string[]) {
  return (await db()).$queryRaw<(Cell & { count: number })[]>`
    SELECT ${CELL_COLUMNS}, count FROM "AtomDemand" ${whereSlugsAndLocales(slugs, locales)}`;
}

/** Counts one more report for each of these places that has no published text. */
export async function incrementDemand(places: readonly Cell[]): Promise<void> {
  await (await db()).$executeRaw`
    INSERT INTO "AtomDemand" (${CELL_COLUMNS}, count)
    SELECT ${CELL_COLUMNS}, 1
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS place(slug text, locale text, type int, state text, role text)
    WHERE NOT EXISTS (
      SELECT 1 FROM "Atom" AS atom WHERE atom.slug = place.slug AND atom.locale = place.locale AND atom.type = place.type
        AND atom.state = place.state AND atom.role = place.role AND atom.status = 'published')
    ON CONFLICT (${CELL_COLUMNS}) DO UPDATE SET count = "AtomDemand".count + 1`;
}

/** Every slug that has a text, by a walk along the index: it reads one row for each slug. */
export async function findSlugsWithTexts(): Promise<readonly string[]> {
  const rows = await (await db()).$queryRaw<{ slug: string | null }[]>`
    WITH RECURSIVE walk AS (
      (SELECT min(slug) AS slug FROM "Atom")
      UNION ALL
      SELECT (SELECT min(slug) FROM "Atom" WHERE slug > walk.slug) FROM walk WHERE walk.slug IS NOT NULL)
    SELECT slug FROM walk WHERE slug IS NOT NULL`;
  return rows.flatMap(({ slug }) => slug ?? []);
}
