/** What we use of the writer under @react-pdf/renderer, which has no types of its own. */
declare module "pdfkit" {
  import { Readable } from "node:stream";

  /** A stretch of a page that belongs to an element of the structure. */
  export interface StructureContent {
    readonly refs: readonly unknown[];
  }

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }

  interface StructureOptions {
    readonly alt?: string | undefined;
    readonly lang?: string | undefined;
    readonly scope?: "Column" | "Row" | undefined;
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      autoFirstPage: boolean;
      compress: boolean;
      pdfVersion: string;
      lang: string;
      tagged: boolean;
      displayTitle: boolean;
      info: Record<string, string | Date>;
    });
    readonly _root: {
      readonly data: Record<string, unknown> & {
        readonly ViewerPreferences?: { readonly data: Record<string, unknown> };
      };
    };
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: "Artifact", options: { readonly type: string }): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    goTo(
      x: number,
      y: number,
      width: number,
      height: number,
      name: string,
      options?: { readonly structParent?: StructureElement },
    ): this;
  }
}
