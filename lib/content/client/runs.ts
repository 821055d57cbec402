import { HttpError } from "@/lib/platform/http/fetch-json";
import type { DraftInput, TranslateInput } from "../schema";
import { draftAtoms, translateAtoms } from "./coverage";

export interface RunProgress {
  readonly done: number;
  readonly total: number;
  /** What the server made so far. */
  readonly made: number;
  /** Requests that the server refused. */
  readonly skipped: number;
}

interface Run<Input> {
  readonly inputs: readonly Input[];
  readonly send: (input: Input) => Promise<number>;
  readonly onProgress: (progress: RunProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends requests one after the other; one that the server refuses is skipped and counted.
 * @throws TypeError when the server cannot be reached; what was made until then stays
 */
async function runAll<Input>({ inputs, send, onProgress, signal }: Run<Input>): Promise<RunProgress> {
  let progress: RunProgress = { done: 0, total: inputs.length, made: 0, skipped: 0 };
  onProgress(progress);
  for (const input of inputs) {
    if (signal.aborted) break;
    let [made, skipped] = [0, 0];
    try {
      made = await send(input);
    } catch (thrown) {
      if (!(thrown instanceof HttpError)) throw thrown;
      skipped = 1;
    }
    progress = {
      ...progress,
      done: progress.done + 1,
      made: progress.made + made,
      skipped: progress.skipped + skipped,
    };
    onProgress(progress);
  }
  return progress;
}

type Watch = Pick<Run<never>, "onProgress" | "signal">;

export function draftAll(inputs: readonly DraftInput[], watch: Watch): Promise<RunProgress> {
  return runAll({ inputs, send: async (input) => (await draftAtoms(input)).added, ...watch });
}

export function translateAll(inputs: readonly TranslateInput[], watch: Watch): Promise<RunProgress> {
  return runAll({ inputs, send: async (input) => (await translateAtoms(input)).created, ...watch });
}
