import "server-only";
import type { AdministratorSession } from "@/generated/prisma/client";
import { BatchedCache } from "@/lib/platform/cache";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/client";
import { perProcess } from "@/lib/platform/per-process";
import { adminPasswordFingerprint } from "@/lib/platform/secrets";
import { adminSession } from "@/lib/platform/session";
import { type AdminActor, SHARED_PASSWORD_ACTOR } from "../access";
import { ROLE_PERMISSIONS, type Role } from "../domain/permissions";

/** How far behind the time of last use may lag: a write for every request would cost more than it tells. */
const LAST_USE_LAG_MS = 60_000;

export async function insertAdministratorSession(
  row: Omit<AdministratorSession, "id" | "lastUsedAt">,
): Promise<AdministratorSession> {
  return (await db()).administratorSession.create({ data: { ...row, lastUsedAt: row.createdAt } });
}

/** What an administrator is to a route. */
export function administratorActor({ id, role }: { readonly id: string; readonly role: Role }): AdminActor {
  return { kind: "admin", administratorId: id, role, permissions: ROLE_PERMISSIONS[role] };
}

/** The administrator whose session this is, by their present role; null when it has ended or they are disabled. */
async function administratorBySession(id: string, at: Date): Promise<AdminActor | null> {
  const { administratorSession } = await db();
  const row = await administratorSession.findUnique({ where: { id }, include: { administrator: true } });
  if (!row || row.endsAt <= at || row.administrator.disabledAt) return null;
  if (at.getTime() - row.lastUsedAt.getTime() > LAST_USE_LAG_MS)
    await administratorSession.updateMany({ where: { id }, data: { lastUsedAt: at } });
  return administratorActor(row.administrator);
}

/** The administrator who sends the present request; null when nobody is signed in as one. */
export async function currentAdministrator(): Promise<AdminActor | null> {
  const { mark, sessionId } = await adminSession();
  if (mark === adminPasswordFingerprint()) return SHARED_PASSWORD_ACTOR;
  return sessionId === undefined ? null : administratorBySession(sessionId, now());
}

/** The sessions of an administrator that have not ended, the last used first. */
export async function listAdministratorSessions(administratorId: string, now: Date): Promise<AdministratorSession[]> {
  const where = { administratorId, endsAt: { gt: now } };
  return (await db()).administratorSession.findMany({ where, orderBy: [{ lastUsedAt: "desc" }, { id: "asc" }] });
}

/** Ends a session; only the one of this administrator when they are named. Returns whether there was one. */
export async function endAdministratorSession(id: string, administratorId?: string): Promise<boolean> {
  const where = { id, ...(administratorId !== undefined && { administratorId }) };
  return (await (await db()).administratorSession.deleteMany({ where })).count === 1;
}

/** Ends every session of an administrator. */
export async function endAdministratorSessions(administratorId: string): Promise<void> {
  await (await db()).administratorSession.deleteMany({ where: { administratorId } });
}

export async function deleteEndedAdministratorSessions(now: Date): Promise<void> {
  await (await db()).administratorSession.deleteMany({ where: { endsAt: { lte: now } } });
}

/** When sessions of administrators who are not disabled end, by id. */
async function sessionEnds(ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await (await db()).administratorSession.findMany({
    where: { id: { in: [...ids] }, administrator: { disabledAt: null } },
    select: { id: true, endsAt: true },
  });
  return new Map(rows.map(({ id, endsAt }) => [id, endsAt]));
}

/** An ended session may still be accepted for reads for this long, in milliseconds. */
const MAX_AGE_MS = 2_000;
const MAX_ENTRIES = 1_000;
const cache = perProcess(
  "administrator-sessions",
  () => new BatchedCache({ load: sessionEnds, maxAge: MAX_AGE_MS, max: MAX_ENTRIES }),
);

/** Whether a session lets an administrator read, by what this process held at most two seconds ago. */
export async function isAdministratorSessionCached(id: string, now: Date): Promise<boolean> {
  const endsAt = await cache.get().get(id);
  return endsAt !== undefined && endsAt > now;
}
