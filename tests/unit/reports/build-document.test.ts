import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { REPORT_TYPES, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { daysBandOf, movementOf, typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { rivalsOf } from "@/lib/reports/domain/document/choices";
import { stepsBeside } from "@/lib/reports/domain/document/sections/states";
import { inputOf, LIVES, PERSON, profileOf } from "./samples";
import { runningTexts, sectionTexts, textsOf } from "./text-of";

const COMBINATIONS = REPORT_TYPES.flatMap((reportType) => PERSONALITY_TYPES.map((type) => ({ reportType, type })));
const READERS = [null, ...LIVES];
const KEY_LIKE = /\b(report|state|blocks|subtypes|hero1?|rheti1?)\.[a-zA-Z0-9_]+|undefined|NaN|\[object|[{}]/;

const lifeOf = (at: number) => LIVES[at % LIVES.length] ?? null;

describe.each(COMBINATIONS)("the $reportType report about type $type", ({ reportType, type }) => {
  const documents = READERS.map((life) => buildDocument(inputOf(type, reportType, life)));

  test("has no empty text and no message key", () => {
    const texts = documents.flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => text.trim() === "" || KEY_LIKE.test(text))).toEqual([]);
  });

  test("says nothing twice", () => {
    for (const document of documents) {
      const texts = runningTexts(document);
      expect(texts.length).toBeGreaterThan(40);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });

  test("says that its examples are invented, whoever reads it", () => {
    for (const document of documents) expect(sectionTexts(document, "reading")).toContain("are invented");
  });

  test("is plain JSON that survives being stored", () => {
    for (const document of documents) expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

describe.each(PERSONALITY_TYPES)("a personal report about type %i", (type) => {
  test.each(LIVES)("names the person and their choices: $name", (life) => {
    const input = inputOf(type, "love", life);
    const document = buildDocument(input);
    const { t } = input;
    const profile = profileOf(type, life);
    expect(document.personal).toBe(true);
    expect(document.cover.reader).toContain(`${PERSON.firstName} ${PERSON.lastName}`);
    const answer = sectionTexts(document, "answer");
    expect(answer).toContain(t(`report.typeNames.${type}`));
    expect(answer).toContain(t(`report.typeNames.${profile.block.wing}`));
    for (const state of life.states) expect(answer).toContain(t(`state.levels.${state}.label`));
    for (const instinct of ["self", "oneToOne", "social"] as const)
      expect(answer).toContain(t(`subtypes.instincts.${instinct}.name`));
    expect(sectionTexts(document, "states")).toContain(t(`state.states.${type}.${life.states[1]}.text`));
    expect(document.sections.map(({ id }) => id)).toContain("given");
  });

  test.each(LIVES)("sets the runner-up beside one's own type, told from both sides: $name", (life) => {
    const input = inputOf(type, "love", life);
    const evidence = profileOf(type, life).evidence;
    const other = evidence ? typeCertainty(evidence, type).other : type;
    const [lower, higher] = [Math.min(type, other), Math.max(type, other)];
    const texts = sectionTexts(buildDocument(input), "lookalike").split("\n");
    const part = (each: "first" | "second" | "tell") =>
      input.t(`lookalikes.pairs.${`${lower}v${higher}` as "1v2"}.${each}`);
    expect(texts.indexOf(part("first"))).toBeGreaterThan(0);
    expect(texts.indexOf(part("second"))).toBeGreaterThan(texts.indexOf(part("first")));
    expect(texts).toContain(part("tell"));
  });

  test.each(LIVES)("tells the theme for these weeks, this first area and this wing: $name", (life) => {
    const input = inputOf(type, "love", life);
    const { colors, instincts, block } = profileOf(type, life);
    const texts = sectionTexts(buildDocument(input), "chapter").split("\n");
    const own = [
      input.t(`situations-love.${type}.days.${daysBandOf(colors)}`),
      input.t(`situations-love.${type}.instinct.${instincts.dominant}`),
      input.t(`situations-love.${type}.wing.${block.id}` as "situations-love.1.wing.1w9"),
    ];
    expect(texts).toEqual(expect.arrayContaining(own));
  });

  test.each(LIVES)("tells what tips this person, and the one way that their weeks ask for: $name", (life) => {
    const input = inputOf(type, "love", life);
    const texts = sectionTexts(buildDocument(input), "states").split("\n");
    const told = (["good", "average", "belowAverage", "destructive"] as const).filter((lower) =>
      texts.includes(input.t(`movement.types.${type}.tips.${lower}`)),
    );
    const [first, second] = life.states;
    expect(told).toEqual(stepsBeside([life.primary >= 50 ? first : second]).map(({ lower }) => lower));
    const ways = (document: string) =>
      (["stress", "growth"] as const).filter((way) => document.includes(input.t(`movement.types.${type}.${way}`)));
    expect(ways(texts.join("\n"))).toEqual([movementOf(profileOf(type, life).colors)]);
    expect(ways(sectionTexts(buildDocument(inputOf(type, "standard", life)), "states"))).toEqual(["stress", "growth"]);
  });

  test.each(LIVES)("has a page to hand on, of type, wing, first area and weeks: $name", (life) => {
    const input = inputOf(type, "love", life);
    const { colors, instincts, block } = profileOf(type, life);
    const texts = sectionTexts(buildDocument(input), "withme").split("\n");
    const own = [
      input.t(`withme.types.${type}.need`),
      input.t(`withme.wings.${block.id}`),
      input.t(`withme.firsts.${type}.${instincts.dominant}`),
      input.t(`withme.days.${type}.${daysBandOf(colors)}`),
    ];
    expect(texts).toEqual(expect.arrayContaining(own));
  });

  test("reads differently for different people, and the same for the same person", () => {
    const reports = LIVES.map((life) => runningTexts(buildDocument(inputOf(type, "standard", life))));
    for (const [at, texts] of reports.entries()) {
      const others = new Set(reports.filter((_, other) => other !== at).flat());
      expect(texts.filter((text) => !others.has(text)).length).toBeGreaterThanOrEqual(12);
    }
    const again = inputOf(type, "standard", lifeOf(type));
    expect(buildDocument(again)).toEqual(buildDocument(inputOf(type, "standard", lifeOf(type))));
  });
});

describe("a general report", () => {
  test.each(COMBINATIONS)("says that it is general ($reportType, type $type)", ({ reportType, type }) => {
    const document = buildDocument(inputOf(type, reportType, null));
    expect(document.personal).toBe(false);
    expect(document.cover.notices.map(({ title }) => title)).toEqual(["This is a general report"]);
    const ids = document.sections.map(({ id }) => id);
    expect(ids).not.toContain("hero");
    expect(ids).not.toContain("given");
    expect(ids).not.toContain("lookalike");
    expect(ids).not.toContain("withme");
    expect(textsOf(document).filter((text) => /\bYour answers\b|\bYou chose\b|\bYour two states\b/.test(text))).toEqual(
      [],
    );
  });

  test("holds no person, even when one is handed in", () => {
    const [life] = LIVES;
    const personal = inputOf(4, "love", life ?? null);
    const document = buildDocument({ ...personal, profile: null });
    expect(document).toEqual(buildDocument(inputOf(4, "love", null)));
    expect(JSON.stringify(document)).not.toContain(PERSON.lastName);
  });
});

describe("a sample report", () => {
  const input = inputOf(8, "standard", LIVES[0] ?? null);
  const profile = input.profile && { ...input.profile, evidence: null };
  const document = buildDocument({ ...input, profile });

  test("is called a sample, claims no probability and shows no answers", () => {
    expect(document.subject.sample).toBe(true);
    expect(document.cover.notices.map(({ title }) => title)).toEqual(["This is a sample"]);
    expect(sectionTexts(document, "answer")).toContain("it is a sample");
    expect(textsOf(document).filter((text) => /in 10\b/.test(text))).toEqual([]);
    expect(document.sections.map(({ id }) => id)).toEqual(expect.not.arrayContaining(["hero", "given"]));
  });
});

test("a language without texts reads them in English and says so once", () => {
  const input = inputOf(2, "career", null);
  const document = buildDocument({ ...input, texts: { ...input.texts, fallback: true } });
  expect(document.fallback).toBe(true);
  expect(textsOf(document).filter((text) => text === "About the language")).toHaveLength(1);
});

describe("what the answers say", () => {
  const about = (life: (typeof LIVES)[number], reportType: ReportType = "standard") => {
    const input = inputOf(3, reportType, life);
    const document = buildDocument(input);
    const told = ["answer", "evidence", "lookalike", "wing"].map((section) => sectionTexts(document, section));
    return { input, told: told.join("\n") };
  };

  test.each(LIVES)("tells each pair of the type once, by the side that was chosen: $name", (life) => {
    const { input, told } = about(life);
    const own = PAIRS.filter(({ left, right }) => left === 3 || right === 3);
    expect(own).toHaveLength(8);
    for (const { id } of own) {
      const side = input.answers?.pairs[id]?.side ?? "left";
      const sentence = (each: "left" | "right") => input.t(`evidence.pairs.${id as 1}.${each}`);
      expect(told.split(sentence(side))).toHaveLength(2);
      expect(told).not.toContain(sentence(side === "left" ? "right" : "left"));
    }
  });

  test.each(["standard", "love"] as const)(
    "everything that was marked strongly is told in a %s report",
    (reportType) => {
      for (const life of LIVES) {
        const { input, told } = about(life, reportType);
        // Of what speaks for the type, a theme report has the first page's sentences alone.
        const isTold = (side: number, strong: boolean) => strong && (reportType === "standard" || side !== 3);
        const strong = PAIRS.filter((pair) => {
          const answer = input.answers?.pairs[pair.id];
          return answer && isTold(pair[answer.side], answer.strong);
        });
        expect(strong.length).toBeGreaterThan(0);
        for (const { id } of strong) {
          const side = input.answers?.pairs[id]?.side ?? "left";
          expect(told).toContain(input.t(`evidence.pairs.${id as 1}.${side}`));
        }
      }
    },
  );

  test.each(["standard", "love"] as const)(
    "the scenes are told once in a %s report, with what was chosen",
    (reportType) => {
      for (const life of LIVES) {
        const input = inputOf(3, reportType, life);
        const document = buildDocument(input);
        const told = `${sectionTexts(document, "hero")}\n${sectionTexts(document, "given")}`;
        for (const { id } of HERO_CARDS)
          expect(told.split(input.t(`hero.cards.${id}.prompt` as "hero.cards.general_001.prompt"))).toHaveLength(2);
      }
    },
  );

  test("the third type is set beside the first where it is probable enough, and never told twice", () => {
    for (const life of LIVES) {
      const input = inputOf(3, "love", life);
      const evidence = profileOf(3, life).evidence;
      const [other, third] = evidence ? rivalsOf(evidence, 3) : [3];
      const chances = PERSONALITY_TYPES.filter((type) => type !== 3 && type !== other).map(
        (type) => evidence?.posterior[type] ?? 0,
      );
      expect(third !== undefined).toBe(Math.max(...chances) >= 0.05);
      if (third) expect(evidence?.posterior[third]).toBe(Math.max(...chances));
      const heading = input.t("report.lookalike.third", { other: input.t(`report.typeNames.${third ?? 1}`) });
      expect(sectionTexts(buildDocument(input), "lookalike").includes(heading)).toBe(third !== undefined);
    }
  });

  test("a run with the words of the first edition has no sentences of the second", () => {
    const input = inputOf(3, "love", LIVES[0] ?? null);
    const answers = input.answers && { ...input.answers, edition: 1 as const };
    const document = buildDocument({ ...input, answers });
    expect(document.sections.map(({ id }) => id)).not.toContain("evidence");
    expect(sectionTexts(document, "answer")).not.toContain(input.t("report.opening.wrong"));
  });
});
