import "server-only";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { AdminActor } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { errorFields, log } from "@/lib/platform/log";
import { perProcess } from "@/lib/platform/per-process";
import { adoptedCalibration, insertCalibration } from "../data/calibrations";
import { countInstrumentRuns, latestInstrumentRuns, readInstrumentRuns } from "../data/instrument-runs";
import { MIN_RUNS } from "../domain/calibration/compare";
import type { EstimationResult } from "../domain/calibration/estimation";
import { packAnswers } from "../domain/calibration/packed-answers";
import { CURRENT_VERSION } from "../domain/instrument/edition";
import type { EstimationState } from "../schema/instrument";
import type { ThreadInput, ThreadMessage } from "./calibration-thread";

/** So many runs are estimated from at most, the latest: they fit into memory, and more would say little more. */
export const MAX_RUNS = 20_000;
/** Runs per query: others come between. */
const BATCH_SIZE = 200;
/** The share of the work that reading the runs is. */
const READING = 0.05;
const MEMORY_MB = 1_024;

interface Estimation {
  state: EstimationState;
  /** Ends what is under way; null when nothing is. */
  stop: AbortController | null;
}

/** One estimation at a time per process; its state outlives the page that asked for it. */
const estimation = perProcess<Estimation>("estimation", () => ({ state: { kind: "idle" }, stop: null }));

/** How far the estimation of this process is, or how the last one ended. */
export function estimationState(): EstimationState {
  return estimation.get().state;
}

/** Reads people's latest runs in batches, packed. @throws what `signal` was ended with. */
async function readRuns(signal: AbortSignal, onProgress: (share: number) => void) {
  const ids = await latestInstrumentRuns(MAX_RUNS);
  const locales: string[] = [];
  const packed: Uint8Array[] = [];
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    signal.throwIfAborted();
    for (const { answers, locale } of await readInstrumentRuns(ids.slice(at, at + BATCH_SIZE))) {
      packed.push(packAnswers(answers));
      locales.push(locale);
    }
    onProgress(Math.min(1, (at + BATCH_SIZE) / ids.length));
  }
  return { answers: new Uint8Array(Buffer.concat(packed)), locales };
}

/** Estimates on a thread of its own. @throws what `signal` was ended with, and whatever ends the thread early. */
function estimateInThread(
  workerData: ThreadInput,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<EstimationResult> {
  signal.throwIfAborted();
  const filename = join(process.cwd(), "generated/calibration-worker.mjs");
  const worker = new Worker(filename, { workerData, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  return new Promise<EstimationResult>((done, failed) => {
    signal.addEventListener("abort", () => failed(signal.reason), { once: true });
    worker.on("message", (message: ThreadMessage) => {
      if ("share" in message) onProgress(message.share);
      else done(message.result);
    });
    worker.on("error", failed);
    worker.on("exit", (code) => failed(new Error(`the estimation ended with ${code}`)));
  }).finally(() => void worker.terminate());
}

async function estimateAndStore(signal: AbortSignal, now: Date): Promise<string | null> {
  const slot = estimation.get();
  const report = (share: number) => {
    if (!signal.aborted && slot.state.kind === "running") slot.state = { ...slot.state, share };
  };
  const inUse = await adoptedCalibration(CURRENT_VERSION);
  const runs = await readRuns(signal, (share) => report(READING * share));
  const input: ThreadInput = { ...runs, version: CURRENT_VERSION, inUse: inUse?.parameters ?? null };
  const result = await estimateInThread(input, signal, (share) => report(READING + (1 - READING) * share));
  signal.throwIfAborted();
  const { parameters, comparison, differences } = result;
  if (!parameters) return null;
  return insertCalibration({
    ...{ edition: CURRENT_VERSION, parameters, comparison, differences },
    ...{ comparedTo: inUse?.id ?? null, runs: runs.locales.length, createdAt: now },
  });
}

/** Sees an estimation to its end, and notes how it ended. */
async function run(stop: AbortController, now: Date): Promise<void> {
  const slot = estimation.get();
  const end = (state: EstimationState) => {
    if (slot.stop === stop) Object.assign(slot, { state, stop: null });
  };
  try {
    const id = await estimateAndStore(stop.signal, now);
    end(id ? { kind: "done", calibrationId: id } : { kind: "failed" });
  } catch (error) {
    if (stop.signal.aborted) return end({ kind: "cancelled" });
    log("error", "the estimation failed", errorFields(error));
    end({ kind: "failed" });
  }
}

/**
 * Begins to estimate the parameters of the edition in use from people's latest runs; the work goes on after the answer.
 * @throws AppError conflict when one is under way in this process, or there are too few runs
 */
export async function startEstimation({ ctx }: { ctx: RequestContext<AdminActor> }): Promise<EstimationState> {
  const slot = estimation.get();
  if (slot.stop) throw new AppError("conflict", { messageKey: "estimationRunning" });
  const before = slot.state;
  const stop = new AbortController();
  Object.assign(slot, { state: { kind: "running", share: 0, startedAt: ctx.now.toISOString() }, stop });
  const runs = await countInstrumentRuns().catch((error: unknown) => {
    Object.assign(slot, { state: before, stop: null });
    throw error;
  });
  if (runs < MIN_RUNS) {
    Object.assign(slot, { state: before, stop: null });
    throw new AppError("conflict", { messageKey: "tooFewRunsToEstimate" });
  }
  void run(stop, ctx.now);
  return slot.state;
}

/** Ends the estimation under way, if there is one; what it has found so far is dropped. */
export function cancelEstimation(): EstimationState {
  const slot = estimation.get();
  if (slot.stop) {
    slot.stop.abort();
    Object.assign(slot, { state: { kind: "cancelled" }, stop: null });
  }
  return slot.state;
}

/** Ends the thread when the server stops. */
export async function closeEstimation(): Promise<void> {
  cancelEstimation();
}
