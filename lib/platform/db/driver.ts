import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { env } from "../env";
import { log } from "../log";
import { type AdapterFactory, type Driver, withAtomicScripts, withConnections, withReportedCommits } from "./adapters";
import { databaseFolder, extensions, openEngine } from "./embedded/engine";
import { prepareFolder } from "./embedded/folder";
import { lockFolder } from "./embedded/folder-lock";
import { Upkeep } from "./embedded/upkeep";
import { serverDriver } from "./server-driver";

/** The adapter of the embedded engine, mended. */
function embeddedAdapter(engine: PGlite): AdapterFactory {
  return withReportedCommits(
    withAtomicScripts(new PrismaPGlite(engine), (script) => engine.exec(script)),
    engine,
  );
}

/**
 * Lets others go first after each query. The embedded database works on the server's own thread and answers at once,
 * so that a request of many queries would otherwise hold that thread from its first to its last.
 */
function withYielding(adapter: AdapterFactory): AdapterFactory {
  return withConnections(adapter, (connection) => {
    const { queryRaw, executeRaw } = connection;
    connection.queryRaw = async (query) => {
      const rows = await queryRaw.call(connection, query);
      await yieldToEventLoop();
      return rows;
    };
    connection.executeRaw = async (query) => {
      const count = await executeRaw.call(connection, query);
      await yieldToEventLoop();
      return count;
    };
  });
}

/** An engine that is dead answers nothing more; a new process recovers what was acknowledged. */
function endProcess(reason: string): never {
  log("error", "the embedded database cannot go on, the server ends", { reason });
  process.exit(1);
}

async function openEmbedded(dataDir: string): Promise<Driver> {
  const release = await lockFolder(dataDir);
  try {
    await prepareFolder(dataDir);
    const engine = await openEngine(databaseFolder(dataDir), endProcess);
    const upkeep = new Upkeep(engine, dataDir, new Date());
    const adapter = withYielding(embeddedAdapter(engine));
    return {
      adapter,
      blocksEventLoop: true,
      withMigrationAdapter: (work) => work(adapter),
      upkeep: (now) => upkeep.turn(now),
      close: async () => {
        await engine.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** A database that lives in memory and is gone on close: the shadow of migrations, and tests. */
export async function inMemoryDriver(): Promise<Driver> {
  const engine = await PGlite.create({ extensions });
  const adapter = embeddedAdapter(engine);
  return { adapter, blocksEventLoop: true, withMigrationAdapter: (work) => work(adapter), close: () => engine.close() };
}

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, else the embedded one in `DATA_DIR`.
 * @throws Error when the embedded folder is in use, or cannot be opened.
 */
export async function openDriver(): Promise<Driver> {
  const { DATABASE_URL, DATABASE_POOL, DATA_DIR } = env();
  return DATABASE_URL ? serverDriver(DATABASE_URL, DATABASE_POOL) : openEmbedded(DATA_DIR);
}
