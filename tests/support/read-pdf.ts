import { execFileSync } from "node:child_process";

/** What a reader finds in a PDF. */
export interface ReadPdf {
  readonly pages: readonly { readonly text: string; readonly outside: number }[];
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** The entries of the outline, and at which page, counted from 0, each begins. */
  readonly outline: readonly { readonly title: string; readonly page: number | null }[];
}

/** Reads a PDF in a process of its own. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const said = execFileSync(process.execPath, ["tests/support/pdf-text.mjs"], {
    input: bytes,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(said.toString("utf8"));
}
