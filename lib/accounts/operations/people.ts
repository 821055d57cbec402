import "server-only";
import type { OutgoingMail } from "@/generated/prisma/client";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit } from "@/lib/platform/http/limits";
import { triggerJob } from "@/lib/platform/jobs";
import type { OwnUserId } from "../access";
import { cancelDeletion, scheduleDeletion } from "../data/deletion";
import { listGivenUpMails, listMailsOf, retryMail } from "../data/mails";
import { findPeople, findPerson, type PersonRow } from "../data/people";
import { findUserById, markEmailVerified } from "../data/users";
import { deletionDueAt } from "../domain/tokens";
import type { DeletionReply } from "../schema";
import type { ListedPerson, PeopleQuery, PersonMailInput, PersonRecord, QueuedMail } from "../schema/people";
import { enqueueMail, MAIL_JOB } from "./mails";

/** The most mails that were given up on to show at once: more means that mail does not work at all. */
const MAX_GIVEN_UP = 200;

const toListed = (row: PersonRow): ListedPerson => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  registeredAt: row.registeredAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  confirmed: row.emailVerifiedAt !== null,
  deletesAt: row.deletionDueAt?.toISOString() ?? null,
});

const toMail = (row: OutgoingMail): QueuedMail => ({
  id: row.id,
  kind: row.kind,
  email: row.email,
  createdAt: row.createdAt.toISOString(),
  attempts: row.attempts,
  givenUpAt: row.givenUpAt?.toISOString() ?? null,
});

/** A page of the accounts that a search leaves in, the newest first, and where to go on. */
export async function listPeople({ q, after }: PeopleQuery): Promise<{ items: ListedPerson[]; next: string | null }> {
  const [, time = "", id = ""] = /^(\d+)_(.+)$/.exec(after ?? "") ?? [];
  const { rows, next } = await findPeople(q ?? null, id ? { registeredAt: new Date(Number(time)), id } : null);
  return { items: rows.map(toListed), next: next && `${next.registeredAt.getTime()}_${next.id}` };
}

/** An account and what is queued for it. @throws AppError not_found. */
export async function loadPerson(id: string): Promise<PersonRecord> {
  const row = await findPerson(id);
  if (!row) throw new AppError("not_found");
  const mails = await listMailsOf(id, row.email);
  const { phoneNumber, locale, _count } = row;
  return { ...toListed(row), phoneNumber, locale, ..._count, mails: mails.map(toMail) };
}

/** Confirms the address of an account without a mail. @throws AppError not_found. */
export async function confirmPerson(id: OwnUserId, now: Date): Promise<PersonRecord> {
  const user = await findUserById(id);
  if (!user) throw new AppError("not_found");
  if (!user.emailVerifiedAt) await markEmailVerified(id, user.email, now);
  return loadPerson(id);
}

/**
 * Mails a temporary password, or another link that confirms the address, in the language that the person last came in.
 * @throws AppError not_found, rate_limited, conflict where the address is confirmed or the account is to be deleted.
 */
export async function mailPerson(
  ctx: RequestContext<unknown>,
  id: OwnUserId,
  { kind }: PersonMailInput,
): Promise<PersonRecord> {
  const user = await findUserById(id);
  if (!user) throw new AppError("not_found");
  if (user.deletionDueAt) throw new AppError("conflict", { messageKey: "deletionUnderWay" });
  if (kind === "verifyEmail" && user.emailVerifiedAt)
    throw new AppError("conflict", { messageKey: "confirmedAlready" });
  await consumeLimit("recoverAccount", `administrators ${user.email}`);
  const { email, sessionEpoch: epoch } = user;
  await enqueueMail({ ctx, mail: { kind, email, userId: id, epoch }, locale: user.locale });
  return loadPerson(id);
}

/**
 * Lets an account wait for its deletion as when its owner asks for that: its sessions end, and for ten minutes they by
 * a mailed link, or an administrator, can undo it.
 * @throws AppError not_found, conflict when it waits already.
 */
export async function deletePerson(ctx: RequestContext<unknown>, id: OwnUserId): Promise<DeletionReply> {
  const user = await findUserById(id);
  if (!user) throw new AppError("not_found");
  if (user.deletionDueAt) throw new AppError("conflict", { messageKey: "deletionUnderWay" });
  const due = deletionDueAt(ctx.now);
  await scheduleDeletion(id, due, { kind: "undoDeletion", locale: user.locale, createdAt: ctx.now });
  triggerJob(MAIL_JOB);
  return { deletesAt: due.toISOString() };
}

/** Undoes a deletion that is not due yet. @throws AppError not_found when it is too late, or there is none. */
export async function keepPerson(id: OwnUserId, now: Date): Promise<PersonRecord> {
  if (!(await cancelDeletion(id, now))) throw new AppError("not_found");
  return loadPerson(id);
}

/** Mails that were given up on, the latest first. */
export async function loadGivenUpMails(): Promise<QueuedMail[]> {
  return (await listGivenUpMails(MAX_GIVEN_UP)).map(toMail);
}

/** Sends a mail that was given up on again. @throws AppError not_found. */
export async function retryGivenUpMail(id: string, now: Date): Promise<{ success: true }> {
  if (!(await retryMail(id, now))) throw new AppError("not_found");
  triggerJob(MAIL_JOB);
  return { success: true };
}
