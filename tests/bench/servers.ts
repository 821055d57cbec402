import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server under measurement; `url` has no trailing slash. */
export interface Served {
  readonly url: string;
  stop(): void;
}

const DO_NOTHING = ".bench/do-nothing";

/** The least that the same Next.js can prerender: what everything else is measured beside. */
const DO_NOTHING_FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "private": true, "type": "module" }',
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  "app/layout.js":
    "export default function Layout({ children }) { return <html lang='en'><body>{children}</body></html>; }",
  "app/page.js": "export default function Page() { return <p>Nothing</p>; }",
};

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}

/** Builds the product (unless SKIP_BUILD=true) and the do-nothing page beside it. */
export function buildBoth(): void {
  for (const [name, text] of Object.entries(DO_NOTHING_FILES)) {
    const file = join(DO_NOTHING, name);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text);
  }
  run("npx", ["next", "build", DO_NOTHING]);
  if (process.env.SKIP_BUILD !== "true") run("npm", ["run", "--silent", "build"]);
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => null))?.ok ?? false;
}

async function serve(folder: string, port: number, ready: string): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), "ninefold-bench-"));
  const server: ChildProcess = spawn(
    process.execPath,
    ["node_modules/next/dist/bin/next", "start", folder, "--port", String(port)],
    { stdio: "ignore", env: { ...env, DATA_DIR: data, APP_URL: `http://127.0.0.1:${port}` } },
  );
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(`${url}${ready}`)); tries += 1) {
    if (tries > 120) throw new Error(`${folder} does not answer on ${url}`);
    await new Promise((done) => setTimeout(done, 250));
  }
  return { url, stop: () => server.kill() };
}

/** Serves both production builds on two ports of this machine. */
export async function serveBoth(): Promise<{ product: Served; nothing: Served }> {
  const nothing = await serve(DO_NOTHING, 3391, "/");
  return { nothing, product: await serve(".", 3392, "/api/health/ready") };
}
