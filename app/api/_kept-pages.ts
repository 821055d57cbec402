import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { GENERAL_HEADERS } from "@/app/api/_html";
import { knownTextsVersion } from "@/lib/content/data/texts-version";
import { ADMIN_COOKIE, USER_COOKIE } from "@/lib/platform/cookie-names";
import type { PrerenderedPage } from "@/lib/platform/front/pages";
import { callerAddress } from "@/lib/platform/http/address";
import { callersOf, takeInMemory } from "@/lib/platform/http/limits";
import { readCookie } from "@/lib/platform/http/read-cookie";
import { DATA_LOCALE_NAMES, type Locale } from "@/lib/platform/i18n/locales";
import { resolveLocale } from "@/lib/platform/i18n/resolve-locale";
import { errorFields, log } from "@/lib/platform/log";
import { perProcess } from "@/lib/platform/per-process";

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Beyond this a page takes longer to compress than it saves. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What all kept pages may take; one is some 100 kB with its compressed forms. */
const MAX_BYTES = 48 * 2 ** 20;
/** Whatever else a query says is not kept: it may name somebody, or be made up to fill the memory. */
const KNOWN_QUERY = [...DATA_LOCALE_NAMES, "sample", "type"];
const MAX_QUERY = 60;
const REPORT_PAGE = /^\/api\/(?:reports\/[a-z]+|emergency-view|v2\/reports)\/[\w-]{1,50}$/;

interface KeptPage {
  /** The texts that it was made from. */
  readonly version: string;
  readonly page: PrerenderedPage;
}

const pages = perProcess(
  "kept-report-pages",
  () =>
    new LRUCache<string, KeptPage>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ page }) => Object.values(page.bodies).reduce((sum, { length }) => sum + length, 0),
    }),
);

type HeaderOf = (name: string) => string | null;

/** Reads a header of a request that Next.js has not seen. */
export const headersOf =
  (request: IncomingMessage): HeaderOf =>
  (name) =>
    request.headers[name]?.toString() ?? null;

/** Whether a query says nothing but these. */
export const holdsOnly = (query: URLSearchParams, names: readonly string[]) =>
  [...query.keys()].every((name) => names.includes(name));

/** The language in which an address is answered to who asks. */
export const languageOf = (query: URLSearchParams, headerOf: HeaderOf): Locale =>
  resolveLocale({
    query,
    names: DATA_LOCALE_NAMES,
    cookie: headerOf("cookie"),
    acceptLanguage: headerOf("accept-language"),
  });

/** What a report page is kept under: its address and language; null where it is not kept, as for whoever is signed in. */
export function pageKey({ pathname, search, searchParams }: URL, headerOf: HeaderOf): string | null {
  if (!REPORT_PAGE.test(pathname) || search.length > MAX_QUERY) return null;
  if (!holdsOnly(searchParams, KNOWN_QUERY)) return null;
  const cookie = headerOf("cookie");
  if ([USER_COOKIE, ADMIN_COOKIE].some((name) => readCookie(cookie, name) !== undefined)) return null;
  return `${languageOf(searchParams, headerOf)} ${pathname}${search}`;
}

/** Makes of a page what the front sends, and hands it to `keep`. Never throws. */
export async function compressPage(
  html: string,
  headers: PrerenderedPage["headers"],
  keep: (page: PrerenderedPage) => void,
): Promise<void> {
  try {
    const identity = Buffer.from(html);
    const [br, gz] = await Promise.all([compress.br(identity, BROTLI), compress.gzip(identity)]);
    const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
    keep({ hash, headers, bodies: { br, gzip: gz, identity } });
  } catch (thrown) {
    log("warn", "a report page could not be kept", errorFields(thrown));
  }
}

/** Keeps a page that was made for nobody in particular from the texts of this version. Never throws. */
export function keepPage(key: string, version: string, html: string): Promise<void> {
  return compressPage(html, GENERAL_HEADERS, (page) => pages.get().set(key, { version, page }));
}

/**
 * The kept page for a visitor, sent before Next.js is asked; null where there is none of the present texts, and for
 * whoever is past their limit, whom the route refuses.
 */
export function findKeptPage(request: IncomingMessage, url: URL): PrerenderedPage | null {
  if (request.method !== "GET") return null;
  const headerOf = headersOf(request);
  const key = pageKey(url, headerOf);
  const kept = key === null ? undefined : pages.get().get(key);
  if (!kept || kept.version !== knownTextsVersion()) return null;
  return takeInMemory("read", callersOf(null, callerAddress({ headers: { get: headerOf } }))) ? kept.page : null;
}
