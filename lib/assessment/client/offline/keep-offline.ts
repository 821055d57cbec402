import type { Locale } from "@/lib/platform/i18n/locales";
import { type KeepMessage, OFFLINE_CACHE } from "./offline-files";

const WORKER = "/service-worker.js";

/** Whether this is a build: the development server has no files to keep. */
const isBuilt = process.env.NODE_ENV === "production";

/**
 * Has the service worker keep the steps on this device, in the language that is shown. Never throws: a browser without
 * workers, or one that refuses them, needs a connection as before.
 */
export async function keepOffline(keep: Locale): Promise<void> {
  if (!isBuilt || !("serviceWorker" in navigator)) return;
  try {
    if (!(await navigator.serviceWorker.register(WORKER))) return;
    const { active, waiting } = await navigator.serviceWorker.ready;
    const scripts = [...document.scripts].filter(({ src, noModule }) => src && !noModule).map(({ src }) => src);
    const message: KeepMessage = { keep, scripts };
    for (const worker of [active, waiting]) worker?.postMessage(message);
  } catch {
    // As said above.
  }
}

/** Takes all that is kept for the steps off the device, and the worker with it. Never throws. */
export async function forgetOffline(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(OFFLINE_CACHE)).map((name) => caches.delete(name)));
  } catch {
    // Where the browser keeps nothing, there is nothing to forget.
  }
}
