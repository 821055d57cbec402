import type { ContentLocale } from "@/lib/platform/i18n/locales";
import { LOCALES } from "@/lib/platform/i18n/locales";
import type { AtomStatus } from "./atom";
import { CERTAINTY, CURE, FATALISM, OTHER_NAMES, TRADEMARKS } from "./brand-words";
import { CHAPTER_ROLES, THEME_CHAPTERS } from "./slugs";
import { checkGlossary, checkText, type Finding, type TextCheck } from "./text-checks";
import { TYPE_NAMES } from "./type-names";

/** Raised with every change of a rule: stored verdicts of another version are made anew. */
export const RULES_VERSION = 2;

export const BRAND_RULES = [
  "placeholder",
  "outdated",
  "script",
  "untranslated",
  "language",
  "cure",
  "certainty",
  "trademark",
  "fatalism",
  "length",
  "form",
  "glossary",
  "punctuation",
  "markup",
  "spacing",
] as const;
export type BrandRule = (typeof BRAND_RULES)[number];

/** A text and what its rules have to know. */
export interface RuleInput {
  readonly body: string;
  readonly locale: ContentLocale;
  readonly role: string;
  readonly status: AtomStatus;
  /** The English text of the same place, for a text in another language. */
  readonly source: string | null;
  /** Whether the English text changed since this one was written. */
  readonly sourceMoved: boolean;
}

export interface Violation {
  readonly rule: BrandRule;
  /** The part at fault, at most 80 characters. */
  readonly excerpt: string;
  /** The whole text without this fault, when it can be fixed automatically. */
  readonly fix?: string;
}

type Rule = (text: RuleInput) => readonly Omit<Violation, "rule">[];

const EXCERPT = 80;
const truncate = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1)}…` : text);

/** A pattern of whole words, in any script. */
function wordPattern(parts: readonly string[], flags = "giu"): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${parts.join("|")})(?![\\p{L}\\p{M}])`, flags);
}

const matchesOf = (body: string, pattern: RegExp) =>
  [...body.matchAll(pattern)].map(([hit]) => ({ excerpt: truncate(hit) }));

function wordRule(lists: Readonly<Record<ContentLocale, readonly string[]>>): Rule {
  const patterns = new Map(Object.entries(lists).map(([locale, parts]) => [locale, wordPattern(parts)]));
  return ({ body, locale }) => {
    const pattern = patterns.get(locale);
    return pattern ? matchesOf(body, pattern) : [];
  };
}

/** Fewest and most characters of a text, by section. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  overview: [300, 1_100],
  strengths: [200, 750],
  "daily-action": [100, 450],
};
/** A chapter of a theme: 150 to 320 words. */
const THEME_LENGTH = [700, 2_000] as const;
const ANY_LENGTH = [20, 1_200] as const;
const THEME_ROLES: ReadonlySet<string> = new Set(Object.values(THEME_CHAPTERS).flat());

/** Fewest and most characters of a text with this role. */
export const lengthOf = (role: string): readonly [number, number] =>
  LENGTHS[role] ?? (THEME_ROLES.has(role) ? THEME_LENGTH : ANY_LENGTH);

/** How long a text is and may be where its place takes no text of that length; null where it fits. */
export function lengthBreach({ role, body }: Pick<RuleInput, "role" | "body">) {
  const [least, most] = lengthOf(role);
  const count = body.trim().length;
  return count < least || count > most ? { count, least, most } : null;
}

/** What a text with this role is to do, as the words for it are keyed. */
export function taskOf(role: string): (typeof CHAPTER_ROLES)[number] | "chapter" | "other" {
  return CHAPTER_ROLES.find((each) => each === role) ?? (THEME_ROLES.has(role) ? "chapter" : "other");
}

const PLACEHOLDER_MARK = /\[\[|\]\]|\b(?:TODO|TBD|FIXME|XXX)\b|lorem ipsum/giu;
const MARKUP = /<\/?[a-z][^>]*>|\{\s*\w+\s*\}|\*\*|__|^#+\s/gimu;
const SPACING = / {2,}|[ \t]+$|^[ \t]+| +(?=[.,!?।۔،؟؛])/gmu;
const NAMED_ITEM = /^[^:：\n]{1,60}[:：]\s*\S/u;

const LATIN_MARKS = [
  [/[।۔]/gu, "."],
  [/،/gu, ","],
  [/؟/gu, "?"],
  [/؛/gu, ";"],
] as const;

/** The marks of other scripts, and what stands for each in a language. */
const MARKS: Readonly<Record<ContentLocale, readonly (readonly [RegExp, string])[]>> = {
  en: LATIN_MARKS,
  "hi-Latn": LATIN_MARKS,
  hi: [
    [/(?<=\p{Script=Devanagari}\p{M}*["”’]?)\.(?!\.)/gu, "।"],
    [/۔/gu, "।"],
    [/،/gu, ","],
    [/؟/gu, "?"],
  ],
  ur: [
    [/(?<=\p{Script=Arabic}\p{M}*["”’]?)\.(?!\.)/gu, "۔"],
    [/।/gu, "۔"],
    [/(?<=\p{Script=Arabic}\p{M}*),/gu, "،"],
    [/(?<=\p{Script=Arabic}\p{M}*)\?/gu, "؟"],
    [/(?<=\p{Script=Arabic}\p{M}*);/gu, "؛"],
  ],
};

const codeOf = (locale: ContentLocale) => LOCALES.find(({ content }) => content === locale)?.code ?? "en";

/** Several rules take what one look finds. */
const findings = new WeakMap<RuleInput, readonly Finding[]>();

function findingsOf(text: RuleInput): readonly Finding[] {
  const { body, source, locale } = text;
  const found = findings.get(text) ?? checkText("", body, source ?? "", codeOf(locale));
  findings.set(text, found);
  return found;
}

const textCheckRule =
  (check: TextCheck): Rule =>
  (text) =>
    findingsOf(text)
      .filter((finding) => finding.check === check)
      .map(({ excerpt }) => ({ excerpt: truncate(excerpt) }));

function fixPunctuation(body: string, locale: ContentLocale): string {
  return MARKS[locale].reduce((text, [from, to]) => text.replace(from, to), body);
}

const OTHER_NAME_PATTERNS = new Map(
  Object.entries(OTHER_NAMES).map(([locale, parts]) => [
    locale,
    Object.entries(parts).map(([part, type]) => ({ part, type, pattern: wordPattern([part], "gu") })),
  ]),
);
const TRADEMARK_PATTERN = wordPattern(TRADEMARKS);

function glossary({ body, locale, source }: RuleInput) {
  const names = TYPE_NAMES[locale];
  const foreign = (OTHER_NAME_PATTERNS.get(locale) ?? []).flatMap(({ part, type, pattern }) => {
    const own = names[type - 1] ?? "";
    const article = locale === "en" && part.startsWith("[Tt]he");
    const fix = body.replace(pattern, (hit) => (article ? `${hit.slice(0, 4)}${own}` : own));
    return matchesOf(body, pattern).map((each) => ({ ...each, fix }));
  });
  if (locale === "en" || source === null) return foreign;
  const terms = Object.fromEntries(TYPE_NAMES.en.map((term, at) => [term, names[at] ?? ""]));
  const missing = checkGlossary("", body, source, terms).map(({ excerpt }) => ({ excerpt: truncate(excerpt) }));
  return [...foreign, ...missing];
}

const RULES: Readonly<Record<BrandRule, Rule>> = {
  placeholder: ({ body, status }) => [
    ...(status === "placeholder" || body.trim() === "" ? [{ excerpt: truncate(body.trim()) }] : []),
    ...(status === "placeholder" ? [] : matchesOf(body, PLACEHOLDER_MARK)),
  ],
  outdated: ({ sourceMoved, source }) => (sourceMoved ? [{ excerpt: truncate(source ?? "") }] : []),
  script: textCheckRule("script"),
  untranslated: textCheckRule("english"),
  language: textCheckRule("language"),
  cure: wordRule(CURE),
  certainty: wordRule(CERTAINTY),
  trademark: ({ body }) => matchesOf(body, TRADEMARK_PATTERN),
  fatalism: wordRule(FATALISM),
  length: (text) => {
    const breach = lengthBreach(text);
    return breach ? [{ excerpt: `${breach.count} (${breach.least}–${breach.most})` }] : textCheckRule("length")(text);
  },
  form: ({ body, role }) =>
    role === "strengths"
      ? body
          .split(/\n\s*\n/)
          .map((part) => part.trim())
          .filter((part) => part !== "" && !NAMED_ITEM.test(part))
          .map((part) => ({ excerpt: truncate(part) }))
      : [],
  glossary,
  punctuation: (text) =>
    textCheckRule("punctuation")(text).map((each) => ({ ...each, fix: fixPunctuation(text.body, text.locale) })),
  markup: ({ body }) =>
    matchesOf(body, MARKUP).map((each) => ({ ...each, fix: body.replace(MARKUP, "").replace(/ {2,}/g, " ").trim() })),
  spacing: ({ body }) =>
    body.search(SPACING) < 0
      ? []
      : [{ excerpt: "␣", fix: body.replace(SPACING, (hit, at) => spacingFix(body, hit, at)) }],
};

/** The replacement of a run of spaces: one space between two words, none at an edge or before a mark. */
function spacingFix(body: string, hit: string, at: number): string {
  const [before, after] = [body[at - 1] ?? "\n", body[at + hit.length] ?? "\n"];
  return before === "\n" || after === "\n" || /[.,!?।۔،؟؛]/u.test(after) ? "" : " ";
}

/** Whether a text still has marks that wait for words. */
export const hasPlaceholder = (body: string): boolean => body.trim() === "" || body.search(PLACEHOLDER_MARK) >= 0;

/** A placeholder has this one fault: the other rules wait until it is replaced by a text. */
export function checkBrandRules(text: RuleInput): readonly Violation[] {
  const rules = text.status === "placeholder" ? (["placeholder"] as const) : BRAND_RULES;
  const seen = new Set<string>();
  return rules
    .flatMap((rule) => RULES[rule](text).map((each) => ({ rule, ...each })))
    .filter((each) => {
      const line = formatViolation(each);
      return !seen.has(line) && Boolean(seen.add(line));
    });
}

/** A violation as it is stored and sent: `rule: excerpt`, or the rule alone. */
export function formatViolation({ rule, excerpt }: Pick<Violation, "rule" | "excerpt">): string {
  return excerpt ? `${rule}: ${excerpt}` : rule;
}

/** Takes a stored violation apart; null when the rule is not known any more. */
export function parseViolation(text: string): Pick<Violation, "rule" | "excerpt"> | null {
  const end = text.indexOf(": ");
  const name = end < 0 ? text : text.slice(0, end);
  const rule = BRAND_RULES.find((each) => each === name);
  return rule ? { rule, excerpt: end < 0 ? "" : text.slice(end + 2) } : null;
}
