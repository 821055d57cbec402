import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { STEP_IDS, type StepId } from "@/lib/assessment/domain/run/steps";
import { answerRound, closeFirstRun, dividedRun, towardSecond } from "@/tests/support/finished-run";
import { fullRun } from "@/tests/support/sample-runs";

/** The run that the tests begin with: type 4, all five steps complete. */
export const finishedRun = (): AssessmentRun => fullRun(4, randomUUID(), Date.now());

const OPEN: Readonly<Record<StepId, Partial<AssessmentRun>>> = {
  rheti: { rheti: {} },
  "hero-moments": { hero: {} },
  "building-blocks": { block: null },
  "color-phase": { colors: null },
  "detail-tokens": { tokens: null },
};

/** The same run with this step and all later ones still open. */
export function runBefore(step: StepId): AssessmentRun {
  const open = STEP_IDS.slice(STEP_IDS.indexOf(step)).map((id) => OPEN[id]);
  return Object.assign(finishedRun(), ...open);
}

/** Only the first pairs are answered. */
export function runWithPairs(count: number): AssessmentRun {
  const run = runBefore("hero-moments");
  return { ...run, rheti: Object.fromEntries(Object.entries(run.rheti).slice(0, count)) };
}

export function sampleRun(): AssessmentRun {
  const { colors, tokens } = finishedRun();
  const now = Date.now();
  const block = { value: fullRun(8, randomUUID(), now).block?.value ?? null, at: now };
  return { ...newRun(randomUUID(), now, "standard"), sample: true, block, colors, tokens };
}

const startedNow = (run: AssessmentRun) => ({ ...run, runId: randomUUID(), startedAt: Date.now() });

/** Complete, of the first edition, with two types so close that the extra scenes are offered. */
export const closeLeaders = (): AssessmentRun => startedNow(closeFirstRun);

/** Complete, and the scenes lead to another type than the pairs. */
export const dividedEvidence = (): AssessmentRun => startedNow(dividedRun);

/** The same with the extra scenes answered, all but the last few, toward the second of the two. */
export function decidedRun(leaveOpen = 0): AssessmentRun {
  const answered = answerRound(closeFirstRun, towardSecond(closeFirstRun));
  const cards = Object.entries(answered.decider);
  return startedNow({ ...answered, decider: Object.fromEntries(cards.slice(0, cards.length - leaveOpen)) });
}

async function post(request: APIRequestContext, path: string, data: unknown) {
  const response = await request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** Hands in a run and has its report kept; resolves to the address of that one report. */
export async function keepReport(
  request: APIRequestContext,
  userId: string,
  { reportType, locale, run = finishedRun() }: { reportType: ReportType; locale: string; run?: AssessmentRun },
): Promise<string> {
  const profile = buildProfile(run);
  if (!profile) throw new Error("the run is not complete");
  const { assessmentId } = await post(request, "/api/assessment/complete", { reportType, assessmentData: run });
  const body = { userId, reportType, personalityType: profile.type, reportData: { assessmentId } };
  const { report } = await post(request, `/api/reports?locale=${locale}`, body);
  return report.reportUrl;
}
