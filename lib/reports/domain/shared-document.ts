import {
  type Callout,
  type ContentBlock,
  PERSONAL_SECTIONS,
  type PersonalDocument,
  type Section,
  type SectionId,
} from "./document/document";

/** Any chapter of a personal report may be shared by its owner. */
export const SHAREABLE_SECTIONS = PERSONAL_SECTIONS;
export type ShareableSection = (typeof SHAREABLE_SECTIONS)[number];

/** What others may see of a report: the type always, then these sections, and the name if so chosen. */
export interface ShareSettings {
  readonly sections: readonly ShareableSection[];
  readonly showName: boolean;
  /** The own rosette and the own tower, which show the shape of the answers without a figure. */
  readonly showSign: boolean;
}

interface ShareTexts {
  /** Stands where the name would, in the document's language. */
  readonly reader: string;
  /** Tells the reader what this is. */
  readonly notice: Callout;
}

/** The sign shows all nine values, as this chapter does; without either the cover has the flower of the type in general. */
const SECTION_OF_ALL_NINE: ShareableSection = "nine";

/** The asides of the method chapter speak to the owner of the copy. */
function withoutOwnerNotes({ id, title, blocks }: Section): Section {
  const isAside = (block: ContentBlock) => block.kind === "paragraph" && block.tone === "note";
  return { id, title, blocks: id === "method" ? blocks.filter((block) => !isAside(block)) : blocks };
}

/**
 * The part of a saved report that its owner shares: the cover with the type, and the chosen sections. The name
 * stands there only if it was ticked; the day of the report never does.
 */
export function sharedDocument(
  document: PersonalDocument,
  sharing: ShareSettings,
  words: ShareTexts,
): PersonalDocument {
  const { sections } = document;
  const { rosette, ...cover } = document.cover;
  const signed = sharing.showSign || sharing.sections.includes(SECTION_OF_ALL_NINE);
  const reader = sharing.showName ? cover.reader : words.reader;
  return {
    ...document,
    cover: {
      ...cover,
      ...(rosette && signed && { rosette }),
      reader,
      date: "",
      notices: [words.notice, ...cover.notices],
    },
    sections: sections
      .filter(({ id }) => (sharing.sections as readonly SectionId[]).includes(id))
      .map(withoutOwnerNotes),
  };
}
