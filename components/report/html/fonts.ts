import sans from "@fontsource-variable/instrument-sans/package.json";
import sansRanges from "@fontsource-variable/instrument-sans/unicode.json";
import serif from "@fontsource-variable/newsreader/package.json";
import serifRanges from "@fontsource-variable/newsreader/unicode.json";
import urdu from "@fontsource-variable/noto-nastaliq-urdu/package.json";
import urduRanges from "@fontsource-variable/noto-nastaliq-urdu/unicode.json";
import devanagari from "@fontsource-variable/noto-sans-devanagari/package.json";
import devanagariRanges from "@fontsource-variable/noto-sans-devanagari/unicode.json";
import { FAMILIES } from "@/lib/platform/design/fonts";

/** Where the fonts lie on our server; `npm run generate` puts them there. */
export const FONT_FOLDER = "/report-fonts";

export interface ReportFont {
  readonly family: string;
  readonly style: "normal" | "italic";
  readonly weight: string;
  readonly range: string;
  /** The file below node_modules. */
  readonly source: string;
  /** The same file in the folder of fonts, named with the version of its package. */
  readonly file: string;
}

function font(
  { name, version }: { readonly name: string; readonly version: string },
  subset: string,
  about: Pick<ReportFont, "family" | "style" | "weight" | "range">,
): ReportFont {
  const file = `${name.slice(name.indexOf("/") + 1)}-${subset}-wght-${about.style}`;
  return { ...about, source: `${name}/files/${file}.woff2`, file: `${file}-${version}.woff2` };
}

const SANS = { family: FAMILIES.sans, style: "normal", weight: "400 700" } as const;
const SERIF = { family: FAMILIES.serif, style: "normal", weight: "200 800" } as const;
const DEVANAGARI = { family: FAMILIES.devanagari, style: "normal", weight: "100 900" } as const;
const URDU = { family: FAMILIES.urdu, style: "normal", weight: "400 700" } as const;

/** The faces that the screens have too; a browser fetches those whose letters stand on the page. */
export const REPORT_FONTS: readonly ReportFont[] = [
  ...(["latin-ext", "latin"] as const).flatMap((subset) => [
    font(sans, subset, { ...SANS, range: sansRanges[subset] }),
    font(serif, subset, { ...SERIF, range: serifRanges[subset] }),
    font(serif, subset, { ...SERIF, range: serifRanges[subset], style: "italic" }),
  ]),
  font(devanagari, "devanagari", { ...DEVANAGARI, range: devanagariRanges.devanagari }),
  font(urdu, "arabic", { ...URDU, range: urduRanges.arabic }),
];

/** The rules that name them. From the root: a page that was saved has the fonts of its reader's system. */
export const FONT_FACES = REPORT_FONTS.map(
  ({ family, style, weight, range, file }) =>
    `@font-face { font-family: "${family}"; font-style: ${style}; font-display: swap; font-weight: ${weight}; src: url("${FONT_FOLDER}/${file}") format("woff2"); unicode-range: ${range}; }`,
).join("\n");
