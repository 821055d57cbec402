import { EXPECTED_USER_HEADER, fetchJson, HttpError } from "@/lib/platform/http/fetch-json";
import type { NotificationDraft } from "../domain/draft";
import { draftBody } from "../domain/draft";
import type { Audience } from "../domain/notification";
import type { AdminNotification, NotificationStats, RecentReply } from "../schema";

/** As whom a browser reads that may be signed in as both. */
export type ReaderKind = "user" | "admin";

export interface InboxReader {
  readonly kind: ReaderKind;
  /** Whose list it is: a user's id, or one name for the administrators. */
  readonly id: string;
}

/** A page shows one person's list: in another person's session it is to get and change nothing. */
const personOf = ({ kind, id }: InboxReader) => (kind === "user" ? id : null);

export interface Polled {
  /** Null when nothing has changed. */
  readonly reply: RecentReply | null;
  readonly etag: string | null;
}

/** Asks what is new. @throws HttpError on a non-OK answer, TypeError without a connection. */
export async function fetchRecent(
  reader: InboxReader,
  { since, etag }: { since: string | null; etag: string | null },
  signal: AbortSignal,
): Promise<Polled> {
  const query = new URLSearchParams({ as: reader.kind, ...(since && { since }) });
  const person = personOf(reader);
  const response = await fetch(`/api/notifications/recent?${query}`, {
    credentials: "include",
    cache: "no-store",
    signal,
    headers: { ...(etag && { "if-none-match": etag }), ...(person && { [EXPECTED_USER_HEADER]: person }) },
  });
  if (response.status === 304) return { reply: null, etag };
  if (!response.ok)
    throw new HttpError(response.status, await response.text(), Number(response.headers.get("retry-after")) || null);
  return { reply: await response.json(), etag: response.headers.get("etag") };
}

/** Tells the server that a notification was opened; it counts once. */
export function sendOpened(reader: InboxReader, notificationId: string): Promise<unknown> {
  const body = { notificationId, action: "opened" };
  const path = `/api/notifications/track?as=${reader.kind}`;
  return fetchJson(path, { method: "POST", body, keepalive: true, as: personOf(reader) });
}

/** Clears one's own list; `before` is the timestamp of what was shown. */
export function sendClear(reader: InboxReader, before: string | null): Promise<{ clearedAt: string }> {
  const query = new URLSearchParams({ as: reader.kind, ...(before && { before }) });
  return fetchJson(`/api/notifications/clear?${query}`, { method: "DELETE", as: personOf(reader) });
}

export const notificationKeys = {
  list: ["notifications", "list"] as const,
  stats: ["notifications", "stats"] as const,
  audience: (audience: Audience, types: readonly number[]) =>
    ["notifications", "audience", audience, ...types] as const,
};

/** Sends or schedules a notification. @throws HttpError, TypeError without a connection. */
export function createNotification(draft: NotificationDraft): Promise<{ notification: AdminNotification }> {
  return fetchJson("/api/notifications", { method: "POST", body: draftBody(draft) });
}

export function fetchNotifications(
  before: string | null,
): Promise<{ notifications: AdminNotification[]; next: string | null }> {
  return fetchJson(`/api/notifications${before ? `?${new URLSearchParams({ before })}` : ""}`);
}

/** Takes a scheduled notification back. @throws HttpError 409 when it has gone out. */
export function cancelNotification(id: string): Promise<{ notification: AdminNotification }> {
  return fetchJson(`/api/notifications/${encodeURIComponent(id)}`, { method: "DELETE" });
}

export function fetchStats(): Promise<NotificationStats> {
  return fetchJson("/api/notifications/stats");
}

/** How many people would get it now. */
export async function fetchAudience(targetAudience: Audience, types: readonly number[]): Promise<number> {
  const query = new URLSearchParams({ targetAudience, personalityTypes: types.join() });
  return (await fetchJson<{ count: number }>(`/api/notifications/audience?${query}`)).count;
}
