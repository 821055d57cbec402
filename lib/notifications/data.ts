import "server-only";
import type { Notification } from "@/generated/prisma/client";
import { Prisma } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";
import type { Audience } from "./domain/notification";
import { NEW_WITHIN_DAYS, RECENT_WINDOW_DAYS } from "./domain/notification";

type Sql = Prisma.Sql;

/** The database's clock, which all copies of the server share; as the columns keep times, in UTC. */
const NOW = Prisma.sql`date_trunc('milliseconds', timezone('UTC', now()))`;
const at = (time: Date): Sql => Prisma.sql`${time.toISOString()}::timestamp`;
const days = (count: number): Sql => Prisma.sql`make_interval(days => ${count}::int)`;

/**
 * Whether the person `u`, with what is known of them as a reader `r`, is in the audience of `n` at a time. The one
 * place that says so: for the count before, for the sending, and for what each person reads afterwards.
 */
const isAddressed = (time: Sql): Sql => Prisma.sql`(
  u."registeredAt" <= ${time} AND CASE n."targetAudience"
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

const PEOPLE = Prisma.sql`"User" u LEFT JOIN "NotificationReader" r ON r."userId" = u."id"`;

export interface NewNotification {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly type: string;
  readonly priority: string;
  readonly targetAudience: Audience;
  readonly personalityTypes: number[];
  readonly scheduledFor: Date | null;
  readonly createdAt: Date;
}

/** Keeps a notification, to go out when it is due; one that is kept already stays as it was. */
export async function insertNotification(row: NewNotification): Promise<void> {
  const data = [{ ...row, changedAt: row.createdAt }];
  await (await db()).notification.createMany({ data, skipDuplicates: true });
}

export async function findNotification(id: string): Promise<Notification | null> {
  return (await db()).notification.findUnique({ where: { id } });
}

/** A page of notifications, the newest first. */
export async function listNotifications(before: Date | null, take: number): Promise<Notification[]> {
  const where = before ? { createdAt: { lt: before } } : {};
  return (await db()).notification.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "asc" }], take });
}

/** Takes back what has not gone out; says whether it was still there to be taken back. */
export async function cancelNotification(id: string): Promise<boolean> {
  const { count } = await (await db()).notification.updateMany({
    where: { id, sentAt: null },
    data: { isActive: false },
  });
  return count > 0;
}

/** Sends what is due. Whichever copy of the server comes first does it: the row is locked, and sent but once. */
export async function sendDue(): Promise<string[]> {
  const rows = await (await db()).$queryRaw<{ id: string }[]>`
    UPDATE "Notification" n SET "sentAt" = ${NOW}, "changedAt" = ${NOW},
      "recipients" = (SELECT count(*)::int FROM ${PEOPLE} WHERE ${isAddressed(NOW)})
    WHERE n."sentAt" IS NULL AND n."isActive" AND (n."scheduledFor" IS NULL OR n."scheduledFor" <= ${NOW})
    RETURNING n."id"`;
  return rows.map(({ id }) => id);
}

/** How many people would get a notification that went out now. */
export async function countAudience(audience: Audience, personalityTypes: readonly number[]): Promise<number> {
  const [row] = await (await db()).$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM (
      SELECT ${audience}::text AS "targetAudience", ${[...personalityTypes]}::int[] AS "personalityTypes"
    ) n, ${PEOPLE} WHERE ${isAddressed(NOW)}`;
  return row?.count ?? 0;
}

export interface Pulse {
  readonly now: Date;
  /** When a notification last changed; null while there are none. */
  readonly changedAt: Date | null;
  /** Whether something is to be sent. */
  readonly due: boolean;
  /** Who opened or cleared something since, and when (milliseconds since 1970). */
  readonly readers: readonly { readonly userId: string; readonly changedAt: number }[];
}

/**
 * The one query that a crowd of pollers costs: whether anything has changed. On the way it notes that these people
 * are there, and that they have come back, once they do.
 */
export async function readPulse(since: Date, seen: readonly string[]): Promise<Pulse> {
  const [row] = await (await db()).$queryRaw<Pulse[]>`
    WITH seen AS (
      INSERT INTO "NotificationReader" ("userId", "seenAt", "returnedAt")
      SELECT u."id", ${NOW}, CASE WHEN ${NOW} >= u."registeredAt" + ${days(1)} THEN ${NOW} END
      FROM "User" u WHERE u."id" = ANY(${[...seen]}) ORDER BY u."id"
      ON CONFLICT ("userId") DO UPDATE SET "seenAt" = excluded."seenAt",
        "returnedAt" = COALESCE("NotificationReader"."returnedAt", excluded."returnedAt"))
    SELECT ${NOW} AS "now", (SELECT max("changedAt") FROM "Notification") AS "changedAt",
      EXISTS (SELECT 1 FROM "Notification" WHERE "sentAt" IS NULL AND "isActive"
        AND ("scheduledFor" IS NULL OR "scheduledFor" <= ${NOW})) AS "due",
      (SELECT coalesce(json_agg(json_build_object('userId', "userId",
          'changedAt', round(extract(epoch FROM "changedAt") * 1000)::bigint)), '[]')
        FROM "NotificationReader" WHERE "changedAt" > ${at(since)}) AS "readers"`;
  if (!row) throw new Error("the database gave no answer");
  return row;
}

/** What went out within the window, the newest first. */
export async function liveNotifications(most: number): Promise<Notification[]> {
  return (await db()).$queryRaw<Notification[]>`
    SELECT * FROM "Notification" WHERE "sentAt" > ${NOW} - ${days(RECENT_WINDOW_DAYS)}
    ORDER BY "sentAt" DESC, "id" LIMIT ${most}`;
}

export interface ReaderState {
  readonly userId: string;
  readonly clearedAt: Date | null;
  readonly changedAt: Date | null;
  /** Ids, of what went out within the window. */
  readonly addressed: readonly string[];
  readonly opened: readonly string[];
}

/** What of the present notifications is for each of these people, and what they did with it. */
export async function readerStates(userIds: readonly string[]): Promise<ReaderState[]> {
  const window = Prisma.sql`${NOW} - ${days(RECENT_WINDOW_DAYS)}`;
  return (await db()).$queryRaw<ReaderState[]>`
    SELECT u."id" AS "userId", r."clearedAt", r."changedAt",
      ARRAY(SELECT n."id" FROM "Notification" n
        WHERE n."sentAt" > ${window} AND ${isAddressed(Prisma.sql`n."sentAt"`)}) AS "addressed",
      ARRAY(SELECT o."notificationId" FROM "NotificationOpening" o JOIN "Notification" n ON n."id" = o."notificationId"
        WHERE o."userId" = u."id" AND n."sentAt" > ${window}) AS "opened"
    FROM ${PEOPLE} WHERE u."id" = ANY(${[...userIds]})`;
}

/**
 * Notes that a person opened a notification, and counts it the first time.
 * @returns false when there is no such notification for this person
 */
export async function noteOpened(userId: OwnUserId, id: string): Promise<boolean> {
  const [row] = await (await db()).$queryRaw<{ found: boolean }[]>`
    WITH target AS (
      SELECT n."id" FROM "Notification" n, ${PEOPLE}
      WHERE n."id" = ${id} AND u."id" = ${userId} AND n."sentAt" IS NOT NULL AND ${isAddressed(Prisma.sql`n."sentAt"`)}
    ), fresh AS (
      INSERT INTO "NotificationOpening" ("notificationId", "userId", "openedAt")
      SELECT "id", ${userId}, ${NOW} FROM target ON CONFLICT DO NOTHING RETURNING "notificationId"
    ), counted AS (
      UPDATE "Notification" n SET "opened" = n."opened" + 1 FROM fresh WHERE n."id" = fresh."notificationId"
    ), noted AS (
      INSERT INTO "NotificationReader" ("userId", "changedAt") SELECT ${userId}, ${NOW} FROM fresh
      ON CONFLICT ("userId") DO UPDATE SET "changedAt" = excluded."changedAt"
    ) SELECT EXISTS (SELECT 1 FROM target) AS "found"`;
  return row?.found ?? false;
}

/** Clears what went out until then for this person alone. */
export async function clearReader(userId: OwnUserId, before: Date | null): Promise<void> {
  const until = before ? Prisma.sql`LEAST(${at(before)}, ${NOW})` : NOW;
  await (await db()).$executeRaw`
    INSERT INTO "NotificationReader" ("userId", "clearedAt", "changedAt") VALUES (${userId}, ${until}, ${NOW})
    ON CONFLICT ("userId") DO UPDATE SET "changedAt" = excluded."changedAt",
      "clearedAt" = GREATEST("NotificationReader"."clearedAt", excluded."clearedAt")`;
}

export interface Totals {
  readonly notifications: number;
  readonly sent: number;
  readonly opened: number;
  readonly connected: number;
  readonly now: Date;
}

/** The figures over all notifications, and who was seen within so many seconds. */
export async function readTotals(seenWithinSeconds: number): Promise<Totals> {
  const [row] = await (await db()).$queryRaw<Totals[]>`
    SELECT count(*)::int AS "notifications", coalesce(sum("recipients"), 0)::int AS "sent",
      coalesce(sum("opened"), 0)::int AS "opened", ${NOW} AS "now",
      (SELECT count(*)::int FROM "NotificationReader"
        WHERE "seenAt" > ${NOW} - make_interval(secs => ${seenWithinSeconds}::int)) AS "connected"
    FROM "Notification"`;
  if (!row) throw new Error("the database gave no answer");
  return row;
}

/** What is kept of a person in the tables of notifications. */
export async function ownRows(userId: OwnUserId) {
  const client = await db();
  const reader = await client.notificationReader.findUnique({ where: { userId } });
  const notification = { select: { title: true, message: true, sentAt: true } };
  const openings = await client.notificationOpening.findMany({ where: { userId }, include: { notification } });
  return { reader, openings };
}
