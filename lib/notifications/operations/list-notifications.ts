import "server-only";
import { listNotifications } from "../data";
import type { AdminNotification } from "../schema";
import { toAdminNotification } from "./to-notification";

const PAGE = 20;

/** A page of all notifications, the newest first; `next` is the `before` of the page after, null at the end. */
export async function listAll(
  before: Date | undefined,
): Promise<{ notifications: AdminNotification[]; next: string | null }> {
  const rows = await listNotifications(before ?? null, PAGE + 1);
  const notifications = rows.slice(0, PAGE).map(toAdminNotification);
  return { notifications, next: rows.length > PAGE ? (notifications.at(-1)?.createdAt ?? null) : null };
}
