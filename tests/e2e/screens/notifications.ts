import type { Page } from "@playwright/test";
import type { ScreenState } from "./screen-state";

const TAB = { path: "/analytics?tab=notifications", viewer: "admin" } as const;
const SENT = {
  id: "a",
  title: "नया: an update for everyone",
  message: "The reports have a new chapter.\nخوش آمدید",
  type: "update",
  createdAt: "2026-11-20T10:00:00.000Z",
  words: { "ur-G4": { title: "سب کے لیے", message: "رپورٹوں میں ایک نیا باب ہے۔" } },
  link: "/reports",
  revokedAt: null,
  scheduledFor: null,
  sentAt: "2026-11-20T10:00:00.000Z",
  targetAudience: "all",
  personalityTypes: [],
  isBulk: true,
  isActive: true,
  recipients: 12_345,
  opened: 678,
} as const;
const ROWS = [
  { ...SENT, priority: "high" },
  { ...SENT, id: "b", priority: "low", sentAt: null, scheduledFor: "2036-11-20T10:00:00.000Z" },
  { ...SENT, id: "c", priority: "normal", sentAt: null, isActive: false },
  { ...SENT, id: "e", priority: "normal", revokedAt: "2026-11-21T10:00:00.000Z" },
  { ...SENT, id: "d", priority: "low", targetAudience: "personality_types", personalityTypes: [4, 7] },
];

/** The list as the server would give it with one of each kind: what is really sent pops up in other tests. */
async function fillList(page: Page): Promise<void> {
  await page.route(/\/api\/notifications$/, (route) => route.fulfill({ json: { notifications: ROWS, next: "later" } }));
  await page.reload();
}

async function fillInbox(page: Page): Promise<void> {
  const timestamp = "2026-11-21T10:00:00.000Z";
  const body = { notifications: [ROWS[0], ROWS[4]], revoked: [], opened: ["d"], clearedAt: null, timestamp };
  await page.route(/\/api\/notifications\/recent/, (route) => route.fulfill({ json: body }));
  await page.reload();
  await page.locator(".bell").click();
}

export const NOTIFICATION_STATES: readonly ScreenState[] = [
  { ...TAB, name: "notifications", shows: "form [name=title]" },
  { ...TAB, name: "notifications, with one of each state", reach: fillList, shows: ".sent-row .btn" },
  {
    ...TAB,
    name: "notifications, nothing filled in",
    reach: async (page) => {
      await page.locator("main select").nth(2).selectOption("personality_types");
      await page.locator("main form [type=submit]").click();
    },
    shows: "#notification-types-error",
  },
  {
    ...TAB,
    name: "notifications, everyone asked about, with words of a language",
    reach: async (page) => {
      await page.locator("main [name=title]").fill("A title");
      await page.locator("main [name=message]").fill("A message");
      await page.locator("main form summary").click();
      await page.locator("main form [type=submit]").click();
    },
    shows: "dialog[open] .btn-primary",
  },
  {
    ...TAB,
    name: "notifications, nothing to be had",
    failing: /\/api\/notifications/,
    shows: "main [role=alert]",
  },
  {
    ...TAB,
    name: "notifications, not sent",
    oneLanguage: true,
    failing: /\/api\/notifications(\?|$)/,
    reach: async (page) => {
      await page.locator("main [name=title]").fill("A title");
      await page.locator("main [name=message]").fill("A message");
      await page.locator("main form [type=submit]").click();
      await page.locator("dialog[open] .btn-primary").click();
      await page.locator(".toast-card").hover();
    },
    shows: ".toast-card.tone-danger",
  },
];

/** Of everybody who has a bell. */
export const BELL_STATES: readonly ScreenState[] = [
  {
    name: "notifications, none",
    path: "/reports",
    viewer: "walker",
    reach: async (page) => {
      const body = { notifications: [], opened: [], clearedAt: null, timestamp: "2026-11-21T10:00:00.000Z" };
      await page.route(/\/api\/notifications\/recent/, (route) => route.fulfill({ json: body }));
      await page.reload();
      await page.locator(".bell").click();
    },
    shows: "dialog[open] .empty-state",
  },
  { name: "notifications, some", path: "/reports", viewer: "owner", reach: fillInbox, shows: ".notice-unread" },
];
