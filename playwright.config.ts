import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { ADMIN_PASSWORD, METRICS_TOKEN } from "./tests/e2e/support/admin-password";

const port = Number(process.env.E2E_PORT ?? 3210);
/** One empty folder per run; workers read it from the environment. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "ninefold-e2e-"));

export default defineConfig({
  testDir: "tests/e2e",
  // As scripts do: outside of Next.js nothing is a client, so what is for the server alone may be imported.
  tsconfig: "scripts/tsconfig.json",
  fullyParallel: true,
  // More than the cores of a small machine: a test waits for pages most of its time.
  workers: 3,
  timeout: 120_000,
  // A busy machine may take its time; what never comes fails all the same.
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  retries: 0,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-US",
    timezoneId: "Asia/Kathmandu",
    // A service worker would answer before the routes of a test do; the tests that are about it allow it.
    serviceWorkers: "block",
    // A trace costs a fifth of the time of every test, for the few that fail: `-- that-one --trace on` makes it.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  webServer: {
    command: "exec node generated/server.mjs",
    url: `http://localhost:${port}/api/health/ready`,
    timeout: 120_000,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_PASSWORD,
      SESSION_SECRET: "the secret of the server under test",
      APP_URL: `http://localhost:${port}`,
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? "",
      // Tests stand behind a proxy of their own making, so that limits by address do not bind them together.
      TRUST_PROXY: "1",
      CHECK_REPLIES: "true",
      METRICS_TOKEN,
    },
  },
});
