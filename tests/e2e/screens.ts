import type { Page } from "@playwright/test";
import type { AssessmentDraft } from "@/lib/assessment/domain/draft";
import { FLAG_ORDER } from "@/lib/assessment/domain/report-types";
import type { Locale } from "@/lib/platform/i18n/locales";
import { closeLeaders, decidedRun, finishedRun, runBefore, runWithPairs, sampleRun } from "./support/runs";

/** Who looks: nobody known, somebody on the way without a report, or the owner of reports. */
export type Viewer = "visitor" | "walker" | "owner";

/** One state of a screen that is worth a look of its own. */
export interface ScreenState {
  readonly name: string;
  /** An address, or, for what belongs to the owner, how to get there in a language. */
  readonly path: string | ((reports: Readonly<Record<Locale, string>>, locale: Locale) => string);
  /** A visitor, unless said otherwise; whoever has a run is a walker. */
  readonly viewer?: Viewer;
  /** The run that is open, made anew for each visit. */
  readonly run?: () => AssessmentDraft;
  /** Requests that fail here; the browser's own note of that is no error of the page. */
  readonly failing?: RegExp;
  /** What a person does to get from the opened page to this state. */
  readonly reach?: (page: Page) => Promise<void>;
  /** Something that only this state shows; in every language. */
  readonly shows: string;
}

const ALERT = "main [role=alert]";

async function signInWrongly(page: Page): Promise<void> {
  await page.locator("main input[name=email]").fill("nobody@example.org");
  await page.locator("main input[name=password]").fill("not the password");
  await page.locator("main [type=submit]").click();
}

async function pressAll(page: Page, selector: string, places: readonly number[]): Promise<void> {
  for (const place of places) await page.locator(selector).nth(place).click();
}

const STATE = "main fieldset > .choice";
const PLUS = "main [role=group] .icon-btn:has(path[d^='M12 5'])";
const OVERVIEW = "main section .btn[aria-haspopup=dialog]";
const FORGOT = "main form .btn-ghost";
const DECIDER = "section[aria-labelledby=decider-title]";
const REPORT = "section[aria-labelledby=report-title]";

const complete = "section[aria-labelledby=profile-title]";

/** Every page below a language, as the folders of `app` name it, with the states to visit. */
export const SCREENS: Readonly<Record<string, readonly ScreenState[]>> = {
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
    {
      name: "the list of languages",
      path: "/",
      reach: (page) => page.locator(".language-button").click(),
      shows: "[role=listbox]",
    },
    { name: "somebody who comes back", path: "/", viewer: "owner", shows: "#begin > .btn-primary" },
  ],
  "/[theme]": FLAG_ORDER.map((theme) => ({ name: theme, path: `/${theme}`, shows: `[data-theme=${theme}] form` })),
  "/legacy/[theme]": [{ name: "an old address", path: "/love-report/2023/mine", shows: "[data-theme=love] form" }],
  "/unknown": [{ name: "no page of ours", path: "/no-such/page", shows: "form [type=submit]:enabled" }],
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
      name: "password recovery without an e-mail",
      path: "/login",
      reach: async (page) => {
        await page.locator(FORGOT).click();
        await page.locator("dialog [type=submit]").click();
      },
      shows: "dialog[open] [role=alert]",
    },
  ],
  "/reports": [
    { name: "empty", path: "/reports", viewer: "walker", shows: ".empty-state" },
    { name: "full", path: "/reports", viewer: "owner", shows: "main ul .card" },
    { name: "not to be had", path: "/reports", viewer: "owner", failing: /\/api\/users\/.*\/reports/, shows: ALERT },
  ],
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
      shows: "main .btn-lg:enabled",
    },
    { name: "a look at a few", path: "/rheti?pairs=3,17,20", run: finishedRun, shows: "main .btn-lg:enabled" },
  ],
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
      name: "nothing chosen",
      path: "/building-blocks",
      run: () => runBefore("building-blocks"),
      shows: ".choice:has([type=radio])",
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
    { name: "empty", path: "/detail-tokens", run: () => runBefore("detail-tokens"), shows: PLUS },
    {
      name: "complete and level, with the connection lost",
      path: "/detail-tokens",
      run: () => runBefore("detail-tokens"),
      failing: /\/api\/users\//,
      reach: (page) => pressAll(page, PLUS, [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]),
      shows: "main:has(.card-tinted) .text-warning",
    },
  ],
  "/results": [
    { name: "incomplete", path: "/results", run: () => runBefore("color-phase"), shows: "#missing-title" },
    {
      name: "asked whether to start again",
      path: "/results",
      run: () => runWithPairs(5),
      reach: (page) => page.locator("main .actions .btn-secondary").click(),
      shows: "dialog[open] .dialog-foot",
    },
    {
      name: "complete, with the answers behind a type",
      path: "/results",
      run: finishedRun,
      reach: (page) => page.locator("summary").first().click(),
      shows: "details[open] li",
    },
    { name: "a sample", path: "/results", run: sampleRun, shows: "main .alert.tone-warning .link" },
    { name: "close leaders", path: "/results", run: closeLeaders, shows: `${DECIDER} .btn` },
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
      failing: /\/api\/assessment\/complete/,
      reach: (page) => page.locator(`${REPORT} .btn`).click(),
      shows: `${REPORT} .tone-danger`,
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

/** Pages that are no part of the frame: the reports themselves. */
export const REPORT_PAGES: readonly ScreenState[] = [
  { name: "a report about a type in general", path: "/api/reports/love/4", shows: "main section h2" },
  { name: "the stand-in", path: "/api/emergency-view/8", shows: "main section h2" },
  {
    name: "a report of one's own",
    path: (reports, locale) => reports[locale],
    viewer: "owner",
    shows: "main section h2",
  },
];
