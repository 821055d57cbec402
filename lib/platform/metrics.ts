import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { perProcess } from "./per-process";

/** Bounds of the buckets of a request, in seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Bounds of the buckets of a query, in seconds. */
const QUERY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ["method", "route", "status"] as const;
  return {
    registry,
    requests: new Histogram({
      name: "ninefold_http_request_duration_seconds",
      help: "Requests by route and status, and how long until they were answered.",
      labelNames,
      buckets: REQUEST_SECONDS,
      registers,
    }),
    queries: new Histogram({
      name: "ninefold_database_query_duration_seconds",
      help: "Statements to the database, and how long until it answered.",
      buckets: QUERY_SECONDS,
      registers,
    }),
    jobs: new Gauge({
      name: "ninefold_job_last_success_timestamp_seconds",
      help: "When a job last ended without a failure.",
      labelNames: ["job"] as const,
      registers,
    }),
    jobFailures: new Counter({
      name: "ninefold_job_failures_total",
      help: "Turns of a job that failed.",
      labelNames: ["job"] as const,
      registers,
    }),
    pdfWaiting: new Gauge({
      name: "ninefold_pdf_waiting",
      help: "Reports that wait for a thread to be drawn as a PDF.",
      registers,
    }),
    mailsWaiting: new Gauge({
      name: "ninefold_mails_waiting",
      help: "Mails that are not delivered yet, by all copies of the server.",
      registers,
    }),
  };
}

/** What this process counts of itself; read at `/api/metrics`. */
export const metrics = perProcess("metrics", makeMetrics);

/**
 * Counts a request when it is answered.
 * @param route its pattern, such as `/api/users/[id]`: an address would make a series for every person
 */
export function observeRequest(request: IncomingMessage, response: ServerResponse, route: string): void {
  const begun = performance.now();
  response.once("close", () => {
    const labels = { method: request.method ?? "", route, status: String(response.statusCode) };
    metrics.get().requests.observe(labels, (performance.now() - begun) / 1_000);
  });
}

/** So many paths keep their names; most requests are for a few, and to name one takes longer than to answer it. */
const MAX_KNOWN_PATHS = 1_000;

/** Whether an address fits a pattern: `[name]` stands for one part, `[[...name]]` for all that is left. */
function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  const at = pattern.findIndex((each) => each.startsWith("[[..."));
  if (at >= 0) return fits(pattern.slice(0, at), parts.slice(0, at));
  return (
    pattern.length === parts.length &&
    pattern.every((each, place) => (each.startsWith("[") ? parts[place] !== "" : each === parts[place]))
  );
}

/**
 * Builds the function that names the route of an address, so that no id becomes a label.
 * @param patterns the routes of the build that are no pages, such as `/api/users/[id]`
 * @param pageOf the page of an address, null for what is no page
 */
export function routeNamer(
  patterns: readonly string[],
  pageOf: (path: string) => string | null,
): (url: string | undefined) => string {
  const variables = (pattern: string) => pattern.split("[").length + (pattern.includes("[[...") ? 100 : 0);
  const ordered = [...patterns]
    .sort((a, b) => variables(a) - variables(b))
    .map((pattern) => ({ pattern, parts: pattern.split("/") }));
  function nameOf(path: string): string {
    if (path.startsWith("/_next/")) return "/_next";
    const page = pageOf(path);
    if (page !== null) return page;
    const parts = path.split("/");
    return ordered.find((each) => fits(each.parts, parts))?.pattern ?? "other";
  }
  const known = new Map<string, string>();
  return (url = "/") => {
    const path = url.split("?", 1)[0] ?? "/";
    const name = known.get(path) ?? nameOf(path);
    if (known.size >= MAX_KNOWN_PATHS) known.clear();
    known.set(path, name);
    return name;
  };
}
