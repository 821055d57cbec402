import { FLAG_ORDER } from "@/lib/assessment/domain/instrument/report-types";
import { runWithPairs } from "../support/runs";
import { ALERT, type Screens, signInWrongly } from "./screen-state";

export const WELCOME_SCREENS: Screens = {
  "/": [
    { name: "first visit", path: "/", shows: "form [type=submit]:enabled" },
    { name: "an organisation's invitation", path: "/?corporate=true", shows: "[data-theme=corporate] form" },
    {
      name: "registering with nothing filled in",
      path: "/",
      reach: (page) => page.locator("form [type=submit]").click(),
      shows: ALERT,
    },
    {
      name: "logging in with a wrong password",
      path: "/",
      failing: /\/api\/auth\/login/,
      reach: async (page) => {
        await page.locator("form [role=group] button").nth(1).click();
        await signInWrongly(page);
      },
      shows: ALERT,
    },
    {
      name: "the terms",
      path: "/",
      reach: (page) => page.locator("form [aria-haspopup=dialog]").click(),
      shows: "dialog[open] h4",
    },
    { name: "somebody who comes back", path: "/", viewer: "owner", shows: "#mine .card .btn-primary" },
    {
      name: "the question before answers are set aside",
      path: "/",
      viewer: "walker",
      run: () => runWithPairs(19),
      reach: (page) => page.locator("#mine .card .btn-ghost").click(),
      shows: "dialog[open] .btn-primary",
    },
    {
      name: "the menu",
      path: "/love",
      viewer: "owner",
      reach: (page) => page.locator("header [popovertarget]").click(),
      shows: ".account-menu:popover-open",
    },
  ],
  "/[theme]": FLAG_ORDER.map((theme) => ({ name: theme, path: `/${theme}`, shows: `[data-theme=${theme}] form` })),
  "/legacy/[theme]": [{ name: "an old address", path: "/love-report/2023/mine", shows: "[data-theme=love] form" }],
  "/unknown": [{ name: "no page of ours", path: "/no-such/page", shows: "form [type=submit]:enabled" }],
};
