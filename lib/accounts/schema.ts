import { z } from "zod";
import type { Reply } from "@/lib/platform/http/reply";
import {
  ADDRESS_IN_NAME_PATTERN,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_PATTERN,
} from "./domain/field-rules";
import { TERMS_VERSIONS } from "./domain/terms";

/** One line of text: a line break in a name has no business in a form, nor in the head of a mail. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(NAME_MAX_LENGTH)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "one line without control characters")
  .refine((text) => !ADDRESS_IN_NAME_PATTERN.test(text), "a name without a web or e-mail address");
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email({ pattern: EMAIL_PATTERN }).max(EMAIL_MAX_LENGTH));
/** As it was typed: `normalPhoneNumber` makes what is stored of it. */
const phoneNumber = z.string().trim().regex(PHONE_PATTERN, "not a phone number");
export const newPassword = z
  .string()
  .trim()
  .min(PASSWORD_MIN_LENGTH, `at least ${PASSWORD_MIN_LENGTH} characters`)
  .max(PASSWORD_MAX_LENGTH);
export const enteredPassword = z.string().trim().min(1).max(PASSWORD_MAX_LENGTH);

/** People do not see the decoys: only a program fills one. */
export const registerBody = z.object({
  email,
  firstName: name,
  lastName: name,
  phoneNumber,
  password: newPassword,
  /** Which terms were agreed to. A page from before it was asked, or of a version unknown here, is taken without. */
  acceptedTerms: z.enum(TERMS_VERSIONS).nullish().catch(null),
  submissionTime: z
    .union([z.iso.datetime({ offset: true }), z.number().int()])
    .nullish()
    .catch(null),
  website: z.string().max(500).default(""),
  company: z.string().max(500).default(""),
  url: z.string().max(500).default(""),
});
export type RegisterInput = z.infer<typeof registerBody>;

export const loginBody = z.object({ email, password: enteredPassword });
export type LoginInput = z.infer<typeof loginBody>;

export const sessionUser = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string().nullable(),
    registeredAt: z.string(),
    completedAt: z.string().nullable(),
  })
  .meta({ id: "User" });
export type SessionUser = Reply<typeof sessionUser>;

/** With `requiresVerification` there is no session; with `mustChangePassword` only a new password may be set. */
export const authReply = z.object({
  user: sessionUser,
  requiresVerification: z.boolean(),
  mustChangePassword: z.boolean(),
});
export type AuthReply = Reply<typeof authReply>;

export const userIdParams = z.object({ id: z.string().min(1).max(64) });

/** What an account knows of GET /api/me; the run in progress belongs to the assessment, see `meWithRunReply`. */
export const meReply = z.object({
  user: sessionUser,
  draft: z.unknown(),
  setAside: z.unknown(),
  calibration: z.unknown(),
});
export type MeReply = Reply<typeof meReply>;

/** POST /api/auth/forgot-password and /api/auth/resend-verification: the answer is the same for every address. */
export const mailRequestBody = z.object({ email });
export type MailRequestInput = z.infer<typeof mailRequestBody>;

/** POST /api/auth/verify-email, /api/auth/keep-account and /api/auth/restore-email: the token of the mailed link. */
export const tokenBody = z.object({ token: z.string().regex(/^[\w-]{43}$/, "not a token") });
export type TokenInput = z.infer<typeof tokenBody>;

/** POST /api/auth/password; the current one is not needed after a login with a temporary one. */
export const passwordBody = z.object({ currentPassword: enteredPassword.optional(), newPassword });
export type PasswordInput = z.infer<typeof passwordBody>;

/** PATCH /api/users/{id}/details; an empty phone number takes it away. */
export const detailsBody = z.object({
  firstName: name,
  lastName: name,
  phoneNumber: z.union([z.literal("").transform(() => null), z.null(), phoneNumber]),
});
export type DetailsInput = z.infer<typeof detailsBody>;

/** POST /api/users/{id}/email */
export const emailChangeBody = z.object({ email, password: enteredPassword });
export type EmailChangeInput = z.infer<typeof emailChangeBody>;

/** An address that waits for its confirmation, and the ISO instant until which its link is good; null when none does. */
export const waitingEmailReply = z.object({ waiting: z.object({ email: z.string(), until: z.string() }).nullable() });
export type WaitingEmailReply = Reply<typeof waitingEmailReply>;

/** POST /api/users/{id}/deletion */
export const deletionBody = z.object({ password: enteredPassword });
export type DeletionInput = z.infer<typeof deletionBody>;

/** What is done and has nothing to tell. */
export const successReply = z.object({ success: z.literal(true) });

export const messageReply = z.object({ message: z.string() });
export type MessageReply = Reply<typeof messageReply>;

export const userReply = z.object({ user: sessionUser });
export type UserReply = Reply<typeof userReply>;

/** `deletesAt` is an ISO instant: until then a mailed link keeps the account. */
export const deletionReply = z.object({ deletesAt: z.string() });
export type DeletionReply = Reply<typeof deletionReply>;

/** `email` is the address that is confirmed now. */
export const verifiedReply = z.object({ email: z.string() });
export type VerifiedReply = Reply<typeof verifiedReply>;
