import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** A random token of URL-safe characters. 24 bytes (32 characters) are too many to guess. */
export function createToken(bytes = 24): string {
  return randomBytes(bytes).toString("base64url");
}

/** SHA-256 of a text or of bytes, as 64 hex digits. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** The stored hash of a token or code. Both have too many random bits to guess, so SHA-256 without salt is enough. */
export function hashToken(token: string): string {
  return sha256Hex(token);
}
