/** After a build: every prerendered page gets a content security policy that names its own inline scripts. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { POLICY_HEADER, pagePolicy } from "../config/page-policy";

const PAGES = join(".next", "server", "app");

/** Beside a page the build keeps the headers that the page is answered with. */
interface Meta {
  readonly headers?: Readonly<Record<string, string>>;
}

const pages = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
for (const page of pages) {
  const file = join(PAGES, page.replace(/\.html$/, ".meta"));
  const meta: Meta = JSON.parse(readFileSync(file, "utf8"));
  const policy = pagePolicy(readFileSync(join(PAGES, page), "utf8"));
  writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, [POLICY_HEADER]: policy } }));
}
if (pages.length === 0) throw new Error("the build has no pages: run next build first");
console.log(`  Content security policies of ${pages.length} pages written`);
