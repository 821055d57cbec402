import { setPriority } from "node:os";
import { setImmediate as turn } from "node:timers/promises";
import type { ReportDocument } from "@/lib/reports/domain/document/document";
import { loadFonts } from "../fonts";
import { composePdf } from "./compose";

// On Linux this is the worker's thread alone: whoever waits for a page goes first. Elsewhere it would be the server.
if (process.platform === "linux") setPriority(0, 4);

const ready = loadFonts();

/**
 * Runs in a worker thread: a report as the bytes of a PDF. The pool hands over the next report without a turn of the
 * event loop, and React lets go of a finished tree in such a turn only: without one, every report would stay.
 */
export default async function work(document: ReportDocument): Promise<Uint8Array> {
  await ready;
  const bytes = await composePdf(document);
  await turn();
  return bytes;
}
