import type { z } from "zod";
import type { Actor, AdminActor, SignedInActor, UserActor, UserOrAdmin } from "@/lib/accounts/access";
import {
  currentActor,
  requireAdmin,
  requireSignedIn,
  requireUser,
  requireUserOrAdmin,
  requireWatcher,
} from "@/lib/accounts/loaders";
import { createRoute, type RouteDeclaration, type RouteHandler } from "@/lib/platform/http/route";

type Schema = z.ZodType | undefined;

/** Who may ask at all, and what the route then knows of them. */
interface Callers {
  anyone: Actor;
  user: UserActor;
  /** A user, also one who has to set a new password first. */
  signedIn: SignedInActor;
  admin: AdminActor;
  /** A user, an administrator, or both. */
  userOrAdmin: UserOrAdmin;
  /** The same, to read what is polled: their session may have ended two seconds ago. */
  watcher: UserOrAdmin;
}
const identify: { [Who in keyof Callers]: (request: Request) => Promise<Callers[Who]> } = {
  anyone: currentActor,
  user: requireUser,
  signedIn: requireSignedIn,
  admin: requireAdmin,
  userOrAdmin: requireUserOrAdmin,
  watcher: requireWatcher,
};

/** What a route says of itself, for tests that go through all of them. */
export interface Asks {
  readonly who: keyof Callers;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
}

/** The one way to declare a route: who may ask, the schemas, the check, the operation. */
export function withRoute<
  Who extends keyof Callers,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  Grant = undefined,
  Result = unknown,
>(
  declaration: { who: Who } & RouteDeclaration<Callers[Who], P, Q, B, Grant, Result>,
): RouteHandler & { readonly asks: Asks } {
  const handler = createRoute<Callers[Who], P, Q, B, Grant, Result>(identify[declaration.who], declaration);
  const { who, params, query, body } = declaration;
  return Object.assign(handler, { asks: { who, params, query, body } });
}
