import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runStatement } from "@/scripts/postgres-server";
import { spawnProduct } from "@/tests/support/product-server";
import { ADMIN_PASSWORD } from "./admin-password";

/** A new database takes its time on a busy machine. */
const START_MILLISECONDS = 200_000;

/** Copies of the server over one database, as behind a balancer. */
export interface Copies {
  /** Where each of them answers; a session at one is a session at all. */
  readonly origins: readonly string[];
  /** The database that they share. */
  readonly databaseUrl: string;
  /** Stops one of them, by its number from 0; the others go on. */
  stopCopy(copy: number): Promise<void>;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MILLISECONDS;
  while (Date.now() < end && server.exitCode === null) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${origin} did not answer`);
}

/** A server of its own, on a port of its own. */
async function startServer(
  settings: Readonly<Record<string, string>>,
  onSpawn: (server: ChildProcess) => void,
): Promise<string> {
  const port = await freePort();
  const server = spawnProduct(port, { ADMIN_PASSWORD, TRUST_PROXY: "1", ...settings });
  onSpawn(server);
  const origin = `http://localhost:${port}`;
  await untilReady(origin, server);
  return origin;
}

async function stopServers(servers: readonly ChildProcess[]): Promise<void> {
  const running = servers.filter(({ exitCode }) => exitCode === null);
  await Promise.all(running.map((server) => [once(server, "exit"), server.kill()][0]));
}

/**
 * A new folder with a migrated embedded database that holds the texts that ship, where `npm run test:e2e` has laid one
 * ready; else it is empty, and the server that is started on it makes one.
 */
export function newDataFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `ninefold-${purpose}-`));
  const { E2E_BEGINNING } = process.env;
  if (E2E_BEGINNING) cpSync(E2E_BEGINNING, folder, { recursive: true });
  return folder;
}

/**
 * Starts the present build on the embedded database of a folder, so that nothing of other tests comes between, and waits
 * until it answers. `stop` also removes the folder.
 * @param own settings beside those of every test
 */
export async function startOnFolder(
  folder: string,
  own: Readonly<Record<string, string>> = {},
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const servers: ChildProcess[] = [];
  const stop = async () => {
    await stopServers(servers);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const settings = { DATABASE_URL: "", DATA_DIR: folder, CHECK_REPLIES: "true", ...own };
    return { origin: await startServer(settings, (server) => servers.push(server)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the present build several times on one database of their own, on the server of `databaseUrl`, so that nothing
 * of other tests comes between, and waits until all answer.
 * @param settingsOf what one of them has of its own, by its number from 0
 * @throws Error when one does not within some minutes
 */
export async function startCopies(
  databaseUrl: string,
  count: number,
  settingsOf: (copy: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<Copies> {
  const folder = mkdtempSync(join(tmpdir(), "ninefold-copies-"));
  const database = `ninefold_copies_${randomUUID().replaceAll("-", "")}`;
  const own = new URL(databaseUrl);
  own.pathname = `/${database}`;
  await runStatement(databaseUrl, `CREATE DATABASE ${database}`);
  const servers: ChildProcess[] = [];
  const stopCopy = (copy: number) => stopServers(servers.slice(copy, copy + 1));
  const stop = async () => {
    await stopServers(servers);
    rmSync(folder, { recursive: true, force: true });
    await runStatement(databaseUrl, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  };
  try {
    const origins: string[] = [];
    for (let copy = 0; copy < count; copy += 1) {
      const settings = {
        DATABASE_URL: own.href,
        DATA_DIR: join(folder, String(copy)),
        SESSION_SECRET: "one secret for all copies of the server",
        ...settingsOf(copy),
      };
      origins.push(await startServer(settings, (server) => servers.push(server)));
    }
    return { origins, databaseUrl: own.href, stopCopy, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
