import type { z } from "zod";
import type { Actor, UserActor } from "@/lib/accounts/access";
import { currentActor, requireUser } from "@/lib/accounts/loaders";
import { createRoute, type RouteDeclaration, type RouteHandler } from "@/lib/platform/http/route";

type Schema = z.ZodType | undefined;

/** Who may ask at all, and what the route then knows of them. */
interface Callers {
  anyone: Actor;
  user: UserActor;
}
const identify: { [Who in keyof Callers]: () => Promise<Callers[Who]> } = { anyone: currentActor, user: requireUser };

/** The one way to declare a route: who may ask, the schemas, the check, the operation. */
export function withRoute<
  Who extends keyof Callers,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  Grant = undefined,
  Result = unknown,
>(declaration: { who: Who } & RouteDeclaration<Callers[Who], P, Q, B, Grant, Result>): RouteHandler {
  return createRoute<Callers[Who], P, Q, B, Grant, Result>(identify[declaration.who], declaration);
}
