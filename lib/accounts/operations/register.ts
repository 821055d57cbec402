import "server-only";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { hashPassword } from "@/lib/platform/password";
import { insertUser, toSessionUser } from "../data";
import { looksAutomated } from "../domain/bot-check";
import type { AuthReply, RegisterInput } from "../schema";
import { startSession } from "./start-session";

/**
 * Makes an account and signs in.
 * @throws AppError invalid_input when it looks like a program's, conflict when the e-mail has an account.
 */
export async function register({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: RegisterInput;
}): Promise<AuthReply> {
  if (looksAutomated(input, ctx.now)) throw new AppError("invalid_input", { messageKey: "registrationFailed" });
  const { email, firstName, lastName, phoneNumber, password } = input;
  const passwordHash = await hashPassword(password);
  const user = await insertUser({ email, firstName, lastName, phoneNumber, passwordHash, registeredAt: ctx.now });
  const requiresVerification = env().REQUIRE_EMAIL_VERIFICATION;
  if (!requiresVerification) await startSession(user);
  return { user: toSessionUser(user), requiresVerification };
}
