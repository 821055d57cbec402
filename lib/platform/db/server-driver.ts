import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { Client } from "pg";
import { wait } from "../wait";
import { type AdapterFactory, type Driver, withAtomicScripts, withConnections } from "./adapters";

/**
 * PostgreSQL by its address, directly or through PgBouncer in transaction mode: there two transactions of one client may
 * be on two connections of the server, so nothing here lives longer on a connection than its transaction.
 */

/** Milliseconds until a connection counts as lost. */
const CONNECT_MS = 5_000;
/** Milliseconds until an answer counts as lost; the server gives a statement up before that. */
const ANSWER_MS = 60_000;

/**
 * What the server itself ends, so that a copy whose network is gone holds no row and no lock: a statement that runs too
 * long, one that waits for a lock, a transaction in which nothing is asked.
 */
const TIMEOUTS = {
  statement_timeout: "55s",
  lock_timeout: "10s",
  idle_in_transaction_session_timeout: "15s",
} as const;

/** Lifts those timeouts until the transaction ends: migrations, and copies that wait for each other, take their time. */
export const WITHOUT_TIMEOUTS = Object.keys(TIMEOUTS)
  .map((name) => `SET LOCAL ${name} = 0;`)
  .join(" ");

/** A connection of its own for some work. */
async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  // The query under way fails with the reason; without a listener the event would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes the timeouts the default of this user in this database, where nobody has chosen others. They cannot be sent
 * when a connection begins, which PgBouncer refuses, nor be set on it, since there it is everybody's.
 * @throws what the server refuses it with, such as a user who may not change their own defaults
 */
export async function setTimeouts(connectionString: string): Promise<void> {
  const rows = Object.entries(TIMEOUTS).map(([name, value]) => `('${name}', '${value}')`);
  await withClient(connectionString, (client) =>
    client.query(`DO $$
      DECLARE own record;
      BEGIN
        FOR own IN SELECT name, value FROM (VALUES ${rows.join(", ")}) AS own (name, value)
          WHERE current_setting(name) = '0' AND NOT EXISTS (
            SELECT FROM pg_db_role_setting, unnest(setconfig) AS chosen
            WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
              AND setrole IN (0, (SELECT oid FROM pg_roles WHERE rolname = current_user))
              AND split_part(chosen, '=', 1) = name)
        LOOP
          EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET %I = %L', current_database(), own.name, own.value);
        END LOOP;
      END $$`),
  );
}

/** Milliseconds between two looks whether a lock is free. */
const LOCK_LOOK_MS = 500;

/**
 * Runs work while no other copy that uses the same key does. Whoever waits looks again and again instead of queueing: a
 * queue behind PgBouncer could take all connections, and leave none to the copy that works.
 * @param key of the advisory lock, held by a transaction, so that it ends with the connection
 */
export async function withServerLock<T>(connectionString: string, key: number, work: () => Promise<T>): Promise<T> {
  return withClient(connectionString, async (client) => {
    for (;;) {
      await client.query(`BEGIN; ${WITHOUT_TIMEOUTS}`);
      const { rows } = await client.query<{ held: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS held", [key]);
      if (rows[0]?.held) break;
      await client.query("ROLLBACK");
      await wait(LOCK_LOOK_MS);
    }
    const result = await work();
    await client.query("COMMIT");
    return result;
  });
}

/** The schema engine's own lock belongs to a connection, and would outlive it at PgBouncer; ours is held already. */
const ENGINE_LOCK = /^SELECT pg_advisory_lock\(\d+\)$/;

async function withMigrationAdapter<T>(connectionString: string, work: (adapter: AdapterFactory) => Promise<T>) {
  const opened: SqlDriverAdapter[] = [];
  const adapter = withConnections(
    new PrismaPg({ connectionString, connectionTimeoutMillis: CONNECT_MS }),
    (connection) => {
      const { executeRaw } = connection;
      connection.executeRaw = async (query) => (ENGINE_LOCK.test(query.sql) ? 0 : executeRaw.call(connection, query));
      opened.push(connection);
    },
  );
  try {
    return await work(
      withAtomicScripts(adapter, (script) => withClient(connectionString, (client) => client.query(script))),
    );
  } finally {
    await Promise.all(opened.map((connection) => connection.dispose()));
  }
}

/** @param max connections that this copy holds at most */
export function serverDriver(connectionString: string, max: number): Driver {
  return {
    adapter: new PrismaPg({
      connectionString,
      max,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
    }),
    blocksEventLoop: false,
    withMigrationAdapter: (work) => withMigrationAdapter(connectionString, work),
    close: async () => {},
  };
}
