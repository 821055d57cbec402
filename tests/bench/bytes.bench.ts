import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { ensureBrowser } from "@/scripts/browser";
import { registerByApi, somebody } from "@/tests/e2e/support/people";
import { atMost, type Bound, row } from "./bound";
import type { Subjects } from "./subjects";

const KB = 1000;
const LANGUAGES = ["en", "hi-G4", "hi-Latn", "ur-G4"];
/** More than a do-nothing page loads, in kB on the wire. */
const SCRIPT_BOUNDS = { "/love": 25, "/rheti": 60 };
const HTML_BOUND = 20;

type Kind = "Script" | "Stylesheet" | "Font" | "Document";
type Weights = Readonly<Record<Kind, number>>;

/** What a page loads until the network is idle, in bytes on the wire with headers, prefetched scripts included. */
async function weigh(context: BrowserContext, url: string): Promise<Weights> {
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
  await page.waitForTimeout(1000);
  const shown = new URL(page.url()).pathname;
  if (shown !== new URL(url).pathname) throw new Error(`${url} led to ${shown}`);
  await page.close();
  return weights;
}

/** The same by a browser that was never here. */
async function weighCold(browser: Browser, url: string, prepare?: (context: BrowserContext) => Promise<unknown>) {
  const context = await browser.newContext({ baseURL: new URL(url).origin, locale: "en-US" });
  try {
    await prepare?.(context);
    return await weigh(context, url);
  } finally {
    await context.close();
  }
}

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);

async function scripts(browser: Browser, { product, nothing }: Subjects): Promise<readonly Bound[]> {
  const signIn = ({ request }: BrowserContext) => registerByApi(request, somebody());
  const least = (await weighCold(browser, `${nothing}/`)).Script;
  const weights = {
    "/love": (await weighCold(browser, `${product}/love`)).Script,
    "/rheti": (await weighCold(browser, `${product}/rheti`, signIn)).Script,
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
  for (const language of LANGUAGES) {
    const url = `${product}/love?lang=${language}`;
    const html = gzipSync(await (await fetch(url)).text()).length;
    const { Stylesheet, Font, Script } = await weighCold(browser, url);
    console.log(row(language, [html, Stylesheet, Font, Script].map(kilobytes)));
    bounds.push(atMost(`kB of HTML of /love in ${language}, gzip`, html / KB, HTML_BOUND));
  }
  return bounds;
}

/** What a visitor's browser fetches. */
export async function bytes(subjects: Subjects): Promise<readonly Bound[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  try {
    return [...(await scripts(browser, subjects)), ...(await languages(browser, subjects))];
  } finally {
    await browser.close();
  }
}
