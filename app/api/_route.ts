import type { z } from "zod";
import {
  type Actor,
  type AdminActor,
  assertMay,
  personOf,
  type SignedInActor,
  type UserActor,
  type UserOrAdmin,
} from "@/lib/accounts/access";
import type { Permission } from "@/lib/accounts/domain/permissions";
import {
  currentActor,
  requireAdmin,
  requireSignedIn,
  requireUser,
  requireUserOrAdmin,
  requireUserOrAdminCached,
} from "@/lib/accounts/guards";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RouteContract as ApiContract } from "@/lib/platform/http/contract";
import { createRoute, type RouteDeclaration, type RouteHandler } from "@/lib/platform/http/route";
import { currentProgram } from "@/lib/programs/guards";
import { type Logs, logDeed, logRefusal } from "./_action-log";

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
/** An administrator, or a program with a token: what every administrator may do is theirs as people, and no program's. */
async function requireAdminOrProgram(request: Request, permission: Permission | null): Promise<AdminActor> {
  const program = await currentProgram(request);
  if (program && permission === null) throw new AppError("forbidden");
  const actor = program ?? (await requireAdmin());
  if (permission) await logRefusal(request, actor, () => assertMay(actor, permission));
  return actor;
}

type Identify<Caller> = (request: Request, permission: Permission | null) => Promise<Caller>;
const identify: { [Who in keyof Callers]: Identify<Callers[Who]> } = {
  anyone: currentActor,
  user: requireUser,
  signedIn: requireSignedIn,
  admin: requireAdminOrProgram,
  userOrAdmin: requireUserOrAdmin,
  poller: requireUserOrAdminCached,
};

/** What a route says of itself, for the API document and for tests that go through all of them. */
export interface RouteContract extends ApiContract {
  readonly who: keyof Callers;
  /** What an administrator must be allowed to do; absent where the route is not theirs alone. */
  readonly permission?: Permission | null;
  /** What the log of administrators says before it is done; absent where it says nothing. */
  readonly logs?: unknown;
}

/** A route for administrators says what they must be allowed to do: null is every one of them. No other route may. */
type Permitted<Who> = Who extends "admin"
  ? { readonly permission: Permission | null }
  : { readonly permission?: undefined };

/** The one way to declare a route: who may ask, the schemas, the check, the operation. */
export function withRoute<
  Who extends keyof Callers,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  Grant = undefined,
  Result = unknown,
>(
  declaration: { who: Who; permission?: Permission | null; logs?: Logs<P, Q, B> } & Permitted<Who> &
    RouteDeclaration<Callers[Who], P, Q, B, Grant, Result>,
): RouteHandler & { readonly contract: RouteContract } {
  const { who, permission, logs } = declaration;
  const handler = createRoute<Callers[Who], P, Q, B, Grant, Result>(
    { identify: (request) => identify[who](request, permission ?? null), personOf },
    {
      ...declaration,
      authorize:
        declaration.authorize &&
        ((parts) => logRefusal(parts.request, parts.ctx.actor, () => declaration.authorize?.(parts) as Grant)),
      handle: (parts) =>
        logs ? logDeed(logs, parts, permission ?? null, () => declaration.handle(parts)) : declaration.handle(parts),
    },
  );
  return Object.assign(handler, { contract: { ...handler.contract, who, permission, logs } });
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
    summary: "Refuses a method that is not there.",
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
