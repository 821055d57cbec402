import { ReportPanel } from "@/components/assessment/results/report-panel";
import { QueryProvider } from "@/components/layout/query-provider";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { clearRun } from "@/tests/support/finished-run";
import { jsonResponse } from "@/tests/support/json-response";
import { openOver } from "./open-results";

type Answer = { status?: number; body?: unknown } | "lost";
export interface Sent {
  readonly call: string;
  readonly body: Record<string, unknown>;
}

export const COMPLETE = { success: true, assessmentId: clearRun.runId, primaryType: 3, wing: 2, confidence: 0.85 };
const REPORT = {
  report: { id: "r", reportType: "standard", personalityType: "Type 3", reportUrl: "/api/emergency-view/3" },
};

/**
 * A server that answers by path; what is not named succeeds. Returns what was sent to it, in order.
 * @param saved the person's reports, when they are asked for
 */
export function serve(answers: Record<string, Answer> = {}, saved: () => readonly unknown[] = () => []): Sent[] {
  const sent: Sent[] = [];
  global.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const path = String(input);
    if (path === "/api/users/someone/reports") return jsonResponse(200, saved());
    const body = JSON.parse(String(init?.body));
    sent.push({ call: `${init?.method} ${path}`, body });
    const usual = path.includes("complete")
      ? COMPLETE
      : path.includes("users")
        ? { assessmentData: body.assessmentData }
        : REPORT;
    const answer = answers[path] ?? {};
    if (answer === "lost") throw new TypeError("Failed to fetch");
    const { status = 200, body: reply = usual } = answer;
    return jsonResponse(status, reply);
  });
  return sent;
}

const profile = buildProfile(clearRun);
const panel = <QueryProvider>{profile && <ReportPanel profile={profile} />}</QueryProvider>;
/** The reports of a run, with timers that the test moves. */
export const openRun = (run = clearRun) => openOver(panel, run, jest.advanceTimersByTime);
