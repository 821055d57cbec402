import "server-only";
import { db } from "@/lib/platform/db/client";
import type { TokenPurpose } from "../domain/tokens";

interface NewToken {
  /** The hash of the token. */
  readonly id: string;
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly email: string;
  readonly expiresAt: Date;
  readonly epoch: number;
}

export async function insertToken(token: NewToken): Promise<void> {
  await (await db()).accountToken.create({ data: token });
}

/**
 * Uses a token, which works once. Null when there is none for these purposes or it has expired, and for a change of
 * address when the password has changed since, or that address is not the one that waits any more.
 */
export async function consumeToken(id: string, purposes: readonly TokenPurpose[], now: Date) {
  const client = await db();
  const where = { id, purpose: { in: [...purposes] }, expiresAt: { gt: now } };
  const token = await client.accountToken.findFirst({ where, include: { user: true } });
  if (!token || (await client.accountToken.deleteMany({ where })).count === 0) return null;
  const { sessionEpoch, newEmail } = token.user;
  const isVoid = token.epoch !== sessionEpoch || token.email !== newEmail;
  return token.purpose === "changeEmail" && isVoid ? null : token;
}

export async function deleteExpiredTokens(now: Date): Promise<void> {
  await (await db()).accountToken.deleteMany({ where: { expiresAt: { lte: now } } });
}

/** Whether an account may still go back to this address: it has a way back, or the mail with it is on the queue. */
export async function isAddressHeld(email: string, now: Date): Promise<boolean> {
  const client = await db();
  const token = { email, purpose: "restoreEmail", expiresAt: { gt: now } } as const;
  if (await client.accountToken.findFirst({ where: token, select: { id: true } })) return true;
  const mail = { email, kind: "restoreEmail", givenUpAt: null } as const;
  return (await client.outgoingMail.findFirst({ where: mail, select: { id: true } })) !== null;
}
