/**
 * The service worker: keeps the steps of a release on the device and answers with them where there is no connection.
 * `scripts/service-worker.ts` bundles it after the build, and puts in the files of the release.
 */

import { createAnswers } from "./answers";
import { createKeeper } from "./keeper";
import { isKeepMessage, type KeepMessage, type OfflineFiles } from "./offline-files";

/** The part of a service worker's global scope that ours uses: the types of a page know nothing of it. */
interface WorkerScope {
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

declare const self: WorkerScope;
declare const OFFLINE_FILES: OfflineFiles;

const files = OFFLINE_FILES;
const load: typeof fetch = (input, init) => fetch(input, init);
const keeper = createKeeper(files, self.caches, load);
const answerTo = createAnswers(files, keeper, load);

/** Whether all that the page runs is of this release. */
const isOfThisRelease = ({ scripts }: KeepMessage) =>
  scripts.every((source) => {
    const { origin, pathname } = new URL(source, self.location.href);
    return origin !== self.location.origin || files.shared.includes(pathname);
  });

/**
 * A new worker waits while tabs of the release before are open, which need what the old one keeps. One tab that was
 * reloaded never lets the old one go: where it is the only one and runs this release, this worker takes over.
 */
async function takeOver(message: KeepMessage): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length === 1 && isOfThisRelease(message)) await self.skipWaiting();
}

self.addEventListener("install", (event) => {
  // The first time nobody has said a language yet; later ones are whole before they take over.
  event.waitUntil(keeper.language().then((locale) => locale && keeper.keep(locale)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), keeper.forgetOthers()]));
});

/** What was asked for last is done last: the language of before may need longer. */
let keeping: Promise<void> = Promise.resolve();

self.addEventListener("message", (event) => {
  const { data } = event;
  if (!isKeepMessage(data)) return;
  // What does not come now is asked for by the next screen.
  keeping = keeping
    .then(() => keeper.keep(data.keep))
    .then(() => takeOver(data))
    .catch(() => undefined);
  event.waitUntil(keeping);
});

self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request, self.location.origin);
  if (answer) event.respondWith(answer);
});
