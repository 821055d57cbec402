import { spawnSync } from "node:child_process";

const REQUESTS = 10_000;

/** Ten thousand generated bad requests over all endpoints; the same test as in the ordinary suite, which sends fewer. */
export async function hostileRequests(): Promise<boolean> {
  const test = ["jest", "--selectProjects", "integration", "--testPathPatterns", "integration/hostile"];
  const env = { ...process.env, HOSTILE_REQUESTS: String(REQUESTS) };
  return spawnSync("npx", test, { stdio: "inherit", env }).status === 0;
}
