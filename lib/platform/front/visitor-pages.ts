import type { IncomingMessage } from "node:http";
import { perProcess } from "../per-process";
import type { PrerenderedPage } from "./pages";

/**
 * Finds what is kept for a visitor at an address, having taken a point of their limit; null leaves it to Next.js. A promise
 * where the database has to say first who is asking.
 */
export type FindVisitorPage = (
  request: IncomingMessage,
  url: URL,
) => PrerenderedPage | null | Promise<PrerenderedPage | null>;

/** Next.js bundles what makes pages apart from the server, which sends those that are kept: both share this value. */
const finder = perProcess<FindVisitorPage>("visitor-pages", () => () => null);

/** Says how pages of the API that are kept in memory are found, from now on. */
export function setVisitorPages(find: FindVisitorPage): void {
  finder.set(find);
}

/** What is kept for this visitor at this address; null where nothing is. */
export function findVisitorPage(request: IncomingMessage, url: URL): ReturnType<FindVisitorPage> {
  return finder.get()(request, url);
}
