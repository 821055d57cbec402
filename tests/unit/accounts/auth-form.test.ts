import { type AuthFormErrorCode, type AuthFormValues, validateAuthForm } from "@/lib/accounts/domain/auth-form";
import { registerBody } from "@/lib/accounts/schema";

const FULL: AuthFormValues = {
  email: "amina@example.com",
  password: "long enough",
  firstName: "Amina",
  lastName: "Khan",
  dialCode: "+92",
  phone: "300 1234567",
  terms: true,
  website: "",
  company: "",
  url: "",
};

const first = (mode: "register" | "login", values: AuthFormValues) =>
  Object.values(validateAuthForm(mode, values))[0] ?? null;

test.each<[Partial<AuthFormValues>, AuthFormErrorCode | null, AuthFormErrorCode | null]>([
  [{}, null, null],
  [{ email: "", password: "", firstName: "", terms: false }, "emailRequired", "emailRequired"],
  [{ password: "", firstName: "", terms: false }, "passwordRequired", "passwordRequired"],
  [{ firstName: "" }, "allFieldsRequired", null],
  [{ lastName: "", terms: false }, "allFieldsRequired", null],
  [{ phone: "" }, "allFieldsRequired", null],
  [{ firstName: "see http://evil.example" }, "nameNotPlain", null],
  [{ lastName: "me@evil.example" }, "nameNotPlain", null],
  [{ terms: false, email: "no" }, "termsRequired", "emailInvalid"],
  [{ email: "amina@example" }, "emailInvalid", "emailInvalid"],
  [{ password: "short" }, "passwordTooShort", null],
  [{ phone: "+48 601 234 567" }, null, null],
  [{ phone: "92 + 300" }, "phoneInvalid", null],
  [{ phone: "ask me" }, "phoneInvalid", null],
  [{ phone: "98" }, "phoneTooShort", null],
  [{ phone: "+92 98" }, "phoneTooShort", null],
  [{ phone: "1234567890 123456" }, "phoneTooLong", null],
])("%j: register says %s, login says %s", (change, registering, loggingIn) => {
  expect(first("register", { ...FULL, ...change })).toBe(registering);
  expect(first("login", { ...FULL, ...change })).toBe(loggingIn);
});

test("every field that is empty is marked, whatever is said aloud", () => {
  const empty = { ...FULL, email: "", password: "", firstName: "", lastName: "", phone: "", terms: false };
  const fields = Object.keys(validateAuthForm("register", empty));
  expect(fields.sort()).toEqual(["email", "firstName", "lastName", "password", "phone", "terms"]);
});

test("what passes here passes the server's contract", () => {
  const { terms, dialCode, phone, ...rest } = FULL;
  expect(terms).toBe(true);
  const body = { ...rest, phoneNumber: `${dialCode}${phone}`, submissionTime: new Date(0).toISOString() };
  expect(registerBody.safeParse(body).success).toBe(true);
});
