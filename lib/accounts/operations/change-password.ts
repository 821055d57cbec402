import "server-only";
import type { RequestContext } from "@/lib/platform/http/context";
import { hashPassword } from "@/lib/platform/password";
import { trustDevice } from "@/lib/platform/trusted-device";
import type { SignedInActor } from "../access";
import { setPassword, toSessionUser } from "../data/users";
import type { PasswordInput, UserReply } from "../schema";
import { confirmPassword } from "./confirm-password";
import { enqueueMail } from "./enqueue-mail";
import { startSession } from "./start-session";

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
