import { EMAIL, PASSWORD_MIN_LENGTH } from "@/lib/accounts/domain/entry-form";

export type Values = Readonly<Record<string, string>>;
export type Problem = "required" | "email" | "phone" | "short" | "different" | "refused";

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
    | "again";
  readonly hint?: "phoneHint" | "newPasswordHint";
  readonly type: "text" | "email" | "tel" | "password";
  readonly autoComplete: string;
  readonly initial?: string;
  readonly optional?: boolean;
  readonly check?: (value: string, values: Values) => Problem | null;
}

/** With the country code, as the server wants it; none takes the number away. */
const PHONE = /^\+\d{1,4}[\d\s().-]{4,20}$/;

const secret = { type: "password", autoComplete: "new-password" } as const;

export const CURRENT_PASSWORD: FieldSpec = {
  name: "currentPassword",
  label: "currentPassword",
  type: "password",
  autoComplete: "current-password",
};
export const OWN_PASSWORD: FieldSpec = { ...CURRENT_PASSWORD, name: "password", label: "password" };

/** The new password, twice. */
export const NEW_PASSWORD: readonly FieldSpec[] = [
  {
    ...secret,
    name: "newPassword",
    label: "newPassword",
    hint: "newPasswordHint",
    check: (value) => (value.length < PASSWORD_MIN_LENGTH ? "short" : null),
  },
  {
    ...secret,
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
  check: (value) => (EMAIL.test(value) ? null : "email"),
};

/** Names and phone number, as they are now. */
export function detailFields(now: { firstName?: string; lastName?: string; phoneNumber?: string | null }): FieldSpec[] {
  const { firstName = "", lastName = "", phoneNumber } = now;
  return [
    { name: "firstName", label: "firstName", type: "text", autoComplete: "given-name", initial: firstName },
    { name: "lastName", label: "lastName", type: "text", autoComplete: "family-name", initial: lastName },
    {
      name: "phoneNumber",
      label: "phone",
      hint: "phoneHint",
      type: "tel",
      autoComplete: "tel",
      initial: phoneNumber ?? "",
      optional: true,
      check: (value) => (PHONE.test(value) ? null : "phone"),
    },
  ];
}

/** What is wrong with each field; an optional one may be empty. */
export function findProblems(fields: readonly FieldSpec[], values: Values): Partial<Record<string, Problem>> {
  const found = fields.flatMap(({ name, optional, check }): [string, Problem][] => {
    const value = values[name] ?? "";
    if (value === "") return optional ? [] : [[name, "required"]];
    const problem = check?.(value, values);
    return problem ? [[name, problem]] : [];
  });
  return Object.fromEntries(found);
}
