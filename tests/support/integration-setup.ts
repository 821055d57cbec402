import "./quiet-log";

jest.setTimeout(120_000);

/** Operations sign people in and out by cookies; outside a request there are none but these. */
jest.mock("next/headers", () => jest.requireActual("./cookie-jar"));

/**
 * The embedded database and the schema engine leave alarms of ten seconds behind when they are closed.
 * An alarm alone is no reason to stay: a test that waits is kept alive by its own time limit.
 */
const LEFT_BEHIND = 10_000;
const start = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((...args: Parameters<typeof start>) => {
  const timer = start(...args);
  if ((args[1] ?? 0) >= LEFT_BEHIND) timer.unref();
  return timer;
}, start);
