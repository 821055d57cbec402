/** The font stacks, as plain data; `tokens.ts` has the rest of the looks. */

/** Where the files lie on our server; `npm run generate` puts them there. */
export const FONT_FOLDER = "/fonts";

/** The families of our own files. */
export const FAMILIES = {
  brand: "Newsreader Brand",
  sans: "Instrument Sans Variable",
  serif: "Newsreader Variable",
  devanagari: "Noto Sans Devanagari Variable",
  urdu: "Noto Nastaliq Urdu Variable",
} as const;

const GENERIC = /^(?:serif|sans-serif|system-ui|ui-sans-serif|var\(.*\))$/;

/** A stack as CSS writes it. */
const stack = (...names: readonly string[]) =>
  names.map((name) => (GENERIC.test(name) ? name : `"${name}"`)).join(", ");

const { brand, sans, serif, devanagari, urdu } = FAMILIES;
/** A name in another script than the page's has its letters too: every list ends with them. */
const OTHERS = [devanagari, urdu] as const;
const LATIN = "var(--font-latin)";

/** Custom properties under the selector of a language, the first for all; later ones win. */
export type FontRules = readonly (readonly [selector: string, properties: Readonly<Record<string, string>>])[];

/**
 * Nastaliq descends along each word: it needs about twice its size from line to line. One Latin face stands beside it, in
 * titles too: it is the largest of the fonts, and no page should fetch a second Latin one for a space or a digit.
 */
export const SCREEN_FONTS: FontRules = [
  [
    ":root",
    {
      "font-latin": stack(sans, "Instrument Sans Fallback"),
      "font-text": stack(LATIN, "ui-sans-serif", "system-ui", ...OTHERS, "sans-serif"),
      "font-heading": stack(serif, "Newsreader Fallback", "Georgia", ...OTHERS, "serif"),
      "font-brand": stack(brand, serif, "Newsreader Fallback", "Georgia", "serif"),
      // For the name of the page's own language in the selector: those of the others should fetch no font.
      "font-choice": stack(LATIN, "ui-sans-serif", "system-ui", "sans-serif"),
      "leading-text": "1.6",
      "leading-heading": "1.15",
      "tracking-heading": "-0.015em",
    },
  ],
  [
    ":lang(hi-G4)",
    {
      "font-text": stack(LATIN, devanagari, "Nirmala UI", urdu, "sans-serif"),
      "font-choice": stack(LATIN, devanagari, "sans-serif"),
      "font-heading": stack(serif, devanagari, "Nirmala UI", urdu, "serif"),
      "leading-text": "1.75",
      "leading-heading": "1.35",
      "tracking-heading": "0",
    },
  ],
  [
    ":lang(ur-G4)",
    {
      "font-text": stack(urdu, LATIN, "Jameel Noori Nastaleeq", devanagari, "serif"),
      "font-choice": stack(urdu, LATIN, "sans-serif"),
      "font-heading": stack(urdu, LATIN, "Jameel Noori Nastaleeq", devanagari, "serif"),
      "leading-text": "2.1",
      "leading-heading": "2.15",
      "tracking-heading": "0",
    },
  ],
];

const LATIN_SERIF = [serif, "Newsreader", "Iowan Old Style", "Palatino Linotype", "Palatino", "Georgia", "Noto Serif"];
const LATIN_SANS = [sans, "Instrument Sans", "Avenir Next", "Segoe UI", "Noto Sans", "system-ui"];
const DEVANAGARI = ["Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI"];
const URDU = ["Noto Nastaliq Urdu", "Jameel Noori Nastaleeq", "Urdu Typesetting", "Noto Naskh Arabic"];
const URDU_REPORT = stack(urdu, sans, ...URDU, ...OTHERS, "serif");

/** `leading` is the line height of running text, `leading-label` that of terms and of other short lines, bold or small. */
const LATIN_REPORT = {
  serif: stack(...LATIN_SERIF, ...OTHERS, "serif"),
  sans: stack(...LATIN_SANS, ...OTHERS, "sans-serif"),
  leading: "1.62",
  "leading-label": "1.5",
};

/** A report is read without our server too: it names the fonts of many systems. Hinglish is `hi` as well. */
export const REPORT_FONTS: FontRules = [
  [":root", LATIN_REPORT],
  [
    ":root:lang(hi)",
    {
      serif: stack(devanagari, serif, "Noto Serif Devanagari", ...DEVANAGARI, ...OTHERS, "serif"),
      sans: stack(devanagari, sans, ...DEVANAGARI, ...OTHERS, "sans-serif"),
      leading: "1.8",
      "leading-label": "1.6",
    },
  ],
  [":root:lang(hi-Latn)", LATIN_REPORT],
  [
    ":root:lang(ur)",
    {
      serif: URDU_REPORT,
      sans: URDU_REPORT,
      leading: "2.3",
      "leading-label": "2.1",
    },
  ],
];

/** In single quotes, since it stands in an attribute. */
export const MAIL_FONT = "Georgia,'Noto Serif','Noto Sans Devanagari','Noto Nastaliq Urdu',serif";
