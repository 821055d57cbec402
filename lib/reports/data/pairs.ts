import "server-only";
import type { Pair } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";

/** A code that somebody gave and nobody entered yet. */
export interface OpenCode {
  readonly userId: string;
  readonly expiresAt: Date;
  readonly revokedAt: null;
}

/** Keeps a new code in place of the one that the person gave before. */
export async function replacePairCode(userId: OwnUserId, codeHash: string, now: Date, expiresAt: Date): Promise<void> {
  const client = await db();
  await client.$transaction([
    client.pairCode.deleteMany({ where: { userId, usedAt: null } }),
    client.pairCode.create({ data: { userId, codeHash, createdAt: now, expiresAt } }),
  ]);
}

/** Takes back the code that nobody entered yet. */
export async function deletePairCode(userId: OwnUserId): Promise<void> {
  await (await db()).pairCode.deleteMany({ where: { userId, usedAt: null } });
}

/** Until when the person's open code can be entered; null without one. */
export async function openCodeUntil(userId: OwnUserId, now: Date): Promise<Date | null> {
  const where = { userId, usedAt: null, expiresAt: { gt: now } };
  return (await (await db()).pairCode.findFirst({ where, select: { expiresAt: true } }))?.expiresAt ?? null;
}

/** The open code of this hash; null when there is none, or no longer. */
export async function findOpenCode(codeHash: string, now: Date): Promise<OpenCode | null> {
  const row = await (await db()).pairCode.findFirst({ where: { codeHash, usedAt: null, expiresAt: { gt: now } } });
  return row && { userId: row.userId, expiresAt: row.expiresAt, revokedAt: null };
}

/** Uses a code up and joins the two; null when somebody else was faster, so that a code works once. */
export async function joinByCode(codeHash: string, taker: OwnUserId, now: Date): Promise<Pair | null> {
  return (await db()).$transaction(async (tx) => {
    const open = { codeHash, usedAt: null, expiresAt: { gt: now } };
    if ((await tx.pairCode.updateMany({ where: open, data: { usedAt: now } })).count === 0) return null;
    const { userId } = await tx.pairCode.findUniqueOrThrow({ where: { codeHash } });
    return tx.pair.create({ data: { aUserId: userId, bUserId: taker, createdAt: now } });
  });
}

const ofEither = (userId: string) => ({ OR: [{ aUserId: userId }, { bUserId: userId }] });

/** The pairs of a person that nobody has ended, latest first. */
export async function livePairsOf(userId: OwnUserId): Promise<Pair[]> {
  const where = { revokedAt: null, ...ofEither(userId) };
  return (await db()).pair.findMany({ where, orderBy: { createdAt: "desc" } });
}

/** A pair that stands, for one of its two; null for anybody else and after its end. */
export async function findLivePair(id: string, userId: OwnUserId): Promise<Pair | null> {
  return (await db()).pair.findFirst({ where: { id, revokedAt: null, ...ofEither(userId) } });
}

/** Ends a pair for both. False when it is not theirs or has ended. */
export async function revokePairRow(id: string, userId: OwnUserId, now: Date): Promise<boolean> {
  const where = { id, revokedAt: null, ...ofEither(userId) };
  return (await (await db()).pair.updateMany({ where, data: { revokedAt: now, revokedBy: userId } })).count > 0;
}

/** The codes that a person gave, without their hashes, and the comparisons they agreed to, without whom with. */
export async function ownPairs(userId: OwnUserId) {
  const client = await db();
  const codes = await client.pairCode.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    select: { createdAt: true, expiresAt: true, usedAt: true },
  });
  const pairs = await client.pair.findMany({ where: ofEither(userId), orderBy: { createdAt: "asc" } });
  return {
    codes,
    pairs: pairs.map(({ id, aUserId, createdAt, revokedAt, revokedBy }) => ({
      id,
      gaveCode: aUserId === userId,
      createdAt,
      revokedAt,
      revokedByMe: revokedBy === userId,
    })),
  };
}
