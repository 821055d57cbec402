import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { completeDraft } from "@/tests/support/drafts";
import { ADMIN_PASSWORD } from "./admin-password";
import { registerByApi, somebody } from "./people";
import { someAddress } from "./visitor";

/** Somebody with a finished run, and their browser, signed in at one copy of the server. */
export interface Watcher {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly id: string;
}

const post = async (api: APIRequestContext, path: string, data: unknown) => {
  const response = await api.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
};

/** A new person whose run gives this type, looking at their reports. */
export async function watcherOfType(browser: Browser, origin: string, type: 4 | 7): Promise<Watcher> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  const id = await registerByApi(context.request, somebody());
  const assessmentData = completeDraft(type, randomUUID(), Date.now());
  await post(context.request, "/api/assessment/complete", { reportType: "standard", assessmentData });
  const user = JSON.stringify({ id, userId: id, firstName: "Asha", lastName: "Verma" });
  await context.addInitScript((value) => localStorage.setItem("loggedInUser", value), user);
  const page = await context.newPage();
  await page.goto("/reports");
  await expect(bell(page)).toBeVisible();
  await firstPoll(page);
  return { context, page, id };
}

/** The list is known from here on: what comes now is new. */
export async function firstPoll(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes("/api/notifications/recent"));
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
}

/** Sends something to people of some types, at once or in so many seconds. */
export async function sendTo(admin: BrowserContext, types: readonly number[], inSeconds = 0): Promise<Sent> {
  const title = `Word ${randomUUID().slice(0, 8)}`;
  const scheduledFor = inSeconds > 0 ? new Date(Date.now() + inSeconds * 1_000).toISOString() : null;
  const body = { title, message: "Something is new", targetAudience: "personality_types", personalityTypes: types };
  const { notification } = await post(admin.request, "/api/notifications", { ...body, scheduledFor });
  return { id: notification.id, title };
}

export const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
export const unread = (page: Page, count: number) =>
  page.getByRole("button", { name: `Notifications, ${count} unread`, exact: true });
export const notice = (page: Page, title: string) => page.getByRole("dialog").getByRole("button", { name: title });

/** What the administrators' list says of one. */
export async function standing(admin: BrowserContext, id: string) {
  const { notifications } = await (await admin.request.get("/api/notifications")).json();
  const found = notifications.find((each: { id: string }) => each.id === id);
  return { recipients: found?.recipients, opened: found?.opened, sentAt: found?.sentAt };
}

const PLACES = { toast: ".toast-card", list: "dialog[open] button" } as const;

/**
 * Waits until a notification shows, as a toast or in the open list, and says when. An assertion looks again after a
 * second in the end, which is too rarely to tell.
 */
export async function shownAt(page: Page, place: keyof typeof PLACES, title: string, timeout: number): Promise<number> {
  await page.waitForFunction(
    ([selector, words]) => [...document.querySelectorAll(selector)].some((each) => each.textContent?.includes(words)),
    [PLACES[place], title] as const,
    { timeout, polling: 50 },
  );
  return Date.now();
}
