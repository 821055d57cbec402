import type { Style } from "@react-pdf/types";
import type { DocumentLabels, ReportDocument } from "@/lib/reports/domain/document";
import { accentsOf, INK } from "./accents";
import { FACES, type Faces, familiesFor } from "./fonts";

/** How the letters of a script want to be set; sizes are factors, leading is in lines. */
interface Letters {
  readonly faces: Faces;
  readonly size: number;
  readonly leading: number;
  readonly tight: number;
  readonly italic: "italic" | "normal";
}

const LATIN: Letters = { faces: FACES.latin, size: 1, leading: 1.5, tight: 1.16, italic: "italic" };
const LETTERS: Readonly<Record<ReportDocument["locale"], Letters>> = {
  en: LATIN,
  "hi-Latn": LATIN,
  "hi-G4": { faces: FACES.devanagari, size: 0.93, leading: 1.62, tight: 1.4, italic: "normal" },
  "ur-G4": { faces: FACES.arabic, size: 0.95, leading: 1.75, tight: 1.5, italic: "normal" },
};

/** In points: the page of A4 and its margins. */
export const PAGE = { width: 595.28, height: 841.89, side: 76, top: 86, foot: 78 } as const;
/** The width of a column of text, in points. */
export const COLUMN = PAGE.width - 2 * PAGE.side;

/** Everything that the parts of a document share. */
export interface Look {
  readonly rtl: boolean;
  readonly labels: DocumentLabels;
  readonly accent: string;
  readonly tint: string;
  readonly styles: Styles;
  /** The style for a text, which runs its own way where it may be in another language than the document. */
  readonly flow: (style: Style, text: string) => Style;
}

export type Styles = ReturnType<typeof makeStyles>;

function makeStyles(letters: Letters, rtl: boolean, accent: string, tint: string) {
  const { serif, sans } = letters.faces;
  const row = rtl ? ("row-reverse" as const) : ("row" as const);
  const atStart = (property: "padding" | "margin" | "border", value: number): Style => {
    if (property === "padding") return rtl ? { paddingRight: value } : { paddingLeft: value };
    if (property === "margin") return rtl ? { marginRight: value } : { marginLeft: value };
    return rtl ? { borderRightWidth: value } : { borderLeftWidth: value };
  };
  const cell: Style = rtl
    ? { paddingTop: 3, paddingBottom: 3, paddingLeft: 10 }
    : { paddingTop: 3, paddingBottom: 3, paddingRight: 10 };
  const text = (fontFamily: string, size: number, more: Style = {}, leading = letters.leading): Style => ({
    fontFamily,
    fontSize: size * letters.size,
    lineHeight: leading,
    direction: rtl ? "rtl" : "ltr",
    textAlign: rtl ? "right" : "left",
    color: INK.text,
    ...more,
  });
  const edge = { borderColor: INK.line } as const;
  const over = { borderTopWidth: 0.75, borderTopColor: INK.line } as const;
  const under = { borderBottomWidth: 0.75, borderBottomColor: INK.line } as const;
  return {
    row: { flexDirection: row },
    page: {
      paddingTop: PAGE.top,
      paddingBottom: PAGE.foot,
      paddingHorizontal: PAGE.side,
      backgroundColor: INK.paper,
      ...text(serif, 10.5),
    },
    // A gap, unlike a margin, is not carried to the top of the next page.
    chapters: { rowGap: 30 },
    // A page that does not wrap is as high as what stands on it, unless it is told.
    whole: { minHeight: PAGE.height },
    head: { position: "absolute", top: 40, width: COLUMN },
    foot: { position: "absolute", bottom: 38, width: COLUMN },
    furniture: text(sans, 8, { color: INK.soft }, 1.4),
    furnitureEnd: text(sans, 8, { color: INK.soft, textAlign: rtl ? "left" : "right" }, 1.4),
    cover: { backgroundColor: tint, padding: PAGE.side, paddingTop: 62, paddingBottom: 60 },
    brand: text(sans, 11, { color: accent, fontWeight: 600 }, 1.4),
    kicker: text(sans, 10, { color: accent, fontWeight: 600, marginBottom: 6 }),
    title: text(serif, 46, { fontWeight: 500, marginBottom: 10 }, letters.tight - 0.1),
    theme: text(serif, 18, { color: INK.soft, marginBottom: 26 }, letters.tight + 0.12),
    tagline: text(serif, 13, { fontStyle: letters.italic, width: "82%" }),
    reader: text(sans, 10, { color: INK.soft, fontWeight: 500 }),
    contents: text(sans, 10, { color: INK.soft, fontWeight: 600, marginBottom: 10 }),
    contentsRow: { flexDirection: row, paddingTop: 8, paddingBottom: 8, ...over },
    contentsNumber: text(sans, 9.5, { color: accent, fontWeight: 500, width: 30 }),
    contentsTitle: text(serif, 12, { color: INK.text, textDecoration: "none", flexGrow: 1 }, letters.leading - 0.1),
    contentsPage: text(sans, 9.5, { color: INK.soft, textAlign: rtl ? "left" : "right", width: 40 }),
    rule: {
      height: 2.25,
      width: 44,
      backgroundColor: accent,
      marginBottom: 12,
      alignSelf: rtl ? "flex-end" : "flex-start",
    },
    h2: text(serif, 23, { fontWeight: 500, marginBottom: 14 }, letters.tight + 0.06),
    h3: text(serif, 13.5, { fontWeight: 500, marginTop: 14, marginBottom: 4 }, letters.tight + 0.1),
    lead: text(serif, 12.5, { marginBottom: 11 }, letters.leading - 0.06),
    plain: text(serif, 10.5, { marginBottom: 9 }),
    note: text(sans, 9, { color: INK.soft, marginBottom: 8 }),
    quote: { marginTop: 12, marginBottom: 12, borderColor: accent, ...atStart("border", 2), ...atStart("padding", 14) },
    quoteText: text(serif, 11.5, { fontStyle: letters.italic }),
    callout: {
      marginTop: 12,
      marginBottom: 12,
      padding: 14,
      borderRadius: 7,
      backgroundColor: INK.surface,
      borderWidth: 0.75,
      ...edge,
    },
    action: { marginTop: 12, marginBottom: 12, padding: 16, borderRadius: 7, backgroundColor: tint },
    calloutTitle: text(sans, 9.5, { color: accent, fontWeight: 600, marginBottom: 4 }),
    calloutText: text(serif, 10.5),
    list: { marginTop: 4, marginBottom: 12 },
    ruled: { paddingTop: 8, paddingBottom: 8, ...over },
    last: under,
    term: text(sans, 9.5, { fontWeight: 600 }),
    factTerm: text(sans, 9.5, { fontWeight: 600, width: 122, ...(rtl ? { paddingLeft: 10 } : { paddingRight: 10 }) }),
    factText: text(serif, 10.5, { flex: 1 }),
    bullet: { width: 4, height: 4, borderRadius: 2, backgroundColor: accent, marginTop: 0.38 * 10.5 * letters.leading },
    bulletText: text(serif, 10.5, { flex: 1, marginBottom: 4, ...atStart("margin", 10) }),
    step: {
      ...atStart("border", 1.5),
      ...atStart("padding", 16),
      ...atStart("margin", 5),
      paddingBottom: 12,
      borderColor: INK.line,
    },
    lastStep: { ...atStart("border", 1.5), ...atStart("padding", 16), ...atStart("margin", 5), borderColor: INK.paper },
    stepDot: {
      position: "absolute",
      top: 3,
      alignSelf: rtl ? "flex-end" : "flex-start",
      ...atStart("margin", -22.25),
      width: 11,
      height: 11,
      borderRadius: 5.5,
      borderWidth: 1.5,
      borderColor: accent,
      backgroundColor: INK.paper,
    },
    stepTerm: text(sans, 9.5, { color: accent, fontWeight: 600 }),
    caption: text(sans, 9, { color: INK.soft, marginBottom: 6 }),
    tableHead: { flexDirection: row, ...under, borderBottomColor: INK.mark },
    tableRow: { flexDirection: row, ...under, borderBottomWidth: 0.5 },
    th: text(sans, 8.5, { color: INK.soft, fontWeight: 600, ...cell }),
    td: text(sans, 8.5, cell, letters.leading - 0.08),
    figure: {
      marginTop: 12,
      marginBottom: 12,
      padding: 16,
      borderRadius: 7,
      backgroundColor: INK.surface,
      borderWidth: 0.75,
      ...edge,
    },
    figureTitle: text(sans, 10, { fontWeight: 600, marginBottom: 10 }),
    alternative: text(sans, 8.5, { color: INK.soft, marginTop: 12 }),
    figureTable: { marginTop: 0, marginBottom: 14 },
    label: text(sans, 9, {}, 1.35),
    strongLabel: text(sans, 9, { fontWeight: 600 }, 1.35),
    endLabel: text(sans, 9, { fontWeight: 600, textAlign: rtl ? "left" : "right" }, 1.35),
  } satisfies Record<string, Style>;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A document in its own language never turns; one that borrows English texts sets those from the left. */
function flowOf({ dir, fallback }: ReportDocument): Look["flow"] {
  const turns = dir === "rtl" && fallback;
  return (style, text) => {
    const families = typeof style.fontFamily === "string" ? familiesFor(style.fontFamily, text) : null;
    const own = families ? { ...style, fontFamily: [...families] } : style;
    return turns && !RIGHT_TO_LEFT.test(text) ? { ...own, direction: "ltr", textAlign: "left" } : own;
  };
}

/** The look of a document: its language's letters and its kind's accent. */
export function lookOf(document: ReportDocument): Look {
  const { locale, dir, reportType, labels } = document;
  const rtl = dir === "rtl";
  const { accent, tint } = accentsOf(reportType);
  return { rtl, labels, accent, tint, styles: makeStyles(LETTERS[locale], rtl, accent, tint), flow: flowOf(document) };
}
