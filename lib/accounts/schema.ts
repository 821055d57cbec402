import { z } from "zod";

const name = z.string().trim().min(1).max(80);
const email = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** The decoys are not seen by people: whoever fills one is a program. */
export const registerBody = z.object({
  email,
  firstName: name,
  lastName: name,
  phoneNumber: z
    .string()
    .trim()
    .regex(/^\+\d{1,4}[\d\s().-]{4,20}$/, "not a phone number"),
  password: z.string().trim().min(8, "at least 8 characters").max(200),
  submissionTime: z
    .union([z.iso.datetime({ offset: true }), z.number().int()])
    .nullish()
    .catch(null),
  website: z.string().max(500).default(""),
  company: z.string().max(500).default(""),
  url: z.string().max(500).default(""),
});
export type RegisterInput = z.infer<typeof registerBody>;

export const loginBody = z.object({ email, password: z.string().trim().min(1).max(200) });
export type LoginInput = z.infer<typeof loginBody>;

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

export const authReply = z.object({ user: sessionUser, requiresVerification: z.boolean() });
export type AuthReply = z.infer<typeof authReply>;

export const userIdParams = z.object({ id: z.string().min(1).max(64) });

/** GET /api/me; `draft` is the run in progress, as the assessment's own schema describes it. */
export const meReply = z.object({ user: sessionUser, draft: z.unknown() });
export type MeReply = z.infer<typeof meReply>;
