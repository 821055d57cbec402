import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The shell first: without the browser's own windows a test takes a fifth less time. */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

function findBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  return [configured, ...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => path && existsSync(path));
}

function tryRun(command: string, args: readonly string[]): void {
  console.log(`Looking for a browser: ${command} ${args.join(" ")}`);
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

/**
 * The path of a Chromium: one that is there, else Debian's where we may install it, else Playwright's own.
 * @throws Error that says in one line what to do when none is available.
 */
export function ensureBrowser(): string {
  const there = findBrowser();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    tryRun("apt-get", ["update", "-qq"]);
    tryRun("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"]);
    if (!findBrowser()) tryRun("apt-get", ["install", "-y", "-qq", "chromium"]);
  }
  if (!findBrowser()) tryRun("npx", ["playwright", "install", "chromium"]);
  const installed = findBrowser();
  if (!installed) throw new Error("The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.");
  return installed;
}
