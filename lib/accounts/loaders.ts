import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import { EXPECTED_USER_HEADER } from "@/lib/platform/http/fetch-json";
import { adminPasswordMark } from "@/lib/platform/secrets";
import { adminSession, heldSessions, userSession } from "@/lib/platform/session";
import type { Actor, AdminActor, SignedInActor, UserActor, UserOrAdmin } from "./access";
import { sessionEpochOf } from "./data";
import { heldEpochOf } from "./operations/hold-epochs";

async function signedIn(): Promise<SignedInActor | null> {
  const { userId, epoch, mustChangePassword = false } = await userSession();
  if (!userId || (await sessionEpochOf(userId)) !== epoch) return null;
  return { kind: "user", userId, mustChangePassword };
}

/**
 * A request that waited in a browser names the one whom it is about, and waits on while another person is
 * signed in there, nobody, or one who is not through the door yet.
 * @throws AppError unauthenticated.
 */
function assertExpected(request: Request | undefined, actor: SignedInActor | null): void {
  const expected = request?.headers.get(EXPECTED_USER_HEADER) ?? null;
  if (expected === null) return;
  if (actor?.userId !== expected || actor.mustChangePassword) throw new AppError("unauthenticated");
}

/** Who sends the present request: a user whose session still stands, or a visitor. @throws as assertExpected. */
export async function currentActor(request?: Request): Promise<Actor> {
  const actor = await signedIn();
  assertExpected(request, actor);
  return actor && !actor.mustChangePassword ? { kind: "user", userId: actor.userId } : { kind: "visitor" };
}

/** @throws AppError unauthenticated when nobody is signed in. */
export async function requireSignedIn(): Promise<SignedInActor> {
  const actor = await signedIn();
  if (!actor) throw new AppError("unauthenticated");
  return actor;
}

/** @throws AppError unauthenticated when nobody is signed in, forbidden before a new password is set. */
export async function requireUser(request?: Request): Promise<UserActor> {
  const actor = await requireSignedIn();
  assertExpected(request, actor);
  if (actor.mustChangePassword) throw new AppError("forbidden", { messageKey: "newPasswordFirst" });
  return { kind: "user", userId: actor.userId };
}

/** @throws AppError unauthenticated for nobody, forbidden for a signed-in user who is no administrator. */
export async function requireAdmin(): Promise<AdminActor> {
  if ((await adminSession()).mark === adminPasswordMark()) return { kind: "admin" };
  const { kind } = await currentActor();
  throw new AppError(kind === "user" ? "forbidden" : "unauthenticated");
}

/** @throws AppError unauthenticated for whoever is signed in neither as a user nor as an administrator. */
export async function requireUserOrAdmin(request?: Request): Promise<UserOrAdmin> {
  const actor = await currentActor(request);
  return userOrAdmin(actor.kind === "user" ? actor.userId : null, (await adminSession()).mark);
}

/**
 * The same by what this process holds, at most two seconds old, so that a crowd that polls costs no query and no
 * unsealing each: for reading alone. A session that was ended is refused once those two seconds are over.
 * @throws AppError unauthenticated.
 */
export async function requireWatcher(request?: Request): Promise<UserOrAdmin> {
  const { user, admin } = await heldSessions();
  const { userId, epoch, mustChangePassword = false } = user;
  const stands = userId !== undefined && (await heldEpochOf(userId)) === epoch;
  assertExpected(request, stands ? { kind: "user", userId, mustChangePassword } : null);
  return userOrAdmin(stands && !mustChangePassword ? userId : null, admin.mark);
}

function userOrAdmin(userId: string | null, mark: string | undefined): UserOrAdmin {
  const admin = mark !== undefined && mark === adminPasswordMark();
  if (userId === null && !admin) throw new AppError("unauthenticated");
  return { kind: "userOrAdmin", userId, admin };
}
