import "./quiet-log";

jest.setTimeout(120_000);

/** Operations sign people in and out by cookies; outside a request there are none but these. */
jest.mock("next/headers", () => jest.requireActual("./cookie-jar"));

/** Passwords are kept as ever, by less work: what theirs costs is held by the test of `lib/platform/password.ts`. */
jest.mock("@node-rs/argon2", () => {
  const argon2: typeof import("@node-rs/argon2") = jest.requireActual("@node-rs/argon2");
  return { ...argon2, hash: (password: string) => argon2.hash(password, { memoryCost: 1_024, timeCost: 1 }) };
});

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
