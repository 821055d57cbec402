import { HttpError } from "@/lib/platform/http/fetch-json";
import { pauseBefore } from "../domain/polling";

/** What the polls themselves say: nothing yet, answered, refused or broken, not reachable. */
export type ConnectionStatus = "connecting" | "connected" | "error" | "disconnected";

interface PollerOptions {
  ask(signal: AbortSignal): Promise<void>;
  onStatus(status: ConnectionStatus): void;
}

/** Nobody is signed in any more: asking again would not help. */
const isOver = (error: unknown) => error instanceof HttpError && [401, 403].includes(error.status);

/** Asks every 2 s until it is stopped, more slowly while it fails; at once when the connection comes back. */
export class Poller {
  #abort: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(readonly options: PollerOptions) {}

  start(): void {
    if (this.#abort) return;
    this.#abort = new AbortController();
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lost);
    void this.#turn(this.#abort.signal);
  }

  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lost);
  }

  #wake = (): void => {
    if (!this.#abort || this.#failures === 0) return;
    clearTimeout(this.#timer);
    void this.#turn(this.#abort.signal);
  };

  #lost = (): void => {
    this.#failures ||= 1;
    this.options.onStatus("disconnected");
  };

  async #turn(signal: AbortSignal): Promise<void> {
    const begun = performance.now();
    let retryAfter = 0;
    try {
      await this.options.ask(signal);
      this.#failures = 0;
      this.options.onStatus("connected");
    } catch (error) {
      if (signal.aborted) return;
      this.#failures += 1;
      this.options.onStatus(error instanceof HttpError && !isOver(error) ? "error" : "disconnected");
      if (isOver(error)) return this.stop();
      if (error instanceof HttpError) retryAfter = error.retryAfter ?? 0;
    }
    if (signal.aborted) return;
    const pause = pauseBefore(this.#failures, Math.random(), retryAfter);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#turn(signal), Math.max(0, pause - (performance.now() - begun)));
  }
}
