import type { IncomingHttpHeaders } from "node:http";
import { env } from "../env";

/** What no page of ours asks a browser for. */
const PERMISSIONS = ["camera", "microphone", "geolocation", "payment", "usb"];

/** Two years, as browsers' preload lists ask for; other hosts of the domain are not ours to bind. */
const TRANSPORT_SECURITY = "max-age=63072000";

type Headers = Readonly<Record<string, string>>;

/** Scripts and styles: what else is said of an answer, browsers read of documents alone, and a page has a dozen of these. */
const PART_OF_A_PAGE: Headers = { "X-Content-Type-Options": "nosniff" };

const EVERY_ANSWER: Headers = {
  ...PART_OF_A_PAGE,
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": PERMISSIONS.map((name) => `${name}=()`).join(", "),
};

/** The address of a shared report opens it: no other site may learn it from a link that is followed there. */
const API: Headers = { ...EVERY_ANSWER, "Referrer-Policy": "no-referrer" };

/** Fonts never change: a file of another version or with other letters has another name. */
const FONTS: Headers = { ...EVERY_ANSWER, "Cache-Control": "public, max-age=31536000, immutable" };

/** The service worker is asked for again at every visit, and speaks with nobody but us. */
const WORKER: Headers = {
  ...EVERY_ANSWER,
  "Cache-Control": "no-cache",
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
};

/**
 * One URL answers in several languages: a shared cache must ask every time, a browser may revalidate. The same
 * addresses answer with data too: Next.js goes by the last four headers.
 */
const PAGE: Headers = {
  ...EVERY_ANSWER,
  Vary: "Cookie, Accept-Language, Accept-Encoding, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch",
  "Cache-Control": "private, no-cache",
};

/**
 * What `Strict-Transport-Security` should say; null where the visitor may have come by plain http, which
 * a browser that was told otherwise could never do again. `X-Forwarded-Proto` counts behind `TRUST_PROXY` alone.
 */
export function transportSecurity(headers: IncomingHttpHeaders): string | null {
  const { APP_URL, TRUST_PROXY } = env();
  if (APP_URL?.startsWith("https://")) return TRANSPORT_SECURITY;
  const told = TRUST_PROXY > 0 ? headers["x-forwarded-proto"]?.toString().split(",").at(-1)?.trim() : undefined;
  return told === "https" ? TRANSPORT_SECURITY : null;
}

/** The headers of an answer, by the path that was asked for; `isPage` when the answer is one of our pages. */
export function answerHeaders(path: string, isPage: boolean): Headers {
  if (isPage) return PAGE;
  if (path.startsWith("/_next/static/")) return PART_OF_A_PAGE;
  if (/^\/(?:api|s)(?:\/|$)/.test(path)) return API;
  if (path === "/service-worker.js") return WORKER;
  return /^\/fonts\/.+\.woff2$/.test(path) ? FONTS : EVERY_ANSWER;
}
