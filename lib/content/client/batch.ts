import { HttpError, limitSentence } from "@/lib/platform/http/fetch-json";
import type { DraftInput, TranslateInput } from "../schema/coverage";
import { draftAtoms, translateAtoms } from "./coverage";

export interface BatchProgress {
  readonly done: number;
  readonly total: number;
  /** What the server made so far. */
  readonly created: number;
  /** Requests that the server refused. */
  readonly skipped: number;
}

interface BatchOptions<Input> {
  readonly inputs: readonly Input[];
  readonly send: (input: Input) => Promise<number>;
  readonly onProgress: (progress: BatchProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends requests one after the other; one that the server refuses is skipped and counted.
 * @throws TypeError when the server cannot be reached, HttpError where a limit was met, since all that follow would
 * meet it too; what was made until then stays
 */
async function sendBatch<Input>({ inputs, send, onProgress, signal }: BatchOptions<Input>): Promise<BatchProgress> {
  let progress: BatchProgress = { done: 0, total: inputs.length, created: 0, skipped: 0 };
  onProgress(progress);
  for (const input of inputs) {
    if (signal.aborted) break;
    let [made, skipped] = [0, 0];
    try {
      made = await send(input);
    } catch (thrown) {
      if (!(thrown instanceof HttpError) || limitSentence(thrown)) throw thrown;
      skipped = 1;
    }
    progress = {
      ...progress,
      done: progress.done + 1,
      created: progress.created + made,
      skipped: progress.skipped + skipped,
    };
    onProgress(progress);
  }
  return progress;
}

type BatchCallbacks = Pick<BatchOptions<never>, "onProgress" | "signal">;

export function draftAll(inputs: readonly DraftInput[], callbacks: BatchCallbacks): Promise<BatchProgress> {
  return sendBatch({ inputs, send: async (input) => (await draftAtoms(input)).added, ...callbacks });
}

export function translateAll(inputs: readonly TranslateInput[], callbacks: BatchCallbacks): Promise<BatchProgress> {
  return sendBatch({ inputs, send: async (input) => (await translateAtoms(input)).created, ...callbacks });
}
