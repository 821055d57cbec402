import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { z } from "zod";
import { LanguageProvider } from "@/components/layout/language-provider";
import { flatten } from "@/lib/content/domain/text-checks";
import { NAMESPACES } from "@/lib/platform/i18n/namespaces";
import { readHouse } from "./rules/source";
import { filesBehind, unsentTexts } from "./rules/words";

const HOUSE = readHouse();
const PAGES = HOUSE.map(({ path }) => path).filter((path) => /^app\/\[locale\]\/(?:.*\/)?page\.tsx$/.test(path));
const ADMIN = "app/[locale]/(admin)/";

const ENGLISH = NAMESPACES.flatMap((name) => {
  const prefix = name === "ui" ? "" : `${name}.`;
  return flatten(JSON.parse(readFileSync(`messages/en/${name}.json`, "utf8"))).map(([key]) => `${prefix}${key}`);
});

/** Texts that come another way, by how the finding begins: fetched by what stands around them, or never drawn on such a page. */
const COME_OTHERWISE: readonly { readonly finding: string; readonly pages?: string }[] = [
  // legal-dialog.tsx and portraits-first.tsx fetch them.
  { finding: "components/welcome/legal-text.tsx: " },
  { finding: "components/assessment/portraits/portraits-view.tsx: portraits." },
  // Only the first pair is asked there; that one is held by the page's own test.
  { finding: "components/welcome/first-pair.tsx: rheti.pairs." },
  // Administrators have no menu of an account.
  { finding: "components/layout/account-menu.tsx: ", pages: ADMIN },
  { finding: "components/layout/scheme-switch.tsx: ", pages: ADMIN },
];

type Component = (props: object) => ReactElement<object> | Promise<ReactElement<object>>;

const providerProps = z.object({ messagesJson: z.string() });

/** The texts that a page sends: its components are called until one of them is the provider of the language. */
async function sentTexts(page: string): Promise<ReadonlySet<string>> {
  const { default: Page }: { default: Component } = await import(`@/${page.replace(/\.tsx$/, "")}`);
  const params = Promise.resolve({ locale: "en", theme: "love", slug: "7" });
  let element = await Page({ params });
  while (element.type !== LanguageProvider) {
    if (typeof element.type === "string") throw new Error(`${page} has no texts`);
    const next: Component = Object.assign(element.type);
    element = await next(element.props);
  }
  return new Set(flatten(JSON.parse(providerProps.parse(element.props).messagesJson)).map(([key]) => key));
}

const notSent = (page: string, sent: ReadonlySet<string>) =>
  unsentTexts(filesBehind(HOUSE, page), ENGLISH, sent).filter(
    (text) => !COME_OTHERWISE.some(({ finding, pages = "" }) => text.startsWith(finding) && page.startsWith(pages)),
  );

describe("a page sends every text that its components may ask for", () => {
  test.each(PAGES)("%s", async (page) => {
    expect(notSent(page, await sentTexts(page))).toEqual([]);
  });

  test("and the rule still bites", () => {
    const asks = (code: string) => [{ path: "a.tsx", text: `export function A() {\n${code}\n}` }];
    const all = [
      "report.nine.capped",
      "report.nine.bars.tiny",
      "report.nine.lines",
      "steps.rheti",
      "steps.signInAgain",
    ];
    const sent = new Set(["report.nine.bars.tiny", "report.nine.lines"]);
    const unsent = (code: string) => unsentTexts(asks(code), all, sent);
    const nine = 'const nine = useTranslations("report.nine");';
    expect(unsent(`${nine} return <p>{tall && nine("capped")} {nine("lines")}</p>;`)).toEqual([
      "a.tsx: report.nine.capped",
    ]);
    expect(unsent(`${nine} return nine(kind === "lines" ? "bars.tiny" : "capped", { a });`)).toEqual([
      "a.tsx: report.nine.capped",
    ]);
    expect(unsent(`${nine} return nine(\`\${piece}\`);`)).toEqual(["a.tsx: report.nine.capped"]);
    expect(unsent(`${nine} return nine.rich(key);`)).toEqual([]);
    expect(unsent('const t = useTranslations(); return t("steps.rheti");')).toEqual(["a.tsx: steps.rheti"]);
    expect(unsent('const t = useTranslations("steps"); return words(t);')).toEqual([
      "a.tsx: steps.rheti",
      "a.tsx: steps.signInAgain",
    ]);
  });
});
