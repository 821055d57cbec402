import type { z } from "zod";
import {
  type Actor,
  type AdminActor,
  personOf,
  type SignedInActor,
  type UserActor,
  type UserOrAdmin,
} from "@/lib/accounts/access";
import {
  currentActor,
  requireAdmin,
  requireSignedIn,
  requireUser,
  requireUserOrAdmin,
  requireUserOrAdminCached,
} from "@/lib/accounts/guards";
import { AppError } from "@/lib/platform/errors/app-error";
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
  poller: UserOrAdmin;
}
const identify: { [Who in keyof Callers]: (request: Request) => Promise<Callers[Who]> } = {
  anyone: currentActor,
  user: requireUser,
  signedIn: requireSignedIn,
  admin: requireAdmin,
  userOrAdmin: requireUserOrAdmin,
  poller: requireUserOrAdminCached,
};

/** What a route says of itself, for tests that go through all of them. */
export interface RouteContract {
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
): RouteHandler & { readonly contract: RouteContract } {
  const handler = createRoute<Callers[Who], P, Q, B, Grant, Result>(
    { identify: identify[declaration.who], personOf },
    declaration,
  );
  const { who, params, query, body } = declaration;
  return Object.assign(handler, { contract: { who, params, query, body } });
}

/** Nobody in particular is asking. */
const VISITOR = { identify: async () => null, personOf: () => null };

type Method = "DELETE" | "GET" | "PATCH" | "POST" | "PUT";

/**
 * The methods that a route does not have, each refused in the one shape of failures; Next.js would answer with an
 * empty 405. `tests/architecture` holds every route to this.
 * @param allowed the methods that it has
 */
export function refuseOthers<Allowed extends Method>(
  ...allowed: Allowed[]
): Omit<Record<Method, RouteHandler>, Allowed> {
  const names: readonly string[] = allowed;
  const handler = createRoute(VISITOR, {
    limit: "read",
    handle: () => {
      throw new AppError("method_not_allowed");
    },
    respondToFailure: (problem) => {
      problem.headers.set("allow", [...names, ...(names.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", "));
      return problem;
    },
  });
  const all: Record<Method, RouteHandler> = {
    DELETE: handler,
    GET: handler,
    PATCH: handler,
    POST: handler,
    PUT: handler,
  };
  return all;
}
