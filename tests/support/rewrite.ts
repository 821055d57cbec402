import type { NextConfig } from "next";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { matchHas, prepareDestination } from "next/dist/shared/lib/router/utils/prepare-destination";

type Rewrites = Exclude<Awaited<ReturnType<NonNullable<NextConfig["rewrites"]>>>, unknown[]>;
type Rewrite = NonNullable<Rewrites["beforeFiles"]>[number];

type Headers = Readonly<Record<string, string>>;

/** Where a list of `beforeFiles` rules leads an address (path and query), by the server's own functions. */
export function rewritten(rules: readonly Rewrite[], address: string, headers: Headers = {}) {
  const url = new URL(address, "http://localhost");
  const query: Record<string, string> = Object.fromEntries(url.searchParams);
  const request = { headers } as Parameters<typeof matchHas>[0];
  let { pathname } = url;
  for (const { source, destination, has, missing } of rules) {
    const path = getPathMatch(source, { strict: true, removeUnnamedParams: true })(pathname);
    const conditions = path && matchHas(request, query, has, missing);
    if (!path || !conditions) continue;
    const params = { ...path, ...conditions };
    const { parsedDestination } = prepareDestination({ appendParamsToQuery: true, destination, params, query });
    pathname = parsedDestination.pathname ?? pathname;
    Object.assign(query, parsedDestination.query);
  }
  return { pathname, query };
}
