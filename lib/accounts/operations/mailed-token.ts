import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { insertToken, takeToken } from "../data";
import type { TokenPurpose } from "../domain/tokens";

const TOKEN_BYTES = 32;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

interface TokenFacts {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly email: string;
  readonly expiresAt: Date;
  /** The person's `sessionEpoch` when the mail was asked for. */
  readonly epoch: number;
}

/** Makes a token of 256 random bits, keeps its hash, and returns the token, for a link in a mail. */
export async function makeToken(facts: TokenFacts): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await insertToken({ ...facts, id: hashOf(token) });
  return token;
}

/** What a token stands for, once; null when it was used, is out of date, or never was. */
export function spendToken(token: string, purposes: readonly TokenPurpose[], now: Date) {
  return takeToken(hashOf(token), purposes, now);
}
