/**
 * After a build, for every prerendered page: scripts that begin after the first paint where it is a text, a content security policy
 * that names its inline scripts, and the page compressed once and as well as can be, for the front to send; the scripts
 * and styles compressed in the same way.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { POLICY_HEADER, pagePolicy } from "../config/page-policy";
import { scriptsAfterPaint } from "../config/page-scripts";
import { SCREENS } from "../config/screens";
import { ENCODING_SUFFIX, listAssets } from "../lib/platform/front/pages";
import { isLocale } from "../lib/platform/i18n/locales";

const BUILD = ".next";
const PAGES = join(BUILD, "server", "app");

const byBrotli = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
const byGzip = (body: Buffer) => promisify(gzip)(body, { level: 9 });

/** Writes a file's encodings beside it. */
async function compress(file: string, body: Buffer): Promise<void> {
  await Promise.all([
    writeFile(file + ENCODING_SUFFIX.br, await byBrotli(body)),
    writeFile(file + ENCODING_SUFFIX.gzip, await byGzip(body)),
  ]);
}

/** Beside a page the build keeps the headers that the page is answered with. */
interface Meta {
  readonly headers?: Readonly<Record<string, string>>;
}

function writePolicy(page: string, html: string): void {
  const file = page.replace(/\.html$/, ".meta");
  const meta: Meta = JSON.parse(readFileSync(file, "utf8"));
  const policy = pagePolicy(html);
  writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, [POLICY_HEADER]: policy } }));
}

/** Pages that are there to be read by whoever comes: all that they say is in the page. The others wait for scripts. */
const TEXTS: ReadonlySet<string> = new Set(SCREENS.filter(({ indexed }) => indexed).map(({ path }) => path));

/** Whether a page (`en.html`, `en/love.html`) is such a text. */
function isText(name: string): boolean {
  const [language = "", ...path] = name.replace(/\.html$/, "").split(sep);
  return isLocale(language) && TEXTS.has(`/${path.join("/")}`);
}

const pages = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
if (pages.length === 0) throw new Error("the build has no pages: run next build first");
await Promise.all(
  pages.map(async (name) => {
    const page = join(PAGES, name);
    const built = readFileSync(page, "utf8");
    const html = isText(name) ? scriptsAfterPaint(built) : built;
    writeFileSync(page, html);
    writePolicy(page, html);
    await compress(page, Buffer.from(html));
  }),
);
const assets = await listAssets(BUILD);
await Promise.all(
  assets.map((name) => {
    const file = join(BUILD, "static", name);
    return compress(file, readFileSync(file));
  }),
);
console.log(
  `  ${pages.length} pages have their content security policies, and are compressed, as are ${assets.length} assets`,
);
