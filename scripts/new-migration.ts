/** Writes the migration that leads from the existing ones to prisma/schema.prisma: `npm run db:migration -- add-thing`. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryDriver } from "../lib/platform/db/driver";
import { diffToSchema, migrationsFolder } from "../lib/platform/db/schema-engine";

const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error("Say what the migration does, in lower case with hyphens: npm run db:migration -- add-notes");
  process.exit(2);
}
mkdirSync(migrationsFolder, { recursive: true });
const shadow = await inMemoryDriver();
const adapter = Object.assign(shadow.adapter, {
  connectToShadowDb: async () => (await inMemoryDriver()).adapter.connect(),
});
const sql = await diffToSchema(adapter, "migrations");
await shadow.close();
if (sql === "") {
  console.log("The migrations already lead to the schema.");
} else {
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(migrationsFolder, `${stamp}_${name.replaceAll("-", "_")}`);
  mkdirSync(folder);
  writeFileSync(join(folder, "migration.sql"), sql);
  const lock = join(migrationsFolder, "migration_lock.toml");
  if (!existsSync(lock)) writeFileSync(lock, 'provider = "postgresql"\n');
  console.log(folder);
}
process.exit(0);
