import { randomUUID } from "node:crypto";
import { ALERT, type Screens } from "./screen-state";

const PATH = "/admin/new-report";
const SUBMIT = "main form [type=submit]";
const PACKS = "main section[aria-labelledby=packs-title]";

export const PACK_SCREENS: Screens = {
  "/admin/new-report": [
    { name: "first visit", path: PATH, viewer: "admin", shows: SUBMIT },
    {
      name: "nothing filled in",
      path: PATH,
      viewer: "admin",
      reach: (page) => page.locator(SUBMIT).click(),
      shows: "main form [aria-invalid=true] ~ .field-error",
    },
    {
      name: "a pack was created and checked",
      path: PATH,
      viewer: "admin",
      reach: async (page) => {
        const slug = `screen-${randomUUID().slice(0, 8)}`;
        const card = page.locator(`${PACKS} li.card`, { hasText: slug });
        await page.locator("main [name=slug]").fill(slug);
        await page.locator("main [name=domain]").fill("Brothers and sisters");
        await page.locator("main [name=input]").selectOption("single");
        await page.locator(SUBMIT).click();
        await page.locator("#created-title").waitFor();
        await card.locator("[data-qa=never] button").first().click();
        await card.locator("[data-qa=blocked] summary").first().click({ timeout: 60_000 });
      },
      shows: `${PACKS} [data-qa=blocked] details[open] li`,
    },
    { name: "packs not to be had", path: PATH, viewer: "admin", failing: /\/api\/v2\/packs$/, shows: ALERT },
  ],
};
