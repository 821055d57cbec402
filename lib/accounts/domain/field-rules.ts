/**
 * What a field about an account may hold. The forms in the browser and the schemas of the server both read these, so
 * that a rule stands once: a validator for the forms would be 5 kB of JavaScript on the welcome page (`zod/mini`).
 */

/** The shape of an address in one line, as zod takes it. */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const EMAIL_MAX_LENGTH = 254;

/** A number without its country, as it is typed. */
export const LOCAL_PHONE_PATTERN = /^[\d\s().-]{4,20}$/;
/** With the country code, as it is stored. */
export const PHONE_PATTERN = new RegExp(`^\\+\\d{1,4}${LOCAL_PHONE_PATTERN.source.slice(1)}`);

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;
export const NAME_MAX_LENGTH = 80;
/**
 * What no name holds: a web or an e-mail address. Mails greet by the name, and whoever registers chooses both the name
 * and the address; so nobody can have us send a stranger a link.
 */
export const ADDRESS_IN_NAME_PATTERN = /:\/\/|www\.|@/i;
