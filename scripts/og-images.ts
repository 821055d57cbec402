import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { colorShares } from "@/components/tower/state-colors";
import { StoneTower } from "@/components/tower/stone-tower";
import { TOWER_EXAMPLES } from "@/components/welcome/tower-examples";
import { THEMES, type Theme } from "@/lib/assessment/domain/instrument/report-types";
import { BRAND } from "@/lib/platform/brand";
import ui from "@/messages/en/ui.json";
import { escapeHtml } from "../lib/platform/html";

/**
 * Draws the pictures of link previews, public/og/{theme|default}.png, 1200 x 630.
 * Run it after a change of a title, a tagline, a colour or the tower: npx tsx scripts/og-images.ts
 */

const ROOT = join(import.meta.dirname, "..");
const LIMIT = 120_000;
const SYSTEM_CHROMIUM = "/usr/bin/chromium";

const style = (name: string) => readFileSync(join(ROOT, name), "utf8");

function fontFace(family: string, file: string): string {
  const data = readFileSync(join(ROOT, "node_modules/@fontsource-variable", file)).toString("base64");
  return `@font-face{font-family:"${family}";font-weight:200 800;src:url(data:font/woff2;base64,${data})}`;
}

const FONTS = [
  fontFace("Newsreader", "newsreader/files/newsreader-latin-wght-normal.woff2"),
  fontFace("Instrument", "instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
].join("");

const LAYOUT = `
  *{box-sizing:border-box;margin:0}
  body{inline-size:1200px;block-size:630px;display:grid;grid-template-columns:1fr 25rem;align-items:center;gap:3rem;
    padding:4.5rem 5rem;background:var(--paper);color:var(--ink);font-family:Instrument;
    border-block-end:16px solid var(--accent)}
  .mark{font:600 30px Instrument;color:var(--accent)}
  h1{margin-block:1.5rem;font:500 82px/1.05 Newsreader;letter-spacing:-.02em;text-wrap:balance}
  p{font-size:35px;line-height:1.35;color:var(--ink-soft);text-wrap:balance}
  body .tower-picture{inline-size:25rem;block-size:31rem}
  *{animation:none!important}`;

function titleAndTagline(theme: Theme | null): { title: string; tagline: string } {
  const { title, tagline } = theme ? ui.welcome.themes[theme] : ui.header;
  // The picture shows the brand above, so its title is what follows the brand.
  return { title: title.replace("{brand}", "").replace(/^[:\s]+/, ""), tagline };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function page(theme: Theme | null): string {
  const { title, tagline } = titleAndTagline(theme);
  const { states, primary } = TOWER_EXAMPLES[theme ?? "default"];
  const shares = colorShares(states, { primary, secondary: 100 - primary });
  const tower = renderToStaticMarkup(createElement(StoneTower, { level: 5, shares, alternative: "" }));
  return `<!doctype html><html lang="en" data-scheme="light" data-theme="${theme ?? "default"}"><meta charset="utf-8">
    <style>${FONTS}${style("generated/tokens.css")}${style("components/tower/tower.css")}${LAYOUT}</style>
    <body><div><div class="mark">${escapeHtml(BRAND)}</div><h1>${escapeHtml(capitalised(title))}</h1>
    <p>${escapeHtml(tagline)}</p></div>${tower}</body></html>`;
}

async function draw(): Promise<void> {
  const browser = await chromium.launch(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {});
  const sheet = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const theme of [null, ...THEMES]) {
    const path = join(ROOT, "public/og", `${theme ?? "default"}.png`);
    await sheet.setContent(page(theme));
    await sheet.evaluate(() => document.fonts.ready);
    await sheet.screenshot({ path });
    const { size } = statSync(path);
    if (size > LIMIT) throw new Error(`${path} has ${size} bytes, more than ${LIMIT}`);
    process.stdout.write(`${path} ${size}\n`);
  }
  await browser.close();
}

await draw();
