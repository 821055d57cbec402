import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  request,
} from "@playwright/test";
import type { Locale } from "@/lib/platform/i18n/locales";
import { ADMIN_PASSWORD } from "./admin-password";
import { registerByApi, somebody } from "./people";
import { closeLeaders, finishedRun, keepReport } from "./runs";
import { someAddress, test as visitorTest } from "./visitor";

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** Somebody whom a whole worker shares: signed in once, and put into a new browser for each visit. */
export interface Account {
  readonly id: string;
  /** Their cookies. */
  readonly storageState: StorageState;
  /** What a browser remembers of them. */
  readonly remembered: string;
}

/** Has every page of a browser know the person from its start: a state with local storage would cost a page of its own. */
export async function remember(context: BrowserContext, { remembered }: Account): Promise<void> {
  await context.addInitScript((user) => {
    if (location.protocol.startsWith("http")) localStorage.setItem("loggedInUser", user);
  }, remembered);
}

export interface Owner extends Account {
  readonly reports: Readonly<Record<Locale, string>>;
}

async function openAccount(api: APIRequestContext): Promise<Account> {
  const person = somebody();
  const id = await registerByApi(api, person);
  const { firstName, lastName } = person;
  return {
    id,
    storageState: await api.storageState(),
    remembered: JSON.stringify({ id, userId: id, firstName, lastName }),
  };
}

/** An API client of its own address, for the length of `work`. */
async function withApi<T>(origin: string, work: (api: APIRequestContext) => Promise<T>): Promise<T> {
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: { "x-forwarded-for": someAddress() } });
  try {
    return await work(api);
  } finally {
    await api.dispose();
  }
}

export interface Accounts {
  /** Where the server under test answers. */
  readonly origin: string;
  /** Has no report; their run is set anew for each visit. */
  readonly walker: Account;
  /** Has a report in each language, from runs that do not all agree. */
  readonly owner: Owner;
  /** Signed in to the administrators' screens, and nobody's user. */
  readonly admin: Pick<Account, "storageState">;
}

export const test = visitorTest.extend<object, Accounts>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern that nothing is needed.
    async ({}, use, { project }) => use(project.use.baseURL ?? ""),
    { scope: "worker" },
  ],
  walker: [async ({ origin }, use) => use(await withApi(origin, openAccount)), { scope: "worker" }],
  owner: [
    async ({ origin }, use) => {
      const owner = await withApi(origin, async (api) => {
        const account = await openAccount(api);
        const keep = (locale: Locale, run = finishedRun()) =>
          keepReport(api, account.id, { reportType: "love", locale, run });
        const reports = {
          en: await keep("en"),
          "hi-G4": await keep("hi-G4"),
          "hi-Latn": await keep("hi-Latn", closeLeaders()),
          "ur-G4": await keep("ur-G4"),
        };
        return { ...account, reports };
      });
      await use(owner);
    },
    { scope: "worker" },
  ],
  admin: [
    async ({ origin }, use) => {
      const storageState = await withApi(origin, async (api) => {
        const response = await api.post("/api/auth/admin-login", { data: { password: ADMIN_PASSWORD } });
        expect(response.status()).toBe(200);
        return api.storageState();
      });
      await use({ storageState });
    },
    { scope: "worker" },
  ],
});
