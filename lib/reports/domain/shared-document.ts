import { isTheme } from "@/lib/assessment/domain/instrument/report-types";
import { callout, paragraph } from "./document/content-blocks";
import {
  type Callout,
  type ContentBlock,
  PERSONAL_SECTIONS,
  type PersonalDocument,
  type Section,
  type SectionId,
} from "./document/document";
import { towerOf } from "./tower-of";
import { withoutAnswers } from "./without-answers";

/** Any chapter of a personal report may be shared by its owner. */
export const SHAREABLE_SECTIONS = PERSONAL_SECTIONS;
export type ShareableSection = (typeof SHAREABLE_SECTIONS)[number];

/** The chapters that a report has: theme reports lack some, and others are there only where the answers fill them. */
export function shareableChapters({ sections }: PersonalDocument): readonly ShareableSection[] {
  return SHAREABLE_SECTIONS.filter((id) => sections.some((section) => section.id === id));
}

/** What others may see of a report: the type and how sure it is always, then these sections, and the name if so chosen. */
export interface ShareSettings {
  readonly sections: readonly ShareableSection[];
  readonly showName: boolean;
  /** The own rosette and the own tower, which show the shape of the answers without a figure. */
  readonly showSign: boolean;
}

/** What is said to the reader of a shared report in place of what is said to its owner, in the document's language. */
interface ShareTexts {
  /** Stands over the type, where the report says of what kind it is. */
  readonly kicker: string;
  /** Stands under the type where the report has no theme and says that it is whole. */
  readonly parts: string;
  /** Stands where the name would. */
  readonly reader: string;
  /** Tells the reader what this is. */
  readonly notice: Callout;
  /** Stands over the sentence that says how sure the type is. */
  readonly sure: string;
  /** What the flower shows. */
  readonly rosette: string;
  /** What the tower shows, from the foot up. */
  tower(first: string, second: string): string;
  /** Who speaks in the chapter that is written in the first person. */
  readonly withMe: string;
}

/** The sign shows all nine values, as this chapter does; without either the cover has the flower of the type in general. */
const SECTION_OF_ALL_NINE: ShareableSection = "nine";

/** The chapter that tells every answer: where it is shared, the others tell theirs too. */
const SECTION_OF_ALL_ANSWERS: ShareableSection = "given";

/** How sure the result is, as the first page says it. */
function certaintyOf({ sections }: PersonalDocument): string | null {
  const [first] = sections.find(({ id }) => id === "answer")?.blocks ?? [];
  return first?.kind === "paragraph" && first.tone === "lead" ? first.text : null;
}

/** The asides of the method chapter speak to the owner of the copy. */
function withoutOwnerNotes(section: Section): Section {
  const isAside = (block: ContentBlock) => block.kind === "paragraph" && block.tone === "note";
  return section.id === "method" ? { ...section, blocks: section.blocks.filter((block) => !isAside(block)) } : section;
}

/** The own tower as a sign: its colours, and no percents. */
function towerSign(document: PersonalDocument, words: ShareTexts): Pick<PersonalDocument["cover"], "tower"> {
  const [first, second] = towerOf(document) ?? [];
  if (!first || !second) return {};
  const shares = [first, second].map(({ state, percent }) => ({ state, percent }));
  return { tower: { shares, alternative: words.tower(first.label, second.label) } };
}

/** The chapters that the facts of the first page tell in a line, in the order of those lines; the type comes before them. */
const CHAPTERS_OF_FACTS: readonly ShareableSection[] = ["wing", "states", "instincts"];

/** The facts of the first page, without the lines of the chapters that are not shared. */
function withFactsOf(block: ContentBlock, shares: (id: SectionId) => boolean): ContentBlock {
  if (block.kind !== "list" || block.style !== "facts") return block;
  const isShared = (at: number) => CHAPTERS_OF_FACTS.every((id, line) => line + 1 !== at || shares(id));
  return { ...block, items: block.items.filter((_, at) => isShared(at)) };
}

/** The chapters whose choices the first three terms of the page to hand on tell, and the first three parts of a theme's chapter, in that order. */
const CHAPTERS_OF_PARTS: readonly ShareableSection[] = ["states", "instincts", "wing"];

/** Whether the n-th part, from 0, tells nothing of a chapter that is not shared. */
const isSharedPart = (at: number, shares: (id: SectionId) => boolean) => {
  const chapter = CHAPTERS_OF_PARTS[at];
  return chapter === undefined || shares(chapter);
};

/** The page to hand on, without the terms of what is not shared. */
function withTermsOf(block: ContentBlock, shares: (id: SectionId) => boolean): ContentBlock {
  if (block.kind !== "list" || block.style !== "terms") return block;
  return { ...block, items: block.items.filter((_, at) => isSharedPart(at, shares)) };
}

/**
 * The chapter of the theme, without the parts about these weeks, the first instinct and the wing where those are not
 * shared. Each is a heading with one paragraph; a report that was saved before they were has others there, and none of these.
 */
function withPartsOf(blocks: readonly ContentBlock[], shares: (id: SectionId) => boolean): readonly ContentBlock[] {
  const first = blocks.slice(0, 2 * CHAPTERS_OF_PARTS.length);
  if (!first.every(({ kind }, at) => kind === (at % 2 === 0 ? "heading" : "paragraph"))) return blocks;
  return blocks.filter((_, at) => isSharedPart(Math.floor(at / 2), shares));
}

/**
 * The part of a saved report that its owner shares: the cover with the type and how sure it is, and the chosen sections,
 * which tell single answers only where all of them are shared. The name stands there only if it was ticked; the day of the
 * report never does.
 */
export function sharedDocument(
  document: PersonalDocument,
  { sections: chosen, showName, showSign }: ShareSettings,
  words: ShareTexts,
): PersonalDocument {
  const { rosette, ...cover } = document.cover;
  const shares = (id: SectionId) => (chosen as readonly SectionId[]).includes(id);
  const signed = showSign || shares(SECTION_OF_ALL_NINE);
  const certainty = shares("answer") ? null : certaintyOf(document);
  const chapter = (section: Section): Section => {
    const told = shares(SECTION_OF_ALL_ANSWERS) ? section : withoutAnswers(section);
    if (told.id === "answer") return { ...told, blocks: told.blocks.map((block) => withFactsOf(block, shares)) };
    if (told.id === "chapter" && isTheme(document.reportType))
      return { ...told, blocks: withPartsOf(told.blocks, shares) };
    if (told.id !== "withme") return withoutOwnerNotes(told);
    const blocks = told.blocks.map((block) => withTermsOf(block, shares));
    return { ...told, blocks: [paragraph(words.withMe, "note"), ...blocks] };
  };
  return {
    ...document,
    cover: {
      ...cover,
      kicker: words.kicker,
      theme: isTheme(document.reportType) ? cover.theme : words.parts,
      ...(rosette && signed && { rosette: { ...rosette, alternative: words.rosette } }),
      ...(showSign && towerSign(document, words)),
      reader: showName ? cover.reader : words.reader,
      date: "",
      notices: [words.notice, ...(certainty ? [callout("note", words.sure, certainty)] : []), ...cover.notices],
    },
    sections: document.sections.filter(({ id }) => shares(id)).map(chapter),
  };
}
