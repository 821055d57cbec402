import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page, expect as patiently } from "@playwright/test";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { ensureBrowser } from "@/scripts/browser";
import { finishedRun, runBefore, runWithPairs } from "@/tests/e2e/support/runs";
import { type Member, register, reportCount, savedRun, saveRun, someAddress } from "@/tests/e2e/support/visitor";
import { statement } from "@/tests/e2e/support/walk";
import { serveProduct } from "../servers";

const ROUNDS = 50;
const AT_ONCE = 2;
/** The connection is lost within this time of the first answer. */
const CUT_WITHIN_MS = 2_500;
const SETTLE_MS = 60_000;
/** A busy machine may take its time; what was lost stays lost. */
const TIMEOUT_MS = 120_000;
const expect = patiently.configure({ timeout: TIMEOUT_MS });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What the screen has shown as taken, by name, and how the server's copy shows that it is there. */
type Acknowledged = Map<string, (run: AssessmentRun, reports: number) => boolean>;

interface Part {
  readonly path: string;
  readonly run: () => AssessmentRun;
  /** Something that shows that the screen is there. */
  readonly shows: (page: Page) => ReturnType<Page["locator"]>;
  readonly act: (page: Page, taken: Acknowledged) => Promise<void>;
}

const first = randomInt(28);
const PARTS: readonly Part[] = [
  {
    path: "/rheti",
    run: () => runWithPairs(first),
    shows: (page) => statement(page, "left"),
    act: async (page, taken) => {
      for (let pair = first + 1; pair <= first + 7; pair += 1) {
        const side = randomInt(2) === 0 ? "left" : "right";
        await statement(page, side).click();
        await expect(statement(page, side)).toHaveAttribute("aria-pressed", "true");
        taken.set(`pair ${pair}`, ({ rheti }) => rheti[pair]?.value?.side === side);
        await page.getByRole("button", { name: "Next", exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(`Pair ${pair + 1} `);
      }
    },
  },
  {
    path: "/hero-moments",
    run: () => runBefore("hero-moments"),
    shows: (page) => page.getByRole("main").getByRole("listitem").first(),
    act: async (page, taken) => {
      for (let scene = 1; scene <= 3; scene += 1) {
        // Nine cards at first, two once the question is between two types.
        const cards = page.getByRole("main").getByRole("listitem").getByRole("button");
        await cards.nth(randomInt(await cards.count())).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(`Scene ${scene + 1} of 4`);
        taken.set(`scene ${scene}`, ({ hero }) => Object.keys(hero).length >= scene);
      }
    },
  },
  {
    path: "/detail-tokens",
    run: () => runBefore("detail-tokens"),
    shows: (page) => page.getByRole("button", { name: "Add a token to Social" }),
    act: async (page, taken) => {
      const areas = ["Self-Preservation", "One-to-One", "Social"];
      for (let placed = 1; placed <= 8; placed += 1) {
        await page.getByRole("button", { name: `Add a token to ${areas[randomInt(3)]}` }).click();
        await expect(page.getByRole("main").getByText(new RegExp(`^${10 - placed} tokens? left`))).toBeAttached();
        taken.set(`token ${placed}`, ({ tokens }) => {
          const { self = 0, oneToOne = 0, social = 0 } = tokens?.value ?? {};
          return self + oneToOne + social >= placed;
        });
      }
    },
  },
  {
    path: "/results",
    run: finishedRun,
    shows: (page) => page.getByRole("button", { name: "Generate My Report" }),
    act: async (page, taken) => {
      await pause(randomInt(CUT_WITHIN_MS));
      await page.getByRole("button", { name: "Generate My Report" }).click();
      await expect(page.getByText(/Your report is ready|couldn’t be made/).first()).toBeVisible();
      taken.set("report", ({ completedAt }, reports) => completedAt !== null && reports === 1);
    },
  },
];

/** What of the acknowledged is not on the server, once it has had time to get there. */
async function missing(context: BrowserContext, member: Member, taken: Acknowledged): Promise<string[]> {
  for (const end = Date.now() + SETTLE_MS; ; await pause(300)) {
    const run = await savedRun(context);
    const reports = await reportCount(context, member.id);
    const open = [...taken].filter(([, isThere]) => !run || !isThere(run, reports)).map(([name]) => name);
    if (open.length === 0 || Date.now() > end) return open;
  }
}

interface Outcome {
  readonly acknowledged: number;
  readonly lost: readonly string[];
}

/** One walk of a new person, cut off at a random moment; in half of the rounds the tab is closed before it is over. */
async function round(browser: Browser, baseURL: string, part: Part): Promise<Outcome> {
  const context = await browser.newContext({
    baseURL,
    locale: "en-US",
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    const page = await context.newPage();
    const member = await register(page);
    await saveRun(context, member.id, part.run());
    await page.goto(part.path);
    await part.shows(page).waitFor();
    const taken: Acknowledged = new Map();
    const cut = pause(randomInt(CUT_WITHIN_MS)).then(() => context.setOffline(true));
    await part.act(page, taken);
    await cut;
    await pause(randomInt(1_500));
    const closesTab = randomInt(2) === 0;
    if (closesTab) await page.close();
    await context.setOffline(false);
    if (closesTab) await (await context.newPage()).goto(randomInt(2) === 0 ? part.path : "/reports");
    return { acknowledged: taken.size, lost: await missing(context, member, taken) };
  } finally {
    await context.close();
  }
}

/** Loses the connection in the browser again and again. Returns whether all that a screen acknowledged is on the server. */
export async function browserRounds(): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), "ninefold-faults-"));
  const env = { DATA_DIR: data, DATABASE_URL: "", ADMIN_PASSWORD: "bench only", TRUST_PROXY: "1" };
  const server = await serveProduct(env);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  const outcomes: Outcome[] = [];
  let begun = 0;
  const lane = async () => {
    while (begun < ROUNDS) {
      const part = PARTS[begun % PARTS.length];
      begun += 1;
      if (part) outcomes.push(await round(browser, server.url, part));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  } finally {
    await browser.close();
    server.stop();
    rmSync(data, { recursive: true, force: true });
  }
  const acknowledged = outcomes.reduce((sum, each) => sum + each.acknowledged, 0);
  const lost = outcomes.flatMap((each) => each.lost);
  console.log(
    `Browser: ${outcomes.length} rounds of a lost connection; acknowledged ${acknowledged}, lost ${lost.length}`,
  );
  for (const what of lost.slice(0, 10)) console.log(`  lost: ${what}`);
  return lost.length === 0 && outcomes.length === ROUNDS && acknowledged > ROUNDS;
}
