import { randomUUID } from "node:crypto";
import type { OwnUserId } from "@/lib/accounts/access";
import { completeRun, saveProgress } from "@/lib/assessment/operations/runs";
import { createReport } from "@/lib/reports/operations/saved-reports";
import { createReportBody } from "@/lib/reports/schema";
import { contextFor } from "./people";
import { answeredRun, fullRun } from "./sample-runs";

const START = Date.UTC(2026, 0, 1);

/** A completed run of type 4, the love report made from it, and another run on the way; needs the texts. */
export async function seedActivity(userId: OwnUserId): Promise<{ runId: string; reportId: string }> {
  const ctx = contextFor(null);
  const done = { reportType: "love" as const, assessmentData: fullRun(4, randomUUID(), START) };
  const { id: runId } = await completeRun({ ctx, userId, input: done });
  const wanted = { userId, reportType: "love", personalityType: 4, reportData: { assessmentId: runId } };
  const { report } = await createReport({ ctx, userId, input: createReportBody.parse(wanted) });
  await saveProgress({ ctx, userId, input: { assessmentData: answeredRun(7, randomUUID(), START + 1) } });
  return { runId, reportId: report.id };
}
