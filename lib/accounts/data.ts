import "server-only";
import type { OutgoingMail, User } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/app-error";
import { errorCode } from "@/lib/platform/errors/error-code";
import type { OwnUserId } from "./access";
import { type MailKind, pauseAfter } from "./domain/mail-kinds";
import type { TokenPurpose } from "./domain/tokens";
import type { SessionUser } from "./schema";

const UNIQUE_VIOLATION = "P2002";

interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly passwordHash: string;
  readonly registeredAt: Date;
  readonly locale: string;
}

/** What leaves the server of a user: never the hash. */
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

/** Writes a new user. @throws AppError conflict when the e-mail has an account. */
export async function insertUser(user: NewUser): Promise<User> {
  const client = await db();
  return unlessTaken(() => client.user.create({ data: user }));
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
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

/** The same for many users at once; who is not there is not in the answer. */
export async function sessionEpochsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await (await db()).user.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, sessionEpoch: true },
  });
  return new Map(rows.map(({ id, sessionEpoch }) => [id, sessionEpoch]));
}

/** Keeps the language that a person came in, for mails of a later day. */
export async function keepLocale(id: string, locale: string): Promise<void> {
  await (await db()).user.update({ where: { id }, data: { locale } });
}

export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
}

export async function updateDetails(id: OwnUserId, details: Details): Promise<User> {
  return (await db()).user.update({ where: { id }, data: details });
}

/** Sets a password: every session ends, and a temporary password is none any more. */
export async function setPassword(id: string, passwordHash: string): Promise<User> {
  return (await db()).user.update({
    where: { id },
    data: { passwordHash, sessionEpoch: { increment: 1 }, temporaryHash: null, temporaryUntil: null },
  });
}

/** Puts a temporary password beside the real one, in place of an earlier one. */
export async function giveTemporaryPassword(id: string, temporaryHash: string, temporaryUntil: Date): Promise<void> {
  await (await db()).user.update({ where: { id }, data: { temporaryHash, temporaryUntil } });
}

/**
 * Uses a temporary password up; of several tries at once, one alone is told that it did. It came by mail, so
 * the address is confirmed as well.
 */
export async function takeTemporaryPassword(id: string, temporaryHash: string, now: Date): Promise<boolean> {
  const { count } = await (await db()).user.updateMany({
    where: { id, temporaryHash, temporaryUntil: { gt: now } },
    data: { temporaryHash: null, temporaryUntil: null, emailVerifiedAt: now },
  });
  return count === 1;
}

export async function markVerified(id: string, email: string, now: Date): Promise<void> {
  await (await db()).user.updateMany({ where: { id, email }, data: { emailVerifiedAt: now } });
}

/** Gives an account another address; what was mailed to the old one is good for nothing now. @throws AppError conflict. */
export async function changeEmail(id: string, email: string, now: Date): Promise<void> {
  const client = await db();
  const data = { email, emailVerifiedAt: now, temporaryHash: null, temporaryUntil: null };
  await unlessTaken(() => client.user.update({ where: { id }, data }));
  await client.accountToken.deleteMany({ where: { userId: id, purpose: { not: "undoDeletion" } } });
}

/**
 * Signs the person out everywhere, lets the deletion wait for `due`, and puts the mail that can undo it on the queue:
 * all of it or nothing.
 */
export async function scheduleDeletion(
  id: OwnUserId,
  due: Date,
  mail: Pick<NewMail, "kind" | "locale" | "createdAt">,
): Promise<void> {
  await (await db()).$transaction(async (client) => {
    const data = { deletionDueAt: due, sessionEpoch: { increment: 1 } };
    const { email } = await client.user.update({ where: { id }, data });
    await client.outgoingMail.create({ data: { ...mail, userId: id, email, dueAt: mail.createdAt } });
  });
}

/** Lets a deletion that still waits, wait longer; says whether it did. */
export async function postponeDeletion(id: string, due: Date): Promise<boolean> {
  const where = { id, deletionDueAt: { not: null } };
  return (await (await db()).user.updateMany({ where, data: { deletionDueAt: due } })).count === 1;
}

/** Keeps an account whose deletion is not due yet; says whether it did. */
export async function cancelDeletion(id: string, now: Date): Promise<boolean> {
  const where = { id, deletionDueAt: { gt: now } };
  return (await (await db()).user.updateMany({ where, data: { deletionDueAt: null } })).count === 1;
}

const NO_UNDO_WAITS = { mails: { none: { kind: "undoDeletion" } } } as const;

/** Accounts whose deletion is due; as long as the mail that can undo it waits to be sent, it is not. */
export async function dueDeletions(now: Date): Promise<string[]> {
  const where = { deletionDueAt: { lte: now }, ...NO_UNDO_WAITS };
  const rows = await (await db()).user.findMany({ where, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Deletes an account whose deletion is due, with all that hangs on it; says whether it was this call that did. */
export async function deleteDueUser(id: string, now: Date): Promise<boolean> {
  return (await (await db()).user.deleteMany({ where: { id, deletionDueAt: { lte: now } } })).count === 1;
}

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
 * Uses a token up; null when there is none for one of these purposes, or it is out of date. A change of address that
 * was asked for under another password is none any more.
 */
export async function takeToken(id: string, purposes: readonly TokenPurpose[], now: Date) {
  const client = await db();
  const where = { id, purpose: { in: [...purposes] }, expiresAt: { gt: now } };
  const token = await client.accountToken.findFirst({ where, include: { user: true } });
  if (!token || (await client.accountToken.deleteMany({ where })).count === 0) return null;
  return token.purpose === "changeEmail" && token.epoch !== token.user.sessionEpoch ? null : token;
}

export async function dropStaleTokens(now: Date): Promise<void> {
  await (await db()).accountToken.deleteMany({ where: { expiresAt: { lte: now } } });
}

export interface NewMail {
  readonly kind: MailKind;
  readonly email: string;
  readonly locale: string;
  /** Whose account it is about; absent where only the address is known. */
  readonly userId?: string;
  readonly createdAt: Date;
  /** The person's `sessionEpoch`, where another password is to make the mail void. */
  readonly epoch?: number;
}

/** Puts a mail on the queue, due at once; the same mail to the same address that nobody took yet stands for both. */
export async function queueMail(mail: NewMail): Promise<void> {
  const { outgoingMail } = await db();
  const { kind, email, userId = null, epoch = 0 } = mail;
  const waiting = await outgoingMail.count({ where: { kind, email, userId, epoch, attempts: 0 } });
  if (waiting === 0) await outgoingMail.create({ data: { ...mail, dueAt: mail.createdAt } });
}

/**
 * Takes a mail that is due, those that can undo a deletion first; it is due again after a pause, in case that whoever
 * took it does not come to its end. Of several takers at once, one alone gets it. Null when none is due.
 */
export async function claimMail(now: Date): Promise<OutgoingMail | null> {
  const client = await db();
  for (;;) {
    const [mail] = await client.$queryRaw<OutgoingMail[]>`
      SELECT * FROM "OutgoingMail" WHERE "dueAt" <= ${now.toISOString()}::timestamp ORDER BY "kind" = 'undoDeletion' DESC, "dueAt", "id" LIMIT 1`;
    if (!mail) return null;
    const { id, attempts, dueAt } = mail;
    const { count } = await client.outgoingMail.updateMany({
      where: { id, attempts, dueAt },
      data: { attempts: attempts + 1, dueAt: new Date(now.getTime() + pauseAfter(attempts)) },
    });
    if (count === 1) return { ...mail, attempts: attempts + 1 };
  }
}

export async function dropMail(id: string): Promise<void> {
  await (await db()).outgoingMail.deleteMany({ where: { id } });
}

/** What is kept of a person in the tables of accounts, without what would let anybody in. */
export async function ownRows(id: OwnUserId) {
  const client = await db();
  const user = await client.user.findUnique({
    where: { id },
    omit: { passwordHash: true, temporaryHash: true, sessionEpoch: true },
  });
  if (!user) return null;
  const { draft, ...account } = user;
  const links = await client.accountToken.findMany({ where: { userId: id }, omit: { id: true } });
  const mails = await client.outgoingMail.findMany({ where: { OR: [{ userId: id }, { email: user.email }] } });
  return { account, draft, links, mails };
}
