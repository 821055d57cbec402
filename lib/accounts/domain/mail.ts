import { exponential } from "@/lib/platform/backoff";
import { MAIL_FONT } from "@/lib/platform/design/fonts";
import { MAIL_COLORS } from "@/lib/platform/design/tokens";
import { escapeHtml } from "@/lib/platform/html";
import type { Translator } from "@/lib/platform/i18n/translator";

/** The mails that accounts send; each has its words in the group `mail` of the ui texts. */
export const MAIL_KINDS = [
  "temporaryPassword",
  "verifyEmail",
  "changeEmail",
  "emailChanged",
  "passwordChanged",
  "undoDeletion",
  "matchMade",
  "administratorInvitation",
  "restoreEmail",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
/** Those that go to a person with an account. */
export type PersonMailKind = Exclude<MailKind, "administratorInvitation">;

const MINUTE_MS = 60_000;

/** The most tries of one mail. */
export const MAX_MAIL_ATTEMPTS = 5;

const retryDelay = exponential({ baseMs: 2 * MINUTE_MS, maxMs: 32 * MINUTE_MS, jitter: 0 });

/**
 * Milliseconds from one try of a mail to the next: 2, 4, 8, 16, then 32 minutes. This is longer than sending takes, and
 * each mail is leased just before it is sent, so no two copies of the server send the same one.
 * @param attempts tries before the present one, from 0
 */
export function mailRetryDelayMs(attempts: number): number {
  return retryDelay(attempts + 1);
}

/** The content of a mail, before it is rendered as text and HTML. */
export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A password to be typed or copied. */
  readonly code?: string;
  readonly link: { readonly label: string; readonly url: string };
  /** Small print: what to do if somebody else asked for this mail. */
  readonly note: string;
  readonly closing: string;
}

export interface MailVariables {
  readonly brand: string;
  /** Null for an address that was never confirmed: a name there is whatever somebody typed. */
  readonly firstName: string | null;
  /** The e-mail address that the mail is about. */
  readonly email: string;
  readonly code?: string;
  readonly url: string;
  /** How long a password or a link is valid, in the unit of the message. */
  readonly time?: number;
}

/** Makes one line of a name, which may hold anything, so that it cannot add lines to the mail. */
const toOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Builds a mail of a kind in the language of the translator. */
export function buildMailContent(kind: MailKind, t: Translator, facts: MailVariables): MailContent {
  const { brand, code, url, time = 0 } = facts;
  const words = { brand, email: facts.email, time };
  return {
    subject: t(`mail.${kind}.subject`, words),
    greeting:
      facts.firstName === null ? t("mail.greetingPlain") : t("mail.greeting", { name: toOneLine(facts.firstName) }),
    paragraphs: [t(`mail.${kind}.what`, words), t(`mail.${kind}.how`, words)],
    ...(code !== undefined && { code }),
    link: { label: t(`mail.${kind}.button`), url },
    note: t(`mail.${kind}.note`, words),
    closing: t("mail.closing", { brand }),
  };
}

export interface MailLanguage {
  /** A BCP 47 tag. */
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
}

/**
 * The subject as a mail's header carries it. A list of mails that runs from the left knows nothing of the language of a
 * line: what runs from the right is marked, or the product's name would cut it into two halves in the wrong order.
 */
export const headerSubject = ({ subject }: MailContent, { dir }: MailLanguage) =>
  dir === "rtl" ? `\u2067${subject}\u2069` : subject;

/** The mail as plain text. */
export function renderMailText({ greeting, paragraphs, code, link, note, closing }: MailContent): string {
  const parts = [greeting, ...paragraphs, code, `${link.label}:\n${link.url}`, note, closing];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const { paper, sunken, ink, "ink-soft": soft, accent, "accent-ink": onAccent } = MAIL_COLORS;
const FONT = `font-family:${MAIL_FONT};font-size:17px;line-height:1.7;color:${ink}`;
const BOX = "display:inline-block;padding:12px 18px;border-radius:8px";

const paragraph = (html: string, style = "") => `<p style="margin:0 0 16px;${style}">${html}</p>`;

/** The mail as one HTML page without script, image or style sheet, which mail programs would not load. */
export function renderMailHtml(mail: MailContent, { tag, dir }: MailLanguage): string {
  const { subject, greeting, paragraphs, code, link, note, closing } = mail;
  const strong =
    code && `<code dir="ltr" style="${BOX};background:${sunken};font-size:20px">${escapeHtml(code)}</code>`;
  const button = `<a href="${escapeHtml(link.url)}" style="${BOX};background:${accent};color:${onAccent};text-decoration:none">${escapeHtml(link.label)}</a>`;
  const address = `<span dir="ltr" style="font-size:13px;color:${soft};word-break:break-all">${escapeHtml(link.url)}</span>`;
  const body = [
    ...[greeting, ...paragraphs].map((text) => paragraph(escapeHtml(text))),
    ...[strong, button, address].flatMap((html) => (html ? [paragraph(html)] : [])),
    paragraph(escapeHtml(note), `font-size:15px;color:${soft}`),
    paragraph(escapeHtml(closing)),
  ].join("\n");
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${paper}">
<div dir="${dir}" style="max-width:34rem;margin:0 auto;padding:32px 20px;${FONT}">
${body}
</div>
</body>
</html>
`;
}
