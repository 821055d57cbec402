import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { ensureBrowser } from "@/scripts/browser";
import { registerByApi, somebody } from "@/tests/e2e/support/people";
import { REPORT_FONTS, WELCOME_FONTS } from "@/tests/support/font-bounds";
import { atMost, type Bound, row } from "./bound";
import type { Subjects } from "./subjects";

const KB = 1000;
const LANGUAGES = LOCALES.map(({ code }) => code);
/** More JavaScript than a do-nothing page loads, in kB by gzip. */
const SCRIPT_BOUNDS = { "/love": 22, "/rheti": 40 };
const HTML_BOUND = 20;

/** What shows that a screen is there and runs. */
const FORM = "form [type=submit]:enabled";
const STATEMENT = "button[data-side]";
const CHAPTER = ".chapter";

type Kind = "Script" | "Stylesheet" | "Font" | "Document";
type Weights = Readonly<Record<Kind, number>> & {
  /** The addresses of the scripts. */
  readonly scripts: readonly string[];
};

/** Of the JavaScript, what a language may differ from English by, in kB: words travel with the page. */
const LANGUAGE_BOUND = 2;

/** What a page loads until the network is idle, in bytes on the wire with headers, prefetched scripts included. */
async function weigh(context: BrowserContext, url: string, shows: string): Promise<Weights> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const weights = { Script: 0, Stylesheet: 0, Font: 0, Document: 0 };
  const scripts = new Set<string>();
  network.on("Network.responseReceived", ({ requestId, type, response }) => {
    const kind = /javascript/.test(response.mimeType) ? "Script" : type;
    kinds.set(requestId, kind);
    if (kind === "Script") scripts.add(response.url);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind && kind in weights) weights[kind as Kind] += encodedDataLength;
  });
  await network.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator(shows).first().waitFor();
  await page.waitForTimeout(1000);
  await page.close();
  return { ...weights, scripts: [...scripts] };
}

/** The same by a browser that was never here. */
async function weighCold(
  browser: Browser,
  url: string,
  shows: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
) {
  const context = await browser.newContext({ baseURL: new URL(url).origin, locale: "en-US" });
  try {
    await prepare?.(context);
    return await weigh(context, url, shows);
  } finally {
    await context.close();
  }
}

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);

/** What scripts weigh as Next.js would send them, by gzip: what we send by brotli is compared with the do-nothing page alike. */
async function gzipOf({ scripts }: Weights): Promise<number> {
  const sizes = scripts.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function scripts(browser: Browser, { product, nothing }: Subjects): Promise<readonly Bound[]> {
  const signIn = ({ request }: BrowserContext) => registerByApi(request, somebody());
  const least = await weighCold(browser, `${nothing}/`, "text=Nothing");
  const leastGzip = await gzipOf(least);
  const weights = {
    "/love": await weighCold(browser, `${product}/love`, FORM),
    "/rheti": await weighCold(browser, `${product}/rheti`, STATEMENT, signIn),
  };
  console.log("\nJavaScript from cold until the network is idle, all of it by gzip, and as it is sent; kB");
  console.log(row("", ["gzip", "more", "sent", "more", "files"]));
  console.log(row("do-nothing", [kilobytes(leastGzip), "", kilobytes(least.Script), "", `${least.scripts.length}`]));
  const bounds: Bound[] = [];
  for (const path of ["/love", "/rheti"] as const) {
    const [gzip, sent] = [await gzipOf(weights[path]), weights[path].Script];
    const cells = [gzip, gzip - leastGzip, sent, sent - least.Script].map(kilobytes);
    console.log(row(path, [...cells, `${weights[path].scripts.length}`]));
    bounds.push(
      atMost(`kB of JavaScript of ${path} above do-nothing, gzip`, (gzip - leastGzip) / KB, SCRIPT_BOUNDS[path]),
    );
  }
  return bounds;
}

async function languages(browser: Browser, { product }: Subjects): Promise<readonly Bound[]> {
  console.log("\n/love in every language; kB on the wire, and its HTML in gzip");
  console.log(row("", ["HTML", "CSS", "fonts", "JavaScript"]));
  const bounds: Bound[] = [];
  let english: number | undefined;
  for (const language of LANGUAGES) {
    const url = `${product}/love?lang=${language}`;
    const html = gzipSync(await (await fetch(url)).text()).length;
    const { Stylesheet, Font, Script } = await weighCold(browser, url, FORM);
    console.log(row(language, [html, Stylesheet, Font, Script].map(kilobytes)));
    bounds.push(atMost(`kB of fonts of /love in ${language}`, Font / KB, WELCOME_FONTS[language]));
    bounds.push(atMost(`kB of HTML of /love in ${language}, gzip`, html / KB, HTML_BOUND));
    if (english !== undefined) {
      const more = Math.abs(Script - english) / KB;
      bounds.push(atMost(`kB of JavaScript of /love in ${language} beside English`, more, LANGUAGE_BOUND));
    }
    english ??= Script;
  }
  return bounds;
}

async function reports(browser: Browser, { product }: Subjects): Promise<readonly Bound[]> {
  console.log("\nThe page of a report in every language; kB on the wire");
  console.log(row("", ["HTML", "fonts"]));
  const bounds: Bound[] = [];
  for (const language of LANGUAGES) {
    const url = `${product}/api/reports/love/4?lang=${language}`;
    const { Document, Font } = await weighCold(browser, url, CHAPTER);
    console.log(row(language, [Document, Font].map(kilobytes)));
    bounds.push(atMost(`kB of fonts of a report in ${language}`, Font / KB, REPORT_FONTS));
  }
  return bounds;
}

/** What a visitor's browser fetches. */
export async function bytes(subjects: Subjects): Promise<readonly Bound[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  try {
    return [
      ...(await scripts(browser, subjects)),
      ...(await languages(browser, subjects)),
      ...(await reports(browser, subjects)),
    ];
  } finally {
    await browser.close();
  }
}
