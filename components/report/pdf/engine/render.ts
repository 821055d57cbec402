import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Piscina } from "piscina";
import { AppError } from "@/lib/platform/errors/app-error";
import type { ReportDocument } from "@/lib/reports/domain/document/document";

/** One core is left to everybody else. */
const THREADS = Math.max(1, availableParallelism() - 1);
/** Reports that may wait; a report takes well under a second. */
const MAX_QUEUE = 16 * THREADS;
const RETRY_SECONDS = 5;
const TIMEOUT_MILLISECONDS = 60_000;
const IDLE_MILLISECONDS = 10 * 60_000;

/** One pool per process, kept over hot reloads and over separately bundled routes. */
const globals = globalThis as typeof globalThis & { ninefoldPdfPool?: Piscina<ReportDocument, Uint8Array> };

function pool(): Piscina<ReportDocument, Uint8Array> {
  globals.ninefoldPdfPool ??= new Piscina({
    filename: join(process.cwd(), "generated/report-pdf-worker.mjs"),
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: MAX_QUEUE,
    idleTimeout: IDLE_MILLISECONDS,
    // A report makes many small objects and keeps few: a large nursery takes a quarter off its time.
    resourceLimits: { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 512 },
  });
  return globals.ninefoldPdfPool;
}

function unavailable(cause?: unknown): AppError {
  return new AppError("unavailable", { retryAfter: RETRY_SECONDS, cause });
}

/** Whether a thread ended for want of memory; the pool has started another by now. */
function isOutOfMemory(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && thrown.code === "ERR_WORKER_OUT_OF_MEMORY";
}

/**
 * Draws a report as a PDF, on a thread of its own.
 * @throws AppError unavailable, with the seconds to wait, when too many are waiting, or drawing takes too long
 * or too much memory.
 */
export async function renderReportPdf(document: ReportDocument): Promise<Buffer> {
  const workers = pool();
  if (workers.queueSize >= MAX_QUEUE) throw unavailable();
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  try {
    return Buffer.from(await workers.run(document, { signal }));
  } catch (thrown) {
    if (signal.aborted || isOutOfMemory(thrown)) throw unavailable(thrown);
    throw thrown;
  }
}

/** Ends the threads; the next report starts them again. */
export async function closePdfPool(): Promise<void> {
  const current = globals.ninefoldPdfPool;
  globals.ninefoldPdfPool = undefined;
  await current?.destroy();
}
