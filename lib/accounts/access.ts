import { AppError } from "@/lib/platform/errors/app-error";

declare const owned: unique symbol;
declare const agreed: unique symbol;

/** The id of the user who is asking. Only `ownUserId` makes one, so a forgotten check does not compile. */
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
}

/** Somebody who is signed in: as a user, as an administrator, or as both. */
export interface UserOrAdmin {
  readonly kind: "userOrAdmin";
  readonly userId: string | null;
  readonly admin: boolean;
}

/** What names the sender of a request to a limit: a person's id, one name for all administrators, null for a visitor. */
export function personOf(actor: Actor | AdminActor | UserOrAdmin): string | null {
  const userId = "userId" in actor ? actor.userId : null;
  return userId ?? (actor.kind === "visitor" ? null : "administrators");
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
