/** The part of a service worker's global scope that ours uses: the types of a page know nothing of it. */
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: "window"; readonly includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void;
}

interface LastingEvent {
  /** Keeps the worker alive until the work is done; an installation fails with it. */
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly message: LastingEvent & { readonly data: unknown };
  readonly fetch: LastingEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void };
}
