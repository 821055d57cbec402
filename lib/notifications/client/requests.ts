import { EXPECTED_USER_HEADER, fetchJson, HttpError } from "@/lib/platform/http/fetch-json";
import type { Reply } from "@/lib/platform/http/reply";
import type { Audience, NotificationType } from "../domain/notification";
import type { NotificationInput } from "../domain/notification-input";
import { notificationBody } from "../domain/notification-input";
import type {
  audienceReply,
  clearReply,
  NotificationListReply,
  NotificationReply,
  NotificationStats,
  notificationListReply,
  notificationReply,
  notificationStats,
  Preferences,
  preferencesReply,
  RecentReply,
} from "../schema";

/** The role in which a browser reads, as it may be signed in as both. */
export type ReaderKind = "user" | "admin";

export interface InboxReader {
  readonly kind: ReaderKind;
  /** The owner of the list: a user's id, or the name of the administrators. */
  readonly id: string;
}

/** A page shows one person's list: in another person's session it must neither read nor change anything. */
const expectedUserIdOf = ({ kind, id }: InboxReader) => (kind === "user" ? id : null);

export interface PollResult {
  /** Null when nothing has changed. */
  readonly reply: RecentReply | null;
  readonly etag: string | null;
}

/** Asks what is new. @throws HttpError on a non-OK answer, TypeError without a connection. */
export async function fetchRecent(
  reader: InboxReader,
  { since, etag }: { since: string | null; etag: string | null },
  signal: AbortSignal,
): Promise<PollResult> {
  const query = new URLSearchParams({ as: reader.kind, ...(since && { since }) });
  const expectedUserId = expectedUserIdOf(reader);
  const response = await fetch(`/api/notifications/recent?${query}`, {
    credentials: "include",
    cache: "no-store",
    signal,
    headers: {
      ...(etag && { "if-none-match": etag }),
      ...(expectedUserId && { [EXPECTED_USER_HEADER]: expectedUserId }),
    },
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
  return fetchJson(path, { method: "POST", body, keepalive: true, expectedUserId: expectedUserIdOf(reader) });
}

/** Clears one's own list; `before` is the timestamp of what was shown. */
export function sendClear(reader: InboxReader, before: string | null): Promise<Reply<typeof clearReply>> {
  const query = new URLSearchParams({ as: reader.kind, ...(before && { before }) });
  return fetchJson<typeof clearReply>(`/api/notifications/clear?${query}`, {
    method: "DELETE",
    expectedUserId: expectedUserIdOf(reader),
  });
}

export const notificationKeys = {
  list: ["notifications", "list"] as const,
  stats: (reader: "figures" | "connected") => ["notifications", "stats", reader] as const,
  audience: (audience: Audience, types: readonly number[], type: NotificationType) =>
    ["notifications", "audience", audience, type, ...types] as const,
  preferences: ["notifications", "preferences"] as const,
};

/** Writes a scheduled notification anew. @throws HttpError 409 when it was sent, TypeError without a connection. */
export function editNotification(input: NotificationInput): Promise<NotificationReply> {
  const path = `/api/notifications/${encodeURIComponent(input.id)}`;
  return fetchJson<typeof notificationReply>(path, { method: "PATCH", body: notificationBody(input) });
}

/** Takes back what was sent. @throws HttpError, TypeError without a connection. */
export function revokeNotification(id: string): Promise<NotificationReply> {
  return fetchJson<typeof notificationReply>(`/api/notifications/${encodeURIComponent(id)}/revoke`, { method: "POST" });
}

/** What a person chose not to get. @throws HttpError, TypeError without a connection. */
export function fetchPreferences(): Promise<Preferences> {
  return fetchJson<typeof preferencesReply>("/api/notifications/preferences");
}
export function savePreferences(body: Preferences): Promise<Preferences> {
  return fetchJson<typeof preferencesReply>("/api/notifications/preferences", { method: "PUT", body });
}

/** Sends or schedules a notification. @throws HttpError, TypeError without a connection. */
export function createNotification(input: NotificationInput): Promise<NotificationReply> {
  return fetchJson<typeof notificationReply>("/api/notifications", { method: "POST", body: notificationBody(input) });
}

export function fetchNotifications(before: string | null): Promise<NotificationListReply> {
  return fetchJson<typeof notificationListReply>(
    `/api/notifications${before ? `?${new URLSearchParams({ before })}` : ""}`,
  );
}

/** Cancels a scheduled notification. @throws HttpError 409 when it was sent. */
export function cancelNotification(id: string): Promise<NotificationReply> {
  return fetchJson<typeof notificationReply>(`/api/notifications/${encodeURIComponent(id)}`, { method: "DELETE" });
}

export function fetchStats(): Promise<NotificationStats> {
  return fetchJson<typeof notificationStats>("/api/notifications/stats");
}

/** The number of people who would get it now. */
export async function fetchAudienceCount(
  targetAudience: Audience,
  types: readonly number[],
  type: NotificationType,
): Promise<number> {
  const query = new URLSearchParams({ targetAudience, personalityTypes: types.join(), type });
  return (await fetchJson<typeof audienceReply>(`/api/notifications/audience?${query}`)).count;
}
