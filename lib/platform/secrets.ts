import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createFile } from "./durable-file";
import { env } from "./env";
import { errorCode } from "./errors/app-error";

/** What was read or made by this process, by file: a request opens no file for it. */
const secretCache = new Map<string, string>();

/** A secret kept in the data folder, readable by its owner alone; made on first use. */
function storedSecret(name: string, make: () => string): { value: string; isNew: boolean } {
  const file = join(env().DATA_DIR, name);
  const cached = secretCache.get(file);
  if (cached !== undefined) return { value: cached, isNew: false };
  const secret = readOrCreate(file, make);
  if (secret.value !== "") secretCache.set(file, secret.value);
  return secret;
}

/** Whoever comes second finds the file and reads it. */
function readOrCreate(file: string, make: () => string): { value: string; isNew: boolean } {
  mkdirSync(env().DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    const value = make();
    createFile(file, value);
    return { value, isNew: true };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    return { value: readFileSync(file, "utf8").trim(), isNew: false };
  }
}

/** The key that seals session cookies: `SESSION_SECRET`, else one made once. */
export function sessionSecret(): string {
  return env().SESSION_SECRET ?? storedSecret("session-secret", () => randomBytes(32).toString("hex")).value;
}

/** The administrators' password: `ADMIN_PASSWORD`, else one made once; `made` tells when that was just now. */
export function adminPassword(): { value: string; isNew: boolean } {
  const configured = env().ADMIN_PASSWORD;
  return configured
    ? { value: configured, isNew: false }
    : storedSecret("admin-password", () => randomBytes(9).toString("base64url"));
}

const hmac = (value: string) => createHmac("sha256", sessionSecret()).update(value).digest();

/** Whether this is the administrators' password; takes as long for a near miss as for a far one. */
export function isAdminPassword(candidate: string): boolean {
  return timingSafeEqual(hmac(candidate), hmac(adminPassword().value));
}

/** Whether this opens the figures of the process; never where `METRICS_TOKEN` is not set. */
export function isMetricsToken(candidate: string): boolean {
  const { METRICS_TOKEN } = env();
  return METRICS_TOKEN !== undefined && timingSafeEqual(hmac(candidate), hmac(METRICS_TOKEN));
}

/** What an administrator's session carries to show that it was opened with the present password. */
export function adminPasswordFingerprint(): string {
  return hmac(`mark of ${adminPassword().value}`).toString("base64url");
}

/** The secret that an address checks signatures of webhooks with, as "Standard Webhooks" writes it; derived, so kept nowhere. */
export function webhookSecret(webhookId: string): string {
  return `whsec_${hmac(`webhook ${webhookId}`).toString("base64")}`;
}

/**
 * A token that can be made again from what it is for: whoever has the database alone cannot.
 * @param bytes how many random-looking bytes it has, at most 32; as text 4 characters for every 3
 */
export function derivedToken(purpose: string, bytes: number): string {
  return hmac(`token for ${purpose}`).subarray(0, bytes).toString("base64url");
}

/** A name for something that is not to be read from the database: the same for all copies with this secret. */
export function pseudonymOf(value: string): string {
  return hmac(`name of ${value}`).toString("base64url");
}
