import "server-only";
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env";
import { errorCode } from "./errors/error-code";

/** A secret kept in the data folder, readable by its owner alone; made on first use. */
function keptSecret(name: string, make: () => string): { value: string; made: boolean } {
  const file = join(env().DATA_DIR, name);
  mkdirSync(env().DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    const value = make();
    writeFileSync(file, value, { flag: "wx", mode: 0o600 });
    return { value, made: true };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    return { value: readFileSync(file, "utf8").trim(), made: false };
  }
}

/** The key that seals session cookies: `SESSION_SECRET`, else one made once. */
export function sessionSecret(): string {
  return env().SESSION_SECRET ?? keptSecret("session-secret", () => randomBytes(32).toString("hex")).value;
}

/** The administrators' password: `ADMIN_PASSWORD`, else one made once; `made` tells when that was just now. */
export function adminPassword(): { value: string; made: boolean } {
  const given = env().ADMIN_PASSWORD;
  return given
    ? { value: given, made: false }
    : keptSecret("admin-password", () => randomBytes(9).toString("base64url"));
}
