import { type Driver, inMemoryDriver } from "@/lib/platform/db/driver";
import { applyMigrations, diffToSchema, readMigrations } from "@/lib/platform/db/schema-engine";

const open: Driver[] = [];
async function driver(): Promise<Driver> {
  const made = await inMemoryDriver();
  open.push(made);
  return made;
}

afterAll(async () => {
  for (const each of open) await each.close();
});

test("the migrations lead to the schema, and from nothing there is something to do", async () => {
  const adapter = Object.assign((await driver()).adapter, {
    connectToShadowDb: async () => (await driver()).adapter.connect(),
  });
  expect(await diffToSchema(adapter, "migrations")).toBe("");
  expect(await diffToSchema(adapter, "empty")).toContain('CREATE TABLE "User"');
});

test("they are applied once", async () => {
  const { adapter } = await driver();
  const names = readMigrations().migrationDirectories.map(({ path }) => path);
  expect(names.length).toBeGreaterThan(0);
  expect(await applyMigrations(adapter)).toEqual(names);
  expect(await applyMigrations(adapter)).toEqual([]);
});
