/** The browser tests on the production build: `npm run test:e2e -- [playwright arguments]`. */
import { spawnSync } from "node:child_process";
import { ensureBrowser } from "./browser";

const run = (command: string, args: readonly string[], extra: Record<string, string> = {}): void => {
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...extra } });
  if (status !== 0) process.exit(status ?? 1);
};

const CHROMIUM_PATH = ensureBrowser();
if (process.env.SKIP_BUILD !== "true") run("npm", ["run", "--silent", "build"]);
run("npx", ["playwright", "test", ...process.argv.slice(2)], { CHROMIUM_PATH });
