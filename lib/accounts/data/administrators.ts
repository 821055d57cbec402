import "server-only";
import type { Administrator, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { inTransaction } from "@/lib/platform/db/transaction";
import { AppError, errorCode } from "@/lib/platform/errors/app-error";
import type { Role } from "../domain/permissions";

const UNIQUE_VIOLATION = "P2002";

/** Inserts an administrator without a password. @throws AppError conflict when there is one with this address. */
export async function insertAdministrator(
  row: Pick<Administrator, "email" | "role" | "locale" | "invitedAt">,
): Promise<Administrator> {
  try {
    return await (await db()).administrator.create({ data: row });
  } catch (cause) {
    if (errorCode(cause) !== UNIQUE_VIOLATION) throw cause;
    throw new AppError("conflict", { messageKey: "administratorExists", cause });
  }
}

export async function findAdministratorByEmail(email: string): Promise<Administrator | null> {
  return (await db()).administrator.findUnique({ where: { email } });
}

export async function findAdministratorById(id: string): Promise<Administrator | null> {
  return (await db()).administrator.findUnique({ where: { id } });
}

/** All administrators, by address. There are as many as people who run the product: a list without pages. */
export async function listAdministrators(): Promise<Administrator[]> {
  return (await db()).administrator.findMany({ orderBy: { email: "asc" } });
}

/** Stores the hash of a mailed link; an earlier link stops working. */
export async function setAdministratorLink(id: string, linkHash: string, linkUntil: Date): Promise<void> {
  await (await db()).administrator.update({ where: { id }, data: { linkHash, linkUntil } });
}

/**
 * Uses a link up and sets the password; every session ends. Of several tries at the same time one gets the row, the
 * others null, as does a link that has expired or whose administrator is disabled.
 */
export async function joinByLink(linkHash: string, passwordHash: string, now: Date): Promise<Administrator | null> {
  return inTransaction(async (tx) => {
    const where = { linkHash, linkUntil: { gt: now }, disabledAt: null };
    const known = await tx.administrator.findFirst({ where });
    const data = { passwordHash, linkHash: null, linkUntil: null };
    if (!known || (await tx.administrator.updateMany({ where, data })).count === 0) return null;
    await tx.administratorSession.deleteMany({ where: { administratorId: known.id } });
    return { ...known, ...data };
  });
}

/** Sets a password; every session but one ends. */
export async function setAdministratorPassword(id: string, passwordHash: string, keep: string | null): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.administrator.update({ where: { id }, data: { passwordHash, linkHash: null, linkUntil: null } });
    await tx.administratorSession.deleteMany({ where: { administratorId: id, ...(keep && { id: { not: keep } }) } });
  });
}

export interface AdministratorChange {
  readonly role?: Role;
  readonly disabledAt?: Date | null;
  /** Takes the second factor away: the phone was lost, and the codes too. */
  readonly withoutSecondFactor?: true;
}

const NO_SECOND_FACTOR = { secondFactor: null, secondFactorPending: null, recoveryHashes: [] };

/**
 * Changes an administrator. With `keepAnOwner`, the last owner who can come in stays one: owners are locked, so that two
 * who demote each other at once do not both succeed.
 * @throws AppError not_found, conflict for the last owner.
 */
export async function changeAdministrator(
  id: string,
  { role, disabledAt, withoutSecondFactor }: AdministratorChange,
  { keepAnOwner }: { keepAnOwner: boolean },
): Promise<Administrator> {
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT "id" FROM "Administrator" WHERE "role" = 'owner' OR "id" = ${id} ORDER BY "id" FOR UPDATE`;
    const known = await tx.administrator.findUnique({ where: { id } });
    if (!known) throw new AppError("not_found");
    const data = { role, disabledAt, ...(withoutSecondFactor && NO_SECOND_FACTOR) };
    const changed = await tx.administrator.update({ where: { id }, data });
    if (keepAnOwner && isActiveOwner(known) && !isActiveOwner(changed)) await assertOwnerLeft(tx);
    if (changed.disabledAt) await tx.administratorSession.deleteMany({ where: { administratorId: id } });
    return changed;
  });
}

const isActiveOwner = ({ role, disabledAt, passwordHash }: Administrator) =>
  role === "owner" && disabledAt === null && passwordHash !== null;

async function assertOwnerLeft(tx: Prisma.TransactionClient): Promise<void> {
  const left = await tx.administrator.count({
    where: { role: "owner", disabledAt: null, passwordHash: { not: null } },
  });
  if (left === 0) throw new AppError("conflict", { messageKey: "lastOwner" });
}

/** Stores a sealed secret that a code has still to confirm; it replaces an earlier one. */
export async function setPendingSecondFactor(id: string, secondFactorPending: string): Promise<void> {
  await (await db()).administrator.update({ where: { id }, data: { secondFactorPending } });
}

/** Puts the pending secret in use. Returns whether it was still the one that was confirmed. */
export async function confirmSecondFactor(
  id: string,
  pending: string,
  { step, recoveryHashes }: { step: number; recoveryHashes: string[] },
): Promise<boolean> {
  const data = { secondFactor: pending, secondFactorPending: null, secondFactorStep: step, recoveryHashes };
  const where = { id, secondFactorPending: pending };
  return (await (await db()).administrator.updateMany({ where, data })).count === 1;
}

export async function removeSecondFactor(id: string): Promise<void> {
  await (await db()).administrator.update({ where: { id }, data: NO_SECOND_FACTOR });
}

/** Notes that the code of a time step was used. False when it, or a later one, was used before. */
export async function spendSecondFactorStep(id: string, step: number): Promise<boolean> {
  const where = { id, secondFactorStep: { lt: step } };
  return (await (await db()).administrator.updateMany({ where, data: { secondFactorStep: step } })).count === 1;
}

/** Uses a recovery code up; it works once. */
export async function spendRecoveryCode(id: string, hash: string): Promise<boolean> {
  const used = await (await db()).$executeRaw`
    UPDATE "Administrator" SET "recoveryHashes" = array_remove("recoveryHashes", ${hash})
    WHERE "id" = ${id} AND ${hash} = ANY("recoveryHashes")`;
  return used === 1;
}
