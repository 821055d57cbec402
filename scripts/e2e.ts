/** The browser tests on the production build: `npm run test:e2e -- [playwright arguments]`. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser";
import { scratchFolder } from "./scratch-folder";

const run = (command: string, args: readonly string[], extra: Record<string, string> = {}): number =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...extra } }).status ?? 1;

const CHROMIUM_PATH = ensureBrowser();
const built = process.env.SKIP_BUILD === "true" ? 0 : run("npm", ["run", "--silent", "build"]);
if (built !== 0) process.exit(built);

const TMPDIR = scratchFolder();
const folder = mkdtempSync(join(TMPDIR, "ninefold-e2e-"));
const E2E_DATA_DIR = join(folder, "data");
const settings: Record<string, string> = { CHROMIUM_PATH, E2E_DATA_DIR, TMPDIR };

/** Lays ready a migrated database with the texts that ship: to make one anew takes a server ten seconds. */
function layReady(): number {
  settings.E2E_BEGINNING = join(folder, "beginning");
  const images = ["--conditions=react-server", "--import", "tsx", "tests/support/database-images.ts"];
  const embedded = { TMPDIR, DATABASE_URL: "", TEST_DATABASE_URL: "" };
  const made = run(process.execPath, [...images, settings.E2E_BEGINNING], embedded);
  if (made === 0) cpSync(settings.E2E_BEGINNING, E2E_DATA_DIR, { recursive: true });
  return made;
}

let status = process.env.E2E_DATABASE_URL ? 0 : layReady();
if (status === 0) status = run("npx", ["playwright", "test", ...process.argv.slice(2)], settings);
rmSync(folder, { recursive: true, force: true });
process.exit(status);
