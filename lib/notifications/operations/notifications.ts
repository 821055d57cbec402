import "server-only";
import { randomUUID } from "node:crypto";
import type { Notification } from "@/generated/prisma/client";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import {
  cancelNotification,
  findNotification,
  insertNotification,
  listNotifications,
  type NewNotification,
  readTotals,
  revokeNotification,
  updateNotification,
} from "../data/notifications";
import { isInPast, openRate } from "../domain/notification";
import type { AdminNotification, CreateNotificationInput, NotificationStats } from "../schema";
import { flushPresence, liveFeed, toReaderNotification } from "./live-feed";

/** A row as an administrator gets it. */
function toAdminNotification(row: Notification): AdminNotification {
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

/**
 * Sends a notification now, or keeps it until its time; for an id that is known, answers the same again.
 * @throws AppError invalid_input when the time has passed.
 */
export async function createNotification({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: CreateNotificationInput;
}): Promise<{ notification: AdminNotification }> {
  const id = input.id ?? randomUUID();
  const existing = await findNotification(id);
  if (existing) return { notification: toAdminNotification(existing) };
  await insertNotification(toRow(id, ctx.now, input));
  return sendAndRead(id);
}

/** The row of what an administrator wrote. @throws AppError invalid_input when its time has passed. */
function toRow(id: string, createdAt: Date, input: CreateNotificationInput): NewNotification {
  const scheduledFor = input.scheduledFor ? new Date(input.scheduledFor) : null;
  if (scheduledFor && isInPast(scheduledFor.getTime(), createdAt.getTime())) {
    const issues = [{ path: "scheduledFor", message: "lies in the past" }];
    throw new AppError("invalid_input", { messageKey: "scheduleInPast", issues });
  }
  const { title, message, words, link, type, priority, targetAudience } = input;
  const personalityTypes = targetAudience === "personality_types" ? input.personalityTypes : [];
  return { id, title, message, words, link, type, priority, targetAudience, personalityTypes, scheduledFor, createdAt };
}

/** Sends what is due by now, and answers with the notification as it is then. @throws AppError not_found */
async function sendAndRead(id: string): Promise<{ notification: AdminNotification }> {
  const { counting } = await liveFeed({ fresh: true });
  await counting;
  const stored = await findNotification(id);
  if (!stored) throw new AppError("not_found");
  return { notification: toAdminNotification(stored) };
}

/**
 * Writes a notification anew that still waits for its time; one without a time then goes out.
 * @throws AppError not_found; conflict when it has gone out or was cancelled; invalid_input when the new time has passed.
 */
export async function editNotification({
  ctx,
  id,
  input,
}: {
  ctx: RequestContext<unknown>;
  id: string;
  input: CreateNotificationInput;
}): Promise<{ notification: AdminNotification }> {
  if (!(await updateNotification(toRow(id, ctx.now, input)))) {
    const existing = await findNotification(id);
    throw existing ? new AppError("conflict", { messageKey: "alreadySent" }) : new AppError("not_found");
  }
  return sendAndRead(id);
}

/**
 * Takes a notification back that has gone out: nobody's list has it any more; twice is as once.
 * @throws AppError not_found when none has gone out under this id.
 */
export async function takeBackNotification(id: string): Promise<{ notification: AdminNotification }> {
  if (!(await revokeNotification(id))) throw new AppError("not_found");
  return sendAndRead(id);
}

/**
 * Takes back what is still to go out; twice is as once.
 * @throws AppError not_found, conflict when it has gone out.
 */
export async function cancelScheduledNotification(id: string): Promise<{ notification: AdminNotification }> {
  await cancelNotification(id);
  const row = await findNotification(id);
  if (!row) throw new AppError("not_found");
  if (row.sentAt) throw new AppError("conflict", { messageKey: "alreadySent" });
  return { notification: toAdminNotification(row) };
}

/** How the log names a notification: by its title, or its id where there is none. */
export async function nameNotification(id: string): Promise<string> {
  return (await findNotification(id))?.title ?? id;
}

const CONNECTED_WITHIN_SECONDS = 10;

/** The delivery figures over all notifications, from the database. */
export async function readStats(): Promise<NotificationStats> {
  await flushPresence();
  const { notifications, scheduled, cancelled, revoked, sent, opened, connected, now } =
    await readTotals(CONNECTED_WITHIN_SECONDS);
  return {
    totalNotifications: notifications,
    ...{ scheduled, cancelled, revoked },
    totalSent: sent,
    totalOpened: opened,
    globalOpenRate: openRate(opened, sent),
    connectedClients: connected,
    serverStatus: "online",
    timestamp: now.toISOString(),
  };
}
