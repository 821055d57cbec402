import type { Style } from "@react-pdf/types";
import { localeInfo } from "@/lib/platform/i18n/locales";
import { type DocumentLabels, type ReportDocument, themeOf } from "@/lib/reports/domain/document/document";
import { printAccents } from "./accents";
import { familiesFor } from "./fonts";
import { type Density, makeStyles, type Styles, USUAL_DENSITY } from "./style-sheets";

/** Everything that the parts of a document share. */
export interface PdfTheme {
  readonly rtl: boolean;
  readonly labels: DocumentLabels;
  readonly accent: string;
  readonly tint: string;
  readonly styles: Styles;
  /** The style for a text, with its own direction where it may be in another language than the document. */
  readonly textStyle: (style: Style, text: string) => Style;
  /** The language of a text that is in another one than its document, as a BCP 47 tag; else null. */
  readonly languageOf: (text: string) => string | null;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Only a right-to-left document that falls back to English texts sets those from the left. */
function textStyleOf({ dir, fallback }: ReportDocument): PdfTheme["textStyle"] {
  const mirrorsForeignText = dir === "rtl" && fallback;
  return (style, text) => {
    const families = typeof style.fontFamily === "string" ? familiesFor(style.fontFamily, text) : null;
    const own = families ? { ...style, fontFamily: [...families] } : style;
    return mirrorsForeignText && !RIGHT_TO_LEFT.test(text) ? { ...own, direction: "ltr", textAlign: "left" } : own;
  };
}

const FOREIGN_LETTERS = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;
const LATIN_LETTERS = /\p{Script=Latin}/u;

/** Where a language lacks texts, those in Latin letters alone are English. */
function languageOf({ locale, fallback }: ReportDocument): PdfTheme["languageOf"] {
  const mixed = fallback && !localeInfo(locale).tag.includes("Latn") && locale !== "en";
  const isEnglish = (text: string) => LATIN_LETTERS.test(text) && !FOREIGN_LETTERS.test(text);
  return (text) => (mixed && isEnglish(text) ? localeInfo("en").tag : null);
}

/** The theme of a document: the fonts of its language, the accent of its report type, and how closely it is set. */
export function createPdfTheme(document: ReportDocument, density: Density = USUAL_DENSITY): PdfTheme {
  const { locale, dir, labels } = document;
  const rtl = dir === "rtl";
  const { accent, tint } = printAccents(themeOf(document));
  return {
    rtl,
    labels,
    accent,
    tint,
    styles: makeStyles(locale, rtl, accent, tint, density),
    textStyle: textStyleOf(document),
    languageOf: languageOf(document),
  };
}
