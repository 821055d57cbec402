import { randomUUID } from "node:crypto";
import type { Prisma } from "@/generated/prisma/client";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { db } from "@/lib/platform/db/client";

const json = (value: unknown) => value as Prisma.InputJsonValue;

/** Keeps so many more completed runs like one that is kept; resolves to their ids. */
export async function copyRun(runId: string, count: number): Promise<string[]> {
  const { assessment } = await db();
  const row = await assessment.findUniqueOrThrow({ where: { id: runId } });
  const ids = Array.from({ length: count }, () => randomUUID());
  const [answers, profile] = [json(row.answers), json(row.profile)];
  await assessment.createMany({ data: ids.map((id) => ({ ...row, id, answers, profile })) });
  return ids;
}

/** Keeps so many more reports like one that is kept, of these runs, one of each kind; resolves to their ids. */
export async function copyReport(reportId: string, runIds: readonly string[], count: number): Promise<string[]> {
  const { report } = await db();
  const row = await report.findUniqueOrThrow({ where: { id: reportId } });
  const document = json(row.document);
  const data = runIds
    .flatMap((assessmentId) => REPORT_TYPES.map((reportType) => ({ assessmentId, reportType })))
    .slice(0, count)
    .map((own) => ({ ...row, ...own, document, id: randomUUID() }));
  await report.createMany({ data });
  return data.map(({ id }) => id);
}
