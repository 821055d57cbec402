import { readStoredJson, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import {
  clearUntil,
  EMPTY_INBOX,
  freshItems,
  type Inbox,
  type InboxItem,
  markRead,
  receive,
  unreadItems,
} from "../domain/inbox";
import { campaign } from "./leadership";
import { type ConnectionStatus, Poller } from "./poller";
import { fetchRecent, type InboxReader, type ReaderKind, sendClear, sendOpened } from "./requests";

export interface InboxView {
  readonly items: readonly InboxItem[];
  readonly read: readonly string[];
  readonly unread: number;
  readonly status: ConnectionStatus;
}

/** What tabs tell each other. */
type Word =
  | { readonly say: "hello" }
  | { readonly say: "state"; readonly inbox: Inbox; readonly status: ConnectionStatus }
  | { readonly say: "opened"; readonly id: string }
  | { readonly say: "cleared"; readonly until: string };

const START: InboxView = { items: [], read: [], unread: 0, status: "connecting" };
/** The most ids to keep; what is older has long left the list. */
const MOST_READ = 500;

/** What was read and cleared in this browser: at once for the eye, and all that administrators have. */
function keptInbox(key: string): Pick<Inbox, "read" | "clearedAt"> {
  const kept = readStoredJson(key) as Partial<Pick<Inbox, "read" | "clearedAt">> | null;
  const read = Array.isArray(kept?.read) ? kept.read.filter((id) => typeof id === "string") : [];
  return { read, clearedAt: typeof kept?.clearedAt === "string" ? kept.clearedAt : null };
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
  readonly #own = new Set<string>();
  readonly #poller: Poller;
  #inbox: Inbox;
  #etag: string | null = null;
  #status: ConnectionStatus = "connecting";
  #view: InboxView = START;
  #channel: BroadcastChannel | null = null;
  #retire: (() => void) | null = null;
  #leads = false;

  constructor(readonly reader: InboxReader) {
    this.#name = `notifications:${reader.kind}:${reader.id}`;
    this.#key = `${STORAGE_KEYS.notifications}:${reader.kind}:${reader.id}`;
    this.#inbox = EMPTY_INBOX;
    this.#poller = new Poller({ ask: this.#ask, onStatus: (status) => this.#show(this.#inbox, status) });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#open();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close();
    };
  };

  readonly read = (): InboxView => this.#view;
  readonly readOnServer = (): InboxView => START;

  /** Tells of what has just come in, in the one tab that asks for all. */
  onFresh(listener: (items: readonly InboxItem[]) => void): () => void {
    this.#freshListeners.add(listener);
    return () => this.#freshListeners.delete(listener);
  }

  /** What this browser itself sends is no news to it. */
  expectOwn(id: string): void {
    this.#own.add(id);
  }

  /** Marks one as read, here and in the other tabs at once; the server counts it once. */
  open(id: string): void {
    if (this.#inbox.read.includes(id)) return;
    this.#show(markRead(this.#inbox, id), this.#status);
    this.#say({ say: "opened", id });
    this.#report(id);
  }

  /** Read stays read here; what did not reach the server is told again with its next answer. */
  #report(id: string): void {
    void sendOpened(this.reader, id).catch(() => undefined);
  }

  /** Empties the list, for this reader alone. @throws when the server was not told; then the list is as before. */
  async clear(): Promise<void> {
    const { clearedAt } = await sendClear(this.reader, this.#inbox.timestamp);
    this.#show(clearUntil(this.#inbox, clearedAt), this.#status);
    this.#say({ say: "cleared", until: clearedAt });
  }

  #ask = async (signal: AbortSignal): Promise<void> => {
    const { reply, etag } = await fetchRecent(this.reader, { since: this.#inbox.timestamp, etag: this.#etag }, signal);
    this.#etag = etag;
    if (!reply) return;
    const before = this.#inbox;
    this.#show(receive(before, reply), "connected");
    const untold = this.#inbox.items.filter(({ id }) => before.read.includes(id) && !reply.opened.includes(id));
    if (this.reader.kind === "user") for (const { id } of untold) this.#report(id);
    const fresh = freshItems(before, this.#inbox).filter(({ id }) => !this.#own.has(id));
    if (fresh.length > 0) for (const listener of this.#freshListeners) listener(fresh);
  };

  #open(): void {
    const { read, clearedAt } = keptInbox(this.#key);
    const held = { ...this.#inbox, read: [...new Set([...this.#inbox.read, ...read])] };
    this.#inbox = clearedAt === null ? held : clearUntil(held, clearedAt);
    this.#channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(this.#name);
    this.#channel?.addEventListener("message", ({ data }) => this.#hear(data as Word));
    this.#say({ say: "hello" });
    document.addEventListener("visibilitychange", this.#look);
    this.#look();
  }

  #close(): void {
    document.removeEventListener("visibilitychange", this.#look);
    this.#resign();
    this.#channel?.close();
    this.#channel = null;
  }

  #look = (): void => {
    if (document.visibilityState === "hidden") this.#resign();
    else this.#retire ??= campaign(this.#name, () => this.#lead());
  };

  #lead(): void {
    this.#leads = true;
    this.#poller.start();
  }

  #resign(): void {
    this.#leads = false;
    this.#poller.stop();
    this.#retire?.();
    this.#retire = null;
  }

  #hear(word: Word): void {
    if (word.say === "hello" && this.#leads) this.#tellState();
    if (word.say === "opened") this.#show(markRead(this.#inbox, word.id), this.#status);
    if (word.say === "cleared") this.#show(clearUntil(this.#inbox, word.until), this.#status);
    if (word.say === "state" && !this.#leads) {
      const { items, timestamp, ...own } = word.inbox;
      const merged = receive(this.#inbox, {
        notifications: items,
        opened: own.read,
        clearedAt: own.clearedAt,
        timestamp: timestamp ?? "",
      });
      this.#show({ ...merged, timestamp }, word.status);
    }
  }

  #say(word: Word): void {
    this.#channel?.postMessage(word);
  }

  #tellState(): void {
    this.#say({ say: "state", inbox: this.#inbox, status: this.#status });
  }

  #show(inbox: Inbox, status: ConnectionStatus): void {
    const [changed, turned] = [inbox !== this.#inbox, status !== this.#status];
    if (!changed && !turned && this.#view !== START) return;
    this.#inbox = inbox;
    this.#status = status;
    this.#view = { items: inbox.items, read: inbox.read, unread: unreadItems(inbox).length, status };
    if (changed) {
      const { read, clearedAt } = inbox;
      writeStored(this.#key, JSON.stringify({ read: read.slice(-MOST_READ), clearedAt }));
    }
    if (this.#leads) this.#tellState();
    for (const listener of this.#listeners) listener();
  }
}

const stores = new Map<string, InboxStore>();

/** The one store of a reader in this tab. */
export function inboxOf(kind: ReaderKind, id: string): InboxStore {
  const key = `${kind}:${id}`;
  const known = stores.get(key);
  if (known) return known;
  const made = new InboxStore({ kind, id });
  stores.set(key, made);
  return made;
}

/** The name under which all administrators read: they share one password and have no accounts. */
export const ADMINISTRATORS = "administrators";
