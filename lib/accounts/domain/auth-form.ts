import {
  ADDRESS_IN_NAME_PATTERN,
  EMAIL_PATTERN,
  PASSWORD_MIN_LENGTH,
  type PhoneProblem,
  phoneProblem,
  withDialCode,
} from "./field-rules";

export type AuthMode = "register" | "login";
export type AuthField = "firstName" | "lastName" | "email" | "phone" | "password" | "terms";

/** What the form of the welcome screen holds, trimmed. */
export interface AuthFormValues {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dialCode: string;
  /** Without the dial code, or with one of its own after a plus. */
  readonly phone: string;
  readonly terms: boolean;
  /** The values of the three decoys: empty when a person filled the form. */
  readonly website: string;
  readonly company: string;
  readonly url: string;
}

export type AuthFormErrorCode =
  | "emailRequired"
  | "passwordRequired"
  | "allFieldsRequired"
  | "termsRequired"
  | "nameNotPlain"
  | "emailInvalid"
  | "passwordTooShort"
  | PhoneProblem;

/**
 * What keeps the form from being sent, by field: what is missing first, then what is malformed. The first
 * finding is the one to say aloud, all of them are to be marked; none means that it may be sent.
 */
export function validateAuthForm(
  mode: AuthMode,
  values: AuthFormValues,
): Readonly<Partial<Record<AuthField, AuthFormErrorCode>>> {
  const { email, password, firstName, lastName, dialCode, phone, terms } = values;
  const registering = mode === "register";
  const wrongPhone = phoneProblem(withDialCode(dialCode, phone));
  const rules: readonly [wrong: boolean, field: AuthField, problem: AuthFormErrorCode][] = [
    [email === "", "email", "emailRequired"],
    [password === "", "password", "passwordRequired"],
    [registering && firstName === "", "firstName", "allFieldsRequired"],
    [registering && lastName === "", "lastName", "allFieldsRequired"],
    [registering && phone === "", "phone", "allFieldsRequired"],
    [registering && !terms, "terms", "termsRequired"],
    [registering && ADDRESS_IN_NAME_PATTERN.test(firstName), "firstName", "nameNotPlain"],
    [registering && ADDRESS_IN_NAME_PATTERN.test(lastName), "lastName", "nameNotPlain"],
    [email !== "" && !EMAIL_PATTERN.test(email), "email", "emailInvalid"],
    [registering && password !== "" && password.length < PASSWORD_MIN_LENGTH, "password", "passwordTooShort"],
    [registering && phone !== "" && wrongPhone !== null, "phone", wrongPhone ?? "phoneInvalid"],
  ];
  return Object.fromEntries(rules.filter(([wrong]) => wrong).map(([, field, problem]) => [field, problem]));
}
