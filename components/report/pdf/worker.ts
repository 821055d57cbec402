import { setPriority } from "node:os";
import type { ReportDocument } from "@/lib/reports/domain/document";
import { composePdf } from "./compose";
import { loadFonts } from "./fonts";

// On Linux this is the worker's thread alone: whoever waits for a page goes first. Elsewhere it would be the server.
if (process.platform === "linux") setPriority(0, 2);

const ready = loadFonts();

/** Runs in a worker thread: a report as the bytes of a PDF. */
export default async function work(document: ReportDocument): Promise<Uint8Array> {
  await ready;
  return composePdf(document);
}
