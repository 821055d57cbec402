import { exponential } from "@/lib/platform/backoff";
import { HttpError, limitSentence } from "@/lib/platform/http/fetch-json";

/** Milliseconds between two polls. */
export const POLL_INTERVAL_MS = 2_000;

/** After the first failure 3 to 5 s, then twice as long each time, up to 45 to 75 s. */
const retryDelay = exponential({ baseMs: 5_000, maxMs: 75_000, jitter: 0.4 });

/**
 * Milliseconds until the next poll.
 * @param failures in a row, from 0
 * @param random a number in [0, 1)
 * @param retryAfter seconds that the server asked for
 */
export function pollDelayMs(failures: number, random: number, retryAfter = 0): number {
  if (failures <= 0) return POLL_INTERVAL_MS;
  return Math.max(retryAfter * 1_000, retryDelay(failures, random));
}

/** The state of the connection: no reply yet, answered, refused or failed, not reachable. */
export type ConnectionStatus = "connecting" | "connected" | "error" | "disconnected";

/** After so many refusals in a row the session is over: another poll would not help. */
const MAX_REFUSALS = 2;

interface PollerOptions {
  poll(signal: AbortSignal): Promise<void>;
  /** @param limit what the server says of a limit that was met; null otherwise */
  onStatus(status: ConnectionStatus, limit: string | null): void;
}

/** The session has ended, or it was another one when the poll was on its way: a new password begins a new session. */
const isRefused = (error: unknown) => error instanceof HttpError && [401, 403].includes(error.status);

/** Polls every 2 s until stopped, more slowly while it fails, and at once when the browser is online again. */
export class Poller {
  #abort: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** In a row. */
  #refusals = 0;

  constructor(readonly options: PollerOptions) {}

  start(): void {
    if (this.#abort) return;
    this.#abort = new AbortController();
    this.#refusals = 0;
    addEventListener("online", this.#onOnline);
    addEventListener("offline", this.#onOffline);
    void this.#pollOnce(this.#abort.signal);
  }

  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#onOnline);
    removeEventListener("offline", this.#onOffline);
  }

  #onOnline = (): void => {
    if (!this.#abort || this.#failures === 0) return;
    clearTimeout(this.#timer);
    void this.#pollOnce(this.#abort.signal);
  };

  #onOffline = (): void => {
    this.#failures ||= 1;
    this.options.onStatus("disconnected", null);
  };

  async #pollOnce(signal: AbortSignal): Promise<void> {
    const begun = performance.now();
    let retryAfter = 0;
    try {
      await this.options.poll(signal);
      this.#failures = 0;
      this.#refusals = 0;
      this.options.onStatus("connected", null);
    } catch (error) {
      if (signal.aborted) return;
      this.#failures += 1;
      const status = error instanceof HttpError && !isRefused(error) ? "error" : "disconnected";
      this.options.onStatus(status, limitSentence(error));
      this.#refusals = isRefused(error) ? this.#refusals + 1 : 0;
      if (this.#refusals >= MAX_REFUSALS) return this.stop();
      if (error instanceof HttpError) retryAfter = error.retryAfter ?? 0;
    }
    if (signal.aborted) return;
    const pause = pollDelayMs(this.#failures, Math.random(), retryAfter);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#pollOnce(signal), Math.max(0, pause - (performance.now() - begun)));
  }
}
