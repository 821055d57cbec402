import type { Style } from "@react-pdf/types";
import type { Locale } from "@/lib/platform/i18n/locales";
import { INK } from "./accents";
import { FACES, type Faces } from "./fonts";

/** How a script is set: `size` is a factor of the Latin size; `leading` and `tight` are line heights in lines. */
interface Typography {
  readonly faces: Faces;
  readonly size: number;
  readonly leading: number;
  readonly tight: number;
  readonly italic: "italic" | "normal";
}

const LATIN: Typography = { faces: FACES.latin, size: 1, leading: 1.44, tight: 1.16, italic: "italic" };
const TYPOGRAPHY: Readonly<Record<Locale, Typography>> = {
  en: LATIN,
  "hi-Latn": LATIN,
  "hi-G4": { faces: FACES.devanagari, size: 0.9, leading: 1.56, tight: 1.4, italic: "normal" },
  "ur-G4": { faces: FACES.arabic, size: 0.94, leading: 1.6, tight: 1.45, italic: "normal" },
};

/** How closely a chapter is set: factors of the size of its text, and of the space above, below and between. */
export interface Density {
  readonly text: number;
  readonly space: number;
}

/** How everything is set unless it is said. */
export const USUAL_DENSITY: Density = { text: 1, space: 1 };

/** In points: the page of A4 and its margins. */
const PAGE = { width: 595.28, height: 841.89, side: 70, top: 74, foot: 64 } as const;
/** The size of running text, in points. */
const BODY = 10;
/** The width of a column of text, in points. */
export const COLUMN_WIDTH = PAGE.width - 2 * PAGE.side;

/** What the styles of one document are made of: its settings and the pieces that they share. */
function styleParts(typography: Typography, rtl: boolean, accent: string, tint: string, density: Density) {
  const text = (fontFamily: string, size: number, more: Style = {}, leading = typography.leading): Style => ({
    fontFamily,
    fontSize: size * typography.size * density.text,
    lineHeight: leading,
    direction: rtl ? "rtl" : "ltr",
    textAlign: rtl ? "right" : "left",
    color: INK.text,
    ...more,
  });
  /** A width in points at the side where a line begins. */
  const atStart = (property: "padding" | "margin" | "border", value: number): Style => {
    if (property === "padding") return rtl ? { paddingRight: value } : { paddingLeft: value };
    if (property === "margin") return rtl ? { marginRight: value } : { marginLeft: value };
    return rtl ? { borderRightWidth: value } : { borderLeftWidth: value };
  };
  /** A height in points that a closely set chapter has less of. */
  const space = (points: number) => points * density.space;
  const atEnd = (padding: number): Style => (rtl ? { paddingLeft: padding } : { paddingRight: padding });
  return {
    ...typography.faces,
    typography,
    rtl,
    accent,
    tint,
    text,
    atStart,
    atEnd,
    space,
    row: rtl ? ("row-reverse" as const) : ("row" as const),
    edge: { borderColor: INK.line } as const,
    over: { borderTopWidth: 0.75, borderTopColor: INK.line } as const,
    under: { borderBottomWidth: 0.75, borderBottomColor: INK.line } as const,
  };
}

type StyleParts = ReturnType<typeof styleParts>;

/** The page, its running head and its foot. */
function pageStyles({ row, rtl, sans, serif, text }: StyleParts) {
  return {
    row: { flexDirection: row },
    page: {
      paddingTop: PAGE.top,
      paddingBottom: PAGE.foot,
      paddingHorizontal: PAGE.side,
      backgroundColor: INK.paper,
      ...text(serif, BODY),
    },
    // A gap, unlike a margin, is not carried to the top of the next page.
    chapters: { rowGap: 22 },
    // A page that does not wrap is only as high as its content unless it is given a height.
    whole: { minHeight: PAGE.height },
    head: { position: "absolute", top: 36, width: COLUMN_WIDTH },
    foot: { position: "absolute", bottom: 32, width: COLUMN_WIDTH },
    runningHeader: text(sans, 8, { color: INK.soft }, 1.4),
    pageNumber: text(sans, 8, { color: INK.soft, textAlign: rtl ? "left" : "right" }, 1.4),
  } satisfies Record<string, Style>;
}

/** The cover and the table of contents. */
function coverStyles({ accent, atEnd, over, row, rtl, sans, serif, text, tint, typography }: StyleParts) {
  return {
    cover: { backgroundColor: tint, padding: PAGE.side, paddingTop: 62, paddingBottom: 60 },
    coverSign: { marginTop: 34, marginBottom: 28, alignSelf: rtl ? "flex-start" : "flex-end" },
    coverEmblem: { marginBottom: 12, ...atEnd(12) },
    coverNote: text(sans, 8.5, {
      color: INK.soft,
      marginTop: 8,
      width: "82%",
      alignSelf: rtl ? "flex-end" : "flex-start",
    }),
    brand: text(sans, 11, { color: accent, fontWeight: 600 }, 1.4),
    kicker: text(sans, 10, { color: accent, fontWeight: 600, marginBottom: 6 }),
    title: text(serif, 46, { fontWeight: 500, marginBottom: 10 }, typography.tight - 0.1),
    theme: text(serif, 18, { color: INK.soft, marginBottom: 26 }, typography.tight + 0.12),
    tagline: text(serif, 13, { fontStyle: typography.italic, width: "82%" }),
    reader: text(sans, 10, { color: INK.soft, fontWeight: 500 }),
    contents: text(sans, 10, { color: INK.soft, fontWeight: 600, marginBottom: 10 }),
    contentsRow: { flexDirection: row, paddingTop: 8, paddingBottom: 8, ...over },
    contentsNumber: text(sans, 9.5, { color: accent, fontWeight: 500, width: 30 }),
    contentsTitle: text(serif, 12, { color: INK.text, textDecoration: "none", flexGrow: 1 }, typography.leading - 0.1),
    contentsPage: text(sans, 9.5, { color: INK.soft, textAlign: rtl ? "left" : "right", width: 40 }),
  } satisfies Record<string, Style>;
}

/** Headings and running text. */
function textStyles({ accent, rtl, sans, serif, space, text, typography }: StyleParts) {
  return {
    rule: {
      height: 2.25,
      width: 44,
      backgroundColor: accent,
      marginBottom: space(12),
      alignSelf: rtl ? "flex-end" : "flex-start",
    },
    plate: { marginBottom: 8, alignSelf: rtl ? "flex-end" : "flex-start" },
    h2: text(serif, 21, { fontWeight: 500, marginBottom: space(9) }, typography.tight + 0.06),
    h3: text(serif, 13.5, { fontWeight: 500, marginTop: space(10), marginBottom: space(3) }, typography.tight + 0.1),
    lead: text(serif, 11.6, { marginBottom: space(8) }, typography.leading - 0.06),
    plain: text(serif, BODY, { marginBottom: space(7) }),
    note: text(sans, 8.8, { color: INK.soft, marginBottom: space(7) }),
  } satisfies Record<string, Style>;
}

/** Quotes, callouts, lists and steps. */
function blockStyles({
  accent,
  atEnd,
  atStart,
  edge,
  over,
  row,
  sans,
  serif,
  space,
  text,
  tint,
  typography,
  under,
}: StyleParts) {
  return {
    quote: { marginTop: 9, marginBottom: 11, borderColor: accent, ...atStart("border", 2), ...atStart("padding", 14) },
    quoteText: text(serif, 11.5, { fontStyle: typography.italic }),
    callout: {
      marginTop: space(9),
      marginBottom: space(11),
      padding: space(12),
      borderRadius: 7,
      backgroundColor: INK.surface,
      borderWidth: 0.75,
      ...edge,
    },
    action: {
      marginTop: space(9),
      marginBottom: space(11),
      padding: space(13),
      borderRadius: 7,
      backgroundColor: tint,
    },
    calloutTitle: text(sans, 9.5, { color: accent, fontWeight: 600, marginBottom: space(4) }),
    calloutText: text(serif, BODY),
    list: { marginBottom: space(12) },
    // On the first item, not on its list: space alone would count as the beginning of the list, and part it from its heading.
    first: { marginTop: space(4) },
    ruled: { paddingTop: space(5), paddingBottom: space(5), ...over },
    last: under,
    term: text(sans, 9.5, { fontWeight: 600 }),
    factTerm: text(sans, 9.5, { fontWeight: 600, width: 122, ...atEnd(10) }),
    factText: text(serif, BODY, { flex: 1 }),
    bullet: {
      width: 4,
      height: 4,
      borderRadius: 2,
      backgroundColor: accent,
      marginTop: 0.38 * BODY * typography.leading,
    },
    bulletText: text(serif, BODY, { flex: 1, marginBottom: 4, ...atStart("margin", 10) }),
    step: { flexDirection: row, gap: 12, paddingTop: 6, paddingBottom: 7, ...over },
    stepBox: { width: 13, height: 13, marginTop: 3, borderRadius: 2.5, borderWidth: 1.25, borderColor: accent },
    stepBody: { flex: 1 },
    stepTerm: text(sans, 9.5, { color: accent, fontWeight: 600 }),
  } satisfies Record<string, Style>;
}

/** Tables, and figures with their labels. */
function figureStyles({ accent, atEnd, edge, row, rtl, sans, space, text, typography, under }: StyleParts) {
  const cell: Style = { paddingTop: space(3), paddingBottom: space(3), ...atEnd(10) };
  return {
    caption: text(sans, 9, { color: INK.soft, marginBottom: space(6) }),
    tableHead: { flexDirection: row, ...under, borderBottomColor: INK.mark },
    tableRow: { flexDirection: row, ...under, borderBottomWidth: 0.5 },
    th: text(sans, 8.5, { color: INK.soft, fontWeight: 600, ...cell }),
    td: text(sans, 8.5, cell, typography.leading - 0.08),
    figure: {
      marginTop: 8,
      marginBottom: 10,
      padding: 13,
      borderRadius: 7,
      backgroundColor: INK.surface,
      borderWidth: 0.75,
      ...edge,
    },
    // As wide as its words: a wider line, laid out before the width of its card is known, would begin at the wrong side.
    figureTitle: text(
      sans,
      9.5,
      { fontWeight: 600, marginBottom: 8, alignSelf: rtl ? "flex-end" : "flex-start" },
      1.35,
    ),
    beside: { flexDirection: row, gap: 18, alignItems: "flex-start", marginBottom: 5 },
    besideText: { flex: 1, marginTop: 8 },
    halves: { flexDirection: row, gap: 18 },
    half: { flex: 1 },
    smallRow: { flexDirection: row, gap: 18, ...under, borderBottomWidth: 0.5 },
    smallEntry: { flex: 1, flexDirection: row, gap: 7, paddingTop: 2.5, paddingBottom: 3 },
    smallNumber: text(sans, 7.2, { color: accent, fontWeight: 600, width: 17 }, typography.leading - 0.18),
    small: text(sans, 7.2, {}, typography.leading - 0.18),
    smallSoft: text(sans, 7.2, { color: INK.soft }, typography.leading - 0.18),
    label: text(sans, 8.5, {}, 1.35),
    strongLabel: text(sans, 8.5, { fontWeight: 600 }, 1.35),
    endLabel: text(sans, 8.5, { fontWeight: 600, textAlign: rtl ? "left" : "right" }, 1.35),
  } satisfies Record<string, Style>;
}

/** The styles of a document in a language, read from the right where `rtl` is true; the colours are hexadecimal. */
export function makeStyles(locale: Locale, rtl: boolean, accent: string, tint: string, density: Density) {
  const parts = styleParts(TYPOGRAPHY[locale], rtl, accent, tint, density);
  return {
    ...pageStyles(parts),
    ...coverStyles(parts),
    ...textStyles(parts),
    ...blockStyles(parts),
    ...figureStyles(parts),
  };
}

export type Styles = ReturnType<typeof makeStyles>;
