import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { now } from "../clock";
import { env } from "../env";
import { AppError } from "../errors/app-error";
import { DATA_LOCALE_NAMES, type Locale } from "../i18n/locales";
import { resolveLocale } from "../i18n/resolve-locale";
import { callerAddress } from "./address";
import { readJson } from "./body";
import { responseCheck } from "./check-response";
import type { RequestContext } from "./context";
import type { RouteContract } from "./contract";
import { callersOf, consumeLimits, type LimitName } from "./limits";
import { assertSameOrigin } from "./origin";
import { DATA_POLICY, problemResponse } from "./problem";
import { checkReply } from "./reply";
import { assertStorable } from "./storable";

const POLICY_HEADER = "content-security-policy";

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Awaitable<T> = T | Promise<T>;

export interface RouteParts<Actor, P, Q, B> {
  readonly ctx: RequestContext<Actor>;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly request: Request;
}

/** Makes the JSON response of a route. A body that breaks the reply schema is a failure of
 * ours, wherever `CHECK_REPLIES` holds. */
export type JsonResponder = (body: unknown, init?: ResponseInit) => Response;

export interface RouteDeclaration<Actor, P, Q, B, Grant, Result>
  extends Pick<RouteContract, "summary" | "status" | "produces" | "notModified"> {
  readonly limit: LimitName;
  /** The most bytes that the body may have; 256 KiB when absent. */
  readonly maxBytes?: number;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Decides whether this actor may do this, and hands the proof to `act`; throws forbidden otherwise. */
  readonly authorize?: (parts: RouteParts<Actor, Output<P>, Output<Q>, Output<B>>) => Awaitable<Grant>;
  readonly handle: (parts: RouteParts<Actor, Output<P>, Output<Q>, Output<B>> & { grant: Grant }) => Awaitable<Result>;
  /** What a JSON response holds. Absent only where the response is no JSON of ours, such as a file or a page. */
  readonly reply?: z.ZodType;
  /** How the result travels; JSON when absent, with `status`, or 200 without one. */
  readonly respond?: (result: Result, json: JsonResponder) => Response;
  /** How a failure travels; the one shape of problems when absent. */
  readonly respondToFailure?: (problem: Response, request: Request, locale: Locale) => Awaitable<Response>;
}

export type RouteHandler = (
  request: Request,
  route: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

function parse<S extends z.ZodType | undefined>(schema: S | undefined, value: unknown): Output<S> {
  if (!schema) return undefined as Output<S>;
  assertStorable(value);
  const result = schema.safeParse(value);
  if (result.success) return result.data as Output<S>;
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  const isUnknown = result.error.issues.some(({ code }) => code === "unrecognized_keys");
  throw new AppError(isUnknown ? "unknown_field" : "invalid_input", { messageKey: "invalid_input", issues });
}

function requestLocale({ url, headers }: Request): Locale {
  const [cookie, acceptLanguage] = [headers.get("cookie"), headers.get("accept-language")];
  return resolveLocale({ query: new URL(url).searchParams, names: DATA_LOCALE_NAMES, cookie, acceptLanguage });
}

/** Whether answers are checked: outside of production, unless said otherwise. */
function checksReplies(): boolean {
  const { CHECK_REPLIES, NODE_ENV } = env();
  return CHECK_REPLIES ?? NODE_ENV !== "production";
}

function jsonResponder({ reply, status = 200 }: RouteContract): JsonResponder {
  return (body, init) => {
    if (reply && checksReplies()) checkReply(reply, JSON.parse(JSON.stringify(body)));
    return Response.json(body, { status, ...init });
  };
}

/** What a declaration says of itself; the answers of whatever may fail as a page are no JSON. */
function contractOf(
  declaration: Omit<RouteContract, "failsAsPage"> & { readonly respondToFailure?: unknown },
): RouteContract {
  const { summary, params, query, body, reply, status, produces, notModified, respondToFailure } = declaration;
  const failsAsPage = respondToFailure !== undefined && !reply;
  return { summary, params, query, body, reply, status, produces, notModified, failsAsPage };
}

/** How a route knows who is asking. */
export interface Identification<Actor> {
  /** Says who is asking, or throws unauthenticated or forbidden. */
  readonly identify: (request: Request) => Promise<Actor>;
  /** What names them to a limit; null for a visitor, who is counted by address. */
  readonly personOf: (actor: Actor) => string | null;
}

/**
 * Finds out who is asking and takes a point of the limit for them; somebody who may not ask at all is counted as a
 * visitor, so that refusals are not free.
 * @throws AppError rate_limited, and what `identify` throws.
 */
async function identifyWithin<Actor>(
  { identify, personOf }: Identification<Actor>,
  request: Request,
  limit: LimitName,
): Promise<{ actor: Actor; address: string }> {
  const address = callerAddress(request);
  try {
    const actor = await identify(request);
    await consumeLimits([[limit, ...callersOf(personOf(actor), address)]]);
    return { actor, address };
  } catch (refusal) {
    const isRefused = refusal instanceof AppError && ["unauthenticated", "forbidden"].includes(refusal.code);
    if (isRefused) await consumeLimits([[limit, ...callersOf(null, address)]]);
    throw refusal;
  }
}

/**
 * Builds a route handler that asks in one order: request id, who, rate limit, parse, may they, act,
 * serialise.
 */
export function createRoute<
  Actor,
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  Grant,
  Result,
>(
  identification: Identification<Actor>,
  declaration: RouteDeclaration<Actor, P, Q, B, Grant, Result>,
): RouteHandler & { readonly contract: RouteContract } {
  const contract = contractOf(declaration);
  const json = jsonResponder(contract);
  const check = responseCheck(contract);
  const handler: RouteHandler = async (request, route) => {
    const requestId = randomUUID();
    const locale = requestLocale(request);
    try {
      assertSameOrigin(request);
      const caller = await identifyWithin(identification, request, declaration.limit);
      const ctx = { requestId, locale, now: now(), ...caller };
      const parts: RouteParts<Actor, Output<P>, Output<Q>, Output<B>> = {
        ctx,
        request,
        params: parse(declaration.params, await route.params),
        query: parse(declaration.query, Object.fromEntries(new URL(request.url).searchParams)),
        body: parse(declaration.body, declaration.body && (await readJson(request, declaration.maxBytes))),
      };
      const grant = (await declaration.authorize?.(parts)) as Grant;
      const result = await declaration.handle({ ...parts, grant });
      const response = declaration.respond?.(result, json) ?? json(result ?? {});
      response.headers.set("x-request-id", requestId);
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
      if (!response.headers.has(POLICY_HEADER)) response.headers.set(POLICY_HEADER, DATA_POLICY);
      if (checksReplies()) await check(response);
      return response;
    } catch (thrown) {
      const problem = problemResponse(thrown, locale, requestId);
      const failed = (await declaration.respondToFailure?.(problem, request, locale)) ?? problem;
      if (checksReplies()) await check(failed);
      return failed;
    }
  };
  return Object.assign(handler, { contract });
}
