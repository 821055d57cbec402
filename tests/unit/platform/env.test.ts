import { assertServable, env, resetEnvForTests } from "@/lib/platform/env";

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  resetEnvForTests();
});

function configure(settings: Readonly<Record<string, string>>): void {
  process.env = { ...before, DATABASE_URL: "", SESSION_SECRET: "", ADMIN_PASSWORD: "", ...settings };
  resetEnvForTests();
}
const SHARED = { SESSION_SECRET: "one secret for all copies of the server", ADMIN_PASSWORD: "one password" };
const DATABASE_URL = "postgresql://localhost/ninefold";

test.each([
  ["neither secret", {}, "SESSION_SECRET and ADMIN_PASSWORD"],
  ["no secret for sessions", { ADMIN_PASSWORD: SHARED.ADMIN_PASSWORD }, "SESSION_SECRET"],
  ["no administrators' password", { SESSION_SECRET: SHARED.SESSION_SECRET }, "ADMIN_PASSWORD"],
])("a shared database with %s is refused in one line", (_what, settings, missing) => {
  configure({ DATABASE_URL, ...settings });
  expect(assertServable).toThrow(
    `With DATABASE_URL set, set ${missing} too, to the same for every copy of the server.`,
  );
});

test("a shared database with both is served, and so is the embedded one with neither", () => {
  configure({ DATABASE_URL, ...SHARED });
  expect(assertServable).not.toThrow();
  configure({});
  expect(assertServable).not.toThrow();
});

test("the pool has ten connections, or as many as were asked for", () => {
  configure({});
  expect(env().DATABASE_POOL).toBe(10);
  configure({ DATABASE_POOL: "40" });
  expect(env().DATABASE_POOL).toBe(40);
  configure({ DATABASE_POOL: "1" });
  expect(env).toThrow("DATABASE_POOL");
});
