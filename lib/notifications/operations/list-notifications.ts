import "server-only";
import type { Notification } from "@/generated/prisma/client";
import { listNotifications, wordsOf } from "../data/notifications";
import type { AdminNotification, ReaderNotification } from "../schema";

/** A row as a reader gets it. */
export function toReaderNotification(row: Notification): ReaderNotification {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    words: wordsOf(row),
    link: row.link,
    type: row.type,
    priority: row.priority,
    createdAt: row.createdAt.toISOString(),
    sentAt: (row.sentAt ?? row.createdAt).toISOString(),
  };
}

/** A row as an administrator gets it. */
export function toAdminNotification(row: Notification): AdminNotification {
  return {
    ...toReaderNotification(row),
    sentAt: row.sentAt?.toISOString() ?? null,
    targetAudience: row.targetAudience,
    personalityTypes: row.personalityTypes,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    isBulk: row.targetAudience !== "personality_types",
    isActive: row.isActive,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    recipients: row.recipients,
    opened: row.opened,
  };
}

const PAGE_SIZE = 20;

/** A page of all notifications, the newest first; `next` is the `before` of the page after, null at the end. */
export async function listAllNotifications(
  before: Date | undefined,
): Promise<{ notifications: AdminNotification[]; next: string | null }> {
  const rows = await listNotifications(before ?? null, PAGE_SIZE + 1);
  const notifications = rows.slice(0, PAGE_SIZE).map(toAdminNotification);
  return { notifications, next: rows.length > PAGE_SIZE ? (notifications.at(-1)?.createdAt ?? null) : null };
}
