import { fetchJson } from "@/lib/platform/http/fetch-json";

/** One step that a person reached or answered. */
export interface TrackedStep {
  readonly step: string;
  readonly label: string;
  readonly personalityType?: number;
  readonly data?: Record<string, unknown>;
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

/** Records a step. Fire and forget: a lost event never stands in a person's way. */
export function trackStep(event: TrackedStep): void {
  const body = { ...event, id: crypto.randomUUID(), session: session(), timestamp: new Date().toISOString() };
  void fetchJson("/api/analytics", { method: "POST", body, keepalive: true }).catch(() => undefined);
}
