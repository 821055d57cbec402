import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** Bytes of chance in a token: 192 bits, past all guessing. */
const TOKEN_BYTES = 24;

/** A fresh token for a link: 32 letters that fit into an address. */
export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What is kept of a token. The token holds more chance than anybody can search, so a plain hash hides it. */
export function linkTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
