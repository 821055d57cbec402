import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlResponse } from "@/app/api/_html";
import { namedDialCodes } from "@/components/welcome/dial-code-field";
import { REPORT_STYLE } from "@/generated/report-style";
import { FAMILIES, FONT_FOLDER, SCREEN_FONTS } from "@/lib/platform/design/fonts";
import { type FontFile, planFonts } from "@/scripts/fonts";

const plan = planFonts();
const style = readFileSync("generated/fonts.css", "utf8");
const rules = [...style.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = ""]) => rule);
const told = (rule: string, name: string) => new RegExp(`${name}:\\s*([^;]*);`).exec(rule)?.[1] ?? "";

/** The words of the texts that ship, in a folder of theirs. */
const wordsOf = (...folders: readonly string[]) => [
  ...new Set(
    folders
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
      .filter((name) => name.endsWith(".json"))
      .flatMap((name) => JSON.stringify(JSON.parse(readFileSync(name, "utf8"))).split(/[\s"]+/)),
  ),
];

const codePoints = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
/** The parts of words that a browser takes from one file, each once. */
function partsIn({ letters }: FontFile, words: readonly string[]): readonly string[] {
  const own = new Set(letters);
  const parts = words.flatMap((word) =>
    Array.from(word, (letter) => (own.has(letter.codePointAt(0) ?? 0) ? letter : " "))
      .join("")
      .split(" "),
  );
  // What has no letter of its own is nowhere drawn: a mark of direction that stands alone.
  return [...new Set(parts)].filter((part) => /[^\p{Default_Ignorable_Code_Point}]/u.test(part));
}

/** Of many words as many as bring a new pair of neighbours: what two letters do to each other is all that Latin has. */
function withNewPairs(words: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const pairs = Array.from(word, (letter, at) => letter + (word[at + 1] ?? "")).filter((pair) => !seen.has(pair));
    for (const pair of pairs) seen.add(pair);
    return pairs.length > 0;
  });
}

const lettersBetween = (from: string, to: string) =>
  Array.from({ length: (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0) + 1 }, (_, at) =>
    String.fromCodePoint((from.codePointAt(0) ?? 0) + at),
  );

/** What names are made of: every two consonants of Hindi as one conjunct, every two letters of Urdu within a word. */
const CONJUNCTS = lettersBetween("क", "ह").flatMap((one) => lettersBetween("क", "ह").map((two) => `${one}्${two}ि`));
const URDU = Array.from("ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےئؤآي ك".replace(" ", ""));
const JOINED = URDU.flatMap((one) => URDU.map((two) => `م${one}${two}ن`));

test("every page has letters for every script, and the system's own come last", () => {
  const lists = SCREEN_FONTS.flatMap(([, values]) => [values["font-text"] ?? "", values["font-heading"] ?? ""]);
  expect(lists).toHaveLength(6);
  for (const list of lists) {
    for (const family of [FAMILIES.devanagari, FAMILIES.urdu]) expect(list).toContain(`"${family}"`);
    expect(list).toMatch(/,\s+(?:sans-)?serif$/);
  }
});

test("screens and the pages of reports name the same files, each for its letters; of a family all serve the same weights", async () => {
  const files = await plan;
  expect(rules.map((rule) => told(rule, "src"))).toEqual(
    files.map(({ file }) => `url("${FONT_FOLDER}/${file}") format("woff2")`),
  );
  expect(rules.filter((rule) => told(rule, "unicode-range") === "")).toEqual([]);
  for (const { file } of files) expect(REPORT_STYLE).toContain(`url(${FONT_FOLDER}/${file})`);
  const weights = new Map(files.map(({ family, style: slant, weight }) => [`${family} ${slant}`, weight]));
  expect(files.filter(({ family, style: slant, weight }) => weights.get(`${family} ${slant}`) !== weight)).toEqual([]);
});

test("the whole files are those of the packages, and every file that is named lies there", async () => {
  const files = await plan;
  const whole = files.filter(({ wght }) => wght === undefined);
  expect(whole).toHaveLength(8);
  for (const { file, source } of whole) {
    expect(file).toMatch(/-\d+\.\d+\.\d+\.woff2$/);
    expect(readFileSync(join("public", FONT_FOLDER, file)).equals(readFileSync(source))).toBe(true);
  }
  expect(files.filter(({ file }) => !existsSync(join("public", FONT_FOLDER, file)))).toEqual([]);
  expect(readdirSync(join("public", FONT_FOLDER)).sort()).toEqual(files.map(({ file }) => file).sort());
});

test.each([
  ["en", "en", [FAMILIES.sans]],
  ["hi-Latn", "hi-Latn", [FAMILIES.sans]],
  ["hi-G4", "hi", [FAMILIES.sans, FAMILIES.devanagari]],
  ["ur-G4", "ur", [FAMILIES.sans, FAMILIES.urdu]],
] as const)(
  "no text in %s asks for a whole file, or has a letter that is in none",
  async (language, content, families) => {
    const folders = [`messages/${language}`, `prisma/content/${content}`].filter((folder) => existsSync(folder));
    const small = (await plan).filter(({ wght }) => wght !== undefined);
    const known = new Set(
      small.filter(({ family }) => families.some((each) => each === family)).flatMap(({ letters }) => letters),
    );
    const words = wordsOf(...folders);
    expect(words.length).toBeGreaterThan(3000);
    expect(words.filter((word) => codePoints(word).some((letter) => !known.has(letter)))).toEqual([]);
  },
);

test.each([
  ["en", [FAMILIES.sans]],
  ["hi", [FAMILIES.sans, FAMILIES.devanagari]],
  ["ur", [FAMILIES.sans, FAMILIES.urdu]],
] as const)("no name of a country in %s asks for a whole file", async (tag, families) => {
  const known = new Set(
    (await plan)
      .filter(({ family, wght }) => wght !== undefined && families.some((each) => each === family))
      .flatMap(({ letters }) => letters),
  );
  const names = namedDialCodes(tag).map(({ label }) => label);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => codePoints(name).some((letter) => !known.has(letter)))).toEqual([]);
});

test("what a small file draws, letter by letter and as words, is what the whole one draws", async () => {
  const words = [...wordsOf("messages", "prisma/content"), ...CONJUNCTS, ...JOINED];
  const files = (await plan).filter(({ wght }) => wght !== undefined);
  const jobs = files.map((file, at) => {
    // Of two files of a family with a letter, a browser takes the later.
    const later = files
      .slice(at + 1)
      .filter(({ family, style: slant }) => family === file.family && slant === file.style);
    const taken = new Set(later.flatMap(({ letters }) => letters));
    const parts = partsIn({ ...file, letters: file.letters.filter((letter) => !taken.has(letter)) }, words);
    const joins = file.family === FAMILIES.urdu || file.family === FAMILIES.devanagari;
    return {
      whole: file.source,
      small: join("public", FONT_FOLDER, file.file),
      weights: typeof file.wght === "number" ? [file.wght] : [600],
      texts: joins ? parts : withNewPairs(parts),
    };
  });
  for (const { texts } of jobs) expect(texts.length).toBeGreaterThan(0);
  const said = execFileSync(process.execPath, ["tests/support/shaped-texts.mjs"], {
    input: JSON.stringify(jobs),
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  expect(JSON.parse(said)).toEqual(jobs.map(() => ({ missing: [], different: [] })));
}, 60_000);

test("a page of a report may fetch our fonts, data for pictures, and nothing else", () => {
  const policy = htmlResponse("").headers.get("content-security-policy") ?? "";
  const fetching = policy.split("; ").filter((each) => /^[a-z]+-src /.test(each));
  expect(fetching).toEqual(["default-src 'none'", "style-src 'unsafe-inline'", "img-src data:", "font-src 'self'"]);
});
