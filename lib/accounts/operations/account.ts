import "server-only";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit } from "@/lib/platform/http/limits";
import { hashPassword } from "@/lib/platform/password";
import { trustDevice } from "@/lib/platform/trusted-device";
import type { AgreedUserId, OwnUserId } from "../access";
import { isAddressHeld } from "../data/tokens";
import { findUserById, insertUser, ownRows, toSessionUser, updateDetails } from "../data/users";
import { looksAutomated } from "../domain/bot-check";
import type { AuthReply, DetailsInput, RegisterInput, SessionUser, UserReply } from "../schema";
import { enqueueMail } from "./mails";
import { possiblePhoneNumber } from "./phone-number";
import { startSession } from "./sessions";

/**
 * Makes an account and signs in, or mails a link that confirms the address first. That an e-mail has an account
 * is said only within the limits.
 * @throws AppError invalid_input when it looks like a program's or has a phone number that cannot be, conflict when the e-mail has an account, rate_limited.
 */
export async function register({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: RegisterInput;
}): Promise<AuthReply> {
  if (looksAutomated(input, ctx.now)) throw new AppError("invalid_input", { messageKey: "registrationFailed" });
  const { email, firstName, lastName, password, acceptedTerms = null } = input;
  const phoneNumber = possiblePhoneNumber(input.phoneNumber);
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

/** The signed-in user. @throws AppError unauthenticated when the account is deleted. */
export async function loadUser(userId: OwnUserId): Promise<SessionUser> {
  const user = await findUserById(userId);
  if (!user) throw new AppError("unauthenticated");
  return toSessionUser(user);
}

/** The first name of the caller or of somebody who agreed to be seen; null when the account is deleted. */
export async function loadFirstName(userId: OwnUserId | AgreedUserId): Promise<string | null> {
  return (await findUserById(userId))?.firstName ?? null;
}

/** Exports the account's own data of a person. @throws AppError unauthenticated when it is deleted. */
export async function exportAccount(userId: OwnUserId) {
  const rows = await ownRows(userId);
  if (!rows) throw new AppError("unauthenticated");
  return rows;
}

/** Changes what a person says of themselves. @throws AppError invalid_input for a phone number that cannot be. */
export async function changeDetails({ userId, input }: { userId: OwnUserId; input: DetailsInput }): Promise<UserReply> {
  const kept = (await findUserById(userId))?.phoneNumber;
  const phoneNumber = input.phoneNumber && possiblePhoneNumber(input.phoneNumber, kept);
  return { user: toSessionUser(await updateDetails(userId, { ...input, phoneNumber })) };
}
