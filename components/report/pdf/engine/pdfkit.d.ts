/** What we use of the writer under @react-pdf/renderer, which has no types of its own. */
declare module "pdfkit" {
  import { Readable } from "node:stream";

  export default class PDFDocument extends Readable {
    constructor(options: {
      autoFirstPage: boolean;
      compress: boolean;
      pdfVersion: string;
      lang: string;
      displayTitle: boolean;
      info: Record<string, string | Date>;
    });
    readonly _root: {
      readonly data: Record<string, unknown> & {
        readonly ViewerPreferences?: { readonly data: Record<string, unknown> };
      };
    };
  }
}
