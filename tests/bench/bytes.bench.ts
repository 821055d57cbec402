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
/** More than a do-nothing page loads, in kB on the wire. */
const SCRIPT_BOUNDS = { "/love": 22, "/rheti": 40 };
const HTML_BOUND = 20;

/** What shows that a screen is there and runs. */
const FORM = "form [type=submit]:enabled";
const STATEMENT = "button[data-side]";
const CHAPTER = ".chapter";

type Kind = "Script" | "Stylesheet" | "Font" | "Document";
type Weights = Readonly<Record<Kind, number>>;

/** Of the JavaScript, what a language may differ from English by, in kB: words travel with the page. */
const LANGUAGE_BOUND = 2;

/** What a page loads until the network is idle, in bytes on the wire with headers, prefetched scripts included. */
async function weigh(context: BrowserContext, url: string, shows: string): Promise<Weights> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const weights = { Script: 0, Stylesheet: 0, Font: 0, Document: 0 };
  network.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, /javascript/.test(response.mimeType) ? "Script" : type);
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
  return weights;
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

async function scripts(browser: Browser, { product, nothing }: Subjects): Promise<readonly Bound[]> {
  const signIn = ({ request }: BrowserContext) => registerByApi(request, somebody());
  const least = (await weighCold(browser, `${nothing}/`, "text=Nothing")).Script;
  const weights = {
    "/love": (await weighCold(browser, `${product}/love`, FORM)).Script,
    "/rheti": (await weighCold(browser, `${product}/rheti`, STATEMENT, signIn)).Script,
  };
  console.log("\nJavaScript on the wire, from cold until the network is idle; kB");
  console.log(row("", ["all", "more"]));
  console.log(row("do-nothing", [kilobytes(least), ""]));
  return (["/love", "/rheti"] as const).map((path) => {
    console.log(row(path, [kilobytes(weights[path]), kilobytes(weights[path] - least)]));
    return atMost(`kB of JavaScript of ${path} above do-nothing`, (weights[path] - least) / KB, SCRIPT_BOUNDS[path]);
  });
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
