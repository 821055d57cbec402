import "server-only";
import { createToken, hashToken } from "@/lib/platform/tokens";
import { consumeToken, insertToken } from "../data/tokens";
import type { TokenPurpose } from "../domain/tokens";

/** 43 characters in the link. */
const TOKEN_BYTES = 32;

interface TokenDetails {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly email: string;
  readonly expiresAt: Date;
  /** The person's `sessionEpoch` when the mail was asked for. */
  readonly epoch: number;
}

/** A token for a link in a mail, and the hash that is kept of it. */
export function makeToken(): { token: string; hash: string } {
  const token = createToken(TOKEN_BYTES);
  return { token, hash: hashToken(token) };
}

/** Makes a token for a link in a mail, stores its hash, and returns the token. */
export async function issueToken(details: TokenDetails): Promise<string> {
  const { token, hash } = makeToken();
  await insertToken({ ...details, id: hash });
  return token;
}

/** Uses a token up and returns what is stored with it; null when it was used, has expired, or never existed. */
export function redeemToken(token: string, purposes: readonly TokenPurpose[], now: Date) {
  return consumeToken(hashToken(token), purposes, now);
}
