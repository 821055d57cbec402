import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { fromJson } from "@/lib/platform/db/json";
import type { AssessmentRun } from "../domain/run/assessment-run";

const { sql } = Prisma;

/** Runs that people answered in the words of the edition in use; as the partial index Assessment_second_edition_idx has it. */
const COUNTED = Prisma.raw(`"answers"->>'instrument' = '2' AND "answers"->>'sample' = 'false'`);

/** Each person's latest run, so that nobody counts twice. */
const LATEST = sql`SELECT DISTINCT ON ("userId") "id", "completedAt" FROM "Assessment" WHERE ${COUNTED}
  ORDER BY "userId", "completedAt" DESC, "id"`;

/** How many people have completed a run in the edition in use. */
export async function countInstrumentRuns(): Promise<number> {
  const [row] = await (await db()).$queryRaw<{ count: number }[]>(sql`
    SELECT count(DISTINCT "userId")::int AS "count" FROM "Assessment" WHERE ${COUNTED}`);
  return row?.count ?? 0;
}

/** The day, as `2026-01-31`, of the first completed run in the edition in use; null without one. */
export async function firstInstrumentDay(): Promise<string | null> {
  const [row] = await (await db()).$queryRaw<{ day: string | null }[]>(sql`
    SELECT min("completedAt")::date::text AS "day" FROM "Assessment" WHERE ${COUNTED}`);
  return row?.day ?? null;
}

/** The ids of people's latest runs in the edition in use, latest first. */
export async function latestInstrumentRuns(limit: number): Promise<readonly string[]> {
  const rows = await (await db()).$queryRaw<{ id: string }[]>(sql`
    SELECT x."id" FROM (${LATEST}) x ORDER BY x."completedAt" DESC, x."id" LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** The answers of some runs, and the language of each, in no order; those that are gone by now are left out. */
export async function readInstrumentRuns(
  ids: readonly string[],
): Promise<readonly { readonly answers: AssessmentRun; readonly locale: string }[]> {
  const rows = await (await db()).assessment.findMany({
    where: { id: { in: [...ids] } },
    select: { answers: true, locale: true },
  });
  return rows.map(({ answers, locale }) => ({ answers: fromJson<AssessmentRun>(answers), locale }));
}
