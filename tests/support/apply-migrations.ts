/** Applies the migrations of a folder and says so before the last one begins: `tsx apply-migrations.ts folder`. */
import { writeSync } from "node:fs";
import { withConnections } from "@/lib/platform/db/adapters";
import { databaseDriver } from "@/lib/platform/db/client";
import { applyMigrations } from "@/lib/platform/db/schema-engine";

const [folder] = process.argv.slice(2);
await (await databaseDriver()).withMigrationAdapter((adapter) => {
  const watched = withConnections(adapter, (connection) => {
    const { executeScript } = connection;
    connection.executeScript = (script) => {
      writeSync(1, "script\n");
      return executeScript.call(connection, script);
    };
  });
  return applyMigrations(watched, folder);
});
process.exit(0);
