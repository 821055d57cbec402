import { Client } from "pg";
import type { Seed } from "./seeds";

/** Runs one statement on a server; throws what it answers with. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The address of one database of a server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The databases of this run that others are copied from. */
export const TEMPLATES = ["nothing", "texts"] as const;

export const templateCalled = (name: (typeof TEMPLATES)[number]): string =>
  `${process.env.TEST_DATABASE_TEMPLATE}_${name}`;

/** The template of a seed; one of a test file's own begins empty. */
export const templateOf = ({ from }: Pick<Seed, "from">): string => templateCalled(from ? "texts" : "nothing");
