import { z } from "zod";

/** One line of text: a line break in a name has no business in a form, nor in the head of a mail. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "one line without control characters");
const email = z.string().trim().toLowerCase().pipe(z.email().max(254));
const phoneNumber = z
  .string()
  .trim()
  .regex(/^\+\d{1,4}[\d\s().-]{4,20}$/, "not a phone number");
const newPassword = z.string().trim().min(8, "at least 8 characters").max(200);
const givenPassword = z.string().trim().min(1).max(200);

/** The decoys are not seen by people: whoever fills one is a program. */
export const registerBody = z.object({
  email,
  firstName: name,
  lastName: name,
  phoneNumber,
  password: newPassword,
  submissionTime: z
    .union([z.iso.datetime({ offset: true }), z.number().int()])
    .nullish()
    .catch(null),
  website: z.string().max(500).default(""),
  company: z.string().max(500).default(""),
  url: z.string().max(500).default(""),
});
export type RegisterInput = z.infer<typeof registerBody>;

export const loginBody = z.object({ email, password: givenPassword });
export type LoginInput = z.infer<typeof loginBody>;

export const adminLoginBody = z.object({ password: z.string().min(1).max(200) });
export type AdminLoginInput = z.infer<typeof adminLoginBody>;

export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  registeredAt: z.string(),
  completedAt: z.string().nullable(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** With `requiresVerification` nobody is signed in; with `mustChangePassword` only a new password may be set. */
export const authReply = z.object({
  user: sessionUser,
  requiresVerification: z.boolean(),
  mustChangePassword: z.boolean(),
});
export type AuthReply = z.infer<typeof authReply>;

export const userIdParams = z.object({ id: z.string().min(1).max(64) });

/** GET /api/me; `draft` is the run in progress, as the assessment's own schema describes it. */
export const meReply = z.object({ user: sessionUser, draft: z.unknown() });
export type MeReply = z.infer<typeof meReply>;

/** POST /api/auth/forgot-password and /api/auth/resend-verification: the answer is the same for every address. */
export const mailRequestBody = z.object({ email });
export type MailRequestInput = z.infer<typeof mailRequestBody>;

/** POST /api/auth/verify-email and /api/auth/keep-account: what stands in the mailed link. */
export const tokenBody = z.object({ token: z.string().regex(/^[\w-]{43}$/, "not a token") });
export type TokenInput = z.infer<typeof tokenBody>;

/** POST /api/auth/password; the current one is not asked of whoever came in with a temporary one. */
export const passwordBody = z.object({ currentPassword: givenPassword.optional(), newPassword });
export type PasswordInput = z.infer<typeof passwordBody>;

/** PATCH /api/users/{id}/details; an empty phone number takes it away. */
export const detailsBody = z.object({
  firstName: name,
  lastName: name,
  phoneNumber: z.union([z.literal("").transform(() => null), z.null(), phoneNumber]),
});
export type DetailsInput = z.infer<typeof detailsBody>;

/** POST /api/users/{id}/email */
export const emailChangeBody = z.object({ email, password: givenPassword });
export type EmailChangeInput = z.infer<typeof emailChangeBody>;

/** POST /api/users/{id}/deletion */
export const deletionBody = z.object({ password: givenPassword });
export type DeletionInput = z.infer<typeof deletionBody>;

export const messageReply = z.object({ message: z.string() });
export type MessageReply = z.infer<typeof messageReply>;

export const userReply = z.object({ user: sessionUser });
export type UserReply = z.infer<typeof userReply>;

/** `deletesAt` is an ISO instant: until then a mailed link keeps the account. */
export const deletionReply = z.object({ deletesAt: z.string() });
export type DeletionReply = z.infer<typeof deletionReply>;

/** `email` is the address that is confirmed now. */
export const verifiedReply = z.object({ email: z.string() });
export type VerifiedReply = z.infer<typeof verifiedReply>;
