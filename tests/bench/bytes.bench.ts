/** Compressed bytes on the wire, from cold until the network is quiet, beside a do-nothing page of the same Next.js. */
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { ensureBrowser } from "../../scripts/browser";
import { registerByApi, somebody } from "../e2e/support/people";
import { buildBoth, serveBoth } from "./servers";

const KILOBYTE = 1000;
const BOUNDS = { love: 25, rheti: 60, html: 20 } as const;

interface Weights {
  readonly script: number;
  readonly font: number;
  readonly stylesheet: number;
}

/** What a fresh browser loads for an address, by kind, in bytes as they travel. */
async function weigh(browser: Browser, url: string, signIn: boolean, language = "en-US"): Promise<Weights> {
  const context = await browser.newContext({ locale: language, baseURL: new URL(url).origin });
  if (signIn) await registerByApi(context.request, somebody());
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url);
  if (signIn) await page.locator("button[data-side]").first().waitFor();
  await page.waitForLoadState("networkidle");
  await context.close();
  return { script: bytes.Script ?? 0, font: bytes.Font ?? 0, stylesheet: bytes.Stylesheet ?? 0 };
}

const kB = (bytes: number) => (bytes / KILOBYTE).toFixed(1).padStart(7);

buildBoth();
const { product, nothing } = await serveBoth();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
let failed = false;
function report(name: string, bytes: number, bound?: number): void {
  const over = bound !== undefined && bytes > bound * KILOBYTE;
  failed ||= over;
  const verdict = bound === undefined ? "" : `   bound ${bound} kB: ${over ? "FAILED" : "held"}`;
  console.log(`  ${name.padEnd(44)} ${kB(bytes)} kB${verdict}`);
}
try {
  const base = await weigh(browser, `${nothing.url}/`, false);
  const love = await weigh(browser, `${product.url}/love`, false);
  const rheti = await weigh(browser, `${product.url}/rheti`, true);
  console.log("\nCompressed bytes on the wire, from cold");
  report("JavaScript, do-nothing page", base.script);
  report("JavaScript, /love", love.script);
  report("  above the do-nothing page", love.script - base.script, BOUNDS.love);
  report("JavaScript, /rheti", rheti.script);
  report("  above the do-nothing page", rheti.script - base.script, BOUNDS.rheti);
  const html = await (await fetch(`${product.url}/love`, { headers: { "accept-language": "en" } })).text();
  report("HTML of /love, gzip", gzipSync(html).length, BOUNDS.html);
  for (const [language, name] of [
    ["en-US", "English"],
    ["hi-IN", "Hindi"],
    ["hi-Latn", "Hinglish"],
    ["ur-PK", "Urdu"],
  ] as const) {
    const own = await weigh(browser, `${product.url}/love`, false, language);
    report(`/love in ${name}: JavaScript beside English`, own.script - love.script, 2);
    report(`/love in ${name}: fonts`, own.font);
    report(`/love in ${name}: style sheets`, own.stylesheet);
  }
} finally {
  await browser.close();
  product.stop();
  nothing.stop();
}
process.exit(failed ? 1 : 0);
