/**
 * After a build, for every prerendered page: a content security policy that names its own inline scripts, and the
 * page compressed once and as well as can be, for the front to send.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { POLICY_HEADER, pagePolicy } from "../config/page-policy";
import { ENCODING_SUFFIX } from "../lib/platform/front/pages";

const PAGES = join(".next", "server", "app");

const byBrotli = (html: Buffer) =>
  promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });
const byGzip = (html: Buffer) => promisify(gzip)(html, { level: 9 });

/** Beside a page the build keeps the headers that the page is answered with. */
interface Meta {
  readonly headers?: Readonly<Record<string, string>>;
}

function writePolicy(page: string, html: Buffer): void {
  const file = page.replace(/\.html$/, ".meta");
  const meta: Meta = JSON.parse(readFileSync(file, "utf8"));
  const policy = pagePolicy(html.toString());
  writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, [POLICY_HEADER]: policy } }));
}

const pages = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
if (pages.length === 0) throw new Error("the build has no pages: run next build first");
await Promise.all(
  pages.map(async (name) => {
    const page = join(PAGES, name);
    const html = readFileSync(page);
    writePolicy(page, html);
    await Promise.all([
      writeFile(page + ENCODING_SUFFIX.br, await byBrotli(html)),
      writeFile(page + ENCODING_SUFFIX.gzip, await byGzip(html)),
    ]);
  }),
);
console.log(`  ${pages.length} pages have their content security policies, and are compressed`);
