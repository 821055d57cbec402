import type { SourceFile } from "./source";

/** Routes that answer before anybody is known, and say nothing of anybody. */
const WITHOUT_ACTOR = ["app/api/health/live/route.ts", "app/api/health/ready/route.ts"];
const MAX_ROUTE_LINES = 45;

export function routeFiles(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => /^app\/.*\/route\.tsx?$/.test(path));
}

/** Routes that go around the one order of checks, or do the work of an operation. */
export function undeclaredRoutes(files: readonly SourceFile[]): string[] {
  return routeFiles(files)
    .filter(({ path }) => !WITHOUT_ACTOR.includes(path))
    .flatMap(({ path, text }) => [
      ...(text.includes("withRoute(") ? [] : [`${path} does not use withRoute`]),
      ...(text.split("\n").length > MAX_ROUTE_LINES ? [`${path} is longer than ${MAX_ROUTE_LINES} lines`] : []),
    ]);
}

/** The methods and path of every route, as a table of cases names them: `PATCH /api/users/[id]`. */
export function endpoints(files: readonly SourceFile[]): string[] {
  return routeFiles(files).flatMap(({ path, text }) => {
    const url = path.replace(/^app/, "").replace(/\/route\.tsx?$/, "");
    const named = [
      ...text.matchAll(/export (?:const|async function|function) (GET|POST|PATCH|PUT|DELETE)\b/g),
      ...text.matchAll(/\w+ as (GET|POST|PATCH|PUT|DELETE)\b/g),
    ];
    return named.map(([, method]) => `${method} ${url}`);
  });
}

/** Where every endpoint has a row that says who may ask it and how it can be asked wrongly. */
export const ENDPOINTS_TABLES = "tests/e2e/api/endpoints/";

/** Endpoints that no row of the table tests against a wrong actor and bad input, and rows that test nothing of ours. */
export function endpointsWithoutCases(files: readonly SourceFile[]): string[] {
  const real = endpoints(files);
  const tables = files.filter(({ path }) => path.startsWith(ENDPOINTS_TABLES));
  const table = tables.map(({ text }) => text).join("\n");
  const rows = [...table.matchAll(/^ {2}"((?:GET|POST|PATCH|PUT|DELETE) [^"]+)":/gm)].map(([, name]) => name ?? "");
  return [
    ...real.filter((name) => !rows.includes(name)).map((name) => `${name} has no row in ${ENDPOINTS_TABLES}`),
    ...rows.filter((name) => !real.includes(name)).map((name) => `${name} is in ${ENDPOINTS_TABLES} and nowhere else`),
  ];
}

/** The address of every page below a language, groups left out: `/color-phase`. */
export function pageRoutes(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^app\/(?:.*\/)?page\.tsx$/.test(path))
    .map(
      ({ path }) =>
        path
          .replace(/^app\/\[locale\]/, "")
          .replace(/\/\([^)]+\)/g, "")
          .replace(/\/?page\.tsx$/, "") || "/",
    );
}
