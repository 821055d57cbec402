import type { Notification } from "@/generated/prisma/client";
import type { Audience, NotificationType, Priority } from "../domain/notification";
import type { AdminNotification, ReaderNotification } from "../schema";

/** What a reader gets of a row. */
export function toReaderNotification(row: Notification): ReaderNotification {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    type: row.type as NotificationType,
    priority: row.priority as Priority,
    createdAt: row.createdAt.toISOString(),
    sentAt: (row.sentAt ?? row.createdAt).toISOString(),
  };
}

/** What an administrator gets of a row. */
export function toAdminNotification(row: Notification): AdminNotification {
  return {
    ...toReaderNotification(row),
    sentAt: row.sentAt?.toISOString() ?? null,
    targetAudience: row.targetAudience as Audience,
    personalityTypes: row.personalityTypes,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    isBulk: row.targetAudience !== "personality_types",
    isActive: row.isActive,
    recipients: row.recipients,
    opened: row.opened,
  };
}
