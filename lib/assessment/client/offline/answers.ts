import { LOCALE_QUERY, localeFrom } from "@/lib/platform/i18n/locales";
import type { Keeper } from "./keeper";
import { answerFromTexts, type TextTree, textsFor } from "./kept-texts";
import { keptPage, OFFLINE_PAGE, type OfflineFiles, type PageForm } from "./offline-files";

/** How long a screen that is kept waits for the server, in milliseconds: a weak connection may never answer. */
const PATIENCE_MS = 5_000;
/** From here on the server, or what stands before it, says that it cannot answer now. */
const SERVER_AWAY = 500;

/** Files whose names change with what is in them. */
const isHashed = ({ pathname, searchParams }: URL) =>
  /^\/(?:_next\/static|fonts)\//.test(pathname) || (pathname.startsWith("/locales/") && searchParams.has("v"));

/** As what a page is asked for; null for what is fetched ahead in parts, and for every other request. */
function formOf({ mode, headers }: Request): PageForm | null {
  if (mode === "navigate") return "document";
  const isPart = headers.has("next-router-prefetch") || headers.has("next-router-segment-prefetch");
  return headers.has("rsc") && !isPart ? "data" : null;
}

/** The network's answer, or what is kept where it gives none in time. @throws TypeError where neither is there. */
async function networkFirst(fetched: Promise<Response>, kept: () => Promise<Response | null>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response | null>((done) => {
    timer = setTimeout(() => void kept().then(done, () => done(null)), PATIENCE_MS);
  });
  try {
    const first = await Promise.race([fetched, late]);
    const response = first ?? (await fetched);
    return response.status < SERVER_AWAY ? response : ((await kept()) ?? response);
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The network's answer, however long it takes, or what is kept where there is no connection. @throws as above. */
const networkOr = (fetched: Promise<Response>, kept: () => Promise<Response | null>): Promise<Response> =>
  fetched.catch(async (error) => {
    const found = await kept();
    if (found) return found;
    throw error;
  });

/**
 * Makes the function that answers a request of a page; it returns null for all that is none of ours, which the browser
 * then fetches as if there were no worker.
 */
export function createAnswers(files: OfflineFiles, keeper: Keeper, load: typeof fetch) {
  async function fromTexts({ pathname, searchParams }: URL): Promise<Response | null> {
    const locale = localeFrom(searchParams.get("locale"));
    const file = textsFor(pathname);
    const address =
      locale && files.languages[locale].find((each) => each.startsWith(`/locales/${locale}/${file}.json`));
    const kept = address && (await keeper.find(address));
    if (!kept) return null;
    const tree: TextTree = await kept.json();
    return Response.json(answerFromTexts(searchParams, tree));
  }

  return (request: Request, origin: string): Promise<Response> | null => {
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== origin) return null;
    if (isHashed(url)) return keeper.find(url.pathname + url.search).then((kept) => kept ?? load(request));
    if (textsFor(url.pathname)) return networkFirst(load(request), () => fromTexts(url));
    const form = formOf(request);
    const screen = keptPage(url.pathname, files.pages);
    const isKept = screen.page !== OFFLINE_PAGE;
    // Without its data a page that is not kept is asked for as a document.
    if (!form || (form === "data" && !isKept)) return null;
    const kept = async () => {
      const noted = await keeper.language();
      const named = screen.locale ?? localeFrom(url.searchParams.get(LOCALE_QUERY));
      const inNamed = named && (await keeper.page(screen.page, named, form));
      return inNamed || (noted && keeper.page(screen.page, noted, form));
    };
    return isKept ? networkFirst(load(request), kept) : networkOr(load(request), kept);
  };
}
