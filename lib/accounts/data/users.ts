import "server-only";
import type { User } from "@/generated/prisma/client";
import { BatchedCache } from "@/lib/platform/cache";
import { db } from "@/lib/platform/db/client";
import { inTransaction } from "@/lib/platform/db/transaction";
import { AppError, errorCode, UNIQUE_VIOLATION } from "@/lib/platform/errors/app-error";
import { perProcess } from "@/lib/platform/per-process";
import type { OwnUserId } from "../access";
import { restoreBegan } from "../domain/tokens";
import type { SessionUser } from "../schema";
import { NO_NEW_EMAIL } from "./email-change";

interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly passwordHash: string;
  readonly registeredAt: Date;
  readonly locale: string;
  readonly termsVersion: string | null;
  readonly termsAcceptedAt: Date | null;
}

/** What the API shows of a user: never the hash. */
export function toSessionUser(user: User): SessionUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    registeredAt: user.registeredAt.toISOString(),
    completedAt: user.completedAt?.toISOString() ?? null,
  };
}

/** Inserts a user. @throws AppError conflict when the e-mail has an account. */
export async function insertUser(user: NewUser): Promise<User> {
  const client = await db();
  return rethrowEmailConflict(() => client.user.create({ data: user }));
}

async function rethrowEmailConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    if (errorCode(cause) === UNIQUE_VIOLATION) throw new AppError("conflict", { messageKey: "emailTaken", cause });
    throw cause;
  }
}

export async function findUserByEmail(email: string): Promise<User | null> {
  return (await db()).user.findUnique({ where: { email } });
}

export async function findUserById(id: string): Promise<User | null> {
  return (await db()).user.findUnique({ where: { id } });
}

/** The epoch that a session of this user must carry; null when there is no such user. */
export async function sessionEpochOf(id: string): Promise<number | null> {
  const row = await (await db()).user.findUnique({ where: { id }, select: { sessionEpoch: true } });
  return row?.sessionEpoch ?? null;
}

/** The session epochs of many users; ids without a user are left out. */
async function sessionEpochsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await (await db()).user.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, sessionEpoch: true },
  });
  return new Map(rows.map(({ id, sessionEpoch }) => [id, sessionEpoch]));
}

/** Which of these ids are users'. */
export async function existingUserIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await sessionEpochsOf(ids)).keys());
}

/** Stores the language that a person last used, for later mails. */
export async function updateLocale(id: string, locale: string): Promise<void> {
  await (await db()).user.update({ where: { id }, data: { locale } });
}

export interface AccountDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
}

export async function updateDetails(id: OwnUserId, details: AccountDetails): Promise<User> {
  return (await db()).user.update({ where: { id }, data: details });
}

/** Sets a password, ends every session and removes a temporary password. */
export async function setPassword(id: string, passwordHash: string): Promise<User> {
  return (await db()).user.update({
    where: { id },
    data: { passwordHash, sessionEpoch: { increment: 1 }, temporaryHash: null, temporaryUntil: null, ...NO_NEW_EMAIL },
  });
}

/** Ends every session of the account. */
export async function raiseSessionEpoch(id: OwnUserId): Promise<User> {
  return (await db()).user.update({ where: { id }, data: { sessionEpoch: { increment: 1 }, ...NO_NEW_EMAIL } });
}

/** Sets a temporary password beside the real one; it replaces an earlier one. */
export async function setTemporaryPassword(id: string, temporaryHash: string, temporaryUntil: Date): Promise<void> {
  await (await db()).user.update({ where: { id }, data: { temporaryHash, temporaryUntil } });
}

/**
 * Uses a temporary password, which works once: of several tries at the same time, only one gets true. It came by
 * mail, so the address is confirmed as well.
 */
export async function consumeTemporaryPassword(id: string, temporaryHash: string, now: Date): Promise<boolean> {
  const { count } = await (await db()).user.updateMany({
    where: { id, temporaryHash, temporaryUntil: { gt: now } },
    data: { temporaryHash: null, temporaryUntil: null, emailVerifiedAt: now },
  });
  return count === 1;
}

export async function markEmailVerified(id: string, email: string, now: Date): Promise<void> {
  await (await db()).user.updateMany({ where: { id, email }, data: { emailVerifiedAt: now } });
}

/**
 * Changes the address of an account: every session ends, and what was mailed to the old address stops working, but for
 * the ways back to former addresses.
 * @throws AppError conflict.
 */
export async function changeEmail(id: string, email: string, now: Date): Promise<User> {
  const client = await db();
  const ended = { sessionEpoch: { increment: 1 }, temporaryHash: null, temporaryUntil: null, ...NO_NEW_EMAIL };
  const data = { ...ended, email, emailVerifiedAt: now };
  const user = await rethrowEmailConflict(() => client.user.update({ where: { id }, data }));
  await client.accountToken.deleteMany({ where: { userId: id, purpose: { notIn: ["undoDeletion", "restoreEmail"] } } });
  return user;
}

interface Restoration {
  readonly userId: string;
  readonly email: string;
  /** Until when the address could take the account back. */
  readonly expiresAt: Date;
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
}

/**
 * Gives an account back to a former address: every session and password ends, and so do a deletion that waits and the
 * ways back of addresses that came later. Those of earlier addresses stay: whoever had it first has it in the end.
 * @throws AppError conflict.
 */
export async function restoreAddress(
  { userId, email, expiresAt, passwordHash }: Restoration,
  now: Date,
): Promise<User> {
  const ended = { sessionEpoch: { increment: 1 }, temporaryHash: null, temporaryUntil: null, deletionDueAt: null };
  const data = { ...ended, passwordHash, email, emailVerifiedAt: now };
  const later = { kind: "restoreEmail", createdAt: { gte: restoreBegan(expiresAt) } } as const;
  return rethrowEmailConflict(() =>
    inTransaction(async (client) => {
      const user = await client.user.update({ where: { id: userId }, data });
      const others = [{ purpose: { not: "restoreEmail" } }, { expiresAt: { gte: expiresAt } }] as const;
      await client.accountToken.deleteMany({ where: { userId, OR: [...others] } });
      await client.outgoingMail.deleteMany({ where: { userId, ...later } });
      return user;
    }),
  );
}

/** A person's rows in the tables of this feature, without secrets; null when the account is deleted. */
export async function ownRows(id: OwnUserId) {
  const client = await db();
  const account = await client.user.findUnique({
    where: { id },
    omit: { passwordHash: true, temporaryHash: true, sessionEpoch: true },
  });
  if (!account) return null;
  const links = await client.accountToken.findMany({ where: { userId: id }, omit: { id: true } });
  const mails = await client.outgoingMail.findMany({ where: { OR: [{ userId: id }, { email: account.email }] } });
  return { account, links, mails };
}

/** An ended session may still be accepted for reads for this long, in milliseconds. */
const MAX_AGE_MS = 2_000;
const MAX_ENTRIES = 20_000;

const cache = perProcess(
  "session-epochs",
  () => new BatchedCache({ load: sessionEpochsOf, maxAge: MAX_AGE_MS, max: MAX_ENTRIES }),
);

/** The epoch that a session of this user must carry, at most two seconds old; undefined without such a user. */
export function cachedEpochOf(userId: string): Promise<number | undefined> {
  return cache.get().get(userId);
}
