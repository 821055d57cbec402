import "server-only";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit } from "@/lib/platform/http/limits";
import { hashPassword } from "@/lib/platform/password";
import { trustDevice } from "@/lib/platform/trusted-device";
import { isAddressHeld } from "../data/tokens";
import { insertUser, toSessionUser } from "../data/users";
import { looksAutomated } from "../domain/bot-check";
import type { AuthReply, RegisterInput } from "../schema";
import { enqueueMail } from "./mails";
import { startSession } from "./sessions";

/**
 * Makes an account and signs in, or mails a link that confirms the address first. That an e-mail has an account
 * is said only within the limits.
 * @throws AppError invalid_input when it looks like a program's, conflict when the e-mail has an account, rate_limited.
 */
export async function register({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: RegisterInput;
}): Promise<AuthReply> {
  if (looksAutomated(input, ctx.now)) throw new AppError("invalid_input", { messageKey: "registrationFailed" });
  const { email, firstName, lastName, phoneNumber, password, acceptedTerms = null } = input;
  await consumeLimit("registerAccount", email);
  const passwordHash = await hashPassword(password);
  // Whoever took an account over could otherwise close its way back with another one.
  if (await isAddressHeld(email, ctx.now)) throw new AppError("conflict", { messageKey: "emailTaken" });
  const { locale, now: registeredAt } = ctx;
  const consent = { termsVersion: acceptedTerms, termsAcceptedAt: acceptedTerms && registeredAt };
  const details = { email, firstName, lastName, phoneNumber, passwordHash, registeredAt, locale };
  const user = await insertUser({ ...details, ...consent });
  const requiresVerification = env().REQUIRE_EMAIL_VERIFICATION;
  if (requiresVerification) await enqueueMail({ ctx, mail: { kind: "verifyEmail", email, userId: user.id } });
  else {
    await startSession(user);
    await trustDevice(user.id);
  }
  return { user: toSessionUser(user), requiresVerification, mustChangePassword: false };
}
