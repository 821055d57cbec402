import type { z } from "zod";
import type { People } from "../people";

/** What a caller is answered: nobody, the user whom the request is about, another user, an administrator. */
export type Expected = readonly [nobody: number, user: number, other: number, admin: number];

/** A request that is wrong in one way: another address, or another body. */
export interface BadInput {
  readonly path?: string;
  readonly body?: unknown;
  readonly status: number;
}

export interface Endpoint {
  readonly path: (people: People) => string;
  /** A body that is right; a function, so that every request has its own. */
  readonly body?: (people: People) => object;
  readonly expected: Expected;
  /** The reply schema of the route; absent where it sends no JSON of ours. */
  readonly reply?: z.ZodType;
  /** The most bytes that a body may have; 256 KiB when absent. */
  readonly maxBytes?: number;
  /** Sent by the administrator where the endpoint is theirs, else by the user whom it is about. */
  readonly bad?: (people: People) => Readonly<Record<string, BadInput>>;
}
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** Everybody may ask. */
export const OPEN: Expected = [200, 200, 200, 200];
/** Administrators alone may ask. */
export const ADMIN_ONLY: Expected = [401, 403, 403, 200];

export const without = (body: object, key: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
export const refused = (body: unknown): BadInput => ({ body, status: 400 });
export const wrong = (path: string): BadInput => ({ path, status: 400 });
