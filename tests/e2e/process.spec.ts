import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { request as openRequest } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { spawnProduct } from "@/tests/support/product-server";
import { type RawResponse, rawRequest } from "@/tests/support/raw-request";
import { newDataFolder } from "./support/copies";

interface Running {
  readonly port: number;
  readonly folder: string;
  readonly server: ChildProcess;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

const running: Running[] = [];

interface Start {
  readonly settings?: Readonly<Record<string, string>>;
  /** Where the database is; an empty one unless said otherwise. */
  readonly folder?: string;
}

function start(
  port: number,
  { settings, folder = mkdtempSync(join(tmpdir(), "ninefold-process-")) }: Start = {},
): Running {
  const own = { DATA_DIR: folder, DATABASE_URL: "", ADMIN_PASSWORD: "a password", ...settings };
  const server = spawnProduct(port, own, "pipe");
  let output = "";
  server.stdout?.on("data", (part) => {
    output += part;
  });
  server.stderr?.on("data", (part) => {
    output += part;
  });
  const ended = new Promise<number | null>((done) => server.once("exit", done));
  const started = { port, folder, server, ended, output: () => output };
  running.push(started);
  return started;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

const statusOf = ({ port }: Running, path: string) =>
  rawRequest(port, { path }).then(
    ({ status }) => status,
    () => 0,
  );

/** Starts the product and waits for this path to answer well: a new database takes its time on a busy machine. */
async function startUntil(path: string, folder?: string): Promise<Running> {
  const started = start(await freePort(), { folder });
  await expect.poll(() => statusOf(started, path), { timeout: 200_000 }).toBe(200);
  return started;
}

/** A request that is under way until the test sends the rest of its body. */
function beginRequest({ port }: Running): { finish: () => void; answered: Promise<RawResponse> } {
  const headers = { "content-type": "application/json", "content-length": 2 };
  const sent = openRequest({ host: "127.0.0.1", port, path: "/api/analytics", method: "POST", agent: false, headers });
  const answered = new Promise<RawResponse>((done, failed) => {
    sent.on("error", failed);
    sent.on("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
  });
  answered.catch(() => {});
  sent.write("{");
  return { finish: () => sent.end("}"), answered };
}

test.describe.configure({ timeout: 240_000 });

test.afterEach(async () => {
  for (const { server, ended, folder } of running.splice(0)) {
    server.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a signal lets what is under way finish, then closes the database and ends well", async () => {
  const product = await startUntil("/api/health/ready", newDataFolder("process"));
  const { finish, answered } = beginRequest(product);
  // Asked on a later connection: by its answer the server has the one before.
  expect(await statusOf(product, "/api/health/ready")).toBe(200);
  product.server.kill("SIGTERM");
  await expect.poll(() => statusOf(product, "/api/health/ready")).toBe(503);
  const live = await rawRequest(product.port, { path: "/api/health/live" });
  expect([live.status, live.headers.connection]).toEqual([200, "close"]);
  finish();
  const { status, headers } = await answered;
  expect([status, headers.connection]).toEqual([400, "close"]);
  expect(await product.ended).toBe(0);
  expect(existsSync(join(product.folder, "server.1.lock"))).toBe(false);
});

test("a server that starts is live and not ready, and a second signal ends it at once", async () => {
  const product = await startUntil("/api/health/live");
  const { answered } = beginRequest(product);
  expect(await statusOf(product, "/api/health/live")).toBe(200);
  expect(await statusOf(product, "/api/health/ready"), "the database is not there yet").toBe(503);
  await expect
    .poll(() => {
      product.server.kill("SIGINT");
      return product.server.exitCode;
    })
    .toBe(130);
  await expect(answered).rejects.toThrow();
});

test("a server whose log nobody reads any more goes on", async () => {
  const product = await startUntil("/api/health/live");
  product.server.stdout?.destroy();
  product.server.stderr?.destroy();
  // What it says while it starts has nowhere to go from now on.
  await expect.poll(() => statusOf(product, "/api/health/ready"), { timeout: 200_000 }).toBe(200);
  expect(await statusOf(product, "/love")).toBe(200);
});

test("a shared database without the secrets that copies share is refused in one line", async () => {
  const settings = { DATABASE_URL: "postgresql://localhost/ninefold", SESSION_SECRET: "", ADMIN_PASSWORD: "" };
  const product = start(await freePort(), { settings });
  expect(await product.ended).toBe(1);
  expect(product.output()).toBe(
    "With DATABASE_URL set, set SESSION_SECRET and ADMIN_PASSWORD too, to the same for every copy of the server.\n",
  );
});

test("a port that is taken is said in one line", async () => {
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, done));
  const { port } = taken.address() as AddressInfo;
  const product = start(port);
  expect(await product.ended).toBe(1);
  expect(product.output()).toBe(`Port ${port} is taken: stop what uses it, or set PORT.\n`);
  taken.close();
});
