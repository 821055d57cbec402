import type { PGlite, Transaction } from "@electric-sql/pglite";
import { Client } from "pg";
import { WITHOUT_TIMEOUTS } from "../server-driver";
import { withDatabase } from "./backup";

/** Rows in one statement. */
const BATCH = 100;

interface Column {
  /** Quoted, as in a statement. */
  readonly name: string;
  readonly type: string;
}

interface Table {
  /** Quoted, as in a statement. */
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Asks either database. */
type Ask = <Row>(sql: string, params?: unknown[]) => Promise<Row[]>;

const askEngine =
  (engine: Pick<PGlite | Transaction, "query">): Ask =>
  async <Row>(sql: string, params: unknown[] = []) =>
    (await engine.query<Row>(sql, params)).rows;

function askServer(client: Client): Ask {
  return async (sql, params) => (await client.query(sql, params)).rows;
}

/** The product's tables with the columns that are written, whatever a release adds; the log of migrations is not one. */
function readTables(ask: Ask): Promise<Table[]> {
  return ask<Table>(`
    SELECT quote_ident(c.relname) AS name,
      json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname <> '_prisma_migrations'
    GROUP BY c.relname ORDER BY c.relname`);
}

/** The tables in an order in which each comes after those that its rows name. @throws Error when they name each other */
async function inOrder(ask: Ask, tables: readonly Table[]): Promise<Table[]> {
  const references = await ask<{ from: string; to: string }>(`
    SELECT quote_ident(f.relname) AS from, quote_ident(t.relname) AS to
    FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
    WHERE k.contype = 'f' AND k.conrelid <> k.confrelid`);
  const ordered: Table[] = [];
  const isOpen = (name: string) => ordered.every((table) => table.name !== name);
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name }) => isOpen(name) && references.every(({ from, to }) => from !== name || !isOpen(to)),
    );
    if (!next) throw new Error("Some tables name each other in a circle.");
    ordered.push(next);
  }
  return ordered;
}

const countOf = async (ask: Ask, { name }: Table): Promise<number> =>
  (await ask<{ count: number }>(`SELECT count(*)::int AS count FROM ${name}`))[0]?.count ?? 0;

/** @throws Error naming a table with rows */
async function checkEmpty(target: Ask): Promise<void> {
  for (const table of await readTables(target)) {
    const count = await countOf(target, table);
    if (count > 0)
      throw new Error(`The database at DATABASE_URL is not empty: ${table.name} has ${count} rows. Nothing was moved.`);
  }
}

/** @throws Error when the two have different tables */
async function checkRelease(source: Ask, target: Ask): Promise<void> {
  const migrations = async (ask: Ask) =>
    (
      await ask<{ names: string | null }>(
        "SELECT string_agg(migration_name, ' ' ORDER BY migration_name) AS names FROM _prisma_migrations WHERE finished_at IS NOT NULL",
      )
    )[0]?.names;
  if ((await migrations(source)) !== (await migrations(target)))
    throw new Error("The embedded database is of another release: start this one on it once, then move it.");
}

/** Values travel as text, in PostgreSQL's own form of each type. */
async function copyTable(tx: Transaction, target: Ask, { name, columns }: Table): Promise<void> {
  const names = columns.map((column) => column.name).join(", ");
  const texts = columns.map((column) => `${column.name}::text`).join(", ");
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(", ");
  const fields = columns.map((_, at) => `c${at}`).join(", ");
  const values = columns.map(({ type }, at) => `c${at}::${type}`).join(", ");
  await tx.exec(`DECLARE moved NO SCROLL CURSOR FOR SELECT ${texts} FROM ${name}`);
  for (;;) {
    const { rows } = await tx.query<(string | null)[]>(`FETCH ${BATCH} FROM moved`, [], { rowMode: "array" });
    if (rows.length === 0) break;
    const params = columns.map((_, at) => rows.map((row) => row[at] ?? null));
    await target(
      `INSERT INTO ${name} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM unnest(${arrays}) AS row(${fields})`,
      params,
    );
  }
  await tx.exec("CLOSE moved");
}

async function copySequences(source: Ask, target: Ask): Promise<void> {
  const sequences = await source<{ name: string; last: string | null }>(
    "SELECT format('%I', sequencename) AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public'",
  );
  for (const { name, last } of sequences) if (last !== null) await target("SELECT setval($1, $2)", [name, last]);
}

async function copyAll(tx: Transaction, target: Ask): Promise<Record<string, number>> {
  const source = askEngine(tx);
  // Times and numbers are written alike on both sides.
  for (const ask of [source, target]) await ask("SET LOCAL TimeZone = 'UTC'");
  const tables = await inOrder(source, await readTables(source));
  // The figures that triggers keep are rows like others, and come along.
  for (const { name } of tables) await target(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await checkEmpty(target);
  const counts: Record<string, number> = {};
  for (const table of tables) {
    await copyTable(tx, target, table);
    const [before, after] = [await countOf(source, table), await countOf(target, table)];
    if (before !== after) throw new Error(`${table.name} has ${before} rows, and ${after} arrived. Nothing was moved.`);
    counts[table.name.replaceAll('"', "")] = after;
  }
  await copySequences(source, target);
  for (const { name } of tables) await target(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  return counts;
}

/**
 * Copies the embedded database of a data folder, which no server has open, into a PostgreSQL without rows. It is one
 * transaction there: killed half-way, it left nothing and may be run again. Returns the rows by table.
 * @param migrate gives the PostgreSQL its tables
 * @throws Error when the target is not empty or of another release, or when a count differs; nothing is moved then
 */
export function moveDatabase(
  dataDir: string,
  connectionString: string,
  migrate: () => Promise<void>,
): Promise<Record<string, number>> {
  return withDatabase(dataDir, async (engine) => {
    const client = new Client({ connectionString });
    client.on("error", () => {});
    await client.connect();
    try {
      await checkEmpty(askServer(client));
      await migrate();
      await checkRelease(askEngine(engine), askServer(client));
      await client.query(`BEGIN; ${WITHOUT_TIMEOUTS}`);
      const counts = await engine.transaction((tx) => copyAll(tx, askServer(client)));
      await client.query("COMMIT");
      await client.query(`${WITHOUT_TIMEOUTS} ANALYZE`);
      return counts;
    } finally {
      await client.end();
    }
  });
}
