import "server-only";
import type { Administrator } from "@/generated/prisma/client";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { assertWithinLimit, consumeLimit, consumeLimits } from "@/lib/platform/http/limits";
import { hashPassword, verifyPassword } from "@/lib/platform/password";
import { adminPasswordFingerprint, isAdminPassword } from "@/lib/platform/secrets";
import { adminSession } from "@/lib/platform/session";
import { hashToken } from "@/lib/platform/tokens";
import { trustDevice, trustedDeviceKey } from "@/lib/platform/trusted-device";
import { type AdminActor, SHARED_PASSWORD_ACTOR } from "../access";
import {
  administratorActor,
  currentAdministrator,
  endAdministratorSession,
  insertAdministratorSession,
} from "../data/administrator-sessions";
import { findAdministratorByEmail, joinByLink } from "../data/administrators";
import { administratorSessionUntil } from "../domain/administrators";
import type { AdminJoinInput } from "../schema/administrators";
import { recordAction } from "./actions";
import { verifySecondFactor } from "./second-factor";

const MAX_BROWSER_LENGTH = 200;

interface Coming {
  readonly ctx: RequestContext<unknown>;
  /** What the browser says that it is. */
  readonly browser: string | null;
}

/** Signs the present browser in, for twelve hours. */
async function startAdministratorSession(row: Administrator, { ctx, browser }: Coming): Promise<AdminActor> {
  const session = await adminSession();
  const { id } = await insertAdministratorSession({
    administratorId: row.id,
    createdAt: ctx.now,
    endsAt: administratorSessionUntil(ctx.now),
    browser: (browser ?? "").slice(0, MAX_BROWSER_LENGTH),
  });
  session.mark = undefined;
  session.sessionId = id;
  await session.save();
  await trustDevice(row.id);
  return administratorActor(row);
}

/**
 * Counts a try: a browser that this administrator signed in with before has tries of its own; else by account, from
 * one address and from everywhere. Returns whether it counts as a guess.
 */
async function countAttempt(row: Administrator | null, email: string, address: string): Promise<boolean> {
  const marked = await trustedDeviceKey(row?.id);
  if (marked) {
    await consumeLimit("adminSignInDevice", marked);
    return false;
  }
  assertWithinLimit("guess", address);
  await consumeLimits([
    ["signInAccount", { name: `administrator ${email} ${address}` }],
    ["signInAccountOverall", { name: `administrator ${email}` }],
  ]);
  return true;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

/** What the log says of both ways in. */
const ENDPOINT = "POST /api/auth/admin-login";

/**
 * Signs an administrator in with their own password, and the code of their app where they have one. An unknown address,
 * a disabled account and a wrong password get one answer, in one time.
 * @throws AppError unauthenticated (with an issue at `code` where only that is missing or wrong), rate_limited.
 */
export async function administratorLogin({
  input: { email, password, code },
  ...coming
}: Coming & { input: Credentials }): Promise<AdminActor> {
  const row = await findAdministratorByEmail(email);
  const isGuess = await countAttempt(row, email, coming.ctx.address);
  const isRight = (await verifyPassword(row?.passwordHash ?? null, password)) && row?.disabledAt === null;
  const refuse = async (error: AppError): Promise<never> => {
    if (isGuess) await consumeLimit("guess", coming.ctx.address);
    if (row) await recordAction({ actor: administratorActor(row), action: "signInRefused", endpoint: ENDPOINT });
    throw error;
  };
  if (!row || !isRight) return refuse(new AppError("unauthenticated", { messageKey: "wrongCredentials" }));
  if (row.secondFactor !== null && code === undefined)
    throw new AppError("unauthenticated", {
      messageKey: "secondFactorNeeded",
      issues: [{ path: "code", message: "required" }],
    });
  if (row.secondFactor !== null && !(await verifySecondFactor(row, code ?? "", coming.ctx.now)))
    return refuse(
      new AppError("unauthenticated", {
        messageKey: "secondFactorWrong",
        issues: [{ path: "code", message: "not the code" }],
      }),
    );
  const actor = await startAdministratorSession(row, coming);
  await recordAction({ actor, action: "signIn", endpoint: ENDPOINT });
  return actor;
}

/**
 * Sets the password of an administrator by the token of a mailed link. Whoever has no second factor is signed in; who
 * has one signs in with it.
 * @throws AppError not_found when the link was used or has expired.
 */
export async function administratorJoin({
  input,
  ...coming
}: Coming & { input: AdminJoinInput }): Promise<{ success: true; signedIn: boolean }> {
  const row = await joinByLink(hashToken(input.token), await hashPassword(input.password), coming.ctx.now);
  if (!row) throw new AppError("not_found", { messageKey: "linkNotGood" });
  const actor = administratorActor(row);
  await recordAction({ actor, action: "administratorJoin", endpoint: "POST /api/auth/admin-join" });
  const signedIn = row.secondFactor === null;
  if (signedIn) await startAdministratorSession(row, coming);
  return { success: true, signedIn };
}

/** Counts a try: with all others; a browser that knew the present password before has tries of its own. */
async function countSharedAttempt(): Promise<void> {
  const marked = await trustedDeviceKey(adminPasswordFingerprint());
  await (marked ? consumeLimit("adminSignInDevice", marked) : consumeLimit("adminSignInOverall", "everybody"));
}

/** Adds a wrong shared password to the log, under nobody's name; who guesses on and on fills no log with it. */
async function recordSharedRefusal(): Promise<void> {
  try {
    await consumeLimit("adminSignInRefusal", "everybody");
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return;
    throw error;
  }
  await recordAction({ actor: SHARED_PASSWORD_ACTOR, action: "signInRefused", endpoint: ENDPOINT });
}

/** Signs the present browser in as an administrator by the shared password, for twelve hours. @throws AppError unauthenticated, rate_limited. */
export async function adminLogin({ input }: { input: { readonly password: string } }): Promise<AdminActor> {
  await countSharedAttempt();
  if (!isAdminPassword(input.password)) {
    await recordSharedRefusal();
    throw new AppError("unauthenticated", { messageKey: "invalidAdminPassword" });
  }
  const session = await adminSession();
  session.mark = adminPasswordFingerprint();
  session.sessionId = undefined;
  await session.save();
  await trustDevice(adminPasswordFingerprint());
  await recordAction({ actor: SHARED_PASSWORD_ACTOR, action: "signIn", endpoint: ENDPOINT });
  return SHARED_PASSWORD_ACTOR;
}

/** Signs the present browser out as an administrator. */
export async function adminLogout(): Promise<{ success: true }> {
  const actor = await currentAdministrator();
  if (actor) await recordAction({ actor, action: "signOut", endpoint: "POST /api/auth/admin-logout" });
  const session = await adminSession();
  if (session.sessionId) await endAdministratorSession(session.sessionId);
  session.destroy();
  return { success: true };
}
