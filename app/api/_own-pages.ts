import type { IncomingMessage } from "node:http";
import { PERSONAL_HEADERS } from "@/app/api/_html";
import { compressPage, headersOf, holdsOnly, languageOf } from "@/app/api/_kept-pages";
import { readAsOwn } from "@/lib/accounts/guards";
import { findReportSubject } from "@/lib/assessment/data/runs";
import { now } from "@/lib/platform/clock";
import { USER_COOKIE } from "@/lib/platform/cookie-names";
import type { PrerenderedPage } from "@/lib/platform/front/pages";
import { callerAddress } from "@/lib/platform/http/address";
import { EXPECTED_USER_HEADER } from "@/lib/platform/http/fetch-json";
import { callersOf, takeInMemory } from "@/lib/platform/http/limits";
import { readCookie } from "@/lib/platform/http/read-cookie";
import { DATA_LOCALE_NAMES } from "@/lib/platform/i18n/locales";
import { perProcess } from "@/lib/platform/per-process";
import type { ReportDocument } from "@/lib/reports/domain/document/document";
import { heldPersonal } from "@/lib/reports/operations/open-personal";
import { reportViewParams } from "@/lib/reports/schema";

/** A larger page is made anew each time. `open-personal.ts` holds a hundred reports: their pages are 50 MB at the most. */
const MAX_BYTES = 512 * 1024;
const OWN_PAGE = /^\/api\/(?:reports\/(?<reportType>[a-z]+)|emergency-view)\/(?<type>[1-9])$/;

interface OwnPage {
  /** The address that its links were made for. */
  readonly pathname: string;
  readonly page: PrerenderedPage;
}

/** By the very report that they show: who may not have that one has no page, and it takes its page along when it is let go of. */
const pages = perProcess("own-report-pages", () => new WeakMap<ReportDocument, OwnPage>());

/** Which report of a person's own an address is; null for every other page, and where the query says more than a language. */
function ownAddress({ pathname, searchParams }: URL) {
  const parts = OWN_PAGE.exec(pathname)?.groups;
  if (!parts || !holdsOnly(searchParams, DATA_LOCALE_NAMES)) return null;
  const { reportType = "standard", type } = parts;
  return reportViewParams.safeParse({ reportType, type }).data ?? null;
}

/** Keeps the page of a person's own report for as long as their report is held. Never throws. */
export async function keepOwnPage(url: URL, document: ReportDocument, html: string): Promise<void> {
  if (!ownAddress(url)) return;
  await compressPage(html, PERSONAL_HEADERS, (page) => {
    const bytes = Object.values(page.bodies).reduce((sum, { length }) => sum + length, 0);
    if (bytes <= MAX_BYTES) pages.get().set(document, { pathname: url.pathname, page });
  });
}

async function findHeld(request: IncomingMessage, url: URL, address: NonNullable<ReturnType<typeof ownAddress>>) {
  const person = await readAsOwn(request.headers.cookie, (userId) => findReportSubject(userId, address.type));
  if (!person) return null;
  const { userId, found: subject } = person;
  const headerOf = headersOf(request);
  const locale = languageOf(url.searchParams, headerOf);
  const document = await heldPersonal({
    userId,
    subject,
    reportType: address.reportType,
    locale,
    generatedAt: now(),
  });
  const own = document && pages.get().get(document);
  if (own?.pathname !== url.pathname) return null;
  const callers = callersOf(userId, callerAddress({ headers: { get: headerOf } }));
  return takeInMemory("read", callers) ? own.page : null;
}

/**
 * The page of the own report of whoever asks, sent before Next.js is asked; null where none is kept, and for whoever is
 * past their limit, whom the route refuses. Their session, name and run are read from the database each time.
 */
export function findOwnPage(request: IncomingMessage, url: URL): Promise<PrerenderedPage | null> | null {
  const { method, headers } = request;
  if (method !== "GET" || headers[EXPECTED_USER_HEADER] !== undefined) return null;
  const address = ownAddress(url);
  if (!address || readCookie(headers.cookie, USER_COOKIE) === undefined) return null;
  return findHeld(request, url, address);
}
