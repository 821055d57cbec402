import { readStored, removeStored, STORAGE_KEYS, writeStored } from "../browser-storage";
import { fetchJson, HttpError } from "../http/fetch-json";
import type { OutboxEntry } from "./entry";
import { openIdbShelf } from "./idb-shelf";
import { createOutbox, type Outbox } from "./outbox";
import { REFUSED_EVENT } from "./refused-event";
import { memoryShelf, type Shelf, withFallback } from "./shelf";

/** This browser's outbox. Loaded when it is first needed: most visits have nothing to keep. */

const NAME = "ninefold-outbox";
const PATIENCE = 20_000;
/** A browser that refuses storage may never say so. */
const OPEN_PATIENCE = 3_000;

async function openShelf(): Promise<Shelf> {
  const slow = new Promise<never>((_, reject) => setTimeout(reject, OPEN_PATIENCE));
  const kept = await Promise.race([openIdbShelf(NAME), slow]).catch(() => null);
  return kept ? withFallback(kept, memoryShelf()) : memoryShelf();
}

/** Where the browser has no locks, tabs may send the same entry twice: the server answers the same again. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => lock && work());
}

/** The remembered user's id: the server has the last word, by the header that names whom an entry is about. */
function rememberedUser(): string | null {
  try {
    const user: unknown = JSON.parse(readStored(STORAGE_KEYS.user) ?? "null");
    return typeof user === "object" && user !== null && "id" in user ? String(user.id) : null;
  } catch {
    return null;
  }
}

/** A mark that other pages can read without opening the database. */
function mark(waiting: boolean): void {
  if (waiting === (readStored(STORAGE_KEYS.outbox) !== null)) return;
  if (waiting) writeStored(STORAGE_KEYS.outbox, "1");
  else removeStored(STORAGE_KEYS.outbox);
}

/** Tells the page of a request that was refused for good. */
function tellRefusal(_entry: OutboxEntry, error: unknown): void {
  const detail = error instanceof HttpError ? error.sentence : null;
  window.dispatchEvent(new CustomEvent<string | null>(REFUSED_EVENT, { detail }));
}

function open(): Outbox {
  let shelf: Promise<Shelf> | undefined;
  return createOutbox({
    shelf: () => {
      shelf ??= openShelf();
      return shelf;
    },
    send: ({ method, path, body, userId }) => fetchJson(path, { method, body, as: userId, patience: PATIENCE }),
    user: rememberedUser,
    now: Date.now,
    random: Math.random,
    newVersion: () => crypto.randomUUID(),
    alone,
    schedule: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    onRefused: tellRefusal,
    onWaiting: mark,
  });
}

function wake(outbox: Outbox): void {
  const look = () => void outbox.drain({ news: true });
  window.addEventListener("online", look);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
}

export const outbox = open();
wake(outbox);
