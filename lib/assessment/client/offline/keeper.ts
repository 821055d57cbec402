import { isLocale, type Locale } from "@/lib/platform/i18n/locales";
import { cacheOf, keptAddress, OFFLINE_CACHE, type OfflineFiles, type PageForm } from "./offline-files";

/** Where the language that was kept last is noted, in a cache that outlives releases. */
const LANGUAGE_ENTRY = "/offline-language";

/** What belongs to one way over the network: how it was packed there, and whom a shared cache may hand it to. */
const OF_THE_WAY = ["content-encoding", "content-length", "set-cookie", "vary"];

const FORMS = ["document", "data"] as const satisfies readonly PageForm[];

/** Fills and reads the caches of one release. Nothing that is kept is anybody's: pages and texts are the same for all. */
export function createKeeper(files: OfflineFiles, caches: CacheStorage, load: typeof fetch) {
  const own = () => caches.open(cacheOf(files.release));

  /** Looks in the caches of all releases: the name of a file of the build changes with what is in it. */
  const find = (address: string): Promise<Response | undefined> => caches.match(address, { ignoreVary: true });

  /** @throws Error when the server does not send it, or it is of another release. */
  async function keepFile(cache: Cache, address: string): Promise<void> {
    if (await cache.match(address, { ignoreVary: true })) return;
    const response = (await find(address)) ?? (await load(address));
    if (!response.ok) throw new Error(`${response.status}: ${address}`);
    await cache.put(address, response);
  }

  /** @throws as above; TypeError where the server redirects, as it does without a session. */
  async function keepPage(cache: Cache, address: string, form: PageForm): Promise<void> {
    if (await cache.match(address)) return;
    const headers: HeadersInit = form === "data" ? { rsc: "1" } : {};
    const response = await load(address, { headers, redirect: "error", cache: "no-cache" });
    const text = await response.text();
    if (!response.ok || !text.includes(files.release)) throw new Error(`${response.status}: ${address}`);
    const kept = new Headers(response.headers);
    for (const name of OF_THE_WAY) kept.delete(name);
    await cache.put(address, new Response(text, { headers: kept }));
  }

  async function language(): Promise<Locale | null> {
    const noted = await (await find(LANGUAGE_ENTRY))?.text();
    return isLocale(noted) ? noted : null;
  }

  return {
    find,
    /** The language that a person goes on in without a connection; null when nothing is kept. */
    language,
    /** Keeps all that the steps need in a language, and notes it once all is there. @throws where something does not come. */
    async keep(locale: Locale): Promise<void> {
      const cache = await own();
      const addresses = [...files.shared, ...files.languages[locale]];
      await Promise.all([
        ...addresses.map((address) => keepFile(cache, address)),
        ...files.pages.flatMap((page) => FORMS.map((form) => keepPage(cache, keptAddress(page, locale, form), form))),
      ]);
      await (await caches.open(OFFLINE_CACHE)).put(LANGUAGE_ENTRY, new Response(locale));
    },
    /** A page of this release, as the answer to whatever address it was asked under; null when it is not kept. */
    async page(page: string, locale: Locale, form: PageForm): Promise<Response | null> {
      const found = await (await own()).match(keptAddress(page, locale, form));
      return found ? new Response(found.body, { headers: found.headers }) : null;
    },
    /** Removes what other releases kept. */
    async forgetOthers(): Promise<void> {
      const current = [OFFLINE_CACHE, cacheOf(files.release)];
      const others = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHE) && !current.includes(name));
      await Promise.all(others.map((name) => caches.delete(name)));
    },
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
