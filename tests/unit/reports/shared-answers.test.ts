import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { LOCALES, type Locale } from "@/lib/platform/i18n/locales";
import type { Translator } from "@/lib/platform/i18n/translator";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import type { PersonalDocument } from "@/lib/reports/domain/document/document";
import { SHAREABLE_SECTIONS } from "@/lib/reports/domain/shared-document";
import { CHAPTERS_OF_ANSWERS, withoutAnswers } from "@/lib/reports/domain/without-answers";
import { inputOf, LIVES, type Life } from "./samples";
import { textsOf } from "./text-of";

// Documents of every type, life and kind take their time on a busy machine.
jest.setTimeout(60_000);

/** The texts that retell an answer or show its words, and the values that count answers. */
const ANSWER_TEXTS = /^(?:evidence|rheti1?|hero1?)\./;
const ANSWER_VALUES = ["wins", "otherWins", "triads", "possible", "strong", "sentence", "option", "firstWins"];
const COUNTS = /^report\.(?:nine\.flips|evidence\.|sides\.wins|hero\.)/;

/** A report, and every text in it that tells an answer or counts answers, as the translator gave them. */
function reportWithAnswers(...[type, kind, life, locale]: Parameters<typeof inputOf>) {
  const input = inputOf(type, kind, life, locale);
  const told = new Set<string>();
  const t = ((key: string, values?: Record<string, string | number>) => {
    const text = input.t(key as Parameters<Translator>[0], values as never);
    const counts = ANSWER_VALUES.some((name) => values && name in values);
    if (ANSWER_TEXTS.test(key) || COUNTS.test(key) || counts) told.add(text);
    return text;
  }) as Translator;
  return { document: buildDocument({ ...input, t }), told: [...told] };
}

/** What the chapters say, but for those that are made of answers. */
function sharedTexts({ sections }: PersonalDocument): string {
  const chapters = sections.filter(({ id }) => !CHAPTERS_OF_ANSWERS.some((each) => each === id));
  return textsOf(chapters.map(withoutAnswers)).join("\n");
}

const KINDS = ["standard", "love", "career"] as const;

describe.each(LOCALES.map(({ code }) => code))("in %s", (locale: Locale) => {
  test.each(LIVES)("no chapter tells an answer or counts pairs unless all answers are shared: $name", (life: Life) => {
    for (const type of PERSONALITY_TYPES) {
      for (const kind of KINDS) {
        const { document, told } = reportWithAnswers(type, kind, life, locale);
        expect(told.length).toBeGreaterThan(36);
        const shared = sharedTexts(document);
        expect({ type, kind, told: told.filter((text) => shared.includes(text)) }).toEqual({ type, kind, told: [] });
      }
    }
  });
});

test("what tells no answers stays, and no heading stands over nothing", () => {
  for (const life of LIVES) {
    const { document } = reportWithAnswers(4, "standard", life, "en");
    for (const chapter of document.sections) {
      const { blocks } = withoutAnswers(chapter);
      expect(blocks.length).toBeGreaterThan(0);
      for (const [at, block] of blocks.entries())
        if (block.kind === "heading") expect(blocks[at + 1]?.kind).not.toBe("heading");
      expect(blocks.at(-1)?.kind).not.toBe("heading");
    }
    const wing = document.sections.find(({ id }) => id === "wing");
    expect(textsOf(wing && withoutAnswers(wing)).join(" ")).toContain("Its gift");
  }
});

test("every chapter can be asked, and one that is made of answers stands as it is", () => {
  const { document } = reportWithAnswers(4, "standard", LIVES[0] ?? null, "en");
  expect(SHAREABLE_SECTIONS).toEqual(expect.arrayContaining([...CHAPTERS_OF_ANSWERS]));
  for (const chapter of document.sections)
    if (CHAPTERS_OF_ANSWERS.some((id) => id === chapter.id)) expect(withoutAnswers(chapter)).toBe(chapter);
});
