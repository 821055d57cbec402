import type { z } from "zod";
import type { Actor, AdminActor, SignedInActor, UserOrAdmin } from "@/lib/accounts/access";
import type { AdminAction } from "@/lib/accounts/domain/actions";
import type { Permission } from "@/lib/accounts/domain/permissions";
import { personInLog, recordAction } from "@/lib/accounts/operations/actions";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RouteParts } from "@/lib/platform/http/route";
import { errorFields, log } from "@/lib/platform/log";

type Schema = z.ZodType | undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Awaitable<T> = T | Promise<T>;
type AnyActor = Actor | AdminActor | SignedInActor | UserOrAdmin;

interface Logged {
  readonly action: AdminAction;
  /** What it was done to, where the address does not say it. */
  readonly subject: string;
}
/** What the log says of a request: the same of each, or by what was asked; null is nothing. */
export type Logs<P extends Schema, Q extends Schema, B extends Schema> =
  | AdminAction
  | ((asked: {
      readonly params: Output<P>;
      readonly query: Output<Q>;
      readonly body: Output<B>;
    }) => Awaitable<AdminAction | Logged | null>);

const ID_PATTERN = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Method and path without ids: they may be those of people. */
const endpointOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname.replaceAll(ID_PATTERN, "[id]")}`;

/** Under these permissions an id in the address is that of a person, or of a person's record. */
const namesPerson = (permission: Permission | null) =>
  permission !== null && (permission.startsWith("people:") || permission.startsWith("data:"));

function subjectOf(params: unknown, permission: Permission | null): string | null {
  const values = typeof params === "object" && params !== null ? Object.values(params).map(String) : [];
  if (values.length === 0) return null;
  return namesPerson(permission) ? values.map(personInLog).join(" ") : values.join("/");
}

/** What the log is to say of a request; null where it says nothing: no administrator asked, or it changes nothing. */
async function entryOf<P extends Schema, Q extends Schema, B extends Schema>(
  logs: Logs<P, Q, B>,
  { ctx, params, query, body, request }: RouteParts<AnyActor, Output<P>, Output<Q>, Output<B>>,
  permission: Permission | null,
): Promise<Parameters<typeof recordAction>[0] | null> {
  if (ctx.actor.kind !== "admin") return null;
  const said = typeof logs === "function" ? await logs({ params, query, body }) : logs;
  if (said === null) return null;
  const { action, subject } =
    typeof said === "string" ? { action: said, subject: subjectOf(params, permission) } : said;
  return { actor: ctx.actor, action, subject, endpoint: endpointOf(request) };
}

/**
 * Does a deed of which the log is told first: a server that dies meanwhile leaves an entry too many and none too few, and
 * what cannot be told is not done. One that fails is followed by an entry that says so, since nothing there is changed.
 * @throws whatever the deed throws, or why the log cannot be written
 */
export async function logDeed<P extends Schema, Q extends Schema, B extends Schema, Result>(
  logs: Logs<P, Q, B>,
  parts: RouteParts<AnyActor, Output<P>, Output<Q>, Output<B>>,
  permission: Permission | null,
  deed: () => Result | Promise<Result>,
): Promise<Result> {
  const entry = await entryOf(logs, parts, permission);
  if (!entry) return deed();
  await recordAction(entry);
  try {
    return await deed();
  } catch (failure) {
    // The log may be what failed, with its database: the caller is to hear of the deed.
    await recordAction({ ...entry, action: "failed" }).catch((error: unknown) =>
      log("error", "a failed deed is not in the log of administrators", errorFields(error)),
    );
    throw failure;
  }
}

/** Runs a check; that an administrator was refused is added to the log. @throws whatever the check throws. */
export async function logRefusal<T>(request: Request, actor: AnyActor, check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (refusal) {
    if (actor.kind === "admin" && refusal instanceof AppError && refusal.code === "forbidden")
      await recordAction({ actor, action: "refused", endpoint: endpointOf(request) });
    throw refusal;
  }
}
