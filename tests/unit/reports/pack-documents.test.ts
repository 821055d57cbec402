import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ReportHtml } from "@/components/report/html/report-html";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import type { ChapterRole } from "@/lib/content/domain/slugs";
import { LOCALES, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import type { ReportDocument } from "@/lib/reports/domain/document/document";
import { buildMatchDocument } from "@/lib/reports/domain/match/build-match-document";
import { compareSides, matchSide } from "@/lib/reports/domain/match/compare";
import { buildPackDocument } from "@/lib/reports/domain/pack/build-pack-document";
import type { PackView } from "@/lib/reports/domain/pack/pack-input";
import { checkHtmlPage } from "@/lib/reports/domain/pack/page-checks";
import { reportFormat } from "@/lib/reports/domain/report-input";
import { otherSampleType, sampleProfile, sampleWithoutEvidence } from "@/lib/reports/domain/sample-profile";
import { runningTexts, textsOf } from "./text-of";

const ROLES: readonly ChapterRole[] = ["overview", "strengths", "daily-action"];
const pack: PackView = {
  slug: "siblings",
  domain: "Brothers <& sisters>",
  sections: ROLES.map((role) => ({
    role,
    section: role === "daily-action" ? "answer" : "chapter",
    title: `heading of ${role}`,
  })),
};
const draw = async (document: ReportDocument) =>
  renderToStaticMarkup(createElement(ReportHtml, { document, frame: {} }));

function setting(locale: Locale) {
  const info = localeInfo(locale);
  return {
    locale: info,
    brand: "Ninefold",
    t: translator(locale),
    format: reportFormat(info.tag),
    generatedAt: "2026-01-02T03:04:05.000Z",
  };
}

function texts(type: (typeof PERSONALITY_TYPES)[number], written: readonly ChapterRole[]) {
  return {
    type,
    texts: Object.fromEntries(
      ROLES.map((role) => [role, written.includes(role) ? `text of ${role} ${type}` : null]),
    ) as Record<ChapterRole, string | null>,
    missing: ROLES.filter((role) => !written.includes(role)),
    fallback: false,
  };
}

function pairOf(locale: Locale, first: (typeof PERSONALITY_TYPES)[number], second = otherSampleType(first)) {
  const [a, b] = [matchSide(sampleProfile(first)), matchSide(sampleProfile(second, true))];
  return buildMatchDocument({
    ...setting(locale),
    pack,
    sample: true,
    first: { name: "Asha", side: a, texts: texts(first, ROLES) },
    second: { name: "Kabir", side: b, texts: texts(second, ROLES) },
    reading: compareSides(a, b),
  });
}

/** A key that no message stands for comes out as its own name. */
const KEY_NAME = /\b(?:pair|report|state|subtypes)\.[a-z]+[.\w-]*/;

describe.each(LOCALES.map(({ code }) => code))("in %s", (locale) => {
  test("a pack's report says what is not written, for every type, and holds what is", async () => {
    for (const type of PERSONALITY_TYPES) {
      const about = { ...setting(locale), pack, type, person: null, profile: sampleWithoutEvidence(type) };
      const some = buildPackDocument({ ...about, texts: texts(type, ["overview"]) });
      expect(some.pack).toEqual({ slug: "siblings", missing: 2 });
      expect(some.subject).toEqual({ type, sample: true });
      const said = textsOf(some.sections.find(({ id }) => id === "missing"));
      expect(said).toEqual(expect.arrayContaining(["heading of strengths", "heading of daily-action"]));
      expect(said).not.toContain("heading of overview");
      expect(textsOf(some)).toContain(`text of overview ${type}`);
      expect(textsOf(some).join("\n")).not.toMatch(KEY_NAME);
      expect(await checkHtmlPage(some, draw)).toBeNull();
      const whole = buildPackDocument({ ...about, texts: texts(type, ROLES) });
      expect(whole.sections.map(({ id }) => id)).not.toContain("missing");
      expect(textsOf(whole)).toEqual(expect.arrayContaining(ROLES.map((role) => `text of ${role} ${type}`)));
    }
  });

  test("a pack without any text still makes a report, about a person and in general", async () => {
    for (const profile of [sampleWithoutEvidence(4), null]) {
      const document = buildPackDocument({
        ...setting(locale),
        pack,
        type: 4,
        person: null,
        profile,
        texts: texts(4, []),
      });
      expect(document.pack?.missing).toBe(3);
      expect(await checkHtmlPage(document, draw)).toBeNull();
    }
  });

  test("every two types have a report of their own, no sentence twice", async () => {
    const firsts = new Set<string>();
    for (const first of PERSONALITY_TYPES)
      for (const second of PERSONALITY_TYPES.filter((each) => each >= first)) {
        const document = pairOf(locale, first, second);
        const running = runningTexts(document).filter((text) => /[.?!।۔؟]$/.test(text));
        expect(running.length).toBeGreaterThan(20);
        expect(new Set(running).size).toBe(running.length);
        expect(textsOf(document).join("\n")).not.toMatch(KEY_NAME);
        expect(document.subject).toEqual({ type: first, otherType: second, sample: true });
        firsts.add(JSON.stringify(document.sections.filter(({ id }) => id === "brings" || id === "friction")));
      }
    expect(firsts.size).toBe(45);
    expect(await checkHtmlPage(pairOf(locale, 2, 9), draw)).toBeNull();
  });

  test("no two types share a sentence", () => {
    const t = translator(locale);
    const pieces = PERSONALITY_TYPES.flatMap((type) => [
      t(`pair.offers.${type}`),
      t(`pair.needs.${type}`),
      t(`pair.misreads.${type}`),
      t(`pair.asks.${type}`),
    ]);
    const sentences = pieces.flatMap((piece) => piece.split(/(?<=[.?!।۔؟])\s+/));
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(pieces).toHaveLength(36);
  });
});

test("two people are told the areas that come first and last for both", () => {
  const people = [
    { name: "Nadia", side: matchSide({ ...sampleProfile(4), tokens: { self: 8, oneToOne: 1, social: 1 } }) },
    { name: "Jonas", side: matchSide({ ...sampleProfile(9), tokens: { self: 4, oneToOne: 4, social: 2 } }) },
  ].map((person) => ({ ...person, texts: texts(person.side.type, ROLES) }));
  const [first, second] = people;
  if (!first || !second) throw new Error("two people");
  const reading = compareSides(first.side, second.side);
  const said = textsOf(buildMatchDocument({ ...setting("en"), pack, sample: false, first, second, reading }));
  expect(said).toContain("In first place for both of you: Self-Preservation. Plans come easily there.");
  expect(said).toContain("In last place for both of you: Social. A date in the calendar may help.");
});

test("two people are told by name whose words are whose, and which instinct comes first for one and last for the other", () => {
  const a = matchSide({ ...sampleProfile(4), tokens: { self: 3, oneToOne: 5, social: 2 } });
  const b = matchSide({ ...sampleProfile(9), tokens: { self: 5, oneToOne: 2, social: 3 } });
  const document = buildMatchDocument({
    ...setting("en"),
    pack,
    sample: false,
    first: { name: "Nadia", side: a, texts: texts(4, ROLES) },
    second: { name: "Jonas", side: b, texts: texts(9, ROLES) },
    reading: compareSides(a, b),
  });
  const said = textsOf(document);
  expect(said).toContain("Of the three instincts, One-to-One comes first for Nadia and last for Jonas.");
  expect(said.join("\n")).not.toMatch(/place for both of you/);
  const chapter = textsOf(document.sections.find(({ id }) => id === "chapter"));
  expect(chapter).toEqual(expect.arrayContaining(["Nadia, the Individualist", "Jonas, the Peacemaker"]));
  // The slug's texts speak to one person, so each part says whom it means.
  for (const name of ["Nadia", "Jonas"]) expect(chapter).toContain(`In this part, “you” is ${name}.`);
  expect(textsOf(pairOf("en", 7, 7)).join("\n")).not.toMatch(/In this part, “you”/);
  // It names no source, so the title of the last chapter promises none.
  expect(document.sections.at(-1)?.title).toBe("Method and limits");
  expect(said.join("\n")).not.toMatch(/share a type/);
  expect(textsOf(pairOf("en", 7, 7)).join("\n")).toMatch(/You share a type, so take turns/);
});

const ORDER = PERSONALITY_TYPES;
/** Orders beside 1 to 9: much like it, turned round, and neither. */
const ORDERS = {
  alike: [2, 1, 3, 4, 5, 6, 7, 8, 9],
  opposed: [...ORDER].reverse(),
  mixed: [5, 4, 3, 2, 1, 6, 7, 8, 9],
  none: null,
} as const;

test.each([
  ["neighbours", 2, "alike", "neighboursAlike"],
  ["neighbours", 2, "mixed", "neighbours"],
  ["neighbours", 2, "opposed", "neighbours"],
  ["neighbours", 2, "none", "neighbours"],
  ["apart", 5, "alike", "apartAlike"],
  ["apart", 5, "mixed", "apart"],
  ["apart", 5, "opposed", "apart"],
  ["apart", 5, "none", "apart"],
  ["same", 1, "alike", "same"],
] as const)("%s, type %i with orders %s: the lead says %s", (relation, type, likeness, kinship) => {
  const a = { ...matchSide(sampleProfile(1)), order: ORDER };
  const b = { ...matchSide(sampleProfile(type)), order: ORDERS[likeness] };
  const reading = compareSides(a, b);
  expect(reading).toMatchObject({ typeRelation: relation, orders: likeness === "none" ? null : likeness });
  const first = { name: "Asha", side: a, texts: texts(1, ROLES) };
  const second = { name: "Kabir", side: b, texts: texts(type, ROLES) };
  const said = textsOf(buildMatchDocument({ ...setting("en"), pack, sample: false, first, second, reading }));
  const t = translator("en");
  const names = { first: t("report.typeNames.1"), second: t(`report.typeNames.${type}`) };
  const leads = (["same", "neighbours", "neighboursAlike", "apart", "apartAlike"] as const).filter((each) =>
    said.includes(t(`pair.meeting.kinship.${each}`, names)),
  );
  expect(leads).toEqual([kinship]);
  expect(said.some((each) => each.includes("from within"))).toBe(kinship === "neighboursAlike");
});

test("two people of one type read the words about it once", () => {
  const text = translator("en")("pair.offers.7");
  expect(textsOf(pairOf("en", 7, 7)).filter((each) => each === text)).toHaveLength(1);
});

test("a page in the wrong language, or without a chapter, is found", async () => {
  const document = pairOf("ur-G4", 1);
  const page = await draw(document);
  expect(await checkHtmlPage(document, async () => page.replace('dir="rtl"', 'dir="ltr"'))).toBe("language");
  const [, brings] = document.sections;
  const cut = page.replaceAll(brings?.title ?? "", "");
  expect(await checkHtmlPage(document, async () => cut)).toBe(`lost: ${brings?.title}`);
});

test("what an administrator wrote is text, whatever it looks like", async () => {
  const page = await draw(pairOf("en", 1));
  expect(page).toContain("Brothers &lt;&amp; sisters&gt;");
  expect(page).not.toContain("<& sisters>");
});

describe("a sample profile", () => {
  test.each(PERSONALITY_TYPES)("of type %d is that type, in two kinds", (type) => {
    expect(sampleProfile(type).type).toBe(type);
    expect(sampleProfile(type, true).block.wing).not.toBe(sampleProfile(type).block.wing);
    expect(matchSide(sampleProfile(type)).order?.[0]).toBe(type);
    expect(sampleWithoutEvidence(type).evidence).toBeNull();
  });
});
