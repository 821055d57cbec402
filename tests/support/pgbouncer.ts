import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, runAsPostgres } from "@/scripts/postgres-server";

/** PgBouncer in front of a server of PostgreSQL. */
export interface PgBouncer {
  /** The same database, through it. */
  readonly url: string;
  readonly stop: () => void;
}

/** Whether the program is on this machine. */
export const hasPgBouncer = (): boolean => spawnSync("pgbouncer", ["--version"]).status === 0;

const accepts = (port: number) =>
  new Promise<boolean>((answered) => {
    const socket = connect(port, "127.0.0.1", () => answered(true)).on("error", () => answered(false));
    socket.once("connect", () => socket.destroy());
  });

/** Starts it in transaction mode, with so many connections to the server, before the database of `serverUrl`. */
export async function startPgBouncer(serverUrl: string, connections: number): Promise<PgBouncer> {
  const { hostname, port: serverPort, username, pathname } = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), "ninefold-pgbouncer-"));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const file = (name: string) => join(folder, name);
  writeFileSync(file("users"), `"${username}" ""\n`);
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "trust",
    auth_file: file("users"),
    pool_mode: "transaction",
    default_pool_size: connections,
    logfile: file("log"),
    pidfile: file("pid"),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const database = `* = host=${hostname} port=${serverPort || 5432}`;
  writeFileSync(file("ini"), ["[databases]", database, "[pgbouncer]", ...lines, ""].join("\n"));
  runAsPostgres(["pgbouncer", "-q", "-d", file("ini")]);
  while (!(await accepts(port)));
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    stop: () => {
      process.kill(Number(readFileSync(file("pid"), "utf8")));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
