import { readStored, removeStored, STORAGE_KEYS, writeStored } from "../browser-storage";
import { errorSentence, fetchJson } from "../http/fetch-json";
import { createOutbox, type Outbox } from "./outbox";
import { REJECTED_EVENT } from "./rejected-event";
import { memoryStorage, type OutboxEntry, type OutboxStorage, openIdbStorage, withFallback } from "./storage";
import { storedUserId } from "./stored-user";

/** This browser's outbox. Pages without a run load it only when they have something to keep. */

const OUTBOX_NAME = "ninefold-outbox";
const SEND_TIMEOUT_MS = 20_000;
/** A browser that refuses storage may never say so. */
const OPEN_TIMEOUT_MS = 3_000;

async function openStorage(): Promise<OutboxStorage> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, OPEN_TIMEOUT_MS));
  const database = await Promise.race([openIdbStorage(OUTBOX_NAME), timeout]).catch(() => null);
  return database ? withFallback(database, memoryStorage()) : memoryStorage();
}

/** Where the browser has no locks, tabs may send the same entry twice: the server answers the same again. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request(OUTBOX_NAME, { ifAvailable: true }, async (lock) => lock && work());
}

/** A mark that other pages can read without opening the database. */
function storePendingFlag(waiting: boolean): void {
  if (waiting === (readStored(STORAGE_KEYS.outbox) !== null)) return;
  if (waiting) writeStored(STORAGE_KEYS.outbox, "1");
  else removeStored(STORAGE_KEYS.outbox);
}

/** Tells the page of a request that was refused for good. */
function dispatchRejected(_entry: OutboxEntry, error: unknown): void {
  const detail = errorSentence(error, null);
  window.dispatchEvent(new CustomEvent<string | null>(REJECTED_EVENT, { detail }));
}

/** False while the server draws the page: nothing is stored or sent there. */
const inBrowser = typeof window !== "undefined";
/** The tabs of this browser tell each other what they have put and sent. An old browser has no channel. */
const channel = inBrowser && "BroadcastChannel" in window ? new BroadcastChannel(OUTBOX_NAME) : null;

function openOutbox(): Outbox {
  let storage: Promise<OutboxStorage> | undefined;
  return createOutbox({
    storage: () => {
      storage ??= openStorage();
      return storage;
    },
    send: ({ method, path, body, userId }) =>
      fetchJson(path, { method, body, expectedUserId: userId, timeoutMs: SEND_TIMEOUT_MS }),
    currentUserId: storedUserId,
    now: Date.now,
    random: Math.random,
    newVersion: () => crypto.randomUUID(),
    withLock,
    schedule: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    broadcast: (message) => channel?.postMessage(message),
    onRejected: dispatchRejected,
    onPendingChange: storePendingFlag,
  });
}

export const outbox = openOutbox();

function listen(): void {
  const drainNow = () => void outbox.drain({ skipBackoff: true });
  window.addEventListener("online", drainNow);
  // On leaving the page too: it may be the last moment in which this tab can send.
  document.addEventListener("visibilitychange", drainNow);
  channel?.addEventListener("message", ({ data }) => void outbox.receive(data));
}
if (inBrowser) listen();
