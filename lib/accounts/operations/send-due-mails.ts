import "server-only";
import { randomInt } from "node:crypto";
import type { OutgoingMail, User } from "@/generated/prisma/client";
import { BRAND } from "@/lib/platform/brand";
import { publicUrl } from "@/lib/platform/env";
import { LOCALE_QUERY, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { errorFields, log } from "@/lib/platform/log";
import { type Mail, sendMail } from "@/lib/platform/mail/send-mail";
import { hashPassword } from "@/lib/platform/password";
import { traced } from "@/lib/platform/tracing/tracer";
import { findAdministratorByEmail, setAdministratorLink } from "../data/administrators";
import { postponeDeletion } from "../data/deletion";
import { renewNewEmail } from "../data/email-change";
import { deleteMail, giveUpMail, leaseMail } from "../data/mails";
import { findUserByEmail, findUserById, setTemporaryPassword } from "../data/users";
import { ADMINISTRATOR_LINK_HOURS, administratorLinkUntil } from "../domain/administrators";
import {
  buildMailContent,
  headerSubject,
  MAX_MAIL_ATTEMPTS,
  type MailKind,
  type MailVariables,
  type PersonMailKind,
  renderMailHtml,
  renderMailText,
} from "../domain/mail";
import {
  CONFIRMATION_LINK_HOURS,
  confirmationExpiresAt,
  DELETION_MINUTES,
  deletionDueAt,
  generateTemporaryPassword,
  isTemporaryPasswordRecent,
  RESTORE_DAYS,
  restoreExpiresAt,
  TEMPORARY_PASSWORD_MINUTES,
  temporaryPasswordExpiresAt,
} from "../domain/tokens";
import { issueToken, makeToken } from "./mailed-token";

type MailParts = Pick<MailVariables, "code" | "time"> & { readonly path: string };
interface MailRequest {
  readonly user: User;
  readonly mail: OutgoingMail;
  readonly now: Date;
}

/** What each kind of mail brings, made now; null where there is nothing to send any more. */
const MAIL_PARTS: Readonly<Record<PersonMailKind, (request: MailRequest) => Promise<MailParts | null>>> = {
  temporaryPassword: async ({ user, mail, now }) => {
    const code = generateTemporaryPassword((below) => randomInt(below));
    const hash = await hashPassword(code);
    // A later try of this mail: what was made for the first one went to nobody.
    const isFirstTry = mail.attempts <= 1;
    if (isFirstTry && isTemporaryPasswordRecent(user.temporaryUntil, now)) return null;
    await setTemporaryPassword(user.id, hash, temporaryPasswordExpiresAt(now));
    return { code, time: TEMPORARY_PASSWORD_MINUTES, path: "/login" };
  },
  verifyEmail: async ({ user, mail, now }) => {
    if (user.emailVerifiedAt) return null;
    const facts = { userId: user.id, email: mail.email, expiresAt: confirmationExpiresAt(now), epoch: mail.epoch };
    return {
      time: CONFIRMATION_LINK_HOURS,
      path: `/verify-email?token=${await issueToken({ ...facts, purpose: "verifyEmail" })}`,
    };
  },
  changeEmail: async ({ user, mail, now }) => {
    if (mail.epoch !== user.sessionEpoch) return null;
    const expiresAt = confirmationExpiresAt(now);
    // Renewed first, whoever has the address: what its owner sees of the wait does not tell that it is taken.
    if (!(await renewNewEmail(user.id, mail.email, expiresAt)) || (await findUserByEmail(mail.email))) return null;
    const facts = { userId: user.id, email: mail.email, expiresAt, epoch: mail.epoch };
    return {
      time: CONFIRMATION_LINK_HOURS,
      path: `/verify-email?token=${await issueToken({ ...facts, purpose: "changeEmail" })}`,
    };
  },
  emailChanged: async () => ({ path: "/login" }),
  restoreEmail: async ({ user, mail, now }) => {
    // Counted from the change, not from this mail: of two links, that of the earlier address is to end first.
    const expiresAt = restoreExpiresAt(mail.createdAt);
    if (expiresAt <= now) return null;
    const facts = { userId: user.id, email: mail.email, expiresAt, epoch: mail.epoch };
    return {
      time: RESTORE_DAYS,
      path: `/restore-email?token=${await issueToken({ ...facts, purpose: "restoreEmail" })}`,
    };
  },
  passwordChanged: async () => ({ path: "/login" }),
  matchMade: async () => ({ path: "/reports#pairs" }),
  undoDeletion: async ({ user, mail, now }) => {
    if (!user.deletionDueAt) return null;
    // A mail that was held up still leaves all the minutes that it speaks of.
    const late = user.deletionDueAt.getTime() < now.getTime() + (DELETION_MINUTES - 1) * 60_000;
    const expiresAt = late ? deletionDueAt(now) : user.deletionDueAt;
    if (late && !(await postponeDeletion(user.id, expiresAt))) return null;
    const facts = { userId: user.id, email: mail.email, expiresAt, epoch: mail.epoch };
    return {
      time: DELETION_MINUTES,
      path: `/keep-account?token=${await issueToken({ ...facts, purpose: "undoDeletion" })}`,
    };
  },
};

/** Mails that may still go out while the account waits for its deletion. */
const SENT_DURING_DELETION: readonly MailKind[] = ["undoDeletion", "restoreEmail"];

function localizedUrl(path: string, locale: string): string {
  const url = new URL(path, publicUrl());
  url.searchParams.set(LOCALE_QUERY, locale);
  return url.href;
}

/** Whom a mail is for: a name to greet them by, and whose data a file of it is. */
interface Recipient {
  readonly firstName: string | null;
  readonly owner: string | null;
}

function toMail({ kind, email, locale }: OutgoingMail, { path, ...rest }: MailParts, recipient: Recipient): Mail {
  const { code, tag, dir } = localeInfo(locale);
  const { firstName, owner } = recipient;
  const facts = { ...rest, brand: BRAND, firstName, email, url: localizedUrl(path, code) };
  const letter = buildMailContent(kind, translator(code), facts);
  const [text, html] = [renderMailText(letter), renderMailHtml(letter, { tag, dir })];
  return { to: email, subject: headerSubject(letter, { tag, dir }), text, html, language: tag, owner };
}

/** The link with which an administrator chooses a password; null when there is none with this address, or disabled. */
async function composeInvitation(mail: OutgoingMail, now: Date): Promise<Mail | null> {
  const administrator = await findAdministratorByEmail(mail.email);
  if (!administrator || administrator.disabledAt) return null;
  const { token, hash } = makeToken();
  await setAdministratorLink(administrator.id, hash, administratorLinkUntil(now));
  const parts = { time: ADMINISTRATOR_LINK_HOURS, path: `/admin-join?token=${token}` };
  return toMail(mail, parts, { firstName: null, owner: null });
}

/**
 * Makes the mail that a row of the queue asks for, with a password or a link that is good from now on; null where
 * nobody is to get one: no account has the address, or there is nothing left to say.
 */
export async function composeMail(mail: OutgoingMail, now: Date): Promise<Mail | null> {
  const { kind, userId, email } = mail;
  if (kind === "administratorInvitation") return composeInvitation(mail, now);
  const user = await (userId ? findUserById(userId) : findUserByEmail(email));
  // As much work as for somebody who is known: the machine is as busy after one answer as after the other.
  if (!user && kind === "temporaryPassword") await hashPassword(generateTemporaryPassword((below) => randomInt(below)));
  if (!user || (user.deletionDueAt && !SENT_DURING_DELETION.includes(kind))) return null;
  const parts = await MAIL_PARTS[kind]({ user, mail, now });
  if (!parts) return null;
  // Whoever registers chooses the name, and perhaps somebody else's address: its owner is not greeted by it.
  const isConfirmed = user.emailVerifiedAt !== null && user.email === email;
  return toMail(mail, parts, { firstName: isConfirmed ? user.firstName : null, owner: user.id });
}

/**
 * Sends every mail that is due, one after the other. A mail that cannot be sent stays for another try, a few times, and then for
 * an administrator to see; the log
 * says that one failed, never to whom or what it said.
 * @returns how many went out
 */
export async function sendDueMails(clock: () => Date): Promise<number> {
  let sent = 0;
  for (let row = await leaseMail(clock()); row; row = await leaseMail(clock())) {
    try {
      const mail = await composeMail(row, clock());
      const span = { name: "mail", kind: "client", attributes: { "mail.kind": row.kind } } as const;
      if (mail) await traced(span, () => sendMail(mail));
      if (mail) sent += 1;
      await deleteMail(row.id);
    } catch (error) {
      const givenUp = row.attempts >= MAX_MAIL_ATTEMPTS;
      log(givenUp ? "error" : "warn", "mail not sent", { kind: row.kind, givenUp, ...errorFields(error) });
      if (givenUp) await giveUpMail(row.id, clock());
    }
  }
  return sent;
}
