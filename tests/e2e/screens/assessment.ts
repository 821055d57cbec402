import type { Page } from "@playwright/test";
import {
  closeLeaders,
  decidedRun,
  dividedEvidence,
  finishedRun,
  runBefore,
  runWithPairs,
  sampleRun,
} from "../support/runs";
import { pressAll, type Screens } from "./screen-state";

const STATE = "main fieldset > .choice";
const PLUS = "main [role=group] .icon-btn:has(path[d^='M12 5'])";
const SKIP_PORTRAITS = "main section > header .btn";
const BLOCK = "main fieldset .choice:has([type=radio])";
const OVERVIEW = "main section .btn[aria-haspopup=dialog]";
const DECIDER = "section[aria-labelledby=decider-title]";
const REPORT = "section[aria-labelledby=report-title]";
const complete = "section[aria-labelledby=profile-title]";

const COMPLETION = /\/api\/assessment\/complete/;

/** As far as the page is told. */
const goOffline = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
    window.dispatchEvent(new Event("offline"));
  });

export const ASSESSMENT_SCREENS: Screens = {
  "/rheti": [
    { name: "empty", path: "/rheti", run: () => runWithPairs(0), shows: "[data-side=left][aria-pressed=false]" },
    {
      name: "half way, chosen strongly",
      path: "/rheti",
      run: () => runWithPairs(18),
      reach: (page) => pressAll(page, "[data-side=left]", [0, 0]),
      shows: "[data-side=left][data-strong=true]",
    },
    {
      name: "all pairs in view",
      path: "/rheti",
      run: () => runWithPairs(18),
      reach: (page) => page.locator(OVERVIEW).click(),
      shows: "dialog[open] ol button",
    },
    {
      name: "all answered",
      path: "/rheti",
      run: () => runBefore("hero-moments"),
      shows: "main .btn-primary:enabled",
    },
    { name: "a look at a few", path: "/rheti?pairs=3,17,20", run: finishedRun, shows: "main .btn-primary:enabled" },
  ],
  "/offline": [{ name: "a page that is not kept", path: "/offline", shows: "main .btn-primary" }],
  "/hero-moments": [
    { name: "nothing to go on from", path: "/hero-moments", run: () => runWithPairs(0), shows: "main .card-flat h2" },
    {
      name: "first scene",
      path: "/hero-moments",
      run: () => runBefore("hero-moments"),
      shows: "section[aria-labelledby=scene] .choice",
    },
    {
      name: "complete",
      path: "/hero-moments",
      run: () => runBefore("building-blocks"),
      shows: "main ol .card:nth-child(4)",
    },
  ],
  "/building-blocks": [
    {
      name: "two portraits, one chosen",
      path: "/building-blocks",
      run: () => runBefore("building-blocks"),
      reach: (page) => pressAll(page, "main form .choice", [0]),
      shows: "main form .choice:has([value=a]:checked)",
    },
    {
      name: "nothing chosen",
      path: "/building-blocks",
      run: () => runBefore("building-blocks"),
      reach: (page) => page.locator(SKIP_PORTRAITS).click(),
      shows: BLOCK,
    },
    {
      name: "chosen",
      path: "/building-blocks",
      run: () => runBefore("color-phase"),
      shows: ".choice:has(:checked)",
    },
    {
      name: "no blocks found",
      path: "/building-blocks",
      run: () => runBefore("building-blocks"),
      failing: /\/api\/blocks/,
      reach: (page) => page.locator(SKIP_PORTRAITS).click(),
      shows: ".empty-state button",
    },
  ],
  "/color-phase": [
    { name: "nothing chosen", path: "/color-phase", run: () => runBefore("color-phase"), shows: STATE },
    {
      name: "one chosen",
      path: "/color-phase",
      run: () => runBefore("color-phase"),
      reach: (page) => pressAll(page, STATE, [0]),
      shows: `${STATE}[aria-pressed=true]`,
    },
    {
      name: "a third one refused",
      path: "/color-phase",
      run: () => runBefore("color-phase"),
      reach: (page) => pressAll(page, STATE, [0, 4, 2]),
      shows: "main .alert.tone-info",
    },
    {
      name: "names unknown",
      path: "/color-phase",
      run: () => runBefore("detail-tokens"),
      failing: /\/api\/state/,
      shows: "main [type=range]",
    },
  ],
  "/detail-tokens": [
    {
      name: "of a finished run",
      path: "/detail-tokens",
      run: () => ({ ...finishedRun(), completedAt: Date.now() }),
      shows: "main section.stack > h1[tabindex='-1']",
    },
    { name: "empty", path: "/detail-tokens", run: () => runBefore("detail-tokens"), shows: PLUS },
    {
      name: "complete and level, with the connection lost",
      path: "/detail-tokens",
      run: () => runBefore("detail-tokens"),
      failing: /\/api\/users\//,
      reach: (page) => pressAll(page, PLUS, [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]),
      shows: "main:has(.card-tinted) .text-warning",
    },
    {
      name: "offline",
      path: "/detail-tokens",
      run: () => runBefore("detail-tokens"),
      reach: goOffline,
      shows: "main [role=status] .alert.tone-warning",
    },
  ],
  "/results": [
    { name: "incomplete", path: "/results", run: () => runBefore("color-phase"), shows: "#missing-title" },
    {
      name: "complete, with the answers behind a type",
      path: "/results",
      run: finishedRun,
      reach: (page) => page.locator("summary").first().click(),
      shows: "details[open] li",
    },
    { name: "a sample", path: "/results", run: sampleRun, shows: "main .alert.tone-warning .link" },
    { name: "close leaders", path: "/results", run: closeLeaders, shows: `${DECIDER} .btn` },
    { name: "pairs and scenes that disagree", path: "/results", run: dividedEvidence, shows: `${DECIDER} .btn` },
    { name: "an extra scene", path: "/results", run: () => decidedRun(1), shows: `${DECIDER} .choice` },
    {
      name: "what the extra scenes say",
      path: "/results",
      run: () => decidedRun(),
      shows: `${DECIDER} .btn-secondary`,
    },
    {
      name: "a report that could not be made",
      path: "/results",
      run: finishedRun,
      failing: COMPLETION,
      reach: (page) => page.locator(`${REPORT} .btn`).click(),
      shows: `${REPORT} .tone-danger`,
    },
    {
      name: "a report that waits for the connection",
      path: "/results",
      run: finishedRun,
      failing: COMPLETION,
      reach: async (page) => {
        await page.route(COMPLETION, (route) => route.abort());
        await goOffline(page);
        await page.locator(`${REPORT} .btn`).click();
      },
      shows: `${REPORT} .tone-info`,
    },
    {
      name: "a report that is ready",
      path: "/results?love",
      run: finishedRun,
      viewer: "owner",
      reach: (page) => page.locator(`${REPORT} .btn`).click(),
      shows: `${REPORT} .tone-success a`,
    },
  ],
  "/report": [{ name: "complete", path: "/report", run: finishedRun, shows: complete }],
};
