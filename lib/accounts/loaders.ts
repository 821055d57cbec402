import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import { userSession } from "@/lib/platform/session";
import type { Actor, UserActor } from "./access";
import { sessionEpochOf } from "./data";

/** Who sends the present request: a user whose session still stands, or a visitor. */
export async function currentActor(): Promise<Actor> {
  const { userId, epoch } = await userSession();
  if (!userId || (await sessionEpochOf(userId)) !== epoch) return { kind: "visitor" };
  return { kind: "user", userId };
}

/** @throws AppError unauthenticated when nobody is signed in. */
export async function requireUser(): Promise<UserActor> {
  const actor = await currentActor();
  if (actor.kind === "visitor") throw new AppError("unauthenticated");
  return actor;
}
