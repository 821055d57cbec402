import { fetchJson, HttpError } from "@/lib/platform/http/fetch-json";
import type { AssessmentDraft } from "../domain/draft";

/** One step that a person reached or answered. */
export interface TrackedStep {
  readonly step: string;
  readonly label: string;
  readonly personalityType?: number;
  readonly data?: Record<string, unknown>;
  /** The run that it belongs to. */
  readonly run?: Pick<AssessmentDraft, "runId" | "reportType">;
}

const SESSION_KEY = "analyticsSession";

/** A random name for this visit in this tab; it outlives a reload and nothing else. */
function session(): string {
  try {
    const known = sessionStorage.getItem(SESSION_KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(SESSION_KEY, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}

const PATH = "/api/analytics";

/** Records a step. Never in a person's way: what cannot be sent now waits in the outbox. */
export function trackStep({ run, ...event }: TrackedStep): void {
  const about = run && { runId: run.runId, reportType: run.reportType.value };
  const body = { ...event, ...about, id: crypto.randomUUID(), session: session(), timestamp: new Date().toISOString() };
  fetchJson(PATH, { method: "POST", body, keepalive: true })
    .catch(async (error: unknown) => {
      if (error instanceof HttpError && error.status < 500 && error.status !== 429) return;
      await (await import("./owed-events")).oweEvent(PATH, body);
    })
    .catch(() => undefined);
}
