import type { Translator } from "@/lib/platform/i18n/translator";
import type { MailKind } from "./mail-kinds";

/** What a mail says, before it becomes text and HTML. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A password to be typed or copied. */
  readonly code?: string;
  readonly link: { readonly label: string; readonly url: string };
  /** Smaller, below: what to do if this was somebody else. */
  readonly note: string;
  readonly closing: string;
}

export interface LetterFacts {
  readonly brand: string;
  readonly firstName: string;
  /** The address that the letter is about. */
  readonly email: string;
  readonly code?: string;
  readonly url: string;
  /** How long a password or a link is good, in the unit that the words name. */
  readonly time?: number;
}

/** A name may hold anything that a person typed: no line of it may become another line of the letter. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** The letter of a kind, in the language of the translator. */
export function writeLetter(kind: MailKind, t: Translator, facts: LetterFacts): Letter {
  const { brand, code, url, time = 0 } = facts;
  const words = { brand, email: facts.email, time };
  return {
    subject: t(`mail.${kind}.subject`, words),
    greeting: t("mail.greeting", { name: oneLine(facts.firstName) }),
    paragraphs: [t(`mail.${kind}.what`, words), t(`mail.${kind}.how`, words)],
    ...(code !== undefined && { code }),
    link: { label: t(`mail.${kind}.button`), url },
    note: t(`mail.${kind}.note`, words),
    closing: t("mail.closing", { brand }),
  };
}
