import type { Page } from "@playwright/test";
import { BELL_STATES } from "./notifications";
import { ALERT, type Screens, signInWrongly } from "./screen-state";

/** A button of the account panel, by its place. */
const openDialog = (place: number) => async (page: Page) => {
  await page.locator("#account [aria-haspopup=dialog].btn").nth(place).click();
};
const TOKEN = "A".repeat(43);

const FORGOT = "main form .btn-ghost";

export const ACCOUNT_SCREENS: Screens = {
  "/login": [
    { name: "first visit", path: "/login", shows: "form [type=submit]:enabled" },
    {
      name: "nothing filled in",
      path: "/login",
      reach: (page) => page.locator("form [type=submit]").click(),
      shows: ALERT,
    },
    {
      name: "a wrong password",
      path: "/login",
      failing: /\/api\/auth\/get-reports/,
      reach: signInWrongly,
      shows: ALERT,
    },
    {
      name: "an address to be confirmed first",
      path: "/login",
      reach: async (page) => {
        const reply = { user: { email: "asha@example.org" }, requiresVerification: true, mustChangePassword: false };
        await page.route(/\/api\/auth\/get-reports/, (route) => route.fulfill({ json: reply }));
        await signInWrongly(page);
      },
      shows: "main .tone-warning .btn",
    },
    {
      name: "password recovery without an e-mail",
      path: "/login",
      reach: async (page) => {
        await page.locator(FORGOT).click();
        await page.locator("dialog [type=submit]").click();
      },
      shows: "dialog[open] [role=alert]",
    },
  ],
  "/compare": [
    { name: "a visitor who is invited", path: "/compare#ABCDE-FGHJK", shows: "main ul" },
    {
      name: "an invitation that is open",
      path: "/compare",
      viewer: "owner",
      reach: async (page) => {
        await page.route(/\/api\/pairs\/preview/, (route) => route.fulfill({ json: { firstName: "Asha" } }));
        await page.goto("/compare#ABCDE-FGHJK");
        await page.reload();
      },
      shows: "#consent",
    },
    {
      name: "an invitation that cannot be had",
      path: "/compare#ABCDE-FGHJK",
      viewer: "owner",
      failing: /\/api\/pairs\/preview/,
      shows: ALERT,
    },
  ],
  "/reports": [
    { name: "empty", path: "/reports", viewer: "walker", shows: ".empty-state" },
    { name: "full", path: "/reports", viewer: "owner", shows: "main ul .card" },
    {
      name: "sharing",
      path: "/reports",
      viewer: "owner",
      reach: (page) => page.locator("main ul .card button").first().click(),
      shows: "dialog[open] section > h3 ~ p:not([role=status])",
    },
    { name: "not to be had", path: "/reports", viewer: "owner", failing: /\/api\/users\/.*\/reports/, shows: ALERT },
    ...BELL_STATES,
    {
      name: "a new address that waits",
      path: "/reports",
      viewer: "owner",
      reach: async (page) => {
        const waiting = { email: "asha.verma.of.the.long.street@example.org", until: "2030-05-01T10:00:00.000Z" };
        await page.route(/\/api\/users\/[^/]+\/email$/, (route) => route.fulfill({ json: { waiting } }));
        await page.reload();
      },
      shows: "#account .alert",
    },
    { name: "details", path: "/reports", viewer: "owner", reach: openDialog(0), shows: "dialog[open] [type=tel]" },
    {
      name: "another address that is none",
      path: "/reports",
      viewer: "owner",
      reach: async (page) => {
        await openDialog(1)(page);
        await page.locator("dialog [type=email]").fill("somebody");
        await page.locator("dialog [type=submit]").click();
      },
      shows: "dialog[open] .field-error",
    },
    {
      name: "another password",
      path: "/reports",
      viewer: "owner",
      reach: openDialog(2),
      shows: "dialog[open] [autocomplete=new-password]",
    },
    {
      name: "the end of the account, with a wrong password",
      path: "/reports",
      viewer: "owner",
      failing: /\/api\/users\/.*\/deletion/,
      reach: async (page) => {
        await openDialog(4)(page);
        await page.locator("dialog [type=password]").fill("not the password");
        await page.locator("dialog [type=submit]").click();
      },
      shows: "dialog[open] [role=alert]",
    },
  ],
  "/new-password": [
    { name: "first visit", path: "/new-password", shows: "form [type=submit]:enabled" },
    {
      name: "nothing filled in",
      path: "/new-password",
      reach: (page) => page.locator("main [type=submit]").click(),
      shows: ".field-error",
    },
  ],
  "/verify-email": [
    { name: "a link", path: `/verify-email?token=${TOKEN}`, shows: "main .btn-lg" },
    { name: "half a link", path: "/verify-email", shows: ALERT },
    {
      name: "a link that is used up",
      path: `/verify-email?token=${TOKEN}`,
      failing: /\/api\/auth\/verify-email/,
      reach: (page) => page.locator("main .btn-lg").click(),
      shows: ALERT,
    },
  ],
  "/keep-account": [{ name: "a link", path: `/keep-account?token=${TOKEN}`, shows: "main .btn-lg" }],
  "/restore-email": [
    { name: "a link", path: `/restore-email?token=${TOKEN}`, shows: "main .btn-lg" },
    { name: "half a link", path: "/restore-email", shows: ALERT },
  ],
  "/privacy": [{ name: "all of it", path: "/privacy", shows: "main dl code" }],
};
