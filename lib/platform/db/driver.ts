import { join } from "node:path";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { Client } from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { env } from "../env";
import { DATABASE_FOLDER } from "./backup";
import { lockFolder } from "./folder-lock";
import { withReportedCommits } from "./reported-commits";

/** Search by parts of words; PostgreSQL has it at hand. */
const extensions = { pg_trgm };

type Factory = SqlMigrationAwareDriverAdapterFactory;
type RunScript = (script: string) => Promise<unknown>;

/**
 * Makes migrations run whole. The stock adapters split a script at every semicolon, or do not wait for it, so that a
 * failed one would count as applied; `run` is to send it as one simple query, which is one transaction.
 */
function withAtomicScripts(adapter: Factory, run: RunScript): Factory {
  const wrap = (connect: () => Promise<SqlDriverAdapter>) => async () => {
    const connection = await connect();
    connection.executeScript = async (script) => {
      await run(script);
    };
    return connection;
  };
  adapter.connect = wrap(adapter.connect.bind(adapter));
  return adapter;
}

/** The adapter of the embedded engine, mended. */
function embeddedAdapter(engine: PGlite): Factory {
  return withReportedCommits(
    withAtomicScripts(new PrismaPGlite(engine), (script) => engine.exec(script)),
    engine,
  );
}

/**
 * Lets others go first after each query. The embedded database works on the server's own thread and answers at once,
 * so that a request of many queries would otherwise hold that thread from its first to its last.
 */
function withYielding(adapter: Factory): Factory {
  const connect = adapter.connect.bind(adapter);
  adapter.connect = async () => {
    const connection = await connect();
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
    return connection;
  };
  return adapter;
}

/** Milliseconds until a connection, or an answer, counts as lost; a request then says that the database is away. */
const TIMEOUTS = { connectionTimeoutMillis: 5_000, query_timeout: 60_000 };

/** Sends a script to PostgreSQL on a connection of its own. */
async function runScriptOnServer(connectionString: string, script: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(script);
  } finally {
    await client.end();
  }
}

async function withServerMigrationAdapter<T>(
  options: { connectionString: string },
  work: (adapter: Factory) => Promise<T>,
) {
  const opened: SqlDriverAdapter[] = [];
  const adapter = withAtomicScripts(new PrismaPg(options), (script) =>
    runScriptOnServer(options.connectionString, script),
  );
  const connect = adapter.connect.bind(adapter);
  adapter.connect = async () => {
    const connection = await connect();
    opened.push(connection);
    return connection;
  };
  try {
    return await work(adapter);
  } finally {
    await Promise.all(opened.map((connection) => connection.dispose()));
  }
}

export interface Driver {
  readonly adapter: Factory;
  /** Whether a query holds up the server's own thread. */
  readonly blocksEventLoop: boolean;
  /** Lends an adapter to the schema engine, which leaves locks on its connections: they end with the work. */
  withMigrationAdapter<T>(work: (adapter: Factory) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

async function openEmbedded(dataDir: string): Promise<Driver> {
  const release = lockFolder(dataDir);
  try {
    const engine = await PGlite.create({ dataDir: join(dataDir, DATABASE_FOLDER), extensions });
    const adapter = withYielding(embeddedAdapter(engine));
    return {
      adapter,
      blocksEventLoop: true,
      withMigrationAdapter: (work) => work(adapter),
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
  const { DATABASE_URL, DATA_DIR } = env();
  if (!DATABASE_URL) return openEmbedded(DATA_DIR);
  const options = { connectionString: DATABASE_URL, max: 10, keepAlive: true, ...TIMEOUTS };
  return {
    adapter: new PrismaPg(options),
    blocksEventLoop: false,
    withMigrationAdapter: (work) => withServerMigrationAdapter(options, work),
    close: async () => {},
  };
}
