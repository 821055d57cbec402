/**
 * The process that serves: `node generated/server.mjs [--dev] [--greet]`, bundled from this file by `npm run
 * generate`. It listens at once, so that a port that is taken is known before the database is opened; then Next.js
 * starts, and instrumentation.ts prepares the database.
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { constants } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { NOT_PAGES, SCREENS } from "./config/screens";
import { assertServable, env, setNodeEnv } from "./lib/platform/env";
import { errorCode } from "./lib/platform/errors/app-error";
import { createDrain } from "./lib/platform/front/drain";
import { pageFinder } from "./lib/platform/front/find-page";
import { createFront } from "./lib/platform/front/front";
import { readAssets, readPages } from "./lib/platform/front/pages";
import { runShutdown, whenBooted } from "./lib/platform/lifecycle";
import { errorFields, log } from "./lib/platform/log";
import { observeRequest, routeNamer } from "./lib/platform/metrics";
import { adminPassword } from "./lib/platform/secrets";
import { tracer, wantedTraces } from "./lib/platform/tracing/tracer";

/** An idle connection outlives the minute that balancers and browsers wait, or they would reuse it as we close it. */
const KEEP_ALIVE_MS = 65_000;
/** For requests under way when the server stops; Docker kills after ten seconds. */
const DEADLINE_MS = 8_000;
/** A terminal signals the whole group, and npm hands the same signal on: within this time the two are one. */
const SAME_SIGNAL_MS = 500;

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const dir = process.cwd();
const dev = process.argv.includes("--dev");
setNodeEnv(dev ? "development" : "production");
// Whoever read the log may be gone. Unheard, this error would be logged, which fails again, without an end.
for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);

/** Ends the process with one line that says why. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The routes of the build that are no pages. */
function routePatterns(): readonly string[] {
  if (dev) return [];
  const routes: Record<string, string> = JSON.parse(
    readFileSync(join(dir, ".next/app-path-routes-manifest.json"), "utf8"),
  );
  return Object.values(routes).filter((path) => NOT_PAGES.includes(path.split("/")[1] ?? ""));
}

/** Loads what sends traces, where it is asked for; nothing of it is read otherwise. */
async function startTracing(): Promise<void> {
  const protocol = wantedTraces();
  if (!protocol) return;
  const url = pathToFileURL(join(dir, "generated/tracing.cjs")).href;
  const otlp: typeof import("./lib/platform/tracing/otlp") = await import(url);
  tracer.set(otlp.startTracing(protocol));
}

/** These are many and say nothing of the product. */
const isUntraced = (route: string) => route === "/_next" || route.startsWith("/api/health/");

/** Next.js, with the front before it. */
async function startNext(port: number): Promise<{ answer: Answer; close: () => Promise<void> }> {
  await startTracing();
  const { default: next } = await import("next");
  const app = next({ dev, dir, port });
  const nothing = new Map<string, never>();
  const build = join(dir, ".next");
  const [pages, assets] = dev ? [nothing, nothing] : await Promise.all([readPages(build), readAssets(build)]);
  await app.prepare();
  const findPage = pageFinder(SCREENS, NOT_PAGES);
  const front = createFront({ findPage, pages, assets });
  const handle = app.getRequestHandler();
  const measured = env().METRICS_TOKEN !== undefined;
  const routeOf = routeNamer(routePatterns(), (path) => findPage(path, new URLSearchParams())?.page ?? null);
  const respond: Answer = async (request, response) => (await front(request, response)) || handle(request, response);
  const tracing = tracer.peek();
  return {
    answer: (request, response) => {
      if (!measured && !tracing) return respond(request, response);
      const route = routeOf(request.url);
      if (measured) observeRequest(request, response, route);
      if (!tracing || isUntraced(route)) return respond(request, response);
      return tracing.request(request, response, route, () => respond(request, response));
    },
    close: () => app.close(),
  };
}

/** Says where the product is to be found, and the administrators' password when it was made just now. */
function greet(port: number): void {
  const { APP_URL, DATA_DIR, DATABASE_URL } = env();
  const password = adminPassword();
  console.log(`\n  Ninefold is at ${APP_URL ?? `http://localhost:${port}`}`);
  console.log(`  Data: ${DATABASE_URL ? "PostgreSQL at DATABASE_URL" : resolve(DATA_DIR)}`);
  if (password.isNew)
    console.log(`  Administrators' password (made just now, kept in ${DATA_DIR}/admin-password): ${password.value}`);
}

function configuredPort(): number {
  try {
    assertServable();
    return env().PORT;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const port = configuredPort();
let state: "starting" | "running" | "stopping" = "starting";
const server = createServer((request, response) => void answer(request, response));
server.keepAliveTimeout = KEEP_ALIVE_MS;
const drain = createDrain(server);

/** While Next.js is not there, or no more, the process is live and not ready. */
function answerHealth(path: string | undefined, response: ServerResponse): boolean {
  const live = path === "/api/health/live";
  if (state === "running" || !(live || path === "/api/health/ready")) return false;
  response.writeHead(live ? 200 : 503, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify({ status: live ? "live" : "unavailable" }));
  return true;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  drain.note(response);
  if (answerHealth(request.url?.split("?", 1)[0], response)) return;
  try {
    await (await started).answer(request, response);
  } catch (error) {
    log("error", "request failed", errorFields(error));
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
}

async function stop(): Promise<void> {
  const finished = await drain.drain(dev ? 0 : DEADLINE_MS);
  const next = await started;
  await whenBooted();
  await next.close();
  await runShutdown();
  await tracer.peek()?.stop();
  if (!finished && !dev) log("warn", "requests were cut off by the deadline");
  process.exit(0);
}

await new Promise<void>((listening) => {
  server.once("error", (error) => {
    fail(errorCode(error) === "EADDRINUSE" ? `Port ${port} is taken: stop what uses it, or set PORT.` : error.message);
  });
  server.listen({ port, host: env().LISTEN_HOST }, listening);
});
const started = startNext(port).catch((error: unknown) => {
  log("error", "server cannot start", errorFields(error));
  return fail(error instanceof Error ? error.message : String(error));
});
let stoppedAt: number | undefined;
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  const code = 128 + constants.signals[signal];
  process.on(signal, () => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(code);
      return;
    }
    stoppedAt = performance.now();
    state = "stopping";
    setTimeout(() => process.exit(code), 2 * DEADLINE_MS).unref();
    stop().catch((error: unknown) => {
      log("error", "the server did not stop cleanly", errorFields(error));
      process.exit(1);
    });
  });
}

await started;
await whenBooted();
if (state === "starting") {
  state = "running";
  if (process.argv.includes("--greet")) greet(port);
}
