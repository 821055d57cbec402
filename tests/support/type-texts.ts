import { THEMES } from "@/lib/assessment/domain/instrument/report-types";
import { isPersonalityType, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { flatten, type TextTree } from "@/lib/content/domain/text-checks";
import { readShipped } from "@/lib/content/operations/read-shipped";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { type Namespace, namespaceMessages } from "@/lib/platform/i18n/messages";

/** A text that reports say of one type alone. */
export interface TypeText {
  readonly type: PersonalityType;
  /** What kind of text it is: a role of the content, or a namespace and its part. */
  readonly role: string;
  readonly body: string;
}

/** The namespaces with texts by type; the key says the type by its first number. */
const NAMESPACES = [
  "state",
  "subtypes",
  "blocks",
  "movement",
  "withme",
  ...THEMES.map((theme) => `situations-${theme}` as const),
] as const satisfies readonly Namespace[];

/** Groups of those files that are the same for all types. */
const FOR_ALL = /^(levels|instincts)\./;
/** Labels and titles, which are no sentences. */
const LABEL = /\.(name|title|label|short|kicker)$/;

function ofNamespace(locale: Locale, namespace: Namespace): readonly TypeText[] {
  return flatten(namespaceMessages(locale, namespace) as TextTree).flatMap(([key, body]) => {
    const type = Number(/\d/.exec(key)?.[0]);
    if (FOR_ALL.test(key) || LABEL.test(key) || !isPersonalityType(type)) return [];
    const part = key.split(".").find((each) => !/\d/.test(each) && !/^(types|texts|states|blocks)$/.test(each));
    return [{ type, role: [namespace, part].filter((each) => each !== undefined).join(" "), body }];
  });
}

/** The two sides of a look-alike page, each about one type. */
function ofLookalikes(locale: Locale): readonly TypeText[] {
  return flatten(namespaceMessages(locale, "lookalikes") as TextTree).flatMap(([key, body]) => {
    const [, lower, higher, part] = /(\d)v(\d)\.(first|second)$/.exec(key) ?? [];
    const type = Number(part === "first" ? lower : higher);
    return isPersonalityType(type) ? [{ type, role: "lookalikes", body }] : [];
  });
}

/** Every text that reports say of one type alone, in a language. */
export function typeTexts(locale: Locale): readonly TypeText[] {
  const { content } = localeInfo(locale);
  const shipped = readShipped()
    .filter((atom) => atom.locale === content)
    .map(({ type, role, body }) => ({ type: type as PersonalityType, role, body }));
  return [...shipped, ...NAMESPACES.flatMap((namespace) => ofNamespace(locale, namespace)), ...ofLookalikes(locale)];
}
