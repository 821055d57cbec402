import { AppError } from "@/lib/platform/errors/app-error";

declare const owned: unique symbol;

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

/**
 * The claim that a request is about the very user who sends it.
 * @throws AppError forbidden when it is about somebody else.
 */
export function ownUserId(actor: UserActor, requested: string): OwnUserId {
  if (actor.userId !== requested) throw new AppError("forbidden");
  return actor.userId as OwnUserId;
}

/** The signed-in user's own id, where the request names nobody. */
export function self(actor: UserActor): OwnUserId {
  return actor.userId as OwnUserId;
}
