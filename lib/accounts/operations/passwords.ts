import "server-only";
import type { User } from "@/generated/prisma/client";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit } from "@/lib/platform/http/limits";
import { hashPassword, verifyPassword } from "@/lib/platform/password";
import { trustDevice } from "@/lib/platform/trusted-device";
import type { SignedInActor } from "../access";
import { findUserById, setPassword, toSessionUser } from "../data/users";
import type { PasswordInput, UserReply } from "../schema";
import { enqueueMail } from "./mails";
import { startSession } from "./sessions";

/**
 * Asks a signed-in person for their password again; `field` is its path in the input.
 * @throws AppError invalid_input when it is not theirs, rate_limited, unauthenticated when the account is gone.
 */
export async function confirmPassword(userId: string, password: string | undefined, field: string): Promise<User> {
  await consumeLimit("ownPassword", userId);
  const user = await findUserById(userId);
  if (!user) throw new AppError("unauthenticated");
  if (password !== undefined && (await verifyPassword(user.passwordHash, password))) return user;
  const issues = [{ path: field, message: password === undefined ? "required" : "not the password" }];
  throw new AppError("invalid_input", { messageKey: "wrongPassword", issues });
}

/**
 * Sets a new password: this browser stays signed in and has tries of its own from now on, every other session ends, and a mail says so.
 * @throws AppError invalid_input when the current one is asked for and not given right, rate_limited.
 */
export async function changePassword({
  ctx,
  input,
}: {
  ctx: RequestContext<SignedInActor>;
  input: PasswordInput;
}): Promise<UserReply> {
  const { userId, mustChangePassword } = ctx.actor;
  if (!mustChangePassword) await confirmPassword(userId, input.currentPassword, "currentPassword");
  const user = await setPassword(userId, await hashPassword(input.newPassword));
  await startSession(user);
  await trustDevice(userId);
  await enqueueMail({ ctx, mail: { kind: "passwordChanged", email: user.email, userId } });
  return { user: toSessionUser(user) };
}
