import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { spawnProduct } from "@/tests/support/product-server";

const NEXT = createRequire(import.meta.url).resolve("next/dist/bin/next");
const START_MILLISECONDS = 180_000;

export interface Server {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** Runs a command of Next.js to its end. @throws Error when it fails, with what it said. */
export function runNext(folder: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, ...args], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`next ${args.join(" ")} failed in ${folder}\n${stdout}${stderr}`);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MILLISECONDS;
  while (Date.now() < end && server.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  server.kill();
  throw new Error(`${url} did not answer`);
}

async function serve(port: number, path: string, server: ChildProcess): Promise<Server> {
  const url = `http://localhost:${port}`;
  await untilReady(`${url}${path}`, server);
  return { url, pid: server.pid ?? 0, stop: () => void server.kill() };
}

/** Serves a build with `next start` on a free port, and waits until it answers. @throws Error after three minutes. */
export async function serveNext(folder: string): Promise<Server> {
  const port = await freePort();
  const server = spawn(process.execPath, [NEXT, "start", "--port", String(port)], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  return serve(port, "/", server);
}

/** Serves the product on a free port with these settings, and waits until it is ready. @throws Error after three minutes. */
export async function serveProduct(settings: Record<string, string>): Promise<Server> {
  const port = await freePort();
  return serve(port, "/api/health/ready", spawnProduct(port, settings));
}
