/** The browser tests on the production build: `npm run test:e2e -- [playwright arguments]`. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser";

const run = (command: string, args: readonly string[], extra: Record<string, string> = {}): number =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...extra } }).status ?? 1;

const CHROMIUM_PATH = ensureBrowser();
const built = process.env.SKIP_BUILD === "true" ? 0 : run("npm", ["run", "--silent", "build"]);
if (built !== 0) process.exit(built);

const E2E_DATA_DIR = mkdtempSync(join(tmpdir(), "ninefold-e2e-"));
const tested = run("npx", ["playwright", "test", ...process.argv.slice(2)], { CHROMIUM_PATH, E2E_DATA_DIR });
rmSync(E2E_DATA_DIR, { recursive: true, force: true });
process.exit(tested);
