import type { Page } from "@playwright/test";
import type { ActionRecord, AdministratorRecord } from "@/lib/accounts/schema/administrators";
import type { QueuedMail } from "@/lib/accounts/schema/people";
import { ALERT, type ScreenState, type Screens } from "./screen-state";

const PAGE = "/admin/administrators";
const AT = "2026-11-20T10:00:00.000Z";
const OWNER: AdministratorRecord = {
  ...{ id: "0c7f7a52-6f0e-4a7e-9d57-27a9c9a3c001", email: "meera@example.org", invitedAt: AT },
  ...{ role: "owner", state: "active", secondFactor: true },
};
const INVITED: AdministratorRecord = {
  ...OWNER,
  ...{ id: "0c7f7a52-6f0e-4a7e-9d57-27a9c9a3c002", email: "kabir@example.org" },
  ...{ role: "editor", state: "invited", secondFactor: false },
};
const ACTION: ActionRecord = {
  ...{ id: 2, at: AT, email: OWNER.email, role: "owner", action: "textPublish", subject: "love" },
  endpoint: "PATCH /api/v2/coverage/atoms/[id]",
};
const MAIL: QueuedMail = {
  ...{ id: OWNER.id, kind: "temporaryPassword", email: "asha@example.org", createdAt: AT },
  ...{ attempts: 5, givenUpAt: AT },
};

/** Answers of the server as they are where administrators have accounts. */
const WITH_ACCOUNTS: Readonly<Record<string, object>> = {
  "**/api/administrators": { items: [OWNER, INVITED], next: null },
  "**/api/administrators/me": {
    administrator: OWNER,
    role: "owner",
    permissions: ["administrators:manage", "log:read"],
  },
  "**/api/administrators/me/sessions": {
    items: [
      { id: OWNER.id, createdAt: AT, lastUsedAt: AT, browser: "Mozilla/5.0 (X11; Linux x86_64)", current: true },
      { id: INVITED.id, createdAt: AT, lastUsedAt: AT, browser: "", current: false },
    ],
    next: null,
  },
  "**/api/actions*": { items: [ACTION, { ...ACTION, id: 1, email: null, action: "refused" }], next: null },
  "**/api/mails": { items: [MAIL], next: null },
};

async function openAnswered(page: Page): Promise<void> {
  for (const [path, json] of Object.entries(WITH_ACCOUNTS)) await page.route(path, (route) => route.fulfill({ json }));
  await page.reload();
}

const answered = (name: string, path: string, shows: string, then?: (page: Page) => Promise<void>): ScreenState => ({
  name,
  path,
  viewer: "admin",
  reach: async (page) => {
    await openAnswered(page);
    await then?.(page);
  },
  shows,
});

export const ADMINISTRATION_SCREENS: Screens = {
  "/admin/administrators": [
    answered("one's own account", PAGE, "section[aria-labelledby=sessions-title] li button"),
    answered("all of them", `${PAGE}?tab=all`, "main table .badge"),
    answered("the log", `${PAGE}?tab=log`, "main table code"),
    {
      ...answered("one of them", `${PAGE}?tab=all`, "dialog[open] select", (page) =>
        page.locator("main table button").first().click(),
      ),
      oneLanguage: true,
    },
    {
      name: "a page that is in another role",
      path: PAGE,
      viewer: "admin",
      oneLanguage: true,
      reach: async (page) => {
        await openAnswered(page);
        await page.goto("/admin/people");
      },
      shows: "main .tone-warning",
    },
  ],
  "/admin/people": [
    { name: "accounts", path: "/admin/people", viewer: "admin", shows: "main table button" },
    { name: "nobody who fits", path: "/admin/people?q=nobody-has-this-name", viewer: "admin", shows: ".empty-state" },
    { name: "not to be had", path: "/admin/people", viewer: "admin", failing: /\/api\/people/, shows: ALERT },
    {
      name: "one account, and the question before its end",
      path: "/admin/people?q=example",
      viewer: "admin",
      oneLanguage: true,
      reach: async (page) => {
        await page.route("**/api/mails", (route) => route.fulfill({ json: { items: [MAIL], next: null } }));
        await page.reload();
        await page.locator("main table button").first().click();
        await page.locator("dialog[open] .btn-danger").click();
      },
      shows: "dialog[open] .tone-danger",
    },
  ],
  "/admin-join": [
    { name: "a link", path: `/admin-join?token=${"A".repeat(43)}`, shows: "form [type=submit]:enabled" },
    { name: "half a link", path: "/admin-join", shows: ALERT },
  ],
};
