import "server-only";
import type { Match } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";
import { inTransaction } from "@/lib/platform/db/transaction";
import { AppError, errorCode, UNIQUE_VIOLATION } from "@/lib/platform/errors/app-error";

/** The two are matched already. */
export const alreadyMatchedError = (cause?: unknown) => new AppError("conflict", { messageKey: "pairExists", cause });

/** A code that was not entered yet. */
export interface OpenMatchCode {
  readonly userId: string;
  readonly expiresAt: Date;
  readonly revokedAt: null;
}

/** Replaces a person's open code. */
export async function replaceMatchCode(userId: OwnUserId, codeHash: string, now: Date, expiresAt: Date): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.matchCode.deleteMany({ where: { userId, usedAt: null } });
    await tx.matchCode.create({ data: { userId, codeHash, createdAt: now, expiresAt } });
  });
}

/** Deletes a person's open code. */
export async function deleteMatchCode(userId: OwnUserId): Promise<void> {
  await (await db()).matchCode.deleteMany({ where: { userId, usedAt: null } });
}

/** Until when the person's open code can be entered; null without one. */
export async function findMatchCodeExpiry(userId: OwnUserId, now: Date): Promise<Date | null> {
  const where = { userId, usedAt: null, expiresAt: { gt: now } };
  return (await (await db()).matchCode.findFirst({ where, select: { expiresAt: true } }))?.expiresAt ?? null;
}

/** The open code with this hash; null when there is none, or it was used or has expired. */
export async function findOpenMatchCode(codeHash: string, now: Date): Promise<OpenMatchCode | null> {
  const row = await (await db()).matchCode.findFirst({ where: { codeHash, usedAt: null, expiresAt: { gt: now } } });
  return row && { userId: row.userId, expiresAt: row.expiresAt, revokedAt: null };
}

/**
 * Uses a code and matches the two people; null when somebody else was faster, since a code works once.
 * @throws AppError conflict when the two are matched by now; then the code is not used.
 */
export async function insertMatchByCode(codeHash: string, redeemerId: OwnUserId, now: Date): Promise<Match | null> {
  const matching = inTransaction(async (tx) => {
    const open = { codeHash, usedAt: null, expiresAt: { gt: now } };
    if ((await tx.matchCode.updateMany({ where: open, data: { usedAt: now } })).count === 0) return null;
    const { userId } = await tx.matchCode.findUniqueOrThrow({ where: { codeHash } });
    return tx.match.create({ data: { giverId: userId, takerId: redeemerId, createdAt: now } });
  });
  return matching.catch((cause) => {
    throw errorCode(cause) === UNIQUE_VIOLATION ? alreadyMatchedError(cause) : cause;
  });
}

const whereEither = (userId: string) => ({ OR: [{ giverId: userId }, { takerId: userId }] });
/** Neither has ended it, and no account of the two waits for its deletion. */
const whereActive = (userId: string) => ({
  revokedAt: null,
  giver: { deletionDueAt: null },
  taker: { deletionDueAt: null },
  ...whereEither(userId),
});

/** The active matches of a person, latest first. */
export async function findActiveMatches(userId: OwnUserId): Promise<Match[]> {
  return (await db()).match.findMany({ where: whereActive(userId), orderBy: { createdAt: "desc" } });
}

/** An active match, for one of its two people; null for anybody else. */
export async function findActiveMatch(id: string, userId: OwnUserId): Promise<Match | null> {
  return (await db()).match.findFirst({ where: { id, ...whereActive(userId) } });
}

/** Whether a match was this person's and has been ended by either of the two. */
export async function isEndedMatch(id: string, userId: OwnUserId): Promise<boolean> {
  const where = { id, revokedAt: { not: null }, ...whereEither(userId) };
  return (await (await db()).match.count({ where })) > 0;
}

/** When the other one last ended a match of this person, if that was after a time; null otherwise. */
export async function findEndedByOther(userId: OwnUserId, after: Date): Promise<Date | null> {
  const row = await (await db()).match.findFirst({
    where: { revokedAt: { gt: after }, revokedBy: { not: userId }, ...whereEither(userId) },
    orderBy: { revokedAt: "desc" },
    select: { revokedAt: true },
  });
  return row?.revokedAt ?? null;
}

/** Ends a match for both. False when it is not theirs or has ended. */
export async function markMatchEnded(id: string, userId: OwnUserId, now: Date): Promise<boolean> {
  const where = { id, revokedAt: null, ...whereEither(userId) };
  return (await (await db()).match.updateMany({ where, data: { revokedAt: now, revokedBy: userId } })).count > 0;
}

/** A person's codes without their hashes, and their matches without the other person. */
export async function ownMatches(userId: OwnUserId) {
  const client = await db();
  const codes = await client.matchCode.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    select: { createdAt: true, expiresAt: true, usedAt: true },
  });
  const pairs = await client.match.findMany({ where: whereEither(userId), orderBy: { createdAt: "asc" } });
  return {
    codes,
    pairs: pairs.map(({ id, giverId, createdAt, revokedAt, revokedBy }) => ({
      id,
      gaveCode: giverId === userId,
      createdAt,
      revokedAt,
      revokedByMe: revokedBy === userId,
    })),
  };
}
