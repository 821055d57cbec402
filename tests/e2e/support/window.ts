import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Account, remember } from "./accounts";
import { withoutNews } from "./notices";
import { reportViolations } from "./violations";
import { someAddress } from "./visitor";

/** Who looks, and what they are shown. */
export interface WindowOptions {
  /** Null for somebody unknown. */
  readonly account: Account | Pick<Account, "storageState"> | null;
  /** Whether what other tests send may pop up. */
  readonly news: boolean;
}

type Cookies = Parameters<BrowserContext["addCookies"]>[0];

/** The windows of this worker, by whose they are. */
const windows = new Map<string, Page>();

async function openWindow(browser: Browser, { account, news }: WindowOptions): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await reportViolations(context);
  if (!news) await withoutNews(context);
  if (account && "id" in account) await remember(context, account);
  return context.newPage();
}

/** Takes away what was looked at last and all that it left in the browser, on a page of ours that does nothing. */
async function clear(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.goto("/icon.svg");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  page.removeAllListeners("console");
  page.removeAllListeners("pageerror");
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const removed = (name: string) =>
      new Promise<void>((done, failed) => {
        const asked = indexedDB.deleteDatabase(name);
        asked.onsuccess = () => done();
        asked.onerror = () => failed(asked.error);
      });
    await Promise.all((await indexedDB.databases()).map(({ name = "" }) => removed(name)));
  });
}

/**
 * A window of this viewer as if it were new, of an address of its own and in this language. One window goes from state
 * to state: what it has read once, scripts and the large fonts above all, is a third of the cost of a look.
 * @param whose tells the viewers apart
 */
export async function windowOf(
  browser: Browser,
  whose: string,
  options: WindowOptions,
  language: { readonly locale: string; readonly origin: string },
): Promise<Page> {
  const known = windows.get(whose);
  const page = known && !known.isClosed() ? known : await openWindow(browser, options);
  windows.set(whose, page);
  await clear(page);
  const context = page.context();
  await context.setExtraHTTPHeaders({ "x-forwarded-for": someAddress() });
  await context.clearCookies();
  const state = options.account?.storageState;
  const cookies: Cookies = typeof state === "object" ? state.cookies : [];
  await context.addCookies([...cookies, { name: "selectedLanguage", value: language.locale, url: language.origin }]);
  return page;
}
