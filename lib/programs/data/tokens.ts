import "server-only";
import type { ProgramToken } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";

const MINUTE_MS = 60_000;

export async function insertToken(
  token: Pick<ProgramToken, "hash" | "name" | "scopes" | "createdAt" | "expiresAt">,
): Promise<ProgramToken> {
  return (await db()).programToken.create({ data: token });
}

/** All tokens, latest first. */
export async function listTokens(): Promise<ProgramToken[]> {
  return (await db()).programToken.findMany({ orderBy: [{ createdAt: "desc" }, { id: "asc" }] });
}

/** The token of this hash that is good now; null without one. */
export async function findValidToken(hash: string, now: Date): Promise<ProgramToken | null> {
  return (await db()).programToken.findFirst({ where: { hash, revokedAt: null, expiresAt: { gt: now } } });
}

/** Notes that a token was used, once a minute at most: a program may ask many times a second. */
export async function noteUse({ id, lastUsedAt }: ProgramToken, now: Date): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < MINUTE_MS) return;
  await (await db()).programToken.updateMany({ where: { id }, data: { lastUsedAt: now } });
}

/** Ends a token, now or when it was ended before; null where there is none. */
export async function revokeToken(id: string, now: Date): Promise<ProgramToken | null> {
  const { programToken } = await db();
  await programToken.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
  return programToken.findUnique({ where: { id } });
}
