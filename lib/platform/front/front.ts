import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ADMIN_COOKIE, USER_COOKIE } from "../cookie-names";
import { SOCKET_ADDRESS_HEADER, warnOfUntrustedProxy } from "../http/address";
import { readCookie } from "../http/read-cookie";
import { LOCALES, PAGE_LOCALE_NAMES } from "../i18n/locales";
import { resolveLocale } from "../i18n/resolve-locale";
import type { FindPage } from "./find-page";
import { answerHeaders, transportSecurity } from "./headers";
import { type PrerenderedPage, sendPage } from "./pages";
import type { Audience, Screen } from "./screen";
import { findVisitorPage } from "./visitor-pages";

/** Whether the session that an audience asks for is there; what it holds is checked where data is read. */
const BELONGS: Readonly<Record<Audience, (cookie: string | undefined) => boolean>> = {
  any: () => true,
  guest: (cookie) => readCookie(cookie, ADMIN_COOKIE) === undefined,
  user: (cookie) => readCookie(cookie, USER_COOKIE) !== undefined,
  admin: (cookie) => readCookie(cookie, ADMIN_COOKIE) !== undefined,
};

/** Where a visitor with this `Cookie` header is sent from a screen; null when they may stay. */
export function redirectTarget(screen: Screen | null, cookie: string | undefined): string | null {
  if (!screen || BELONGS[screen.audience](cookie)) return null;
  return screen.otherwise ?? "/";
}

const FIRST_PART = /^\/([^/?#]+)(?=[/?#]|$)/;

/** The code of a language as we write it: `/Hi-G4/love` is `/hi-G4/love`. */
function withLanguageAsKept(url: string): string {
  const first = FIRST_PART.exec(url)?.[1];
  const wanted = first?.toLowerCase();
  const code = wanted && LOCALES.find((row) => row.code.toLowerCase() === wanted)?.code;
  return code && code !== first ? `/${code}${url.slice(1 + code.length)}` : url;
}

/**
 * A path that can be decoded: where an escape is cut short or is not UTF-8, every percent sign of the path stands
 * for itself. Next.js answers such a path with a bare 500.
 */
function withWellFormedPath(url: string): string {
  if (!url.includes("%")) return url;
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

/** The address of a request, so that its path can be decoded and its language is written as we keep it. */
export function normaliseUrl(url: string): string {
  return withLanguageAsKept(withWellFormedPath(url));
}

/** Has a browser fetch what a screen asks for first as the screen will: `fetch` with `credentials: "include"`. */
const preloadHeader = (screen: Screen | null): Readonly<Record<string, string>> =>
  screen?.firstRequest ? { Link: `<${screen.firstRequest}>; rel=preload; as=fetch; crossorigin=use-credentials` } : {};

interface FrontOptions {
  /** The table of screens, as a function. */
  readonly findPage: FindPage;
  /** The pages of the build by their paths, and its scripts and styles; both empty in development. */
  readonly pages: ReadonlyMap<string, PrerenderedPage>;
  readonly assets: ReadonlyMap<string, PrerenderedPage>;
}

/** Answers a request and gives true, or makes it ready for Next.js and gives false. */
type Front = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Next.js asks for the data of a page, and for a change, at the address of the page itself. */
const wantsDocument = ({ method, headers }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") && !headers.rsc && !headers["next-action"];

/**
 * What stands before Next.js. From the table of screens it decides three things: which page an address means, in
 * which language, and whether this visitor belongs there. A page that the build made is sent from memory; for
 * everything else the address is rewritten to `/{language}/...`, and Next.js answers.
 */
export function createFront({ findPage, pages, assets }: FrontOptions): Front {
  return (request, response) => {
    // Route handlers see no socket, and `X-Forwarded-For` may hold anything that a client likes.
    request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
    warnOfUntrustedProxy(request.headers["x-forwarded-for"]);
    const secured = transportSecurity(request.headers);
    if (secured) response.setHeader("Strict-Transport-Security", secured);

    const url = normaliseUrl(request.url ?? "/");
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    const search = mark < 0 ? "" : url.slice(mark);
    const query = new URLSearchParams(search);
    const found = path.startsWith("/") ? findPage(path, query) : null;
    const headers = answerHeaders(path, found !== null);
    const leave = (rewritten: string): false => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      request.url = rewritten;
      return false;
    };
    if (!found) {
      const asset = wantsDocument(request) ? assets.get(path) : undefined;
      if (asset) {
        sendPage(request, response, asset, headers);
        return true;
      }
      const send = (kept: PrerenderedPage | null): boolean => {
        if (!kept) return leave(url);
        sendPage(request, response, kept, { ...headers, "X-Request-Id": randomUUID() });
        return true;
      };
      const kept = findVisitorPage(request, new URL(path + search, "http://kept"));
      // What fails here fails in the route again, which says so.
      return kept instanceof Promise ? kept.catch(() => null).then(send) : send(kept);
    }

    const { cookie, "accept-language": acceptLanguage } = request.headers;
    const target = found.leadsTo ?? redirectTarget(found.screen, cookie);
    if (target !== null) {
      response.writeHead(307, { ...headers, Location: target + search }).end();
      return true;
    }
    const locale = found.locale ?? resolveLocale({ query, names: PAGE_LOCALE_NAMES, cookie, acceptLanguage });
    const place = `/${locale}${found.page === "/" ? "" : found.page}`;
    const page = wantsDocument(request) ? pages.get(place) : undefined;
    if (!page) return leave(place + search);
    sendPage(request, response, page, { ...headers, ...preloadHeader(found.screen) });
    return true;
  };
}
