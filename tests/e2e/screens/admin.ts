import { ANALYTICS_STATES } from "./analytics";
import { NOTIFICATION_STATES } from "./notifications";
import { ALERT, type Screens } from "./screen-state";

const COVERAGE = "/admin/report-coverage";

export const ADMIN_SCREENS: Screens = {
  "/admin-login": [
    { name: "first visit", path: "/admin-login", shows: "form [type=submit]:enabled" },
    {
      name: "a wrong password",
      path: "/admin-login",
      oneLanguage: true,
      failing: /\/api\/auth\/admin-login/,
      reach: async (page) => {
        await page.locator("main input[name=password]").fill("not the password");
        await page.locator("main [type=submit]").click();
      },
      shows: ALERT,
    },
  ],
  "/analytics": [...ANALYTICS_STATES, ...NOTIFICATION_STATES],
  "/admin/report-coverage": [
    { name: "the list", path: COVERAGE, viewer: "admin", shows: ".matrix-row" },
    { name: "the heat map", path: `${COVERAGE}?view=map`, viewer: "admin", shows: ".heat-field" },
    { name: "nothing that fits", path: `${COVERAGE}?type=Nobody`, viewer: "admin", shows: "main [role=status]" },
    {
      name: "not to be had",
      path: COVERAGE,
      viewer: "admin",
      failing: /\/api\/v2\/coverage/,
      shows: ".toast-card",
    },
    {
      name: "a picker open",
      path: COVERAGE,
      viewer: "admin",
      oneLanguage: true,
      reach: async (page) => {
        await page.locator(".matrix-row").first().waitFor();
        await page.locator(".picker-button").nth(2).click();
      },
      shows: ".picker-item",
    },
    {
      name: "the editor, beside its source",
      path: `${COVERAGE}?slug=love&locale=ur&type=Helper&state=none`,
      viewer: "admin",
      reach: async (page) => {
        await page.locator(".matrix-open").first().click();
        await page.locator(".atom textarea").first().fill("[[ur]] You always cure.");
      },
      shows: ".atom-finding",
    },
  ],
};
