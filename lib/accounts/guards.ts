import "server-only";
import { now } from "@/lib/platform/clock";
import { AppError } from "@/lib/platform/errors/app-error";
import { EXPECTED_USER_HEADER } from "@/lib/platform/http/fetch-json";
import { adminPasswordFingerprint } from "@/lib/platform/secrets";
import { cachedSessions, cachedUserSession } from "@/lib/platform/session";
import {
  type Actor,
  type AdminActor,
  type OwnUserId,
  ownIdOf,
  type SignedInActor,
  type UserActor,
  type UserOrAdmin,
} from "./access";
import { currentAdministrator, isAdministratorSessionCached } from "./data/administrator-sessions";
import { cachedEpochOf, sessionEpochOf } from "./data/users";

async function readSignedInActor(): Promise<SignedInActor | null> {
  const { userId, epoch, mustChangePassword = false, newPasswordUntil = 0 } = (await cachedSessions()).user;
  if (mustChangePassword && newPasswordUntil < now().getTime()) return null;
  if (!userId || (await sessionEpochOf(userId)) !== epoch) return null;
  return { kind: "user", userId, mustChangePassword };
}

/**
 * A request that waited in a browser names the one whom it is about, and waits on while another person is
 * signed in there, nobody, or one who is not through the door yet.
 * @throws AppError unauthenticated.
 */
function assertExpectedUser(request: Request | undefined, actor: SignedInActor | null): void {
  const expected = request?.headers.get(EXPECTED_USER_HEADER) ?? null;
  if (expected === null) return;
  if (actor?.userId !== expected || actor.mustChangePassword) throw new AppError("unauthenticated");
}

/** The sender of the request: a user with a valid session, or a visitor. @throws as assertExpected. */
export async function currentActor(request?: Request): Promise<Actor> {
  const actor = await readSignedInActor();
  assertExpectedUser(request, actor);
  return actor && !actor.mustChangePassword ? { kind: "user", userId: actor.userId } : { kind: "visitor" };
}

/**
 * What `read` finds of the person whom a `Cookie` header names, for a request that Next.js has not seen. One statement
 * says whether the session is open and what is asked for: nothing leaves here unless the number of the session is the one
 * that was read. Null for whoever is not signed in.
 */
export async function readAsOwn<T extends { readonly sessionEpoch: number }>(
  cookie: string | undefined,
  read: (userId: OwnUserId) => Promise<T | null>,
): Promise<{ readonly userId: OwnUserId; readonly found: T } | null> {
  const { userId: claimed, epoch, mustChangePassword = false } = await cachedUserSession(cookie);
  if (claimed === undefined || mustChangePassword) return null;
  const userId = ownIdOf({ kind: "user", userId: claimed });
  const found = await read(userId);
  return found && found.sessionEpoch === epoch ? { userId, found } : null;
}

/** @throws AppError unauthenticated when nobody is signed in. */
export async function requireSignedIn(): Promise<SignedInActor> {
  const actor = await readSignedInActor();
  if (!actor) throw new AppError("unauthenticated");
  return actor;
}

/** @throws AppError unauthenticated when nobody is signed in, forbidden before a new password is set. */
export async function requireUser(request?: Request): Promise<UserActor> {
  const actor = await requireSignedIn();
  assertExpectedUser(request, actor);
  if (actor.mustChangePassword) throw new AppError("forbidden", { messageKey: "newPasswordFirst" });
  return { kind: "user", userId: actor.userId };
}

/** @throws AppError unauthenticated without a session, forbidden for a user who is not an administrator. */
export async function requireAdmin(): Promise<AdminActor> {
  const administrator = await currentAdministrator();
  if (administrator) return administrator;
  const { kind } = await currentActor();
  throw new AppError(kind === "user" ? "forbidden" : "unauthenticated");
}

/** Whether an administrator is asking, whoever else they are signed in as. */
export async function isAdministrator(): Promise<boolean> {
  return (await currentAdministrator()) !== null;
}

/** @throws AppError unauthenticated for somebody who is neither signed in as user nor as administrator. */
export async function requireUserOrAdmin(request?: Request): Promise<UserOrAdmin> {
  const actor = await currentActor(request);
  return userOrAdmin(actor.kind === "user" ? actor.userId : null, (await currentAdministrator()) !== null);
}

/**
 * Whether sessions of this epoch are open, by what this process holds. A session that is newer than that began since, by a
 * new password for one: then the database says.
 */
async function isCurrentEpoch(userId: string, epoch: number): Promise<boolean> {
  const known = await cachedEpochOf(userId);
  if (known === undefined || epoch <= known) return known === epoch;
  return (await sessionEpochOf(userId)) === epoch;
}

/**
 * The same by what this process holds, at most two seconds old, so that a crowd that polls costs no query and no
 * unsealing each: for reading alone. A session that was ended is refused once those two seconds are over.
 * @throws AppError unauthenticated.
 */
export async function requireUserOrAdminCached(request?: Request): Promise<UserOrAdmin> {
  const { user, admin } = await cachedSessions();
  const { userId, epoch, mustChangePassword = false } = user;
  const isValid = userId !== undefined && epoch !== undefined && (await isCurrentEpoch(userId, epoch));
  assertExpectedUser(request, isValid ? { kind: "user", userId, mustChangePassword } : null);
  const isAdmin =
    admin.mark === adminPasswordFingerprint() ||
    (admin.sessionId !== undefined && (await isAdministratorSessionCached(admin.sessionId, now())));
  return userOrAdmin(isValid && !mustChangePassword ? userId : null, isAdmin);
}

function userOrAdmin(userId: string | null, admin: boolean): UserOrAdmin {
  if (userId === null && !admin) throw new AppError("unauthenticated");
  return { kind: "userOrAdmin", userId, admin };
}
