import type { NotificationType, Priority, WordsByLanguage } from "./notification";

/** A notification as it lies in somebody's list; times are ISO texts of one form, which compare as texts. */
export interface InboxItem {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** This and the link are missing in what an older copy of the server sends. */
  readonly words?: WordsByLanguage | undefined;
  readonly link?: string | null | undefined;
  readonly type: NotificationType;
  readonly priority: Priority;
  readonly createdAt: string;
  readonly sentAt: string;
}

export interface Inbox {
  /** Newest first. */
  readonly items: readonly InboxItem[];
  /** Ids that were opened, here or elsewhere. */
  readonly read: readonly string[];
  /** Ids of those that were taken back. */
  readonly revoked: readonly string[];
  readonly clearedAt: string | null;
  /** What the server is to be asked from; null before its first answer. */
  readonly timestamp: string | null;
}

export interface InboxUpdate {
  readonly notifications: readonly InboxItem[];
  readonly opened: readonly string[];
  /** Ids of those that were taken back. */
  readonly revoked?: readonly string[] | undefined;
  readonly clearedAt: string | null;
  readonly timestamp: string;
}

export const EMPTY_INBOX: Inbox = { items: [], read: [], revoked: [], clearedAt: null, timestamp: null };

const laterOf = (a: string | null, b: string | null) => ((a ?? "") > (b ?? "") ? a : b);

/** Takes an answer in: each notification once, what was cleared or read anywhere stays so. */
export function applyUpdate(
  inbox: Inbox,
  { notifications, opened, revoked = [], clearedAt: cleared, timestamp }: InboxUpdate,
): Inbox {
  const clearedAt = laterOf(inbox.clearedAt, cleared);
  const gone = new Set([...inbox.revoked, ...revoked]);
  const byId = new Map([...inbox.items, ...notifications].map((item) => [item.id, item]));
  const items = [...byId.values()]
    .filter(({ id, sentAt }) => sentAt > (clearedAt ?? "") && !gone.has(id))
    .sort((a, b) => (a.sentAt < b.sentAt ? 1 : a.sentAt > b.sentAt ? -1 : a.id < b.id ? -1 : 1));
  const read = [...new Set([...inbox.read, ...opened])];
  return { items, read, revoked: [...gone], clearedAt, timestamp };
}

/** New notifications that were not seen here; none for the first reply, which holds old ones. */
export function newItems(before: Inbox, after: Inbox): readonly InboxItem[] {
  if (before.timestamp === null) return [];
  const known = new Set([...before.items.map(({ id }) => id), ...after.read]);
  return after.items.filter(({ id }) => !known.has(id));
}

export function unreadItems({ items, read }: Inbox): readonly InboxItem[] {
  const known = new Set(read);
  return items.filter(({ id }) => !known.has(id));
}

export function markRead(inbox: Inbox, id: string): Inbox {
  return inbox.read.includes(id) ? inbox : { ...inbox, read: [...inbox.read, id] };
}

/** Until when everything is on the screen: what tells one person alone may be newer than the latest for everybody. */
export function latestShown({ items, timestamp }: Inbox): string | null {
  return laterOf(timestamp, items[0]?.sentAt ?? null);
}

/** Takes everything away that went out until then. */
export function clearUntil(inbox: Inbox, time: string): Inbox {
  const clearedAt = laterOf(inbox.clearedAt, time);
  return { ...inbox, clearedAt, items: inbox.items.filter(({ sentAt }) => sentAt > (clearedAt ?? "")) };
}
