import "server-only";
import { db } from "@/lib/platform/db/client";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { OwnUserId } from "../access";
import { NO_NEW_EMAIL } from "./email-change";
import type { NewMail } from "./mails";

/**
 * In one transaction: ends every session, sets the deletion to `due`, and enqueues the mail with which it can be
 * undone.
 */
export async function scheduleDeletion(
  id: OwnUserId,
  due: Date,
  mail: Pick<NewMail, "kind" | "locale" | "createdAt">,
): Promise<void> {
  await inTransaction(async (client) => {
    const data = { deletionDueAt: due, sessionEpoch: { increment: 1 }, ...NO_NEW_EMAIL };
    const { email } = await client.user.update({ where: { id }, data });
    await client.outgoingMail.create({ data: { ...mail, userId: id, email, dueAt: mail.createdAt } });
  });
}

/** Moves a deletion that is still waiting to a later time. Returns whether there was one. */
export async function postponeDeletion(id: string, due: Date): Promise<boolean> {
  const where = { id, deletionDueAt: { not: null } };
  return (await (await db()).user.updateMany({ where, data: { deletionDueAt: due } })).count === 1;
}

/** Cancels a deletion that is not due yet. Returns whether there was one. */
export async function cancelDeletion(id: string, now: Date): Promise<boolean> {
  const where = { id, deletionDueAt: { gt: now } };
  return (await (await db()).user.updateMany({ where, data: { deletionDueAt: null } })).count === 1;
}

const NO_PENDING_UNDO_MAIL = { mails: { none: { kind: "undoDeletion", givenUpAt: null } } } as const;

/** Ids of accounts to delete now. An account waits as long as its undo mail is still on the queue. */
export async function findDueDeletions(now: Date): Promise<string[]> {
  const where = { deletionDueAt: { lte: now }, ...NO_PENDING_UNDO_MAIL };
  const rows = await (await db()).user.findMany({ where, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Deletes an account whose deletion is due, with its rows in other tables. Returns whether this call did it. */
export async function deleteDueUser(id: string, now: Date): Promise<boolean> {
  return (await (await db()).user.deleteMany({ where: { id, deletionDueAt: { lte: now } } })).count === 1;
}
