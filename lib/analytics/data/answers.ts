import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { db } from "@/lib/platform/db/client";
import { fromJson } from "@/lib/platform/db/json";
import type { MonthCount } from "../domain/answer-matrix";

const { sql } = Prisma;

/** Completed runs that rest on answers: the sample result has no triads. */
const ANSWERED = sql`f."counting" <> 'deleted' AND f."circularTriads" IS NOT NULL`;

const MONTH = Prisma.raw(`to_char(f."completedAt", 'YYYY-MM')`);

/** How many answered runs each language has in each month. */
export async function countByMonth(): Promise<readonly MonthCount[]> {
  return (await db()).$queryRaw<MonthCount[]>(sql`
    SELECT f."locale", ${MONTH} AS "month", count(*)::int AS "count" FROM "AssessmentFact" f
    WHERE ${ANSWERED} GROUP BY 1, 2`);
}

/** The ids of all answered runs in an order that nobody can foretell who does not know the salt. */
export async function shuffledRuns(salt: string): Promise<readonly string[]> {
  const rows = await (await db()).$queryRaw<{ id: string }[]>(sql`
    SELECT f."id" FROM "AssessmentFact" f WHERE ${ANSWERED} ORDER BY md5(f."id" || ${salt})`);
  return rows.map(({ id }) => id);
}

export interface AnsweredRun {
  readonly answers: AssessmentRun;
  readonly locale: string;
  /** `2026-01` */
  readonly month: string;
}

/** The answers of some runs, in the order of the ids; those that are gone by now are left out. */
export async function readAnswers(ids: readonly string[]): Promise<readonly AnsweredRun[]> {
  const rows = await (await db()).assessment.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, answers: true, locale: true, completedAt: true },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const month = row.completedAt.toISOString().slice(0, 7);
    return [{ answers: fromJson<AssessmentRun>(row.answers), locale: row.locale, month }];
  });
}
