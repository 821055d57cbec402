import { execFileSync } from "node:child_process";
import { LAYOUTS } from "@/components/report/picture/card";
import { closePicturePool, renderPicture } from "@/components/report/picture/render";
import type { SetText } from "@/components/report/picture/typeset";
import { STONES, TOWER_VIEW } from "@/components/tower/stones";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { PICTURE_FORMS, sharePicture } from "@/lib/reports/domain/share-picture";
import { pictureOf } from "@/lib/reports/operations/open-shared";
import type { SettingJob } from "@/tests/support/set-texts";
import { inputOf, LIVES, PERSON } from "./samples";

// Drawing in every language and form takes its time on a busy machine.
jest.setTimeout(60_000);

const [life = null] = LIVES;
const WORDS = {
  kicker: "One pattern of nine",
  line: "Always listening, a little, for the note that is missing.",
  question: "What would yours say?",
  address: "ninefold.example.org",
};
const picture = (locale: (typeof LOCALES)[number]["code"], showSign = true) =>
  sharePicture(buildDocument(inputOf(4, "love", life, locale)), { sections: [], showName: false, showSign }, WORDS);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test.each(LOCALES.map(({ code }) => code))("a picture in %s is a PNG of its size", async (locale) => {
  for (const [form, { width, height }] of [
    ["card", PICTURE_FORMS.card],
    ["story", PICTURE_FORMS.story],
  ] as const) {
    const png = await renderPicture(picture(locale), form);
    expect(png.subarray(0, 8)).toEqual(SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    expect(png.byteLength).toBeLessThan(300_000);
  }
});

test("nothing of the person is in it: no name, no figure; the own signs only where they are shown", () => {
  const { values, shares, ...texts } = picture("en");
  expect(values?.[4]).toBe(1);
  expect(shares?.length).toBeGreaterThan(0);
  expect(JSON.stringify(texts)).not.toMatch(new RegExp(`${PERSON.firstName}|${PERSON.lastName}`));
  expect(picture("en", false)).toMatchObject({ values: null, shares: null });
});

test.each(LOCALES.map(({ code }) => code))(
  "in %s its line says “you” to nobody: it is about whoever shared",
  (locale) => {
    const nobody = { sections: [], showName: false, showSign: false };
    const lines = PERSONALITY_TYPES.map(
      (type) => pictureOf(buildDocument(inputOf(type, "love", life, locale)), nobody, null).line,
    );
    expect(new Set(lines).size).toBe(PERSONALITY_TYPES.length);
    for (const line of lines)
      expect(line).not.toMatch(/\byou|\baap(?:k[aei]|ko)?\b|(?<!\p{L})आप|(?<!\p{L})آپ|\.lines\./iu);
  },
);

afterAll(closePicturePool);

test("every text is drawn, in every language", async () => {
  for (const { code } of LOCALES) {
    const whole = await renderPicture(picture(code), "card");
    for (const key of ["brand", "kicker", "name", "line", "question", "address"] as const) {
      const without = await renderPicture({ ...picture(code), [key]: "" }, "card");
      expect({ code, key, drawn: !without.equals(whole) }).toEqual({ code, key, drawn: true });
    }
  }
});

test("nothing covers the flower: no petal reaches into the tower or into the words", () => {
  for (const [form, { rosette, tower, text, name }] of Object.entries(LAYOUTS)) {
    const bottom = rosette.y + rosette.width;
    const [scale, crown] = [tower.width / TOWER_VIEW.width, Math.min(...STONES.map(({ top }) => top))];
    const crownY = tower.y + crown * scale;
    expect({ form, apart: bottom <= crownY || rosette.x + rosette.width <= tower.x }).toEqual({ form, apart: true });
    const beside = rosette.x >= text.x + text.width;
    expect({ form, apart: beside || bottom <= name.y }).toEqual({ form, apart: true });
    const { width, height } = PICTURE_FORMS[form as keyof typeof PICTURE_FORMS];
    expect(tower.x + tower.width).toBeLessThanOrEqual(width);
    expect(tower.y + TOWER_VIEW.height * scale).toBeLessThanOrEqual(height);
  }
});

test("two people have two pictures, and one person the same again", async () => {
  const [mine, other] = [await renderPicture(picture("en"), "card"), await renderPicture(picture("en", false), "card")];
  expect(mine.equals(other)).toBe(false);
  expect(await renderPicture(picture("en"), "card")).toEqual(mine);
});

describe("the setting of a text", () => {
  const BOX = { width: 600, height: 200, leading: 1.4, size: 50, least: 20 };
  const CASES = {
    conjunct: { text: "\u0915\u094d\u0937", dir: "ltr", face: "devanagari" },
    apart: { text: "\u0915 \u0937", dir: "ltr", face: "devanagari" },
    reph: { text: "\u0930\u094d\u0928", dir: "ltr", face: "devanagari" },
    mixed: { text: "Maya \u0930\u094d\u0928", dir: "ltr", face: "devanagari" },
    urdu: { text: "\u06cc\u06c1 Maya", dir: "rtl", face: "nastaliq" },
    latin: { text: "Maya", dir: "ltr", face: "nastaliq" },
    borrowed: { text: "\u092e", dir: "ltr", face: "serif" },
    unknown: { text: "\u4e2d\u6587", dir: "ltr", face: "serif" },
    long: { text: "A rather long line of words that has to go somewhere ".repeat(3).trim(), dir: "ltr", face: "serif" },
  } as const satisfies Record<string, SettingJob["cases"][number]>;
  const set: Partial<Record<keyof typeof CASES, SetText>> = {};
  const glyphs = (name: keyof typeof CASES) =>
    set[name]?.lines.flatMap((line) => line.glyphs.map(({ path }) => path)) ?? [];

  beforeAll(() => {
    const job: SettingJob = { box: BOX, cases: Object.values(CASES) };
    const args = ["--import", "tsx", "tests/support/set-texts.ts", JSON.stringify(job)];
    const lines: SetText[] = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
    for (const [at, name] of Object.keys(CASES).entries()) Object.assign(set, { [name]: lines[at] });
  }, 60_000);

  test("joins conjuncts: what joins has another outline than its letters apart", () => {
    expect(glyphs("conjunct")).toHaveLength(1);
    expect(glyphs("apart")).not.toContain(glyphs("conjunct")[0]);
  });

  test("joins them behind Latin letters of the same face too", () => {
    expect(glyphs("mixed").slice(-glyphs("reph").length)).toEqual(glyphs("reph"));
  });

  test("runs from the right in Urdu, a Latin name from the left within it", () => {
    expect(glyphs("urdu").slice(0, 4)).toEqual(glyphs("latin"));
    expect(glyphs("urdu").length).toBeGreaterThan(4);
  });

  test("takes another face for letters that the first has not, and leaves out what none has", () => {
    expect(glyphs("borrowed")).toHaveLength(1);
    expect(glyphs("unknown")).toEqual([]);
  });

  test("breaks and shrinks a long text until it fits", () => {
    const { size = 0, lines = [] } = set.long ?? {};
    expect(size).toBeLessThan(BOX.size);
    expect(lines.length * BOX.leading * size).toBeLessThanOrEqual(BOX.height);
    for (const { width } of lines) expect(width * size).toBeLessThanOrEqual(BOX.width + 1);
  });
});
