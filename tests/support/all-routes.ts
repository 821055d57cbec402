import { join } from "node:path";
import type { RouteContract } from "@/app/api/_route";
import type { RouteHandler } from "@/lib/platform/http/route";
import { routeFiles } from "@/tests/architecture/rules/routes";
import { readHouse } from "@/tests/architecture/rules/source";

export type Route = RouteHandler & { readonly contract: RouteContract };

/** A method of an endpoint as the product answers it. */
export interface RouteCase {
  /** `PATCH /api/users/[id]` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly route: Route;
}

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;

/** What refuses a method that is not there has no `who`. */
const isRoute = (value: unknown): value is Route =>
  typeof value === "function" &&
  "contract" in value &&
  typeof value.contract === "object" &&
  value.contract !== null &&
  "who" in value.contract;

/** Every endpoint that is declared with `withRoute`, loaded from its file. */
export function allRoutes(): readonly RouteCase[] {
  return routeFiles(readHouse()).flatMap(({ path }) => {
    const module: Record<string, unknown> = require(join(process.cwd(), path));
    const url = path.replace(/^app/, "").replace(/\/route\.tsx?$/, "");
    return METHODS.flatMap((method) => {
      const route = module[method];
      return isRoute(route) ? [{ name: `${method} ${url}`, method, path: url, route }] : [];
    });
  });
}
