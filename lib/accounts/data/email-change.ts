import "server-only";
import { db } from "@/lib/platform/db/client";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { OwnUserId } from "../access";

/** No address waits for its confirmation. Whatever ends the sessions of an account also makes the mailed link void. */
export const NO_NEW_EMAIL = { newEmail: null, newEmailUntil: null } as const;

/** Lets an address wait for its confirmation instead of an earlier one, whose links are good for nothing any more. */
export async function setNewEmail(id: OwnUserId, newEmail: string, newEmailUntil: Date): Promise<void> {
  await (await db()).user.update({ where: { id }, data: { newEmail, newEmailUntil } });
}

/** The address that waits for its confirmation, and until when; null when none does. */
export async function findNewEmail(id: OwnUserId, now: Date): Promise<{ email: string; until: Date } | null> {
  const row = await (await db()).user.findUnique({ where: { id }, select: { newEmail: true, newEmailUntil: true } });
  if (!row?.newEmail || !row.newEmailUntil || row.newEmailUntil <= now) return null;
  return { email: row.newEmail, until: row.newEmailUntil };
}

/** Gives a waiting address as long as the link that is mailed now. Returns whether it still waits. */
export async function renewNewEmail(id: string, newEmail: string, newEmailUntil: Date): Promise<boolean> {
  return (await (await db()).user.updateMany({ where: { id, newEmail }, data: { newEmailUntil } })).count === 1;
}

/** In one transaction: no address waits, and neither a link nor a mail that is still to be sent leads to one. */
export async function cancelNewEmail(id: OwnUserId): Promise<void> {
  await inTransaction(async (client) => {
    await client.user.update({ where: { id }, data: NO_NEW_EMAIL });
    await client.accountToken.deleteMany({ where: { userId: id, purpose: "changeEmail" } });
    await client.outgoingMail.deleteMany({ where: { userId: id, kind: "changeEmail" } });
  });
}

/** Forgets addresses that were never confirmed. */
export async function forgetExpiredNewEmails(now: Date): Promise<void> {
  await (await db()).user.updateMany({ where: { newEmailUntil: { lte: now } }, data: NO_NEW_EMAIL });
}
