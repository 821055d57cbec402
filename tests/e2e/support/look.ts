import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    /** Only after `bringAxe`. */
    readonly axe: typeof axe;
  }
}

/** What the page is about: neither the header nor the menus that hang from it. */
export const main = (page: Page): Locator => page.getByRole("main");

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * A bar that sticks covers part of whatever scrolls under it, wherever the page happens to stand; that it never covers
 * what has the focus is asked elsewhere.
 */
const NOTHING_STICKS = `
  .site-header, .step-bar, .report-bar, [class*="sticky"] { position: static !important; }`;

/**
 * On a gradient axe does not judge contrast. Here every such ground is one colour: on a narrow screen
 * the gradient's darkest, on a wide one the paper.
 */
const ONE_COLOUR = `
  .select { background-image: none; }
  .shell, .cover-band { background: var(--paper); }
  @media (max-width: 40rem) {
    .shell { background: color-mix(in oklab, var(--accent-soft) 85%, var(--paper)); }
    .cover-band { background: var(--accent-soft); }
  }`;

/** Makes the page one that axe can judge whole. */
export async function flattenGrounds(page: Page): Promise<void> {
  await page.addStyleTag({ content: ONE_COLOUR + NOTHING_STICKS });
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until a change of width or language has been drawn, in the letters of that language, and nothing moves or fades. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      // What follows the scrolling of the page never ends by itself.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await document.fonts.ready;
  });
}

/**
 * Changes light and dark in place, and waits until the page has the ink that a new element would get: the browser may
 * draw the grounds anew some frames before the letters.
 */
export async function changeScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const inkIsNew = () => {
      const probe = document.createElement("i");
      probe.style.color = "var(--ink)";
      document.documentElement.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return getComputedStyle(document.body).color === color;
    };
    while (!inkIsNew()) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}

/** Less than half of what the package itself would hand over, which every page has to read. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Puts axe into every document of the page, once. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
  }
}

/** What axe has against the page, and where it could not judge contrast because of a gradient. */
export async function findings(page: Page): Promise<string[]> {
  await bringAxe(page);
  const { violations, incomplete } = await page.evaluate(
    (values) =>
      window.axe.run(document, { runOnly: { type: "tag", values }, resultTypes: ["violations", "incomplete"] }),
    STANDARDS,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html.slice(0, 300)}\n${failureSummary}`),
  );
  const unjudged = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "bgGradient"))
    .map(({ html }) => `not judged: ${html.slice(0, 300)}`);
  return [...found, ...unjudged];
}

/** What stands out past the edge of the page; nothing when it fits. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 0.5 || left < -0.5;
    });
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160))];
  });
}

/** Texts that do not fit into their own box and are cut off there; what is meant for screen readers alone may be. */
export async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => ["hidden", "clip"].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.innerText.trim() !== "")
      .map((element) => `${element.scrollWidth} > ${element.clientWidth}: ${element.outerHTML.slice(0, 160)}`),
  );
}

/**
 * Texts that are drawn in a font of the system, which no file of ours has letters for: with the font. What is not drawn
 * counts for nothing.
 */
export async function systemFonts(page: Page): Promise<string[]> {
  const network = await page.context().newCDPSession(page);
  await network.send("DOM.enable");
  await network.send("CSS.enable");
  const { root } = await network.send("DOM.getDocument", { depth: -1 });
  const found: string[] = [];
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    const children = node.children ?? [];
    open.push(...children);
    const text = children.find(({ nodeType }) => nodeType === 3)?.nodeValue;
    if (!text) continue;
    const { fonts } = await network.send("CSS.getPlatformFontsForNode", { nodeId: node.nodeId });
    for (const { familyName, isCustomFont } of fonts)
      if (!isCustomFont) found.push(`${familyName}: ${text.slice(0, 60)}`);
  }
  await network.detach();
  return found;
}

/** What the browser itself notes of an answer that is no success. */
const FAILED_REQUEST = /^Failed to load resource/;

/** What the runner says where it blocks service workers, as most of the tests have it do. */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

/** Gathers what the page complains of from now on, hydration included; requests that are to fail may. */
export function complaintsOf(page: Page, failing?: RegExp): readonly string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || message.text() === BLOCKED_WORKER) return;
    if (FAILED_REQUEST.test(message.text()) && failing?.test(message.location().url)) return;
    complaints.push(message.text());
  });
  return complaints;
}
