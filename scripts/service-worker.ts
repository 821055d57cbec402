/**
 * After a build, makes the service worker: gathers the files that the steps of this release need without a connection,
 * and bundles them with its code into public/service-worker.js.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { SCREENS, type ScreenRow } from "../config/screens";
import { keptAddress, OFFLINE_PAGE, type OfflineFiles } from "../lib/assessment/client/offline/offline-files";
import { FONT_FOLDER } from "../lib/platform/design/fonts";
import { LOCALES, type Locale } from "../lib/platform/i18n/locales";

const BUILD = ".next";
const CHUNK = /static\/chunks\/[\w.~-]+\.(?:js|css)/g;
/** What browsers that know no modules load; those know no service worker either. */
const FOR_OLD_BROWSERS = /<script src="[^"]+" noModule=""><\/script>/g;
/** What the steps fetch beside what their pages carry; the last two are the words of runs that began before the present edition. */
const TEXTS = ["blocks", "state", "portraits", "rheti1", "hero1"];
/** The script of a language beside the Latin one, as the names of font files have it; null for none. */
const SCRIPTS: Readonly<Record<Locale, string | null>> = {
  en: null,
  "hi-G4": "devanagari",
  "hi-Latn": null,
  "ur-G4": "nastaliq",
};

const readBuilt = (path: string) => readFileSync(join(BUILD, path), "utf8");

const rows: readonly ScreenRow[] = SCREENS;
/** The steps and the results, the start page, which a phone opens, and what stands for every other page. */
const pages = ["/", ...rows.filter(({ step }) => step).map(({ path }) => path), OFFLINE_PAGE];

/** The scripts and styles of these pages, and all that those may load later. */
function chunksOf(locale: Locale): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (text: string) => {
    for (const [path] of text.matchAll(CHUNK)) {
      if (found.has(path)) continue;
      found.add(path);
      add(readBuilt(path));
    }
  };
  for (const page of pages) {
    const file = join("server/app", keptAddress(page, locale, "document"));
    add(readBuilt(`${file}.html`).replace(FOR_OLD_BROWSERS, ""));
    add(readBuilt(`${file}.rsc`));
  }
  return found;
}

/** The fonts that these styles name, as far as a language is written in them: the small files hold all our letters. */
function fontsOf(locale: Locale, styles: readonly string[]): readonly string[] {
  const addresses = styles.flatMap((path) => readBuilt(path).match(new RegExp(`${FONT_FOLDER}/[\\w.-]+`, "g")) ?? []);
  const own = SCRIPTS[locale];
  const others = Object.values(SCRIPTS).filter((script) => script !== own);
  return [...new Set(addresses)].filter(
    (address) => address.includes("-small-") && !others.some((script) => script && address.includes(script)),
  );
}

const { config } = JSON.parse(readBuilt("required-server-files.json"));
const version = encodeURIComponent(config.env.NEXT_PUBLIC_MESSAGES_VERSION);
const shared = [...new Set(LOCALES.flatMap(({ code }) => [...chunksOf(code)]))].sort();
const styles = shared.filter((path) => path.endsWith(".css"));
const perLanguage = (code: Locale) => [
  ...TEXTS.map((name) => `/locales/${code}/${name}.json?v=${version}`),
  ...fontsOf(code, styles),
];
const files: OfflineFiles = {
  release: readBuilt("BUILD_ID").trim(),
  pages,
  shared: shared.map((path) => `/_next/${path}`),
  languages: {
    en: perLanguage("en"),
    "hi-G4": perLanguage("hi-G4"),
    "hi-Latn": perLanguage("hi-Latn"),
    "ur-G4": perLanguage("ur-G4"),
  },
};
for (const address of Object.values(files.languages).flat())
  if (address.startsWith(FONT_FOLDER) && !existsSync(join("public", address))) throw new Error(`${address} is no file`);

await build({
  entryPoints: ["lib/assessment/client/offline/service-worker.ts"],
  outfile: "public/service-worker.js",
  bundle: true,
  minify: true,
  target: "es2022",
  define: { OFFLINE_FILES: JSON.stringify(files) },
  logLevel: "warning",
});
console.log(`  the service worker keeps ${shared.length} scripts and styles, and ${pages.length} screens per language`);
