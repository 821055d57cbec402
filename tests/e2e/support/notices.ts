import { randomUUID } from "node:crypto";
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  type Request,
} from "@playwright/test";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { fullRun } from "@/tests/support/sample-runs";
import { ADMIN_PASSWORD } from "./admin-password";
import { registerByApi, somebody } from "./people";
import { someAddress } from "./visitor";

/** Somebody with a finished run, and their browser, signed in at one copy of the server. */
export interface Watcher {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly id: string;
}

const POLL = /\/api\/notifications\/recent/;

const post = async (api: APIRequestContext, path: string, data: unknown) => {
  const response = await api.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
};

/** A new person whose run gives this type, looking at their reports. */
export async function watcherOfType(browser: Browser, origin: string, type: PersonalityType): Promise<Watcher> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  const id = await registerByApi(context.request, somebody());
  const assessmentData = fullRun(type, randomUUID(), Date.now());
  await post(context.request, "/api/assessment/complete", { reportType: "standard", assessmentData });
  const user = JSON.stringify({ id, userId: id, firstName: "Asha", lastName: "Verma" });
  await context.addInitScript((value) => localStorage.setItem("loggedInUser", value), user);
  const page = await context.newPage();
  await page.goto("/reports");
  await expect(bell(page)).toBeVisible();
  await firstPoll(page);
  return { context, page, id };
}

/** Keeps what other tests send off the pages of a browser: an administrator's would show all of it. */
export async function withoutNews(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ask = window.fetch;
    const nothing = { notifications: [], opened: [], clearedAt: null, timestamp: new Date().toISOString() };
    window.fetch = (input, init) =>
      String(input).includes("/api/notifications/recent")
        ? Promise.resolve(Response.json(nothing))
        : ask.call(window, input, init);
  });
}

/** The list is known from here on: what comes now is new. */
export async function firstPoll(page: Page): Promise<void> {
  await page.waitForResponse(POLL);
}

export async function administrator(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  await post(context.request, "/api/auth/admin-login", { password: ADMIN_PASSWORD });
  return context;
}

interface Sent {
  readonly id: string;
  readonly title: string;
  /** When it is due, in milliseconds since 1970. */
  readonly due: number;
}

/** Sends something to people of some types, at once or in so many seconds. */
export async function sendTo(admin: BrowserContext, types: readonly number[], inSeconds = 0): Promise<Sent> {
  const title = `Word ${randomUUID().slice(0, 8)}`;
  const due = Date.now() + inSeconds * 1_000;
  const scheduledFor = inSeconds > 0 ? new Date(due).toISOString() : null;
  const body = { title, message: "Something is new", targetAudience: "personality_types", personalityTypes: types };
  const { notification } = await post(admin.request, "/api/notifications", { ...body, scheduledFor });
  return { id: notification.id, title, due };
}

export const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
export const unread = (page: Page, count: number) =>
  page.getByRole("button", { name: `Notifications, ${count} unread`, exact: true });
export const notice = (page: Page, title: string) => page.getByRole("dialog").getByRole("button", { name: title });

/** What the administrators' list says of one. */
export async function deliveryOf(admin: BrowserContext, id: string) {
  const { notifications } = await (await admin.request.get("/api/notifications")).json();
  const found = notifications.find((each: { id: string }) => each.id === id);
  return { recipients: found?.recipients, opened: found?.opened, sentAt: found?.sentAt };
}

/** Notes the polls from now on, of all tabs of a browser. */
export function pollsOf({ context }: Pick<Watcher, "context">): Request[] {
  const polls: Request[] = [];
  context.on("request", (request) => {
    if (POLL.test(request.url())) polls.push(request);
  });
  return polls;
}

const PLACES = { toast: ".toast-card", list: "dialog[open] button" } as const;
/** Longer than any machine takes for the polls that are allowed, in milliseconds. */
const LONG = 60_000;
/**
 * A poll every 2 s, of a server that looks every 0.9 s: the first may come too early, the second brings it, and a
 * third may have begun by the time that it shows. How long that takes is measured by `npm run bench -- poll`.
 */
const MOST_POLLS = 3;

/**
 * Waits until a notification shows, as a toast or in the open list, and expects that it did not take more polls than
 * it may. An assertion would look again after a second in the end, which is too rarely to tell.
 * @param from when it went out, in milliseconds since 1970
 * @returns when it showed, in milliseconds since 1970
 */
export async function expectSoon(
  { context, page }: Watcher,
  place: keyof typeof PLACES,
  { title }: Pick<Sent, "title">,
  from = Date.now(),
): Promise<number> {
  const begun: number[] = [];
  const note = (request: Request) => {
    if (POLL.test(request.url()) && Date.now() >= from) begun.push(Date.now());
  };
  context.on("request", note);
  await page.waitForFunction(
    ([selector, words]) => [...document.querySelectorAll(selector)].some((each) => each.textContent?.includes(words)),
    [PLACES[place], title] as const,
    { timeout: LONG, polling: 50 },
  );
  const shown = Date.now();
  context.off("request", note);
  expect(begun.length).toBeLessThanOrEqual(MOST_POLLS);
  return shown;
}
