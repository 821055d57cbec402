import "server-only";
import { randomInt } from "node:crypto";
import type { OutgoingMail, User } from "@/generated/prisma/client";
import { BRAND } from "@/lib/platform/brand";
import { env } from "@/lib/platform/env";
import { LOCALE_QUERY, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import type { Mail } from "@/lib/platform/mail/mail";
import { hashPassword } from "@/lib/platform/password";
import { findUserByEmail, findUserById, giveTemporaryPassword, postponeDeletion } from "../data";
import { type LetterFacts, writeLetter } from "../domain/letter";
import { MAIL_KINDS, type MailKind } from "../domain/mail-kinds";
import { letterHtml, letterText } from "../domain/render-letter";
import { TEMPORARY_PASSWORD_MINUTES, temporaryPassword } from "../domain/temporary-password";
import { CONFIRM_HOURS, confirmUntil, DELETION_MINUTES, deletionDueAt } from "../domain/tokens";
import { makeToken } from "./mailed-token";

type Given = Pick<LetterFacts, "code" | "time"> & { readonly path: string };
interface Request {
  readonly user: User;
  readonly mail: OutgoingMail;
  readonly now: Date;
}

/** What each kind of mail brings, made now; null where there is nothing to send any more. */
const GIVEN: Readonly<Record<MailKind, (request: Request) => Promise<Given | null>>> = {
  temporaryPassword: async ({ user, now }) => {
    const code = temporaryPassword((below) => randomInt(below));
    const until = new Date(now.getTime() + TEMPORARY_PASSWORD_MINUTES * 60_000);
    await giveTemporaryPassword(user.id, await hashPassword(code), until);
    return { code, time: TEMPORARY_PASSWORD_MINUTES, path: "/login" };
  },
  verifyEmail: async ({ user, mail, now }) => {
    if (user.emailVerifiedAt) return null;
    const facts = { userId: user.id, email: mail.email, expiresAt: confirmUntil(now), epoch: mail.epoch };
    return {
      time: CONFIRM_HOURS,
      path: `/verify-email?token=${await makeToken({ ...facts, purpose: "verifyEmail" })}`,
    };
  },
  changeEmail: async ({ user, mail, now }) => {
    if (mail.epoch !== user.sessionEpoch || (await findUserByEmail(mail.email))) return null;
    const facts = { userId: user.id, email: mail.email, expiresAt: confirmUntil(now), epoch: mail.epoch };
    return {
      time: CONFIRM_HOURS,
      path: `/verify-email?token=${await makeToken({ ...facts, purpose: "changeEmail" })}`,
    };
  },
  emailChanged: async () => ({ path: "/login" }),
  passwordChanged: async () => ({ path: "/login" }),
  undoDeletion: async ({ user, mail, now }) => {
    if (!user.deletionDueAt) return null;
    // A mail that was held up still leaves all the minutes that it speaks of.
    const late = user.deletionDueAt.getTime() < now.getTime() + (DELETION_MINUTES - 1) * 60_000;
    const expiresAt = late ? deletionDueAt(now) : user.deletionDueAt;
    if (late && !(await postponeDeletion(user.id, expiresAt))) return null;
    const facts = { userId: user.id, email: mail.email, expiresAt, epoch: mail.epoch };
    return {
      time: DELETION_MINUTES,
      path: `/keep-account?token=${await makeToken({ ...facts, purpose: "undoDeletion" })}`,
    };
  },
};

/** Mails that may still go out while the account waits for its deletion. */
const WHILE_LEAVING: readonly MailKind[] = ["undoDeletion"];

const isKind = (kind: string): kind is MailKind => (MAIL_KINDS as readonly string[]).includes(kind);

function linkTo(path: string, locale: string): string {
  const { APP_URL, PORT } = env();
  const url = new URL(path, APP_URL ?? `http://localhost:${PORT}`);
  url.searchParams.set(LOCALE_QUERY, locale);
  return url.href;
}

/**
 * Makes the mail that a row of the queue asks for, with a password or a link that is good from now on; null where
 * nobody is to get one: no account has the address, or there is nothing left to say.
 */
export async function composeMail(mail: OutgoingMail, now: Date): Promise<Mail | null> {
  const { kind, userId, email } = mail;
  if (!isKind(kind)) return null;
  const user = await (userId ? findUserById(userId) : findUserByEmail(email));
  // As much work as for somebody who is known: the machine is as busy after one answer as after the other.
  if (!user && kind === "temporaryPassword") await hashPassword(temporaryPassword((below) => randomInt(below)));
  if (!user || (user.deletionDueAt && !WHILE_LEAVING.includes(kind))) return null;
  const given = await GIVEN[kind]({ user, mail, now });
  if (!given) return null;
  const { code: locale, tag, dir } = localeInfo(mail.locale);
  const { path, ...rest } = given;
  const facts = { ...rest, brand: BRAND, firstName: user.firstName, email, url: linkTo(path, locale) };
  const letter = writeLetter(kind, translator(locale), facts);
  return {
    to: email,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, { tag, dir }),
    language: tag,
  };
}
