/**
 * The production build: `npm run build`, and the first half of `npm run up`. It ends its step when it is stopped, and also
 * when the shell or npm above it is gone: those hand no signal on, and the build would go on alone.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";

const STEPS: readonly (readonly string[])[] = [
  ["--import", "tsx", "scripts/generate.ts"],
  ["--import", "tsx", "scripts/check-messages.ts"],
  ["node_modules/next/dist/bin/next", "build"],
  ["--import", "tsx", "scripts/pages.ts"],
  ["--import", "tsx", "scripts/service-worker.ts"],
];
const LOOK_MS = 250;

let step: ChildProcess | undefined;
const parent = process.ppid;

async function stop(signal: "SIGINT" | "SIGTERM" | "SIGHUP"): Promise<void> {
  if (step && step.exitCode === null && step.signalCode === null) {
    const ended = once(step, "exit");
    step.kill(signal);
    await ended;
  }
  process.exit(128 + constants.signals[signal]);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
setInterval(() => {
  if (process.ppid !== parent) void stop("SIGTERM");
}, LOOK_MS).unref();

for (const args of STEPS) {
  step = spawn(process.execPath, args, { stdio: "inherit" });
  const [code] = await once(step, "exit");
  if (code !== 0) process.exit(code ?? 1);
}
process.exit(0);
