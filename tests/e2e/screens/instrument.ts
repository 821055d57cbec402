import type { Page } from "@playwright/test";
import type { InstrumentReply } from "@/lib/assessment/schema/instrument";
import { ALERT, type Screens } from "./screen-state";

const PATH = "/admin/instrument";
const AT = "2026-11-20T10:00:00.000Z";
const ID = "0c7f7a52-6f0e-4a7e-9d57-27a9c9a3c001";

const bins = (away: number) =>
  Array.from({ length: 10 }, (_, at) => ({ said: (at + 0.5) / 10, found: (at + 0.5 + away) / 10, people: 120 }));

/** What an instance has that many people used: an estimate that is adopted, and one that runs. */
const USED: InstrumentReply = {
  ...{ edition: 2, runs: 21_000, minRuns: 500, maxRuns: 20_000, since: "2026-01-05" },
  estimation: { kind: "running", share: 0.4, startedAt: AT },
  calibrations: [
    {
      ...{ id: ID, createdAt: AT, runs: 20_000, comparedTo: null },
      comparison: {
        ...{ gain: 0.041, gainError: 0.006, changed: 0.083, verdict: "gain" },
        curve: { base: bins(0.4), candidate: bins(0.1) },
        moved: [{ pairId: 8, discrimination: 0.82, discriminationError: 0.06, bias: -0.51, biasError: 0.08 }],
      },
      differences: [
        { pairId: 12, locale: "ur-G4", difference: 0.83, error: 0.15, p: 0.001, flagged: true },
        { pairId: 3, locale: "hi-Latn", difference: -0.05, error: 0.15, p: 1, flagged: false },
      ],
    },
    {
      ...{ id: ID.replace("c001", "c002"), createdAt: "2026-11-01T10:00:00.000Z", runs: 800, comparedTo: null },
      comparison: {
        ...{ gain: 0.001, gainError: 0.004, changed: 0.02, verdict: "no-gain" },
        curve: { base: bins(0.1), candidate: bins(0.2) },
        moved: [],
      },
      differences: [],
    },
  ],
  adoptions: [{ id: 1, calibrationId: ID, adoptedAt: AT }],
};

/** Opens the page as it is on such an instance. */
async function openUsed(page: Page): Promise<void> {
  await page.route("**/api/instrument", (request) => request.fulfill({ json: USED }));
  await page.route("**/api/instrument/estimation", (request) => request.fulfill({ json: USED.estimation }));
  await page.reload();
  await page.locator("#result-title").waitFor();
}

export const INSTRUMENT_SCREENS: Screens = {
  "/admin/instrument": [
    { name: "nothing estimated", path: PATH, viewer: "admin", shows: "main .empty-state" },
    {
      name: "an estimate in use, another one under way",
      path: PATH,
      viewer: "admin",
      reach: openUsed,
      shows: "main [role=progressbar]",
    },
    {
      name: "the question before going back",
      path: PATH,
      viewer: "admin",
      oneLanguage: true,
      reach: async (page) => {
        await openUsed(page);
        await page.locator("section[aria-labelledby=in-use-title] button").first().click();
      },
      shows: "dialog[open] .dialog-foot button",
    },
    { name: "not to be had", path: PATH, viewer: "admin", failing: /\/api\/instrument$/, shows: ALERT },
  ],
};
