/** A PostgreSQL to test on: one that is there, else one of our own for the time of the tests. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import { scratchFolder } from "./scratch-folder";

export interface PostgresServer {
  /** For the log: which server this is, without a password. */
  readonly name: string;
  /** A user who may create databases, on the `postgres` database. */
  readonly url: string;
  readonly stop: () => void;
}

/** A server of our own, with which anything may be done. */
export interface TemporaryServer extends PostgresServer {
  /** Ends it as a crash does, and starts it again. */
  readonly restart: () => void;
}

/** What is gone with the machine, or is read by another server, is not kept for them. */
const WITHOUT_SAFETY = ["fsync=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0"];

const INSTALLED = "/usr/lib/postgresql";
const isRoot = process.getuid?.() === 0;

/** Runs one statement; throws when the server cannot be reached or refuses. */
export async function runStatement(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function mayCreate(url: string): Promise<boolean> {
  const query = "SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user";
  return runStatement(url, query).then(
    ([row]) => row?.may === true,
    () => false,
  );
}

/** The server on this machine, if it lets us in without a password. */
async function findLocalServer(): Promise<PostgresServer | null> {
  for (const user of ["postgres", "root"]) {
    const url = `postgresql://${user}@127.0.0.1:5432/postgres`;
    if (await mayCreate(url)) return { name: `the server on 127.0.0.1:5432, as ${user}`, url, stop: () => {} };
  }
  return null;
}

/** The newest installed programs; null when there are none. */
export function installedPrograms(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(INSTALLED, version, "bin"));
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/** Runs a program as the user of PostgreSQL where we are root, as whom it refuses to run. @throws Error with what the program said. */
export function runAsPostgres(command: readonly string[]): void {
  const line = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  const [program, args] = isRoot ? ["su", ["postgres", "-s", "/bin/sh", "-c", line]] : ["/bin/sh", ["-c", line]];
  const { status, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
    cwd: "/",
  });
  if (status !== 0) throw new Error(`${command[0]} failed: ${stderr}`);
}

/** Starts a server of our own, in a temporary folder, that only this machine can reach. */
export async function startTemporaryServer(bin: string): Promise<TemporaryServer> {
  const folder = mkdtempSync(join(scratchFolder(), "ninefold-postgres-"));
  if (isRoot) chmodSync(folder, 0o777);
  const data = join(folder, "data");
  const port = await freePort();
  const control = (args: readonly string[]) => runAsPostgres([join(bin, "pg_ctl"), "-D", data, "-w", ...args]);
  const stop = () => {
    if (existsSync(join(data, "postmaster.pid"))) control(["-m", "immediate", "stop"]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    runAsPostgres([join(bin, "initdb"), "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
    const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, ...WITHOUT_SAFETY];
    const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(" ");
    control(["-l", join(folder, "log"), "-o", options, "start"]);
  } catch (error) {
    stop();
    throw error;
  }
  return {
    name: `a temporary server from ${bin}`,
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop,
    restart: () => control(["-l", join(folder, "log"), "-m", "immediate", "restart"]),
  };
}

function installPostgres(): void {
  console.log("Installing PostgreSQL: apt-get install postgresql");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  spawnSync("apt-get", ["install", "-y", "-qq", "postgresql"], { stdio: "inherit", env });
}

/**
 * `TEST_DATABASE_URL`, else a temporary server of the installed programs, else a server on this machine that lets us in,
 * else a temporary one for which PostgreSQL is installed, where we may. A server of our own waits for no disk.
 * @throws Error that says in one line what to do when none is available.
 */
export async function findServer(): Promise<PostgresServer> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl)
    return { name: `TEST_DATABASE_URL (${new URL(configuredUrl).host})`, url: configuredUrl, stop: () => {} };
  const there = installedPrograms() ? null : await findLocalServer();
  if (there) return there;
  if (!installedPrograms() && isRoot && existsSync("/usr/bin/apt-get")) installPostgres();
  const bin = installedPrograms();
  if (bin) return startTemporaryServer(bin);
  throw new Error(
    "These tests need PostgreSQL: install it, or set TEST_DATABASE_URL to a server where we may create databases.",
  );
}
