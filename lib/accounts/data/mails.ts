import "server-only";
import type { OutgoingMail } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { type MailKind, mailRetryDelayMs } from "../domain/mail";

export interface NewMail {
  readonly kind: MailKind;
  readonly email: string;
  readonly locale: string;
  /** The account that it is about; absent when only the address is known. */
  readonly userId?: string;
  readonly createdAt: Date;
  /** The person's `sessionEpoch`, when a new password is to make the mail void. */
  readonly epoch?: number;
}

/** Enqueues a mail, due at once, unless the same mail to the same address is still waiting. */
export async function insertMail(mail: NewMail): Promise<void> {
  const { outgoingMail } = await db();
  const { kind, email, userId = null, epoch = 0 } = mail;
  const waiting = await outgoingMail.count({ where: { kind, email, userId, epoch, attempts: 0 } });
  if (waiting === 0) await outgoingMail.create({ data: { ...mail, dueAt: mail.createdAt } });
}

/**
 * Leases a mail that is due, undo mails first: it becomes due again after a pause, in case sending it is interrupted.
 * Of several workers at the same time, only one gets it. Null when none is due.
 */
export async function leaseMail(now: Date): Promise<OutgoingMail | null> {
  const client = await db();
  for (;;) {
    const [mail] = await client.$queryRaw<OutgoingMail[]>`
      SELECT * FROM "OutgoingMail" WHERE "dueAt" <= ${now.toISOString()}::timestamp ORDER BY "kind" = 'undoDeletion' DESC, "dueAt", "id" LIMIT 1`;
    if (!mail) return null;
    const { id, attempts, dueAt } = mail;
    const { count } = await client.outgoingMail.updateMany({
      where: { id, attempts, dueAt },
      data: { attempts: attempts + 1, dueAt: new Date(now.getTime() + mailRetryDelayMs(attempts)) },
    });
    if (count === 1) return { ...mail, attempts: attempts + 1 };
  }
}

/** How many mails wait to be sent, by all copies of the server. */
export async function countWaitingMails(): Promise<number> {
  return (await db()).outgoingMail.count({ where: { givenUpAt: null } });
}

/** Due at no time: a mail that was given up on waits for an administrator, also for a copy that knows no such mails. */
const NEVER = new Date(Date.UTC(9999, 11, 31));

/** Keeps a mail whose last try failed. */
export async function giveUpMail(id: string, now: Date): Promise<void> {
  await (await db()).outgoingMail.updateMany({ where: { id }, data: { givenUpAt: now, dueAt: NEVER } });
}

/** Makes a mail that was given up on due now. Returns whether there was one. */
export async function retryMail(id: string, now: Date): Promise<boolean> {
  const where = { id, givenUpAt: { not: null } };
  const data = { givenUpAt: null, attempts: 0, dueAt: now };
  return (await (await db()).outgoingMail.updateMany({ where, data })).count === 1;
}

/** Mails that were given up on, the latest first. */
export async function listGivenUpMails(limit: number): Promise<OutgoingMail[]> {
  const where = { givenUpAt: { not: null } };
  return (await db()).outgoingMail.findMany({ where, orderBy: [{ givenUpAt: "desc" }, { id: "asc" }], take: limit });
}

/** What is queued for a person, also what was asked for by address alone, the oldest first. */
export async function listMailsOf(userId: string, email: string): Promise<OutgoingMail[]> {
  const where = { OR: [{ userId }, { email }] };
  return (await db()).outgoingMail.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
}

/** Deletes mails that were given up on before a time. */
export async function deleteMailsGivenUpBefore(oldest: Date): Promise<void> {
  await (await db()).outgoingMail.deleteMany({ where: { givenUpAt: { lt: oldest } } });
}

export async function deleteMail(id: string): Promise<void> {
  await (await db()).outgoingMail.deleteMany({ where: { id } });
}

/** Deletes what is queued for a person, also what was asked for by address alone. */
export async function deleteMailsOf(userId: string): Promise<void> {
  const client = await db();
  const user = await client.user.findUnique({ where: { id: userId }, select: { email: true } });
  await client.outgoingMail.deleteMany({ where: { OR: [{ userId }, ...(user ? [{ email: user.email }] : [])] } });
}
