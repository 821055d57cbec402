/** The standard structure types of PDF that a report has; "Artifact" is what only looks nice. */
export type StructureType =
  | "Artifact"
  | "BlockQuote"
  | "Div"
  | "Figure"
  | "H1"
  | "H2"
  | "H3"
  | "L"
  | "LBody"
  | "LI"
  | "Lbl"
  | "Link"
  | "P"
  | "Sect"
  | "Table"
  | "TD"
  | "TH"
  | "TOC"
  | "TOCI"
  | "TR";

/** What a part of a page is to a reader who hears it. Its identity stays when a page cuts the part in two. */
export interface PdfTag {
  readonly type: StructureType;
  /** What stands in place of a figure. */
  readonly alternative?: string;
  /** The language of a text that is in another one than its document, as a BCP 47 tag. */
  readonly language?: string;
  /** What the header cell is the head of. */
  readonly scope?: "Column" | "Row";
  /** An artifact that belongs to the page and not to its content. */
  readonly pagination?: true;
}

/** The attribute that tags an element; the package's elements carry it through, though their types do not know it. */
export function tagged(type: StructureType, more: Omit<PdfTag, "type"> = {}): { readonly tag: PdfTag } {
  return { tag: { type, ...more } };
}
