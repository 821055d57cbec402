export type EntryMode = "register" | "login";
export type EntryField = "firstName" | "lastName" | "email" | "phone" | "password" | "terms";

/** What the form of the welcome screen holds, trimmed. */
export interface EntryValues {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dialCode: string;
  /** Without the dial code. */
  readonly phone: string;
  readonly terms: boolean;
  /** What stands in the three decoys: nothing, when a person filled the form. */
  readonly website: string;
  readonly company: string;
  readonly url: string;
}

export type EntryProblem =
  | "emailRequired"
  | "passwordRequired"
  | "allFieldsRequired"
  | "termsRequired"
  | "emailInvalid"
  | "passwordTooShort"
  | "phoneInvalid";

export interface EntryFinding {
  readonly field: EntryField;
  readonly problem: EntryProblem;
}

export const PASSWORD_MIN_LENGTH = 8;
/** The shape of an address; the server looks closer. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LOCAL_NUMBER = /^[\d\s().-]{4,20}$/;

/**
 * What keeps the form from being sent: what is missing first, then what is malformed. The first
 * finding is the one to say aloud, all of them are to be marked; none means that it may be sent.
 */
export function checkEntry(mode: EntryMode, values: EntryValues): readonly EntryFinding[] {
  const { email, password, firstName, lastName, phone, terms } = values;
  const registering = mode === "register";
  const rules: readonly [wrong: boolean, field: EntryField, problem: EntryProblem][] = [
    [email === "", "email", "emailRequired"],
    [password === "", "password", "passwordRequired"],
    [registering && firstName === "", "firstName", "allFieldsRequired"],
    [registering && lastName === "", "lastName", "allFieldsRequired"],
    [registering && phone === "", "phone", "allFieldsRequired"],
    [registering && !terms, "terms", "termsRequired"],
    [email !== "" && !EMAIL.test(email), "email", "emailInvalid"],
    [registering && password !== "" && password.length < PASSWORD_MIN_LENGTH, "password", "passwordTooShort"],
    [registering && phone !== "" && !LOCAL_NUMBER.test(phone), "phone", "phoneInvalid"],
  ];
  return rules.filter(([wrong]) => wrong).map(([, field, problem]) => ({ field, problem }));
}
