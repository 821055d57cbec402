import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { RosetteValues } from "../rosette";
import type { Figure, TowerShare } from "./figure-data";

/** What every report has, whatever it is about. */
export interface DocumentEnvelope {
  readonly version: 1;
  readonly locale: Locale;
  readonly dir: "ltr" | "rtl";
  readonly title: string;
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

/** The pack whose texts a report has, and how many of them are not written. */
interface PackReference {
  readonly slug: string;
  readonly missing: number;
}

/** A report of one of the built-in themes, about a person or about a type in general. */
export interface PersonalDocument extends DocumentEnvelope {
  readonly kind: "personal";
  readonly reportType: ReportType;
}

/** The report of a pack about one person. */
export interface PackDocument extends DocumentEnvelope {
  readonly kind: "pack";
  readonly pack: PackReference;
}

/** The report of two people: `type` is the first one's and `otherType` the second one's. */
export interface MatchDocument extends DocumentEnvelope {
  readonly kind: "match";
  readonly pack: PackReference;
  readonly subject: DocumentEnvelope["subject"] & { readonly otherType: PersonalityType };
}

/**
 * A report, ready to be drawn: all words, dates and numbers stand in the reader's language. Plain JSON, so that
 * a saved report is frozen with its texts; `version` rises when the form changes.
 */
export type ReportDocument = PersonalDocument | PackDocument | MatchDocument;

/** A kept report; those of the first months were kept without their kind, and all of them are personal. */
export function readStoredDocument(stored: Omit<PersonalDocument, "kind"> & { kind?: "personal" }): PersonalDocument {
  return { ...stored, kind: "personal" };
}

/** Whose colours a document has; packs and two people have those of the standard report. */
export function themeOf(document: ReportDocument): ReportType {
  return document.kind === "personal" ? document.reportType : "standard";
}

/** The type that a document is about, or both types of two people. */
export function typesOf(document: ReportDocument): readonly PersonalityType[] {
  const { type } = document.subject;
  return document.kind === "match" ? [type, document.subject.otherType] : [type];
}

/** Words of the page around the content. */
export interface DocumentLabels {
  readonly brand: string;
  readonly contents: string;
  readonly showTable: string;
  /** Opens the chapter of the raw answers, which is folded on a page; reports saved before it was have none. */
  readonly showAnswers?: string;
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
  /** One's own sign, and the sentence that says what it shows; absent where no answers are known. */
  readonly rosette?: { readonly values: RosetteValues; readonly alternative: string };
  /** One's own tower without its figures, and the sentence that says what it shows; on the cover of a shared report. */
  readonly tower?: { readonly shares: readonly TowerShare[]; readonly alternative: string };
}

/** The chapters of a personal report, in their order. */
export const PERSONAL_SECTIONS = [
  "answer",
  "reading",
  "evidence",
  "nine",
  "lookalike",
  "depth",
  "wing",
  "states",
  "instincts",
  "chapter",
  "hero",
  "withme",
  "plan",
  "questions",
  "method",
  "given",
] as const;

/** Those and the chapters of packs and of pairs. */
export const SECTION_IDS = [...PERSONAL_SECTIONS, "missing", "meeting", "brings", "friction", "conversation"] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
}

export type ContentBlock = Heading | Paragraph | List | Quote | Callout | FigureBlock | TableBlock;

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

/** A figure and its text alternatives: a sentence, and a table of the same data. */
export interface FigureBlock {
  readonly kind: "figure";
  readonly title: string;
  readonly alternative: string;
  readonly table: Table;
  readonly figure: Figure;
}
