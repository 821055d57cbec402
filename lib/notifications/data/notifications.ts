import "server-only";
import { type Notification, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { fromJson, toJson } from "@/lib/platform/db/json";
import { inTransaction } from "@/lib/platform/db/transaction";
import {
  type Audience,
  NEW_WITHIN_DAYS,
  type NotificationType,
  type Priority,
  RECENT_WINDOW_DAYS,
  type WordsByLanguage,
} from "../domain/notification";

type Sql = Prisma.Sql;

/** The database's clock, which all copies of the server share, in UTC like the columns. */
export const NOW = Prisma.sql`date_trunc('milliseconds', timezone('UTC', now()))`;
export const at = (time: Date): Sql => Prisma.sql`${time.toISOString()}::timestamp`;
export const days = (count: number): Sql => Prisma.sql`make_interval(days => ${count}::int)`;

/**
 * Whether the person `u`, whose reader row is `r`, is in the audience of the notification `n` at a time. The count
 * before sending, the sending itself and each person's list all use this.
 */
export const isInAudience = (time: Sql): Sql => Prisma.sql`(
  u."registeredAt" <= ${time} AND NOT (n."type" = ANY(coalesce(r."muted", '{}'))) AND CASE n."targetAudience"
    WHEN 'all' THEN true
    WHEN 'new' THEN u."registeredAt" > ${time} - ${days(NEW_WITHIN_DAYS)}
    WHEN 'returning' THEN r."returnedAt" <= ${time} OR EXISTS (
      SELECT 1 FROM "Assessment" a WHERE a."userId" = u."id" AND a."completedAt" <= ${time}
        AND a."completedAt" >= u."registeredAt" + ${days(1)})
    WHEN 'completed' THEN EXISTS (
      SELECT 1 FROM "Assessment" a WHERE a."userId" = u."id" AND a."completedAt" <= ${time})
    WHEN 'personality_types' THEN (
      SELECT a."primaryType" FROM "Assessment" a WHERE a."userId" = u."id" AND a."completedAt" <= ${time}
      ORDER BY a."completedAt" DESC LIMIT 1) = ANY(n."personalityTypes")
    ELSE false END)`;

export const USERS_WITH_READER = Prisma.sql`"User" u LEFT JOIN "NotificationReader" r ON r."userId" = u."id"`;

/** How many people would get a notification if it was sent now. */
export async function countAudience(
  audience: Audience,
  personalityTypes: readonly number[],
  type: NotificationType = "general",
): Promise<number> {
  const [row] = await (await db()).$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM (
      SELECT ${audience}::"NotificationAudience" AS "targetAudience", ${[...personalityTypes]}::int[] AS "personalityTypes",
        ${type}::"NotificationType" AS "type"
    ) n, ${USERS_WITH_READER} WHERE ${isInAudience(NOW)}`;
  return row?.count ?? 0;
}

export interface NewNotification {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly words: WordsByLanguage;
  readonly link: string | null;
  readonly type: NotificationType;
  readonly priority: Priority;
  readonly targetAudience: Audience;
  readonly personalityTypes: number[];
  readonly scheduledFor: Date | null;
  readonly createdAt: Date;
}

/** Inserts a notification, to be sent when it is due; one that is there already stays as it was. */
export async function insertNotification(row: NewNotification): Promise<void> {
  const data = [{ ...row, words: toJson(row.words), changedAt: row.createdAt }];
  await (await db()).notification.createMany({ data, skipDuplicates: true });
}

/** The words that single languages have of their own. */
export function wordsOf({ words }: Pick<Notification, "words">): WordsByLanguage {
  return fromJson<WordsByLanguage>(words);
}

export async function findNotification(id: string): Promise<Notification | null> {
  return (await db()).notification.findUnique({ where: { id } });
}

/** A page of notifications, the newest first. */
export async function listNotifications(before: Date | null, take: number): Promise<Notification[]> {
  const where = before ? { createdAt: { lt: before } } : {};
  return (await db()).notification.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "asc" }], take });
}

/** Cancels a notification that was not sent yet. Returns whether there was one. */
export async function cancelNotification(id: string): Promise<boolean> {
  const { count } = await (await db()).notification.updateMany({
    where: { id, sentAt: null },
    data: { isActive: false },
  });
  return count > 0;
}

/** Writes a notification anew that was not sent and not cancelled. Returns whether there was one. */
export async function updateNotification({ id, createdAt: _, ...row }: NewNotification): Promise<boolean> {
  const { count } = await (await db()).notification.updateMany({
    where: { id, sentAt: null, isActive: true },
    data: { ...row, words: toJson(row.words) },
  });
  return count > 0;
}

/** Takes a notification out of everybody's list that was sent. Returns whether there was one. */
export async function revokeNotification(id: string): Promise<boolean> {
  const count = await (await db()).$executeRaw`
    UPDATE "Notification" SET "revokedAt" = coalesce("revokedAt", ${NOW}), "changedAt" = ${NOW}
    WHERE "id" = ${id} AND "sentAt" IS NOT NULL`;
  return count > 0;
}

/** Names the lock under which notifications go out, among the advisory locks of the database. */
const SEND_LOCK = 7_260_117;

/**
 * Sends what is due and returns the ids. One copy of the server sends at a time, and each time is later than all before:
 * whoever has read up to a time has missed nothing before it. The cost does not depend on how many people are addressed:
 * they are counted afterwards.
 */
export async function sendDue(): Promise<string[]> {
  return inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEND_LOCK}::bigint)`;
    const rows = await tx.$queryRaw<{ id: string }[]>`
      UPDATE "Notification" n SET "sentAt" = s."time", "changedAt" = s."time"
      FROM (SELECT GREATEST(date_trunc('milliseconds', timezone('UTC', clock_timestamp())),
          (SELECT max("sentAt") FROM "Notification") + interval '1 millisecond') AS "time") s
      WHERE n."sentAt" IS NULL AND n."isActive" AND (n."scheduledFor" IS NULL OR n."scheduledFor" <= ${NOW})
      RETURNING n."id"`;
    return rows.map(({ id }) => id);
  });
}

/**
 * Counts whom each sent notification was addressed to at that moment. One that another copy of the server is counting is
 * left to it; one whose count was interrupted is counted the next time.
 */
export async function countRecipients(): Promise<void> {
  await (await db()).$executeRaw`
    WITH uncounted AS (
      SELECT "id" FROM "Notification" WHERE "sentAt" IS NOT NULL AND "recipients" IS NULL FOR UPDATE SKIP LOCKED)
    UPDATE "Notification" n SET "recipients" =
      (SELECT count(*)::int FROM ${USERS_WITH_READER} WHERE ${isInAudience(Prisma.sql`n."sentAt"`)})
    FROM uncounted WHERE uncounted."id" = n."id"`;
}

/** What was sent within the window, newest first; also what was taken back since. */
export async function findLiveNotifications(limit: number): Promise<Notification[]> {
  return (await db()).$queryRaw<Notification[]>`
    SELECT * FROM "Notification" WHERE "sentAt" > ${NOW} - ${days(RECENT_WINDOW_DAYS)}
    ORDER BY "sentAt" DESC, "id" LIMIT ${limit}`;
}

export interface DeliveryTotals {
  readonly notifications: number;
  readonly scheduled: number;
  readonly cancelled: number;
  readonly revoked: number;
  readonly sent: number;
  readonly opened: number;
  readonly connected: number;
  readonly now: Date;
}

/** The figures over all notifications, and how many readers were seen within these seconds. */
export async function readTotals(seenWithinSeconds: number): Promise<DeliveryTotals> {
  const [row] = await (await db()).$queryRaw<DeliveryTotals[]>`
    SELECT (count(*) FILTER (WHERE "sentAt" IS NOT NULL AND "revokedAt" IS NULL))::int AS "notifications",
      (count(*) FILTER (WHERE "sentAt" IS NULL AND "isActive"))::int AS "scheduled",
      (count(*) FILTER (WHERE "sentAt" IS NULL AND NOT "isActive"))::int AS "cancelled",
      (count(*) FILTER (WHERE "revokedAt" IS NOT NULL))::int AS "revoked", coalesce(sum("recipients"), 0)::float8 AS "sent",
      coalesce(sum("opened"), 0)::float8 AS "opened", ${NOW} AS "now",
      (SELECT count(*)::int FROM "NotificationReader"
        WHERE "seenAt" > ${NOW} - make_interval(secs => ${seenWithinSeconds}::int)) AS "connected"
    FROM "Notification"`;
  if (!row) throw new Error("the database gave no answer");
  return row;
}
