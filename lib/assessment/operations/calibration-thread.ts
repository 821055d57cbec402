import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { type EstimationResult, estimateFrom } from "../domain/calibration/estimation";
import { PACKED_LENGTH, unpackAnswers } from "../domain/calibration/packed-answers";
import { type CalibrationParameters, withParameters } from "../domain/instrument/calibration";
import { type EditionVersion, edition } from "../domain/instrument/edition";

/** What the thread begins with. */
export interface ThreadInput {
  /** The runs one after the other, as `packAnswers` packs them. */
  readonly answers: Uint8Array;
  /** The language of each. */
  readonly locales: readonly string[];
  readonly version: EditionVersion;
  /** The numbers of the calibration in use; null for the edition as it was set. */
  readonly inUse: CalibrationParameters | null;
}

/** What the thread tells: how far it is, 0 to 1, then what it came to. */
export type ThreadMessage = { readonly share: number } | { readonly result: EstimationResult };

// On Linux this is the worker's thread alone: whoever waits for a page goes first. Elsewhere it would be the server.
if (process.platform === "linux") setPriority(0, 10);

const { answers, locales, version, inUse } = workerData as ThreadInput;
const plain = edition(version);
const runs = locales.map((locale, at) => ({
  locale,
  evidence: unpackAnswers(answers.subarray(at * PACKED_LENGTH, (at + 1) * PACKED_LENGTH)),
}));
const tell = (message: ThreadMessage) => parentPort?.postMessage(message);
const result = estimateFrom(runs, inUse ? withParameters(plain, inUse) : plain, (share) => tell({ share }));
tell({ result });
