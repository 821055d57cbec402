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
      ...(/= refuseOthers\(|as PUT\b/.test(text) ? [] : [`${path} does not refuse other methods`]),
      ...(text.split("\n").length > MAX_ROUTE_LINES ? [`${path} is longer than ${MAX_ROUTE_LINES} lines`] : []),
    ]);
}

/** The methods and path of every route, as a table of cases names them: `PATCH /api/users/[id]`. */
function endpoints(files: readonly SourceFile[]): string[] {
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

/** Routes without a reply schema, and what they send instead. */
const WITHOUT_REPLY: Readonly<Record<string, string>> = {
  "GET /api/[[...path]]": "always a failure",
  "POST /api/[[...path]]": "always a failure",
  "PATCH /api/[[...path]]": "always a failure",
  "PUT /api/[[...path]]": "always a failure",
  "DELETE /api/[[...path]]": "always a failure",
  "GET /api/health/live": "no route of ours: one word, told before anything else works",
  "GET /api/health/ready": "no route of ours: one word, told before anything else works",
  "GET /api/openapi.json": "the document that describes the replies",
  "GET /api/metrics": "text for a program that watches",
  "GET /api/instrument/answers": "a file, streamed",
  "GET /api/instrument/codebook": "a file",
  "GET /api/people/[id]/data": "a file, streamed",
  "GET /api/users/[id]/data": "a file, streamed",
  "GET /api/v2/coverage/export": "a file",
  "GET /api/v2/packs/[slug]/files/[file]": "a file",
  "GET /api/v2/packs/[slug]/zip": "a file",
  "GET /api/v2/reports/[slug]": "a page",
  "GET /api/v2/reports/[slug]/pdf": "a PDF",
  "GET /api/reports/[reportType]/[type]": "a page",
  "GET /api/reports/[reportType]/[type]/pdf": "a PDF",
  "GET /api/emergency-view/[type]": "a page",
  "GET /api/shared/[token]": "a page",
  "GET /api/shares/preview": "a page",
  "GET /api/shares/picture": "a picture",
  "GET /s/[code]": "a page",
  "GET /s/[code]/[picture]": "a picture",
  "GET /locales/[lng]/[file]": "the message file itself",
};

/** The name of the schema after `reply:` in the text that starts at a place and ends where the next entry starts. */
function replyAt(text: string, start: number, next: RegExp): string | null {
  const rest = text.slice(start + 1);
  const end = rest.search(next);
  return /\breply: (\w+)/.exec(end < 0 ? rest : rest.slice(0, end))?.[1] ?? null;
}

/** The reply schema that a route declares for a method; null without one. */
function declaredReply({ text }: SourceFile, method: string): string | null {
  const start = text.indexOf(`export const ${method} `);
  return start < 0 ? null : replyAt(text, start, /^export /m);
}

/** JSON routes without a reply schema, and rows of the tables whose schema is not that of the route. */
export function repliesWithoutSchema(files: readonly SourceFile[]): string[] {
  const tables = files.filter(({ path }) => path.startsWith(ENDPOINTS_TABLES)).map(({ text }) => text);
  return routeFiles(files).flatMap((file) =>
    endpoints([file]).flatMap((name) => {
      const reply = declaredReply(file, name.split(" ")[0] ?? "");
      if (name in WITHOUT_REPLY) return reply ? [`${name} declares ${reply} and is listed without one`] : [];
      if (!reply) return [`${name} declares no reply schema`];
      const table = tables.find((text) => text.includes(`\n  "${name}":`)) ?? "";
      const tested = replyAt(table, table.indexOf(`\n  "${name}":`), /\n {2}"/);
      return tested === reply ? [] : [`${name} declares ${reply}, its row tests ${tested}`];
    }),
  );
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
