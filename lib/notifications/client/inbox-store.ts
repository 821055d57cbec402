import { readStoredJson, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import {
  applyUpdate,
  clearUntil,
  EMPTY_INBOX,
  type Inbox,
  type InboxItem,
  latestShown,
  markRead,
  newItems,
  unreadItems,
} from "../domain/inbox";
import { electLeader } from "./leader-election";
import { type ConnectionStatus, Poller } from "./poller";
import { fetchRecent, type InboxReader, type ReaderKind, sendClear, sendOpened } from "./requests";

export interface InboxView {
  readonly items: readonly InboxItem[];
  readonly read: readonly string[];
  readonly unread: number;
  readonly status: ConnectionStatus;
  /** What the server says of a limit that the last poll met; null when it met none. */
  readonly limit: string | null;
}

/** A message between tabs. */
type TabMessage =
  | { readonly say: "hello" }
  | { readonly say: "state"; readonly inbox: Inbox; readonly status: ConnectionStatus; readonly limit: string | null }
  | { readonly say: "opened"; readonly id: string }
  | { readonly say: "cleared"; readonly until: string };

const INITIAL_VIEW: InboxView = { items: [], read: [], unread: 0, status: "connecting", limit: null };
/** The most ids to store; older ones are no longer in the list. */
const MAX_READ_IDS = 500;

/** What was read and cleared in this browser: at once for the eye, and all that administrators have. */
function readStoredInbox(key: string): Pick<Inbox, "read" | "clearedAt"> {
  const stored = readStoredJson(key) as Partial<Pick<Inbox, "read" | "clearedAt">> | null;
  const read = Array.isArray(stored?.read) ? stored.read.filter((id) => typeof id === "string") : [];
  return { read, clearedAt: typeof stored?.clearedAt === "string" ? stored.clearedAt : null };
}

/**
 * Somebody's notifications in this browser. Of all tabs that can be seen one asks the server and tells the others;
 * a hidden tab asks nothing.
 */
export class InboxStore {
  readonly #name: string;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  readonly #freshListeners = new Set<(items: readonly InboxItem[]) => void>();
  readonly #ownIds = new Set<string>();
  readonly #poller: Poller;
  #inbox: Inbox;
  #etag: string | null = null;
  #status: ConnectionStatus = "connecting";
  #limit: string | null = null;
  #view: InboxView = INITIAL_VIEW;
  #channel: BroadcastChannel | null = null;
  #releaseLeadership: (() => void) | null = null;
  #isLeader = false;

  constructor(readonly reader: InboxReader) {
    this.#name = `notifications:${reader.kind}:${reader.id}`;
    this.#key = `${STORAGE_KEYS.notifications}:${reader.kind}:${reader.id}`;
    this.#inbox = EMPTY_INBOX;
    this.#poller = new Poller({
      poll: this.#poll,
      onStatus: (status, limit) => this.#update(this.#inbox, status, limit),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#connect();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#disconnect();
    };
  };

  readonly getSnapshot = (): InboxView => this.#view;
  readonly getServerSnapshot = (): InboxView => INITIAL_VIEW;

  /** Announces new notifications, in the one tab that polls for all tabs. */
  onNewItems(listener: (items: readonly InboxItem[]) => void): () => void {
    this.#freshListeners.add(listener);
    return () => this.#freshListeners.delete(listener);
  }

  /** Marks what this browser sent itself as not new. */
  markAsOwn(id: string): void {
    this.#ownIds.add(id);
  }

  /** Marks one as read, here and in the other tabs at once; the server counts it once. */
  markRead(id: string): void {
    if (this.#inbox.read.includes(id)) return;
    this.#update(markRead(this.#inbox, id), this.#status);
    this.#broadcast({ say: "opened", id });
    this.#sendOpened(id);
  }

  /** Read entries stay read here; those that did not reach the server are sent again after its next reply. */
  #sendOpened(id: string): void {
    void sendOpened(this.reader, id).catch(() => undefined);
  }

  /** Empties the list, for this reader alone. @throws when the server was not told; then the list is as before. */
  async clear(): Promise<void> {
    const { clearedAt } = await sendClear(this.reader, latestShown(this.#inbox));
    this.#update(clearUntil(this.#inbox, clearedAt), this.#status);
    this.#broadcast({ say: "cleared", until: clearedAt });
  }

  #poll = async (signal: AbortSignal): Promise<void> => {
    const { reply, etag } = await fetchRecent(this.reader, { since: this.#inbox.timestamp, etag: this.#etag }, signal);
    this.#etag = etag;
    if (!reply) return;
    const before = this.#inbox;
    this.#update(applyUpdate(before, reply), "connected", null);
    const unreported = this.#inbox.items.filter(({ id }) => before.read.includes(id) && !reply.opened.includes(id));
    if (this.reader.kind === "user") for (const { id } of unreported) this.#sendOpened(id);
    const fresh = newItems(before, this.#inbox).filter(({ id }) => !this.#ownIds.has(id));
    if (fresh.length > 0) for (const listener of this.#freshListeners) listener(fresh);
  };

  #connect(): void {
    const { read, clearedAt } = readStoredInbox(this.#key);
    const merged = { ...this.#inbox, read: [...new Set([...this.#inbox.read, ...read])] };
    this.#inbox = clearedAt === null ? merged : clearUntil(merged, clearedAt);
    this.#channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(this.#name);
    this.#channel?.addEventListener("message", ({ data }) => this.#onMessage(data as TabMessage));
    this.#broadcast({ say: "hello" });
    document.addEventListener("visibilitychange", this.#onVisibilityChange);
    this.#onVisibilityChange();
  }

  #disconnect(): void {
    document.removeEventListener("visibilitychange", this.#onVisibilityChange);
    this.#stepDown();
    this.#channel?.close();
    this.#channel = null;
  }

  #onVisibilityChange = (): void => {
    if (document.visibilityState === "hidden") this.#stepDown();
    else this.#releaseLeadership ??= electLeader(this.#name, () => this.#becomeLeader());
  };

  #becomeLeader(): void {
    this.#isLeader = true;
    this.#poller.start();
  }

  #stepDown(): void {
    this.#isLeader = false;
    this.#poller.stop();
    this.#releaseLeadership?.();
    this.#releaseLeadership = null;
  }

  #onMessage(message: TabMessage): void {
    if (message.say === "hello" && this.#isLeader) this.#broadcastState();
    if (message.say === "opened") this.#update(markRead(this.#inbox, message.id), this.#status);
    if (message.say === "cleared") this.#update(clearUntil(this.#inbox, message.until), this.#status);
    if (message.say === "state" && !this.#isLeader) {
      const { items, timestamp, ...own } = message.inbox;
      const merged = applyUpdate(this.#inbox, {
        notifications: items,
        opened: own.read,
        revoked: own.revoked,
        clearedAt: own.clearedAt,
        timestamp: timestamp ?? "",
      });
      this.#update({ ...merged, timestamp }, message.status, message.limit);
    }
  }

  #broadcast(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  #broadcastState(): void {
    this.#broadcast({ say: "state", inbox: this.#inbox, status: this.#status, limit: this.#limit });
  }

  #update(inbox: Inbox, status: ConnectionStatus, limit = this.#limit): void {
    const inboxChanged = inbox !== this.#inbox;
    const statusChanged = status !== this.#status || limit !== this.#limit;
    if (!inboxChanged && !statusChanged && this.#view !== INITIAL_VIEW) return;
    this.#inbox = inbox;
    this.#status = status;
    this.#limit = limit;
    this.#view = { items: inbox.items, read: inbox.read, unread: unreadItems(inbox).length, status, limit };
    if (inboxChanged) {
      const { read, clearedAt } = inbox;
      writeStored(this.#key, JSON.stringify({ read: read.slice(-MAX_READ_IDS), clearedAt }));
    }
    if (this.#isLeader) this.#broadcastState();
    for (const listener of this.#listeners) listener();
  }
}

const stores = new Map<string, InboxStore>();

/** The one store of a reader in this tab. */
export function getInboxStore(kind: ReaderKind, id: string): InboxStore {
  const key = `${kind}:${id}`;
  const known = stores.get(key);
  if (known) return known;
  const made = new InboxStore({ kind, id });
  stores.set(key, made);
  return made;
}

/** The reader name of all administrators: they share one password and have no accounts. */
export const ADMIN_READER_ID = "administrators";
