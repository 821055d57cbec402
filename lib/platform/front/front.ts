import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { SOCKET_ADDRESS_HEADER, warnOfUntrustedProxy } from "../http/address";
import { PAGE_LOCALE_NAMES } from "../i18n/locales";
import { resolveLocale } from "../i18n/resolve-locale";
import type { FindPage } from "./find-page";
import { redirectTarget } from "./guard";
import { answerHeaders, transportSecurity } from "./headers";
import { normaliseUrl } from "./normalise-url";
import { type PrerenderedPage, sendPage } from "./pages";
import { findVisitorPage } from "./visitor-pages";

export interface FrontOptions {
  /** The table of screens, as a function. */
  readonly findPage: FindPage;
  /** The pages of the build by their paths; empty in development. */
  readonly pages: ReadonlyMap<string, PrerenderedPage>;
}

/** Answers a request and returns true, or makes it ready for Next.js and returns false. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Next.js asks for the data of a page, and for a change, at the address of the page itself. */
const wantsDocument = ({ method, headers }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") && !headers.rsc && !headers["next-action"];

/**
 * What stands before Next.js. From the table of screens it decides three things: which page an address means, in
 * which language, and whether this visitor belongs there. A page that the build made is sent from memory; for
 * everything else the address is rewritten to `/{language}/...`, and Next.js answers.
 */
export function createFront({ findPage, pages }: FrontOptions): Front {
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
      const kept = findVisitorPage(request, new URL(path + search, "http://kept"));
      if (!kept) return leave(url);
      sendPage(request, response, kept, { ...headers, "X-Request-Id": randomUUID() });
      return true;
    }

    const { cookie, "accept-language": acceptLanguage } = request.headers;
    const target = redirectTarget(found.screen, cookie);
    if (target !== null) {
      response.writeHead(307, { ...headers, Location: target + search }).end();
      return true;
    }
    const locale = found.locale ?? resolveLocale({ query, names: PAGE_LOCALE_NAMES, cookie, acceptLanguage });
    const place = `/${locale}${found.page === "/" ? "" : found.page}`;
    const page = wantsDocument(request) ? pages.get(place) : undefined;
    if (!page) return leave(place + search);
    sendPage(request, response, page, headers);
    return true;
  };
}
