import "server-only";
import type { User } from "@/generated/prisma/client";
import { now } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { assertWithinLimit, consumeLimit, consumeLimits } from "@/lib/platform/http/limits";
import { verifyPassword } from "@/lib/platform/password";
import { userSession } from "@/lib/platform/session";
import { trustDevice, trustedDeviceKey } from "@/lib/platform/trusted-device";
import type { OwnUserId } from "../access";
import {
  consumeTemporaryPassword,
  findUserByEmail,
  raiseSessionEpoch,
  toSessionUser,
  updateLocale,
} from "../data/users";
import { isTemporaryPasswordFormat, temporaryPasswordExpiresAt } from "../domain/tokens";
import type { AuthReply, LoginInput } from "../schema";

/** Signs the browser of the present request in as this user, or lets them in for half an hour to set a new password. */
export async function startSession(
  user: Pick<User, "id" | "sessionEpoch">,
  { mustChangePassword = false } = {},
): Promise<void> {
  const session = await userSession();
  session.userId = user.id;
  session.epoch = user.sessionEpoch;
  session.mustChangePassword = mustChangePassword;
  session.newPasswordUntil = mustChangePassword ? temporaryPasswordExpiresAt(now()).getTime() : undefined;
  await session.save();
}

/** Signs the browser of the present request out. */
export async function endSession(): Promise<void> {
  (await userSession()).destroy();
}

type CredentialKind = "password" | "temporary";

/**
 * What a password proves of a user. How much is compared hangs on the form of what was given alone, so that
 * the time says nothing of what is kept.
 */
async function verifyCredential(user: User | null, password: string, now: Date): Promise<CredentialKind | null> {
  const real = await verifyPassword(user?.passwordHash ?? null, password);
  const temporary =
    isTemporaryPasswordFormat(password) && (await verifyPassword(user?.temporaryHash ?? null, password));
  if (real) return "password";
  if (!temporary || !user?.temporaryHash) return null;
  return (await consumeTemporaryPassword(user.id, user.temporaryHash, now)) ? "temporary" : null;
}

/** How a try is counted. */
type Attempt = "device" | "temporary" | "guess";

/**
 * Counts a try: for the account, from one address and from everywhere together. So that strangers cannot keep the
 * owner out, two kinds have tries of their own: what looks like a mailed password, which nobody can guess, and a
 * browser that signed in to the account before.
 * @throws AppError rate_limited.
 */
async function countAttempt(user: User | null, { email, password }: LoginInput, address: string): Promise<Attempt> {
  const here = { name: `${email} ${address}` };
  if (isTemporaryPasswordFormat(password)) {
    await consumeLimits([["signInTemporary", here]]);
    return "temporary";
  }
  const marked = await trustedDeviceKey(user?.id);
  if (marked) {
    await consumeLimit("signInDevice", marked);
    return "device";
  }
  assertWithinLimit("guess", address);
  await consumeLimits([
    ["signInAccount", here],
    ["signInAccountOverall", { name: email }],
  ]);
  return "guess";
}

/**
 * Signs in. An unknown e-mail and a wrong password get one answer, in one time. Whoever has still to confirm
 * their address is not signed in, and the answer says so.
 * @throws AppError unauthenticated, rate_limited, forbidden while the account waits for its deletion.
 */
export async function login({ ctx, input }: { ctx: RequestContext<unknown>; input: LoginInput }): Promise<AuthReply> {
  const user = await findUserByEmail(input.email);
  const attempt = await countAttempt(user, input, ctx.address);
  const credential = await verifyCredential(user, input.password, ctx.now);
  // Only what failed counts against the address: a crowd that signs in does not, and who tries many accounts does.
  if (!credential && attempt === "guess") await consumeLimit("guess", ctx.address);
  if (!user || !credential) throw new AppError("unauthenticated", { messageKey: "wrongCredentials" });
  if (user.deletionDueAt) throw new AppError("forbidden", { messageKey: "deletionPending" });
  const mustChangePassword = credential === "temporary";
  const confirmed = user.emailVerifiedAt !== null || mustChangePassword;
  const requiresVerification = env().REQUIRE_EMAIL_VERIFICATION && !confirmed;
  if (!requiresVerification) {
    await startSession(user, { mustChangePassword });
    await trustDevice(user.id);
  }
  if (user.locale !== ctx.locale) await updateLocale(user.id, ctx.locale);
  return { user: toSessionUser(user), requiresVerification, mustChangePassword };
}

/** Ends every session of the account but that of the browser which asks. */
export async function endOtherSessions(userId: OwnUserId): Promise<{ success: true }> {
  await startSession(await raiseSessionEpoch(userId));
  return { success: true };
}
