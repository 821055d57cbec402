import { join } from "node:path";
import { Piscina } from "piscina";

/** A part of a tagged page as a reader hears it: an element, or a piece of text. */
export interface PdfElement {
  readonly role?: string;
  readonly alt?: string;
  readonly language?: string;
  /** How many links begin here. */
  readonly links?: number;
  readonly text?: string;
  readonly children?: readonly PdfElement[];
}

/** A stretch of text and where it begins, in points from the lower left corner. */
export interface PdfPlace {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface PdfPage {
  readonly text: string;
  readonly outside: number;
  /** How far down the page its own text reaches, 0 to 1. */
  readonly depth: number;
  readonly places: readonly PdfPlace[];
  /** What is painted outside of the structure and of all artifacts; null where nobody asked, since it takes longest. */
  readonly unmarked: number | null;
  readonly structure: PdfElement | null;
}

/** What a reader finds in a PDF. */
export interface ReadPdf {
  readonly pages: readonly PdfPage[];
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly tagged: boolean;
  /** The entries of the outline, and at which page, counted from 0, each begins. */
  readonly outline: readonly { readonly title: string; readonly page: number | null }[];
}

/** One thread for all PDFs, so that the reader is loaded once; it ends by itself when there is nothing to read. */
const reader = new Piscina<{ bytes: Uint8Array; paints: boolean }, ReadPdf>({
  filename: join(process.cwd(), "tests/support/pdf-text.mjs"),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 1_000,
});

/** Reads a PDF in a thread of its own; with `paints` also what it paints. */
export const readPdf = (bytes: Uint8Array, { paints = false } = {}): Promise<ReadPdf> =>
  reader.run({ bytes: Uint8Array.from(bytes), paints });

/** All elements of that role in the order in which they are heard. */
export function elementsOf({ pages }: ReadPdf, role: string): readonly PdfElement[] {
  const within = (element: PdfElement): readonly PdfElement[] => [
    ...(element.role === role ? [element] : []),
    ...(element.children ?? []).flatMap(within),
  ];
  return pages.flatMap(({ structure }) => (structure ? within(structure) : []));
}

/** The text of an element and of all within it. */
export function textOf({ text, children = [] }: PdfElement): string {
  return [text ?? "", ...children.map(textOf)].join(" ").trim();
}
