import { AppError } from "@/lib/platform/errors/app-error";
import { SEVERAL_PEOPLE } from "@/lib/platform/http/context";
import { type Permission, ROLE_PERMISSIONS, type Role } from "./domain/permissions";

declare const owned: unique symbol;
declare const agreed: unique symbol;

/** The id of the user who is asking, or for whom an administrator may act. Only a check makes one, so a forgotten one does not compile. */
export type OwnUserId = string & { readonly [owned]: true };

export interface Visitor {
  readonly kind: "visitor";
}
export interface UserActor {
  readonly kind: "user";
  readonly userId: string;
}
export type Actor = Visitor | UserActor;
/** A user, also one who came in with a temporary password and may only set a new one. */
export interface SignedInActor extends UserActor {
  readonly mustChangePassword: boolean;
}
/** Somebody who is signed in as administrator; they may be signed in as a user too. */
export interface AdminActor {
  readonly kind: "admin";
  /** Null for whoever came in with the shared password. */
  readonly administratorId: string | null;
  /** A program that came with a token, and is no person. */
  readonly programId?: string;
  /** Null for a program. */
  readonly role: Role | null;
  readonly permissions: readonly Permission[];
}

/** Whoever knows the shared password may do everything. */
export const SHARED_PASSWORD_ACTOR: AdminActor = {
  kind: "admin",
  administratorId: null,
  role: "owner",
  permissions: ROLE_PERMISSIONS.owner,
};

/** @throws AppError forbidden when the administrator may not do this. */
export function assertMay(actor: AdminActor, permission: Permission): void {
  if (!actor.permissions.includes(permission)) throw new AppError("forbidden", { messageKey: "notInYourRole" });
}

/** Somebody who is signed in: as a user, as an administrator, or as both. */
export interface UserOrAdmin {
  readonly kind: "userOrAdmin";
  readonly userId: string | null;
  readonly admin: boolean;
}

/**
 * What names the sender of a request to a limit: a person's id, an administrator's, one name for all who came in with
 * the shared password, null for a visitor.
 */
export function personOf(actor: Actor | AdminActor | UserOrAdmin): string | null {
  if ("programId" in actor && actor.programId !== undefined) return `program ${actor.programId}`;
  const userId = "userId" in actor ? actor.userId : "administratorId" in actor ? actor.administratorId : null;
  return userId ?? (actor.kind === "visitor" ? null : SEVERAL_PEOPLE);
}

/**
 * The claim that a request is about the very user who sends it.
 * @throws AppError forbidden when it is about somebody else.
 */
export function ownUserId(actor: UserActor, requested: string): OwnUserId {
  if (actor.userId !== requested) throw new AppError("forbidden");
  return actor.userId as OwnUserId;
}

/** The signed-in user's own id, for requests that name no user. */
export function ownIdOf(actor: UserActor): OwnUserId {
  return actor.userId as OwnUserId;
}

/** The id of a person whom an administrator looks after. @throws AppError forbidden when they may not do this. */
export function managedUserId(actor: AdminActor, permission: Permission, userId: string): OwnUserId {
  assertMay(actor, permission);
  return userId as OwnUserId;
}

/** The id of somebody who agreed to be seen by the caller. Only `agreedUserId` makes one. */
export type AgreedUserId = string & { readonly [agreed]: true };

/**
 * The claim that a person gave a leave, and did not take it back.
 * @throws AppError not_found when it was taken back, as if it had never been there.
 */
export function agreedUserId(userId: string, consent: { readonly revokedAt: Date | null }): AgreedUserId {
  if (consent.revokedAt) throw new AppError("not_found");
  return userId as AgreedUserId;
}
