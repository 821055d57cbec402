import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/** Starts the present build of the product on a port, with these settings beside the machine's own. */
export function spawnProduct(
  port: number,
  settings: Readonly<Record<string, string>>,
  output: "ignore" | "pipe" = "ignore",
): ChildProcess {
  return spawn(process.execPath, [join(process.cwd(), "generated", "server.mjs")], {
    stdio: ["ignore", output, output === "pipe" ? "pipe" : "inherit"],
    env: { SESSION_SECRET: "the secret of a server under test", ...process.env, ...settings, PORT: String(port) },
  });
}
