import type { Page } from "@playwright/test";
import type { DeliveriesReply, TokensReply, WebhooksReply } from "@/lib/programs/schema";
import { ALERT, type Screens } from "./screen-state";

const PATH = "/admin/programs";
const AT = "2026-11-20T10:00:00.000Z";
const LATER = "2099-01-01T10:00:00.000Z";
const ID = "0c7f7a52-6f0e-4a7e-9d57-27a9c9a3c001";

const token = { id: ID, createdAt: AT, expiresAt: LATER, lastUsedAt: AT, revokedAt: null };
const TOKENS: TokensReply = {
  items: [
    { ...token, name: "Warehouse", scopes: ["figures:read", "data:export"] },
    { ...token, id: "2", name: "Old warehouse", scopes: ["figures:read"], lastUsedAt: null, revokedAt: AT },
  ],
  next: null,
};
const WEBHOOKS: WebhooksReply = {
  items: [{ id: ID, url: "https://warehouse.example/runs", enabled: true, createdAt: AT, waiting: 2 }],
  next: null,
};
const delivery = {
  payload: {
    type: "run.completed",
    timestamp: AT,
    data: { runId: ID, type: 4, theme: "love", language: "en", completedAt: AT },
  },
  createdAt: AT,
  dueAt: null,
  deliveredAt: null,
} as const;
const DELIVERIES: DeliveriesReply = {
  items: [
    { ...delivery, id: "3", state: "waiting", attempts: 2, dueAt: LATER, lastStatus: null },
    { ...delivery, id: "2", state: "givenUp", attempts: 290, lastStatus: 500 },
    { ...delivery, id: "1", state: "delivered", attempts: 1, deliveredAt: AT, lastStatus: 204 },
  ],
  next: null,
};

/** Opens the page as it is where programs come and go. */
async function openUsed(page: Page): Promise<void> {
  await page.route("**/api/programs/tokens", (route) => route.fulfill({ json: TOKENS }));
  await page.route("**/api/programs/webhooks", (route) => route.fulfill({ json: WEBHOOKS }));
  await page.route("**/api/programs/webhooks/*/deliveries", (route) => route.fulfill({ json: DELIVERIES }));
  await page.reload();
  await page.locator("main [data-list=webhooks] summary").click();
}

export const PROGRAM_SCREENS: Screens = {
  "/admin/programs": [
    {
      name: "nothing filled in",
      path: PATH,
      viewer: "admin",
      reach: (page) => page.locator("main form [type=submit]").first().click(),
      shows: "main form [aria-invalid=true] ~ .field-error",
    },
    {
      name: "tokens, and an address with deliveries",
      path: PATH,
      viewer: "admin",
      oneLanguage: true,
      reach: openUsed,
      shows: "main [data-list=deliveries] li:nth-child(3)",
    },
    { name: "not to be had", path: PATH, viewer: "admin", failing: /\/api\/programs\/tokens$/, shows: ALERT },
  ],
};
