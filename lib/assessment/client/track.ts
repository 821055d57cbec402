import { fetchJson, HttpError } from "@/lib/platform/http/fetch-json";
import { storedUserId } from "@/lib/platform/outbox/stored-user";
import type { AssessmentRun } from "../domain/run/assessment-run";
import { type EventUnderWay, noteSettled, noteUnderWay, takeLeftOver } from "./events-under-way";

/** One step that a person reached or answered. */
export interface TrackedStep {
  readonly step: string;
  readonly label: string;
  readonly personalityType?: number;
  readonly data?: Record<string, unknown>;
  /** The run that it belongs to. */
  readonly run?: Pick<AssessmentRun, "runId" | "reportType">;
}

const SESSION_KEY = "analyticsSession";

/** A random name for this visit in this tab; it outlives a reload and nothing else. */
function analyticsSession(): string {
  try {
    const stored = sessionStorage.getItem(SESSION_KEY);
    if (stored) return stored;
    const created = crypto.randomUUID();
    sessionStorage.setItem(SESSION_KEY, created);
    return created;
  } catch {
    return crypto.randomUUID();
  }
}

const PATH = "/api/analytics";

/** A tab that stays offline for long keeps the first of its events, not all. */
const MAX_QUEUED = 200;

/** Stores a step that could not be sent, for the session of the same person. */
async function enqueueEvent({ body, userId }: EventUnderWay): Promise<void> {
  const { outbox } = await import("@/lib/platform/outbox/browser");
  if ((await outbox.entries()).length < MAX_QUEUED)
    await outbox.put({ id: `event:${body.id}`, userId, method: "POST", path: PATH, body, silent: true });
  noteSettled(body.id);
}

/** Records a step. Never in a person's way: what cannot be sent now waits in the outbox, also when the page is left. */
export function trackStep({ run, ...event }: TrackedStep): void {
  const runFields = run && { runId: run.runId, reportType: run.reportType.value };
  const body = {
    ...event,
    ...runFields,
    id: crypto.randomUUID(),
    session: analyticsSession(),
    timestamp: new Date().toISOString(),
  };
  const underWay = { body, userId: storedUserId() };
  for (const leftOver of takeLeftOver()) void enqueueEvent(leftOver).catch(() => undefined);
  noteUnderWay(underWay);
  fetchJson(PATH, { method: "POST", body, keepalive: true })
    .then(() => noteSettled(body.id))
    .catch(async (error: unknown) => {
      if (error instanceof HttpError && error.status < 500 && error.status !== 429) return noteSettled(body.id);
      await enqueueEvent(underWay);
    })
    .catch(() => undefined);
}
