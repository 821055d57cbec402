import type { PGlite } from "@electric-sql/pglite";
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlQueryable,
} from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { errorCode } from "../errors/app-error";
import { metrics } from "../metrics";
import { traced } from "../tracing/tracer";

export type AdapterFactory = SqlMigrationAwareDriverAdapterFactory;

/** What the product asks of a database, whichever it is. */
export interface Driver {
  readonly adapter: AdapterFactory;
  /** Whether a query holds up the server's own thread. */
  readonly blocksEventLoop: boolean;
  /** Lends an adapter to the schema engine; its connections end with the work. */
  withMigrationAdapter<T>(work: (adapter: AdapterFactory) => Promise<T>): Promise<T>;
  /** What the embedded database needs every few seconds; a server of PostgreSQL looks after itself. */
  readonly upkeep?: (now: Date) => Promise<void>;
  close(): Promise<void>;
}

/** Hands each new connection of an adapter to `mend`, which changes it. */
export function withConnections(adapter: AdapterFactory, mend: (connection: SqlDriverAdapter) => void): AdapterFactory {
  const connect = adapter.connect.bind(adapter);
  adapter.connect = async () => {
    const connection = await connect();
    mend(connection);
    return connection;
  };
  return adapter;
}

/** The first word of a statement; what follows may hold values. */
const OPERATION_PATTERN = /^[\s(]*([a-z]+)/i;
const operationOf = (sql: string): string => OPERATION_PATTERN.exec(sql)?.[1]?.toUpperCase() ?? "OTHER";

/** Runs a statement, counts how long it takes, and shows it in the trace of who asked. */
function observe<T>({ sql }: SqlQuery, run: () => Promise<T>): Promise<T> {
  const operation = operationOf(sql);
  const attributes = { "db.system.name": "postgresql", "db.operation.name": operation };
  const end = metrics.get().queries.startTimer();
  return traced({ name: operation, kind: "client", attributes }, run).finally(() => end());
}

/** Lets each statement be seen by those who watch the process. */
export function withObservedStatements(adapter: AdapterFactory): AdapterFactory {
  const watch = (queryable: SqlQueryable) => {
    const { queryRaw, executeRaw } = queryable;
    queryable.queryRaw = (query) => observe(query, () => queryRaw.call(queryable, query));
    queryable.executeRaw = (query) => observe(query, () => executeRaw.call(queryable, query));
  };
  return withConnections(adapter, (connection) => {
    watch(connection);
    const { startTransaction } = connection;
    connection.startTransaction = async (isolationLevel) => {
      const transaction = await startTransaction.call(connection, isolationLevel);
      watch(transaction);
      return transaction;
    };
  });
}

/**
 * Makes migrations run whole. The stock adapters split a script at every semicolon, or do not wait for it, so that a
 * failed one would count as applied; `run` is to send it as one simple query, which is one transaction.
 */
export function withAtomicScripts(adapter: AdapterFactory, run: (script: string) => Promise<unknown>): AdapterFactory {
  return withConnections(adapter, (connection) => {
    connection.executeScript = async (script) => {
      await run(script);
    };
  });
}

/** What the engine refused, in the form in which the adapters say it. */
function asDriverError(thrown: unknown): unknown {
  const code = errorCode(thrown);
  if (!(thrown instanceof Error) || code === undefined) return thrown;
  const { message } = thrown;
  return new DriverAdapterError({
    kind: "postgres",
    originalCode: code,
    originalMessage: message,
    code,
    message,
    severity: "ERROR",
    detail: undefined,
    column: undefined,
    hint: undefined,
  });
}

/** The same engine, whose transactions are also handed to `onBegin`: each is a promise that ends with its COMMIT. */
function observed(engine: PGlite, onBegin: (outcome: Promise<unknown>) => void): PGlite {
  return new Proxy(engine, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, args);
        if (name === "transaction" && result instanceof Promise) onBegin(result);
        return result;
      };
    },
  });
}

/**
 * Makes a COMMIT that fails fail. The stock adapter for the embedded engine (0.7.2) hands such an error to a promise
 * that is fulfilled already, so that `commit()` succeeds while nothing is kept.
 */
export function withReportedCommits(adapter: AdapterFactory, engine: PGlite): AdapterFactory {
  return withConnections(adapter, (connection) => {
    connection.startTransaction = async (isolationLevel) => {
      let outcome: Promise<unknown> = Promise.resolve();
      const own = new PrismaPGlite(
        observed(engine, (began) => {
          outcome = began;
        }),
      );
      const transaction = await (await own.connect()).startTransaction(isolationLevel);
      const commit = transaction.commit.bind(transaction);
      transaction.commit = async () => {
        await commit();
        await outcome.catch((error: unknown) => {
          throw asDriverError(error);
        });
      };
      return transaction;
    };
  });
}
