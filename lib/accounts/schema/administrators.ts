import { z } from "zod";
import type { Reply } from "@/lib/platform/http/reply";
import { ADMIN_ACTIONS } from "../domain/actions";
import { ADMINISTRATOR_STATES } from "../domain/administrators";
import { PASSWORD_MAX_LENGTH } from "../domain/field-rules";
import { PERMISSIONS, ROLES } from "../domain/permissions";
import { email, enteredPassword, newPassword, tokenBody } from "../schema";

/** What an authenticator app shows, or a recovery code. */
const code = z.string().trim().min(6).max(20);
const role = z.enum(ROLES);

/** POST /api/auth/admin-login: the shared password, or one's own with its address. */
export const adminLoginBody = z.object({
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
  email: email.optional(),
  code: code.optional(),
});

export const adminLoginReply = z.object({ success: z.literal(true), permissions: z.array(z.enum(PERMISSIONS)) });

/** POST /api/auth/admin-join: a password by the link of an invitation. */
export const adminJoinBody = z.object({ ...tokenBody.shape, password: newPassword });
/** `signedIn` is false where the code of an app is still asked for. */
export const adminJoinReply = z.object({ success: z.literal(true), signedIn: z.boolean() });
export type AdminJoinInput = z.infer<typeof adminJoinBody>;

export const inviteBody = z.object({ email, role });
export type InviteInput = z.infer<typeof inviteBody>;

export const administratorParams = z.object({ id: z.uuid() });

/** PATCH /api/administrators/{id}; what is absent stays. */
export const changeAdministratorBody = z
  .strictObject({ role: role.optional(), disabled: z.boolean().optional(), secondFactor: z.literal(false).optional() })
  .refine((change) => Object.keys(change).length > 0, "nothing to change");
export type ChangeAdministratorInput = z.infer<typeof changeAdministratorBody>;

const administrator = z.object({
  id: z.string(),
  email: z.string(),
  role,
  state: z.enum(ADMINISTRATOR_STATES),
  secondFactor: z.boolean(),
  invitedAt: z.string(),
});
export type AdministratorRecord = Reply<typeof administrator>;
export const administratorReply = z.object({ administrator });
export const administratorListReply = z.object({ items: z.array(administrator), next: z.null() });

const session = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  browser: z.string(),
  current: z.boolean(),
});
export type SessionRecord = Reply<typeof session>;
export const sessionListReply = z.object({ items: z.array(session), next: z.null() });

/** GET /api/administrators/me; `administrator` is null for whoever came in with the shared password. */
export const adminMeReply = z.object({
  administrator: administrator.nullable(),
  role,
  permissions: z.array(z.enum(PERMISSIONS)),
});
export type AdminMe = Reply<typeof adminMeReply>;

export const adminPasswordBody = z.object({ currentPassword: enteredPassword, newPassword });
export type AdminPasswordInput = z.infer<typeof adminPasswordBody>;

/** POST /api/administrators/me/second-factor begins, PUT confirms by a code, DELETE ends by the password. */
export const secondFactorBody = z.object({ password: enteredPassword });
export const confirmFactorBody = z.object({ code });
/** `secret` is Base32 to be typed, `image` the same as an SVG of a QR code. */
export const secondFactorReply = z.object({ secret: z.string(), image: z.string() });
export const recoveryCodesReply = z.object({ recoveryCodes: z.array(z.string()) });

const day = z.iso.date().refine((text) => text >= "2000-01-01" && text < "2100-01-01", "not a day of ours");

/** GET /api/actions */
export const actionsQuery = z.object({
  action: z.enum(ADMIN_ACTIONS).optional(),
  /** An administrator's id; `shared` is whoever came in with the shared password. */
  administrator: z.union([z.uuid(), z.literal("shared")]).optional(),
  /** A person's id: what was done with their account. */
  person: z.uuid().optional(),
  from: day.optional(),
  to: day.optional(),
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
export type ActionsQuery = z.infer<typeof actionsQuery>;

const action = z.object({
  id: z.number(),
  at: z.string(),
  email: z.string().nullable(),
  role: z.string(),
  action: z.string(),
  subject: z.string().nullable(),
  endpoint: z.string(),
});
export type ActionRecord = Reply<typeof action>;
export const actionListReply = z.object({ items: z.array(action), next: z.number().nullable() });
