import type { IncomingMessage, ServerResponse } from "node:http";
import { LOCALE_QUERY, LOCALES, type Locale } from "../i18n/locales";
import { errorFields, log } from "../log";
import { chooseEncoding } from "./encodings";
import { preferredLocale } from "./preferred-locale";
import { type PrerenderedPage, readPrerendered } from "./prerendered-build";

/** Answers a request and returns true, or leaves it to the router. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface PrerenderedOptions {
  /** The folder that the build wrote. */
  readonly build: string;
  /** Paths without a language, such as `/` and `/love`. */
  readonly paths: readonly string[];
  /** Words in the query that make `/` the page of that name: the first of them that is there and not `false`. */
  readonly flags: readonly string[];
  /** What a page says of itself beside its text. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The same addresses answer with data too: the router goes by these headers. */
const VARY =
  "Cookie, Accept-Language, Accept-Encoding, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";

const pathUnder = (locale: Locale, path: string) => `/${locale}${path === "/" ? "" : path}`;

/** The page that a request for a document means; null where it is for something else. */
function pageOf({ method, url = "", headers }: IncomingMessage, paths: ReadonlySet<string>, flags: readonly string[]) {
  const [path = ""] = url.split("?", 1);
  if (!paths.has(path) || (method !== "GET" && method !== "HEAD") || headers.rsc || headers["next-action"]) return null;
  const query = new URLSearchParams(url.slice(path.length));
  const flag = path === "/" && flags.find((each) => query.has(each) && query.get(each) !== "false");
  const locale = preferredLocale({
    query: query.getAll(LOCALE_QUERY).at(-1),
    cookies: headers.cookie,
    acceptLanguage: headers["accept-language"],
  });
  return pathUnder(locale, flag ? `/${flag}` : path);
}

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  page: PrerenderedPage,
  own: Readonly<Record<string, string>>,
): void {
  const encoding = chooseEncoding(headers["accept-encoding"]?.toString());
  const body = page.bodies[encoding];
  const etag = `"${page.hash}-${encoding}"`;
  const shared = { ...own, ...page.headers, Vary: VARY, ETag: etag };
  const held = headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (held?.includes(etag)) {
    response.writeHead(304, shared).end();
    return;
  }
  const described = { ...shared, "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length };
  response.writeHead(200, encoding === "identity" ? described : { ...described, "Content-Encoding": encoding });
  response.end(method === "HEAD" ? undefined : body);
}

/**
 * Sends the pages that everybody opens first from memory, compressed beforehand; the router, which
 * compiles its rules, hashes and compresses anew for every request, takes several times as long.
 * Whatever is not exactly such a page is left to the router, and so is everything until they are read.
 */
export function prerenderedPages({ build, paths, flags, headers }: PrerenderedOptions): Responder {
  const known = new Set(paths);
  let pages: ReadonlyMap<string, PrerenderedPage> = new Map();
  const everyPath = LOCALES.flatMap(({ code }) => paths.map((path) => pathUnder(code, path)));
  readPrerendered(build, everyPath).then(
    (read) => {
      pages = read;
    },
    (error: unknown) => log("warn", "prerendered pages are left to the router", errorFields(error)),
  );
  return (request, response) => {
    const path = pages.size > 0 ? pageOf(request, known, flags) : null;
    const page = path === null ? undefined : pages.get(path);
    if (page) send(request, response, page, headers);
    return page !== undefined;
  };
}
