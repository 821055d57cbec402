/**
 * Makes the fonts of screens and reports. Each face is cut in two: a small file with the letters that our texts and
 * people's names are written in, and behind it the whole file, which a browser fetches for any other letter.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sansPackage from "@fontsource-variable/instrument-sans/package.json";
import sansRanges from "@fontsource-variable/instrument-sans/unicode.json";
import serifPackage from "@fontsource-variable/newsreader/package.json";
import serifRanges from "@fontsource-variable/newsreader/unicode.json";
import urduPackage from "@fontsource-variable/noto-nastaliq-urdu/package.json";
import urduRanges from "@fontsource-variable/noto-nastaliq-urdu/unicode.json";
import devanagariPackage from "@fontsource-variable/noto-sans-devanagari/package.json";
import devanagariRanges from "@fontsource-variable/noto-sans-devanagari/unicode.json";
import subsetFont from "subset-font";
import tool from "subset-font/package.json";
import { BRAND } from "../lib/platform/brand";
import { FAMILIES, FONT_FOLDER } from "../lib/platform/design/fonts";

/**
 * What every language writes beside its letters: signs, spaces, and the marks of direction, which have no glyph. And the
 * letters with marks of the names of countries, which a browser writes.
 */
const LATIN = "U+0-7E,U+A0,U+A9,U+B0-B1,U+B7,U+C5,U+D7,U+E3,U+E7,U+E9,U+ED,U+F4,U+FC,U+2000-206F,U+2191,U+2193,U+2212";
/** The letters of Urdu, and those of Arabic, Persian, Pashto and Sindhi: letters from two files do not join. */
const ARABIC =
  "U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+654,U+660-66C,U+670,U+679-680,U+683,U+684,U+686-688,U+68A,U+68C,U+68D,U+68F,U+691,U+693,U+696,U+698-69A,U+6A6,U+6A9-6AB,U+6AF,U+6B1,U+6B3,U+6BA-6BC,U+6BE,U+6C1-6C3,U+6CC,U+6CD,U+6D0,U+6D2-6D5,U+6F0-6F9,U+200C-200E,U+2010-2011";
/** The letters of Hindi, Marathi, Nepali and Sanskrit; the conjuncts that they make come along by themselves. */
const DEVANAGARI =
  "U+900-903,U+905-90C,U+90F-914,U+915-928,U+92A-930,U+932-933,U+935-939,U+93C-945,U+947-94D,U+950,U+958-970,U+972,U+200C-200D,U+25CC";

/** Regular to bold, which is what our style sheets ask for. */
const REGULAR_TO_BOLD = { min: 400, max: 700, default: 400 };

interface FaceSource {
  readonly family: string;
  readonly style: "normal" | "italic";
  /** The weights that it serves; what serves the regular alone is made bold by the browser. */
  readonly weight: string;
  readonly from: { readonly name: string; readonly version: string };
  /** The package's name of the file, and the letters that are in it. */
  readonly script: string;
  readonly range: string;
  /** The letters of the small file, and its weights. Without, there is the whole file alone. */
  readonly small?: { readonly letters: string; readonly wght: number | typeof REGULAR_TO_BOLD };
}

/** One small file and no other: the letters of a range from the Latin file of a face. */
const only = (range: string, wght: number | typeof REGULAR_TO_BOLD) =>
  ({ script: "latin", range, small: { letters: range, wght } }) as const;

const sans = { family: FAMILIES.sans, style: "normal", weight: "400 700", from: sansPackage } as const;
const serif = { family: FAMILIES.serif, style: "normal", weight: "400 700", from: serifPackage } as const;
const small = { letters: LATIN, wght: REGULAR_TO_BOLD };

/** Of the product's name and the space, by which a browser knows the first font; a name in another script has that's. */
const BRAND_RANGE = rangeOf(
  [...new Set(Array.from(`${BRAND} `, (letter) => letter.codePointAt(0) ?? 0))]
    .filter((letter) => lettersOf(serifRanges.latin).includes(letter))
    .sort((one, other) => one - other),
);

/** The faces of one family and style serve the same weights: a browser chooses by those first, then by letters; of two with a letter it takes the later. */
const SOURCES: readonly FaceSource[] = [
  { ...sans, script: "latin-ext", range: sansRanges["latin-ext"] },
  { ...sans, script: "latin", range: sansRanges.latin, small },
  // It has no such sign.
  { ...sans, from: serifPackage, ...only("U+B1", REGULAR_TO_BOLD) },
  { ...serif, script: "latin-ext", range: serifRanges["latin-ext"] },
  { ...serif, script: "latin", range: serifRanges.latin, small },
  { ...serif, script: "latin-ext", range: serifRanges["latin-ext"], style: "italic" },
  { ...serif, script: "latin", range: serifRanges.latin, style: "italic", small },
  // A page that has no other serif fetches no more than the letters of the product's name.
  { ...serif, family: FAMILIES.brand, weight: "500", ...only(BRAND_RANGE, 500) },
  {
    family: FAMILIES.devanagari,
    style: "normal",
    weight: "400 700",
    from: devanagariPackage,
    script: "devanagari",
    range: devanagariRanges.devanagari,
    small: { letters: DEVANAGARI, wght: REGULAR_TO_BOLD },
  },
  {
    // With its bold the small file would be half as large again.
    family: FAMILIES.urdu,
    style: "normal",
    weight: "400",
    from: urduPackage,
    script: "arabic",
    range: urduRanges.arabic,
    small: { letters: ARABIC, wght: 400 },
  },
];

export interface FontFile {
  readonly family: string;
  readonly style: "normal" | "italic";
  readonly weight: string;
  /** The letters for which a browser fetches it, in order. */
  readonly letters: readonly number[];
  /** Its name in the folder of fonts; it changes with what is in the file. */
  readonly file: string;
  /** The file of the package that it is, or is cut from. */
  readonly source: string;
  /** The weights of what is cut. */
  readonly wght?: number | typeof REGULAR_TO_BOLD;
}

/** The code points of a `unicode-range`, in order. */
function lettersOf(range: string): readonly number[] {
  if (range === "") return [];
  return range.split(",").flatMap((part) => {
    const [from = 0, to = from] = part
      .trim()
      .slice(2)
      .split("-")
      .map((each) => Number.parseInt(each, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Code points in order as a `unicode-range`. */
function rangeOf(letters: readonly number[]): string {
  const hex = (letter: number) => letter.toString(16).toUpperCase();
  const runs: [number, number][] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    if (last && last[1] === letter - 1) last[1] = letter;
    else runs.push([letter, letter]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}

/** Every letter of the texts that ship: of the interface and of the reports. */
async function lettersOfTexts(): Promise<ReadonlySet<number>> {
  const folders = ["messages", "prisma/content"];
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => join(folder, name))),
  );
  const files = names.flat().filter((name) => name.endsWith(".json"));
  const texts = await Promise.all(files.map(async (file) => JSON.stringify(JSON.parse(await readFile(file, "utf8")))));
  return new Set(texts.flatMap((text) => Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0)));
}

const short = (...parts: readonly string[]) => createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 10);

/** The files of a face: the small one for its letters and those of our texts, the whole one for all others. */
function cut(face: FaceSource, texts: ReadonlySet<number>): readonly FontFile[] {
  const { family, style, weight, from, script, range, small: wanted } = face;
  const name = `${from.name.slice(from.name.indexOf("/") + 1)}-${script}-wght-${style}`;
  const source = join("node_modules", from.name, "files", `${name}.woff2`);
  const about = { family, style, weight, source };
  const all = lettersOf(range);
  const whole = { ...about, file: `${name}-${from.version}.woff2` };
  if (!wanted) return [{ ...whole, letters: all }];
  const own = new Set([...lettersOf(wanted.letters), ...texts]);
  const letters = all.filter((letter) => own.has(letter));
  const { wght } = wanted;
  const key = short(from.version, tool.version, JSON.stringify(wght), rangeOf(letters));
  return [
    { ...whole, letters: all.filter((letter) => !own.has(letter)) },
    { ...about, letters, wght, file: `${name}-small-${key}.woff2` },
  ];
}

/** All files of fonts, as they have to be for the texts of now. */
export async function planFonts(): Promise<readonly FontFile[]> {
  const texts = await lettersOfTexts();
  return SOURCES.flatMap((face) => cut(face, texts)).filter(({ letters }) => letters.length > 0);
}

/** The rules that name the files, for the screens and for the pages of reports. */
function fontFaces(files: readonly FontFile[]): string {
  const rules = files.map(
    ({ family, style, weight, letters, file }) =>
      `@font-face {\n  font-family: "${family}";\n  font-style: ${style};\n  font-display: swap;\n  font-weight: ${weight};\n  src: url("${FONT_FOLDER}/${file}") format("woff2");\n  unicode-range: ${rangeOf(letters)};\n}\n`,
  );
  return ["/* Written by `npm run generate`: scripts/fonts.ts. */\n", ...rules].join("\n");
}

/** The small upright file of a family, by the address at which a page asks for it: of several the one with the most letters. */
function firstFile(files: readonly FontFile[], family: string): string {
  const [first] = files
    .filter((file) => file.family === family && file.style === "normal" && file.wght !== undefined)
    .sort((one, other) => other.letters.length - one.letters.length);
  if (!first) throw new Error(`there is no small file of ${family}`);
  return `${FONT_FOLDER}/${first.file}`;
}

/** The file of each family that a page may fetch before its style sheets are read, as code. */
function firstFiles(files: readonly FontFile[]): string {
  const entries = Object.entries(FAMILIES).map(([key, family]) => [key, firstFile(files, family)]);
  const table = JSON.stringify(Object.fromEntries(entries), null, 2);
  return `/** Written by \`npm run generate\`: scripts/fonts.ts. */\nexport const FIRST_FILES = ${table} as const;\n`;
}

/** Makes a file that is not there yet; whole or not at all, since one that is there is never made again. */
async function makeFile({ file, source, letters, wght }: FontFile, folder: string, there: readonly string[]) {
  if (there.includes(file)) return;
  const made = join(folder, `${file}.${process.pid}`);
  if (wght === undefined) await copyFile(source, made);
  else {
    const options = { targetFormat: "woff2", variationAxes: { wght } } as const;
    await writeFile(made, await subsetFont(await readFile(source), String.fromCodePoint(...letters), options));
  }
  await rename(made, join(folder, file));
}

/** Puts the files where the server finds them, deletes those of earlier texts and versions, and writes the style sheet and what pages fetch first. */
export async function makeFonts(): Promise<void> {
  const folder = join("public", FONT_FOLDER);
  await mkdir(folder, { recursive: true });
  const files = await planFonts();
  const there = await readdir(folder);
  await Promise.all(files.map((file) => makeFile(file, folder, there)));
  const wanted = new Set(files.map(({ file }) => file));
  const stray = there.filter((name) => !wanted.has(name));
  await Promise.all(stray.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  await mkdir("generated", { recursive: true });
  await writeFile("generated/fonts.css", fontFaces(files));
  await writeFile("generated/first-fonts.ts", firstFiles(files));
}
