/**
 * What a field about an account may hold. The forms in the browser and the schemas of the server both read these, so
 * that a rule stands once: a validator for the forms would be 5 kB of JavaScript on the welcome page (`zod/mini`).
 */

/** The shape of an address in one line, as zod takes it. */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const EMAIL_MAX_LENGTH = 254;

/** A telephone number with its country code, which has at most 15 digits (ITU-T E.164). */
export const PHONE_PATTERN = /^\+\d(?:[\s().-]{0,3}\d){5,14}$/;

/** The same of any length. */
const PHONE_SIGNS = /^\+\d(?:[\s().-]{0,3}\d)*$/;
const PHONE_MIN_DIGITS = 6;

export type PhoneProblem = "phoneInvalid" | "phoneTooShort" | "phoneTooLong";

/** What keeps this from being a telephone number with its country code; null where it is one. */
export function phoneProblem(number: string): PhoneProblem | null {
  if (PHONE_PATTERN.test(number)) return null;
  if (!PHONE_SIGNS.test(number)) return "phoneInvalid";
  return number.replace(/\D/g, "").length < PHONE_MIN_DIGITS ? "phoneTooShort" : "phoneTooLong";
}

/** The number with its country: the chosen code comes first, unless the number was typed with one, after "+" or "00". */
export function withDialCode(dialCode: string, typed: string): string {
  return /^(?:\+|00)/.test(typed) ? typed.replace(/^00/, "+") : `${dialCode}${typed}`;
}

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;
export const NAME_MAX_LENGTH = 80;
/**
 * What no name holds: a web or an e-mail address. Mails greet by the name, and whoever registers chooses both the name
 * and the address; so nobody can have us send a stranger a link.
 */
export const ADDRESS_IN_NAME_PATTERN = /:\/\/|www\.|@/i;
