import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { errorCode } from "../errors/app-error";
import { withConnections } from "./adapters";
import { WITHOUT_TIMEOUTS } from "./server-driver";

interface MigrationList {
  baseDir: string;
  lockfile: { path: string; content: string | null };
  shadowDbInitScript: string;
  migrationDirectories: {
    path: string;
    migrationFile: { path: string; content: { tag: "ok"; value: string } };
  }[];
}
type DiffTarget =
  | { tag: "empty" }
  | { tag: "schemaDatamodel"; files: { path: string; content: string }[] }
  | ({ tag: "migrations" } & MigrationList);

interface Engine {
  applyMigrations(input: object): Promise<{ appliedMigrationNames: string[] }>;
  markMigrationRolledBack(input: { migrationName: string }): Promise<object>;
  diff(input: object): Promise<{ exitCode: number; stdout: string | null }>;
  free(): void;
}

const root = process.cwd();
const filters = { externalTables: [], externalEnums: [] };
const schemaFolder = join(root, "prisma/models");
export const migrationsFolder = join(root, "prisma/migrations");

/** Reads the migration folders in the order of their names. */
export function readMigrations(folder = migrationsFolder): MigrationList {
  const names = readdirSync(/* turbopackIgnore: true */ folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: names.map((path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok",
          value: readFileSync(join(/* turbopackIgnore: true */ folder, path, "migration.sql"), "utf8"),
        },
      },
    })),
  };
}

/** The schema, one file for each feature. */
export function readSchema(): { path: string; content: string }[] {
  return readdirSync(schemaFolder)
    .sort()
    .map((name) => join(schemaFolder, name))
    .map((path) => ({ path, content: readFileSync(path, "utf8") }));
}

/** The engine has no loader for Node: it is instantiated by hand. */
async function instantiate() {
  const require = createRequire(join(root, "package.json"));
  const folder = dirname(require.resolve("@prisma/schema-engine-wasm"));
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const module = await WebAssembly.compile(readFileSync(join(folder, "schema_engine_bg.wasm")));
  const instance = await WebAssembly.instantiate(module, {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return bindings.SchemaEngine;
}

let engineClass: ReturnType<typeof instantiate> | undefined;

async function withEngine<T>(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  use: (engine: Engine) => Promise<T>,
): Promise<T> {
  // One instance per process: with two, a timer of the first would call into the memory of the second.
  engineClass ??= instantiate();
  const SchemaEngine = await engineClass;
  const datamodels = readSchema().map(({ path, content }) => [path, content]);
  const engine: Engine = await SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter));
  try {
    return await use(engine);
  } finally {
    engine.free();
  }
}

/** The migration that failed: the engine's message names it. */
const failedMigrationName = (thrown: unknown): string | undefined =>
  /migration_name="([^"]+)"|Migration name: (\S+)/.exec(String(thrown))?.slice(1).find(Boolean);

/** Held by a script while it runs, also by one whose process is gone: the server carries it to its end. */
const SCRIPT_LOCK = `SELECT pg_advisory_xact_lock(9136003)`;
const UNFINISHED = `"finished_at" IS NULL AND "rolled_back_at" IS NULL`;

/**
 * Notes in a script's own transaction that it is done. The engine notes it a moment later, which a process that is
 * killed between the two does not live to see.
 */
function withMarkedScripts(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  { migrationDirectories }: MigrationList,
): SqlMigrationAwareDriverAdapterFactory {
  const own: SqlMigrationAwareDriverAdapterFactory = Object.create(adapter);
  return withConnections(own, (connection) => {
    const { executeScript } = connection;
    connection.executeScript = (script) => {
      const name = migrationDirectories.find(({ migrationFile }) => migrationFile.content.value === script)?.path;
      const done = `UPDATE "_prisma_migrations" SET "finished_at" = now() WHERE "migration_name" = '${name}' AND ${UNFINISHED};`;
      const whole = name ? [WITHOUT_TIMEOUTS, `${SCRIPT_LOCK};`, script, ";", done].join("\n") : script;
      return executeScript.call(connection, whole);
    };
  });
}

/**
 * The migrations that a process began and did not live to finish. A script of theirs that still runs is waited for:
 * then it is finished after all, or has left nothing.
 */
async function interruptedMigrations(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<readonly string[]> {
  const connection = await adapter.connect();
  const query = (sql: string) => connection.queryRaw({ sql, args: [], argTypes: [] });
  await query(`${SCRIPT_LOCK}::text`);
  const { rows } = await query(`SELECT "migration_name" FROM "_prisma_migrations" WHERE ${UNFINISHED}`);
  return rows.map(([name]) => String(name));
}

/** What the engine answers while a migration is noted as begun and not as finished. */
const UNFINISHED_FOUND = "P3009";

/**
 * Applies the migrations that the database does not have yet; returns their names. A script runs as one transaction.
 * When one fails, only its name stays, marked as rolled back, so that a corrected script can be tried again. One that
 * was interrupted, because its process was killed, is run again.
 * @throws Error naming the migration that failed
 */
export function applyMigrations(adapter: SqlMigrationAwareDriverAdapterFactory, folder?: string): Promise<string[]> {
  const migrationsList = readMigrations(folder);
  return withEngine(withMarkedScripts(adapter, migrationsList), async (engine) => {
    const apply = async () => (await engine.applyMigrations({ migrationsList, filters })).appliedMigrationNames;
    try {
      return await apply().catch(async (error: unknown) => {
        if (errorCode(error) !== UNFINISHED_FOUND) throw error;
        for (const migrationName of await interruptedMigrations(adapter))
          await engine.markMigrationRolledBack({ migrationName });
        return apply();
      });
    } catch (cause) {
      const migrationName = failedMigrationName(cause);
      if (!migrationName) throw cause;
      await engine.markMigrationRolledBack({ migrationName });
      throw new Error(`The migration ${migrationName} failed; the data is as it was before it.`, { cause });
    }
  });
}

/**
 * The SQL that leads from the migrations (or from nothing) to `prisma/models`; empty when they agree.
 * `adapter` is a shadow database, on which the migrations are tried.
 */
export function diffToSchema(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  from: "migrations" | "empty",
): Promise<string> {
  const start: DiffTarget = from === "empty" ? { tag: "empty" } : { tag: "migrations", ...readMigrations() };
  const to: DiffTarget = { tag: "schemaDatamodel", files: readSchema() };
  return withEngine(adapter, async (engine) => {
    const { stdout } = await engine.diff({ from: start, to, script: true, exitCode: null, filters });
    return stdout?.includes("-- This is an empty migration.") ? "" : (stdout ?? "");
  });
}
