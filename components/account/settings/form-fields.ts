import {
  ADDRESS_IN_NAME_PATTERN,
  EMAIL_PATTERN,
  PASSWORD_MIN_LENGTH,
  type PhoneProblem,
  phoneProblem,
} from "@/lib/accounts/domain/field-rules";

export type FormValues = Readonly<Record<string, string>>;
export type Problem = "required" | "name" | "email" | PhoneProblem | "short" | "different";

/** A field of a form about the account; its words are `account.fields.{label}`. */
export interface FieldSpec {
  readonly name: string;
  readonly label:
    | "firstName"
    | "lastName"
    | "phone"
    | "newEmail"
    | "password"
    | "currentPassword"
    | "newPassword"
    | "again"
    | "code";
  readonly hint?: "phoneHint" | "newPasswordHint";
  readonly type: "text" | "email" | "tel" | "password";
  readonly autoComplete: string;
  readonly initial?: string;
  readonly optional?: boolean;
  readonly check?: (value: string, values: FormValues) => Problem | null;
}

const newPasswordField = { type: "password", autoComplete: "new-password" } as const;

export const CURRENT_PASSWORD: FieldSpec = {
  name: "currentPassword",
  label: "currentPassword",
  type: "password",
  autoComplete: "current-password",
};
export const CONFIRM_PASSWORD: FieldSpec = { ...CURRENT_PASSWORD, name: "password", label: "password" };

/** What an authenticator app shows. */
export const CODE: FieldSpec = { name: "code", label: "code", type: "text", autoComplete: "one-time-code" };

/** The new password, twice. */
export const NEW_PASSWORD_FIELDS: readonly FieldSpec[] = [
  {
    ...newPasswordField,
    name: "newPassword",
    label: "newPassword",
    hint: "newPasswordHint",
    check: (value) => (value.length < PASSWORD_MIN_LENGTH ? "short" : null),
  },
  {
    ...newPasswordField,
    name: "again",
    label: "again",
    check: (value, { newPassword }) => (value === newPassword ? null : "different"),
  },
];

export const NEW_EMAIL: FieldSpec = {
  name: "email",
  label: "newEmail",
  type: "email",
  autoComplete: "email",
  check: (value) => (EMAIL_PATTERN.test(value) ? null : "email"),
};

const nameField = {
  type: "text",
  check: (value) => (ADDRESS_IN_NAME_PATTERN.test(value) ? "name" : null),
} as const satisfies Partial<FieldSpec>;

/** Names and phone number, as they are now. */
export function detailsFields(now: {
  firstName?: string;
  lastName?: string;
  phoneNumber?: string | null;
}): FieldSpec[] {
  const { firstName = "", lastName = "", phoneNumber } = now;
  return [
    { name: "firstName", label: "firstName", ...nameField, autoComplete: "given-name", initial: firstName },
    { name: "lastName", label: "lastName", ...nameField, autoComplete: "family-name", initial: lastName },
    {
      name: "phoneNumber",
      label: "phone",
      hint: "phoneHint",
      type: "tel",
      autoComplete: "tel",
      initial: phoneNumber ?? "",
      optional: true,
      check: phoneProblem,
    },
  ];
}

/** What is wrong with each field; an optional one may be empty. */
export function findProblems(fields: readonly FieldSpec[], values: FormValues): Partial<Record<string, Problem>> {
  const found = fields.flatMap(({ name, optional, check }): [string, Problem][] => {
    const value = values[name] ?? "";
    if (value === "") return optional ? [] : [[name, "required"]];
    const problem = check?.(value, values);
    return problem ? [[name, problem]] : [];
  });
  return Object.fromEntries(found);
}
