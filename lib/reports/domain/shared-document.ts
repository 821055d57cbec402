import {
  type Block,
  type Callout,
  PERSONAL_SECTIONS,
  type ReportDocument,
  type Section,
  type SectionId,
} from "./document";

/** Any chapter of a personal report may be shared by its owner. */
export const SHAREABLE_SECTIONS = PERSONAL_SECTIONS;
export type ShareableSection = (typeof SHAREABLE_SECTIONS)[number];

/** What others may see of a report: the type always, then these sections, and the name if so chosen. */
export interface Sharing {
  readonly sections: readonly ShareableSection[];
  readonly showName: boolean;
}

interface ShareWords {
  /** Stands where the name would, in the document's language. */
  readonly reader: string;
  /** Tells whoever reads what this is. */
  readonly notice: Callout;
}

/** The asides of the method chapter speak to the owner of the copy. */
function forOthers({ id, title, blocks }: Section): Section {
  const isAside = (block: Block) => block.kind === "paragraph" && block.tone === "note";
  return { id, title, blocks: id === "method" ? blocks.filter((block) => !isAside(block)) : blocks };
}

/**
 * The part of a saved report that its owner shares: the cover with the type, and the chosen sections. The name
 * stands there only if it was ticked; the day of the report never does.
 */
export function sharedDocument(document: ReportDocument, sharing: Sharing, words: ShareWords): ReportDocument {
  const { cover, sections } = document;
  const reader = sharing.showName ? cover.reader : words.reader;
  return {
    ...document,
    cover: { ...cover, reader, date: "", notices: [words.notice, ...cover.notices] },
    sections: sections.filter(({ id }) => (sharing.sections as readonly SectionId[]).includes(id)).map(forOthers),
  };
}
