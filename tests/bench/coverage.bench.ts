/**
 * The coverage matrix of 9 slugs, 4 languages, 9 types, 8 states and 3 roles: how long the server takes with 10,000 and
 * with 100,000 texts, when the first rows stand on the screen, and whether scrolling ever meets a blank.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { type Browser, chromium } from "@playwright/test";
import { RULES_VERSION } from "@/lib/content/domain/brand-rules";
import { COVERAGE_LOCALES, COVERAGE_SLUGS, COVERAGE_STATES } from "@/lib/content/domain/dimensions";
import { ensureBrowser } from "../../scripts/browser";
import { atMost, type Bound } from "./bound";
import { type Server, serveProduct } from "./servers";

const ADMIN_PASSWORD = "bench only";
const SIZES = [10_000, 100_000] as const;
const RUNS = 15;
const FRAMES = 600;
const PIXELS_PER_FRAME = 60;
const QUERY = `slug=${COVERAGE_SLUGS.join(",")}&locale=${COVERAGE_LOCALES.join(",")}`;

/** Fills the cells in turn, so that every size has the same cells: a third each placeholder, draft, published. */
async function fill(folder: string, total: number): Promise<void> {
  const database = await PGlite.create({ dataDir: join(folder, "postgres") });
  const roles = ["overview", "strengths", "daily-action"];
  const states = ["", ...COVERAGE_STATES];
  const cells = COVERAGE_SLUGS.length * COVERAGE_LOCALES.length * 9 * states.length * roles.length;
  await database.query(
    `INSERT INTO "Atom" (id, slug, locale, type, state, role, position, body, status, violations, "rulesVersion", "updatedAt")
     SELECT gen_random_uuid()::text, ($1::text[])[1 + c % 9], ($2::text[])[1 + c / 9 % 4], 1 + c / 36 % 9,
            ($3::text[])[1 + c / 324 % 8], ($4::text[])[1 + c / 2592 % 3], 100 + i / $5,
            repeat('You notice what is missing. ', 20), (ARRAY['placeholder', 'draft', 'published'])[1 + i % 3]::"AtomStatus",
            CASE WHEN i % 10 = 0 THEN ARRAY['fatalism: You always'] ELSE ARRAY[]::text[] END, $6, now()
     FROM generate_series(0, $7 - 1) AS i, LATERAL (SELECT (i % $5)::int AS c) AS cell`,
    [COVERAGE_SLUGS, COVERAGE_LOCALES, states, roles, cells, RULES_VERSION, total],
  );
  await database.exec("ANALYZE");
  await database.close();
}

async function stopAndWait(server: Server): Promise<void> {
  server.stop();
  await new Promise((done) => setTimeout(done, 3_000));
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/admin-login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  });
  const cookie = response.headers.get("set-cookie")?.split(";")[0];
  if (!cookie) throw new Error(`no session: ${response.status}`);
  return cookie;
}

/** Milliseconds of an answer: the median of several, after one to warm up. */
async function answerTime(url: string, cookie: string) {
  const times: number[] = [];
  let text = "";
  for (let run = 0; run <= RUNS; run += 1) {
    const start = performance.now();
    text = await (await fetch(`${url}/api/v2/coverage?${QUERY}`, { headers: { cookie } })).text();
    if (run > 0) times.push(performance.now() - start);
  }
  const { coverage } = JSON.parse(text) as { coverage: readonly { count: number }[] };
  const sum = coverage.reduce((total, { count }) => total + count, 0);
  const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
  return { median, rows: coverage.length, sum, bytes: gzipSync(text).length };
}

/** Opens the page with every row and scrolls through it; what was seen in each frame. */
async function scrollThrough(browser: Browser, url: string, cookie: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  // What compiles this file names the functions in it by a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  const address = `${url}/admin/report-coverage?locale=all`;
  await page.goto(address);
  await page.locator(".matrix-row").first().waitFor();
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector(".matrix-row")) return;
      seen.disconnect();
      requestAnimationFrame(() => Object.assign(window, { firstRowAt: performance.now() }));
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await page.waitForFunction(() => "firstRowAt" in window);
  const firstRowAt = await page.evaluate(() => (window as unknown as { firstRowAt: number }).firstRowAt);
  await page.waitForTimeout(500);
  const frames = await page.evaluate(
    ([count, step]) =>
      new Promise<{ blank: number; lengths: number[]; scrolled: number }>((done) => {
        const box = document.querySelector(".matrix") as HTMLElement;
        box.scrollIntoView({ block: "center" });
        const { left, top, bottom, width } = box.getBoundingClientRect();
        const lengths: number[] = [];
        let [blank, frame, before] = [0, 0, performance.now()];
        const covered = (y: number) => document.elementFromPoint(left + width / 2, y)?.closest(".matrix-row");
        const next = (now: number) => {
          lengths.push(now - before);
          before = now;
          if (frame === count) return done({ blank, lengths, scrolled: box.scrollTop });
          frame += 1;
          box.scrollTop += step;
          // What stands there now is what this frame paints: the page hears of the scrolling in the next one.
          if (![top + 70, (top + bottom) / 2, Math.min(bottom, innerHeight) - 20].every(covered)) blank += 1;
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [FRAMES, PIXELS_PER_FRAME] as const,
  );
  await context.close();
  return { firstRowAt, ...frames };
}

/** Runs it all on the present build. */
export async function coverage(): Promise<readonly Bound[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  const medians: number[] = [];
  const bounds: Bound[] = [];
  for (const size of SIZES) {
    const folder = mkdtempSync(join(tmpdir(), "ninefold-coverage-"));
    const env = { DATA_DIR: folder, ADMIN_PASSWORD };
    try {
      await stopAndWait(await serveProduct(env));
      await fill(folder, size);
      const server = await serveProduct(env);
      const cookie = await signIn(server.url);
      const { median, rows, sum, bytes } = await answerTime(server.url, cookie);
      medians.push(median);
      console.log(
        `${size} texts more: ${rows} rows over ${sum} texts in ${median.toFixed(0)} ms, ${bytes} bytes gzipped`,
      );
      if (size === SIZES.at(-1)) {
        const seen = await scrollThrough(browser, server.url, cookie);
        const sorted = [...seen.lengths].sort((one, other) => one - other);
        const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
        console.log(
          `scrolled ${seen.scrolled} px; frames: median ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)}, longest ${at(1).toFixed(1)} ms`,
        );
        bounds.push(
          atMost("first rows on the screen, ms", seen.firstRowAt, 1_000),
          atMost("blank frames", seen.blank, 0),
        );
      }
      await stopAndWait(server);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  await browser.close();
  const [small = Number.NaN, large = Number.NaN] = medians;
  return [atMost("answer with 100,000 texts over that with 10,000", large / small, 3), ...bounds];
}
