/**
 * Every screen in every state as a picture: English and Urdu, light and dark, 360 and 1440 pixels wide, and one page that
 * shows them all. `npm run screens [-- words of a test's name]` writes `.data/screens/index.html`.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { escapeHtml } from "../lib/platform/html";

const folder = resolve(".data/screens");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const words = process.argv.slice(2);
const drawn = spawnSync(
  "npx",
  ["tsx", "scripts/e2e.ts", "tests/e2e/accessibility.spec.ts", ...(words.length > 0 ? ["-g", words.join(" ")] : [])],
  { stdio: "inherit", env: { ...process.env, PICTURES_FOLDER: folder } },
);

/** `love-first-visit-en-light-360.jpg`: the state, and how it is looked at. */
const NAME = /^(?<state>.+)-(?<look>(?:en|ur-G4)-(?:light|dark)-\d+)\.jpg$/;
const states = new Map<string, string[]>();
for (const file of readdirSync(folder).sort()) {
  const state = NAME.exec(file)?.groups?.state;
  if (state) states.set(state, [...(states.get(state) ?? []), file]);
}

const figure = (file: string) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${escapeHtml(NAME.exec(file)?.groups?.look ?? "")}</figcaption></figure>`;
const sections = [...states].map(
  ([state, files]) => `<h2>${escapeHtml(state)}</h2><div>${files.map(figure).join("")}</div>`,
);
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:1rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{height:28rem;border:1px solid gray}</style>
<h1>${states.size} states</h1>${sections.join("\n")}`,
);
console.log(`${states.size} states: ${join(folder, "index.html")}`);
process.exit(drawn.status ?? 1);
