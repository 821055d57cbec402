import type { StateKey } from "@/lib/assessment/domain/color-states";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import type { Locale } from "@/lib/platform/i18n/locales";

/**
 * A report, ready to be drawn: all words, dates and numbers stand in the reader's language. Plain JSON, so that
 * a saved report is frozen with its texts; `version` rises when the form changes.
 */
export interface ReportDocument {
  readonly version: 1;
  readonly locale: Locale;
  readonly dir: "ltr" | "rtl";
  readonly title: string;
  readonly reportType: ReportType;
  readonly subject: { readonly type: PersonalityType; readonly sample: boolean };
  /** True when the document holds somebody's data. */
  readonly personal: boolean;
  /** True when some texts are in English because the language lacks them. */
  readonly fallback: boolean;
  /** ISO 8601, UTC */
  readonly generatedAt: string;
  readonly labels: DocumentLabels;
  readonly cover: Cover;
  readonly sections: readonly Section[];
}

/** Words of the page around the content. */
export interface DocumentLabels {
  readonly brand: string;
  readonly contents: string;
  readonly showTable: string;
  readonly page: string;
}

export interface Cover {
  readonly kicker: string;
  readonly title: string;
  readonly theme: string;
  readonly tagline: string;
  /** Who it is for, or that it is general. */
  readonly reader: string;
  readonly date: string;
  readonly notices: readonly Callout[];
}

export const SECTION_IDS = [
  "answer",
  "reading",
  "nine",
  "depth",
  "wing",
  "states",
  "instincts",
  "chapter",
  "hero",
  "plan",
  "questions",
  "method",
  "given",
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block = Heading | Paragraph | List | Quote | Callout | FigureBlock | TableBlock;

export interface Heading {
  readonly kind: "heading";
  readonly text: string;
}

export interface Paragraph {
  readonly kind: "paragraph";
  /** A lead opens a section; a note is an aside. */
  readonly tone: "lead" | "plain" | "note";
  readonly text: string;
}

export interface ListItem {
  readonly term?: string;
  readonly text?: string;
  readonly note?: string;
}

export interface List {
  readonly kind: "list";
  /** Facts have short terms and values; the others hold sentences. */
  readonly style: "bullets" | "steps" | "terms" | "facts";
  readonly items: readonly ListItem[];
}

export interface Quote {
  readonly kind: "quote";
  readonly text: string;
}

export interface Callout {
  readonly kind: "callout";
  readonly tone: "action" | "note";
  readonly title: string;
  readonly text: string;
}

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface TableBlock extends Table {
  readonly kind: "table";
  readonly caption: string;
}

/** A figure with all that stands in for it: a sentence, and a table of the same data. */
export interface FigureBlock {
  readonly kind: "figure";
  readonly title: string;
  readonly alternative: string;
  readonly table: Table;
  readonly figure: Figure;
}

export type Figure = BarsFigure | TowerFigure | DotsFigure | CircleFigure;

export interface BarsFigure {
  readonly kind: "bars";
  readonly rows: readonly {
    readonly label: string;
    /** 0 to 1 */
    readonly share: number;
    readonly display: string;
    readonly emphasis: "first" | "second" | "none";
  }[];
}

export interface TowerFigure {
  readonly kind: "tower";
  /** From the foot up; whole percents that sum to 100. */
  readonly shares: readonly {
    readonly state: StateKey;
    readonly percent: number;
    readonly label: string;
    readonly display: string;
  }[];
}

export interface DotsFigure {
  readonly kind: "dots";
  readonly total: number;
  readonly rows: readonly { readonly label: string; readonly count: number; readonly display: string }[];
}

export interface CircleFigure {
  readonly kind: "circle";
  readonly points: readonly {
    readonly type: PersonalityType;
    readonly label: string;
    readonly emphasis: "type" | "wing" | "none";
  }[];
}
