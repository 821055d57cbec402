import { createHash } from "node:crypto";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { Piscina } from "piscina";
import { AppError } from "@/lib/platform/errors/app-error";
import type { ReportDocument } from "@/lib/reports/domain/document/document";

/** What a thread may take, in MB: new and old objects. */
const THREAD_MEMORY = { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 512 } as const;
const THREAD_BYTES = (THREAD_MEMORY.maxYoungGenerationSizeMb + THREAD_MEMORY.maxOldGenerationSizeMb) * 2 ** 20;

/** Reports that may wait for each thread; a report takes well under a second. */
const QUEUE_PER_THREAD = 16;
/** Of the places in the queue, the share that reports which are nobody's may take: people's own come first. */
const IMPERSONAL_SHARE = 0.5;
/** How many reports that are nobody's are kept as they were drawn; each is some 300 kB. */
const MAX_KEPT = 48;
const RETRY_SECONDS = 5;
const TIMEOUT_MILLISECONDS = 60_000;
const IDLE_MILLISECONDS = 10 * 60_000;

/** One pool per process, kept over hot reloads and over separately bundled routes. */
const globals = globalThis as typeof globalThis & {
  ninefoldPdfPool?: Piscina<ReportDocument, Uint8Array>;
  ninefoldPdfThreads?: number;
  /** Reports that are nobody's, as they were drawn. */
  ninefoldKeptPdfs?: Map<string, Promise<Buffer>>;
};

/** Says how many reports are drawn at once, before the first one; else one core and half of the memory are left to others. */
export function setPdfThreads(count: number | undefined): void {
  globals.ninefoldPdfThreads = count;
}

function threadCount(): number {
  const fitting = Math.min(availableParallelism() - 1, Math.floor(totalmem() / 2 / THREAD_BYTES));
  return globals.ninefoldPdfThreads ?? Math.max(1, fitting);
}

function pool(): Piscina<ReportDocument, Uint8Array> {
  globals.ninefoldPdfPool ??= new Piscina({
    filename: join(process.cwd(), "generated/report-pdf-worker.mjs"),
    minThreads: 0,
    maxThreads: threadCount(),
    maxQueue: QUEUE_PER_THREAD * threadCount(),
    idleTimeout: IDLE_MILLISECONDS,
    // A report makes many small objects and keeps few: a large nursery takes a quarter off its time.
    resourceLimits: THREAD_MEMORY,
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

async function draw(document: ReportDocument, caller?: AbortSignal): Promise<Buffer> {
  const workers = pool();
  const places = workers.options.maxQueue * (document.personal ? 1 : IMPERSONAL_SHARE);
  if (workers.queueSize >= places) throw unavailable();
  const timeout = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const signal = caller ? AbortSignal.any([timeout, caller]) : timeout;
  try {
    return Buffer.from(await workers.run(document, { signal }));
  } catch (thrown) {
    if (signal.aborted || isOutOfMemory(thrown)) throw unavailable(thrown);
    throw thrown;
  }
}

/** A report that is nobody's is drawn once for all who ask for it on a day; those asked for longest ago are let go. */
function drawOnce(document: ReportDocument): Promise<Buffer> {
  globals.ninefoldKeptPdfs ??= new Map();
  const known = globals.ninefoldKeptPdfs;
  const content = JSON.stringify({ ...document, generatedAt: null });
  const key = createHash("sha256").update(content).digest("base64");
  const drawn = known.get(key) ?? draw(document);
  known.delete(key);
  known.set(key, drawn);
  drawn.catch(() => known.delete(key));
  for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - MAX_KEPT))) known.delete(oldest);
  return drawn;
}

/**
 * Draws a report as a PDF, on a thread of its own.
 * @param caller whose connection ended needs no report of their own any more
 * @throws AppError unavailable, with the seconds to wait, when too many are waiting, or drawing takes too long
 * or too much memory.
 */
export function renderReportPdf(document: ReportDocument, caller?: AbortSignal): Promise<Buffer> {
  return document.personal ? draw(document, caller) : drawOnce(document);
}

/** How many reports wait for a thread. */
export const waitingPdfs = (): number => globals.ninefoldPdfPool?.queueSize ?? 0;

/** Ends the threads; the next report starts them again. */
export async function closePdfPool(): Promise<void> {
  const current = globals.ninefoldPdfPool;
  globals.ninefoldPdfPool = undefined;
  await current?.destroy();
}
