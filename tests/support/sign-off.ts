import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { flatten, type TextTree } from "@/lib/content/domain/text-checks";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { NAMESPACES } from "@/lib/platform/i18n/namespaces";

/** A mark of every text in its four languages, as they were when somebody last read them together. */
export const SIGN_OFF_FILE = "messages/review/signed.json";

const MARK_LENGTH = 8;

type Texts = Readonly<Record<string, string>>;

const readTree = (path: string): TextTree => JSON.parse(readFileSync(path, "utf8"));

/** Every text by its key and language. */
function allTexts(): ReadonlyMap<string, Texts> {
  const texts = new Map<string, Record<string, string>>();
  const collect = (file: string, locale: string, tree: TextTree) => {
    for (const [key, text] of flatten(tree)) {
      const name = `${file}/${key}`;
      texts.set(name, { ...texts.get(name), [locale]: text });
    }
  };
  for (const { code, content } of LOCALES) {
    for (const namespace of NAMESPACES) collect(namespace, code, readTree(`messages/${code}/${namespace}.json`));
    for (const file of readdirSync(`prisma/content/${content}`))
      collect(`content/${file}`, code, readTree(`prisma/content/${content}/${file}`));
  }
  return texts;
}

const markOf = (texts: Texts) =>
  createHash("sha256")
    .update(LOCALES.map(({ code }) => texts[code] ?? "").join("\0"))
    .digest("hex")
    .slice(0, MARK_LENGTH);

/** The mark of every text as it is now, by key. */
export function textMarks(): Readonly<Record<string, string>> {
  return Object.fromEntries([...allTexts()].map(([key, texts]) => [key, markOf(texts)]).sort());
}

/** The texts of which a language changed since they were read together, or which are new. */
export function changedTexts(): readonly { readonly key: string; readonly texts: Texts }[] {
  const signed: Texts = JSON.parse(readFileSync(SIGN_OFF_FILE, "utf8"));
  return [...allTexts()]
    .filter(([key, texts]) => signed[key] !== markOf(texts))
    .map(([key, texts]) => ({ key, texts }));
}
