import type { Driver } from "@/lib/platform/db/adapters";
import { inMemoryDriver } from "@/lib/platform/db/driver";
import { applyMigrations, diffToSchema, readMigrations } from "@/lib/platform/db/schema-engine";

/** Making an in-memory database takes seconds: one for the migrations, one for the engine to try them on. */
let main: Driver;
let shadow: Driver;

beforeAll(async () => {
  [main, shadow] = await Promise.all([inMemoryDriver(), inMemoryDriver()]);
});
afterAll(() => Promise.all([main.close(), shadow.close()]));

test("the migrations lead to the schema, and without them there is something to do", async () => {
  const adapter = Object.assign(main.adapter, { connectToShadowDb: () => shadow.adapter.connect() });
  expect(await diffToSchema(adapter, "empty")).toContain('CREATE TABLE "User"');
  expect(await diffToSchema(adapter, "migrations")).toBe("");
});

test("they are applied once", async () => {
  const names = readMigrations().migrationDirectories.map(({ path }) => path);
  expect(names.length).toBeGreaterThan(0);
  expect(await applyMigrations(main.adapter)).toEqual(names);
  expect(await applyMigrations(main.adapter)).toEqual([]);
});
