import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import { prepareFont } from "./engine/shaping";

const require = createRequire(import.meta.url);

/** Weights by number and style, as the packages name their files. */
const NEWSREADER = ["400Regular", "400Regular_Italic", "500Medium"];
const SANS = ["400Regular", "500Medium", "600SemiBold"];
const BODY = ["400Regular", "500Medium", "600SemiBold"];

const FAMILIES = [
  { family: "Newsreader", folder: "newsreader", files: NEWSREADER },
  { family: "Instrument Sans", folder: "instrument-sans", files: SANS },
  { family: "Noto Sans Devanagari", folder: "noto-sans-devanagari", files: BODY },
  { family: "Vazirmatn", folder: "vazirmatn", files: BODY },
] as const;

type Family = (typeof FAMILIES)[number]["family"];

export interface Faces {
  readonly serif: Family;
  readonly sans: Family;
}

/** The families of each script. */
export const FACES: Readonly<Record<"latin" | "devanagari" | "arabic", Faces>> = {
  latin: { serif: "Newsreader", sans: "Instrument Sans" },
  devanagari: { serif: "Noto Sans Devanagari", sans: "Noto Sans Devanagari" },
  arabic: { serif: "Vazirmatn", sans: "Vazirmatn" },
};

const LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** Letters that a family lacks. Both other scripts' families have Latin letters of their own. */
const UNSUPPORTED_LETTERS: Readonly<Record<Family, RegExp>> = {
  Newsreader: LATIN,
  "Instrument Sans": LATIN,
  "Noto Sans Devanagari": /[^\p{Script=Devanagari}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u,
  Vazirmatn: /[^\p{Script=Arabic}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u,
};

/** All families where a text has letters that its own lacks, since a name may be in any script; else null. */
export function familiesFor(family: string, text: string): readonly string[] | null {
  const lacks = UNSUPPORTED_LETTERS[family as Family];
  return lacks?.test(text) ? [family, ...Object.keys(UNSUPPORTED_LETTERS).filter((other) => other !== family)] : null;
}

function register(): void {
  for (const { family, folder, files } of FAMILIES) {
    const base = files.map((file) => {
      const path = `@expo-google-fonts/${folder}/${file}/${family.replaceAll(" ", "")}_${file}.ttf`;
      return {
        src: require.resolve(path),
        fontWeight: Number.parseInt(file, 10),
        fontStyle: file.endsWith("_Italic") ? ("italic" as const) : ("normal" as const),
      };
    });
    // A stack is asked for one style as a whole: a family without italics answers with its upright letters.
    const missing = base
      .filter(({ fontStyle, fontWeight }) => fontStyle === "normal" && !files.includes(`${fontWeight}Regular_Italic`))
      .map((source) => ({ ...source, fontStyle: "italic" as const }));
    Font.register({ family, fonts: [...base, ...missing] });
  }
}

/** Longer than any word of ours: only such a piece may be cut, so that no name runs off the page. */
const LONGEST_WORD = 28;

/** Opens every font once, with the shaping put right. Words are never divided. */
export async function loadFonts(): Promise<void> {
  register();
  Font.registerHyphenationCallback((word) =>
    word.length <= LONGEST_WORD ? [word] : (word.match(new RegExp(`.{1,${LONGEST_WORD}}`, "gu")) ?? [word]),
  );
  const sources = FAMILIES.flatMap(({ family }) => Font.getRegisteredFonts()[family]?.sources ?? []);
  await Promise.all(
    sources.map(async (source) => {
      await source.load();
      if (source.data) prepareFont(source.data);
    }),
  );
}
