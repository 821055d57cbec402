import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";
import { MATCH_NOTICE_TYPE, type NotificationType, RECENT_WINDOW_DAYS } from "../domain/notification";
import { at, days, isInAudience, NOW, USERS_WITH_READER } from "./notifications";

type Sql = Prisma.Sql;

export interface ChangeMarker {
  readonly now: Date;
  /** When a notification last changed; null while there are none. */
  readonly changedAt: Date | null;
  /** Whether something is to be sent. */
  readonly due: boolean;
  /** Who opened or cleared something since, and when (milliseconds since 1970). */
  readonly readers: readonly { readonly userId: string; readonly changedAt: number }[];
}

/** Who was there, and how many milliseconds ago. */
export interface Presence {
  readonly userId: string;
  readonly agoMs: number;
}

/** Writes when people were last there, and that they returned, a day or more after they registered. */
const writePresence = (seen: readonly Presence[]): Prisma.Sql => Prisma.sql`
  INSERT INTO "NotificationReader" ("userId", "seenAt", "returnedAt")
  SELECT u."id", p."at", CASE WHEN p."at" >= u."registeredAt" + ${days(1)} THEN p."at" END
  FROM (SELECT "userId", ${NOW} - make_interval(secs => "agoMs" / 1000) AS "at"
    FROM unnest(${seen.map(({ userId }) => userId)}::text[], ${seen.map(({ agoMs }) => agoMs)}::float8[])
      AS seen("userId", "agoMs")) p
  JOIN "User" u ON u."id" = p."userId" ORDER BY u."id"
  ON CONFLICT ("userId") DO UPDATE SET "seenAt" = GREATEST("NotificationReader"."seenAt", excluded."seenAt"),
    "returnedAt" = COALESCE("NotificationReader"."returnedAt", excluded."returnedAt")`;

/** Writes who was there, at once: before somebody reads how many are. */
export async function savePresence(seen: readonly Presence[]): Promise<void> {
  if (seen.length > 0) await (await db()).$executeRaw(writePresence(seen));
}

/** Whether anything has changed since a time: one query for all pollers. It also writes who was there. */
export async function readChangeMarker(since: Date, seen: readonly Presence[]): Promise<ChangeMarker> {
  const [row] = await (await db()).$queryRaw<ChangeMarker[]>`
    WITH presence AS (${writePresence(seen)})
    SELECT ${NOW} AS "now", (SELECT max("changedAt") FROM "Notification") AS "changedAt",
      EXISTS (SELECT 1 FROM "Notification" WHERE "sentAt" IS NULL AND "isActive"
        AND ("scheduledFor" IS NULL OR "scheduledFor" <= ${NOW})) AS "due",
      (SELECT coalesce(json_agg(json_build_object('userId', "userId",
          'changedAt', round(extract(epoch FROM "changedAt") * 1000)::bigint)), '[]')
        FROM "NotificationReader" WHERE "changedAt" > ${at(since)}) AS "readers"`;
  if (!row) throw new Error("the database gave no answer");
  return row;
}

/** That somebody entered the person's code. */
export interface MatchNotice {
  readonly matchId: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly opened: boolean;
  /** The comparison has ended, or the other one's account is about to be deleted. */
  readonly ended: boolean;
}

export interface ReaderState {
  readonly userId: string;
  readonly clearedAt: Date | null;
  readonly changedAt: Date | null;
  /** Ids, of what went out within the window. */
  readonly addressed: readonly string[];
  readonly opened: readonly string[];
  /** What the product told this person alone within the window. */
  readonly matches: readonly MatchNotice[];
}

/** What the product told the person `u`, whose reader row is `r`, alone since a time; nothing where they muted its kind. */
const matchNotices = (since: Sql): Sql => Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('matchId', n."matchId", 'opened', n."openedAt" IS NOT NULL,
      'sentAt', round(extract(epoch FROM n."sentAt") * 1000)::bigint,
      'ended', m."revokedAt" IS NOT NULL OR taker."deletionDueAt" IS NOT NULL)), '[]')
  FROM "MatchNotification" n JOIN "Match" m ON m."id" = n."matchId" JOIN "User" taker ON taker."id" = m."takerId"
  WHERE n."userId" = u."id" AND n."sentAt" > ${since}
    AND NOT (${MATCH_NOTICE_TYPE}::"NotificationType" = ANY(coalesce(r."muted", '{}')))`;

/** For each person: which recent notifications are for them, and which they opened. */
export async function readReaderStates(userIds: readonly string[]): Promise<ReaderState[]> {
  const window = Prisma.sql`${NOW} - ${days(RECENT_WINDOW_DAYS)}`;
  return (await db()).$queryRaw<ReaderState[]>`
    SELECT u."id" AS "userId", r."clearedAt", r."changedAt", (${matchNotices(window)}) AS "matches",
      ARRAY(SELECT n."id" FROM "Notification" n
        WHERE n."sentAt" > ${window} AND n."revokedAt" IS NULL AND ${isInAudience(Prisma.sql`n."sentAt"`)}) AS "addressed",
      ARRAY(SELECT o."notificationId" FROM "NotificationOpening" o JOIN "Notification" n ON n."id" = o."notificationId"
        WHERE o."userId" = u."id" AND n."sentAt" > ${window}) AS "opened"
    FROM ${USERS_WITH_READER} WHERE u."id" = ANY(${[...userIds]})`;
}

/**
 * Stores that a person opened a notification; only the first time counts.
 * @returns false when there is no such notification for this person
 */
export async function insertOpening(userId: OwnUserId, id: string): Promise<boolean> {
  const [row] = await (await db()).$queryRaw<{ found: boolean }[]>`
    WITH target AS (
      SELECT n."id" FROM "Notification" n, ${USERS_WITH_READER}
      WHERE n."id" = ${id} AND u."id" = ${userId} AND n."sentAt" IS NOT NULL AND n."revokedAt" IS NULL
        AND ${isInAudience(Prisma.sql`n."sentAt"`)}
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

/**
 * Stores that a person opened what they were told of a match.
 * @returns false when they were told of no such match
 */
export async function markMatchNoticeOpened(userId: OwnUserId, matchId: string): Promise<boolean> {
  const [row] = await (await db()).$queryRaw<{ found: boolean }[]>`
    WITH target AS (
      UPDATE "MatchNotification" SET "openedAt" = coalesce("openedAt", ${NOW})
      WHERE "matchId" = ${matchId} AND "userId" = ${userId} RETURNING "matchId"
    ), noted AS (
      INSERT INTO "NotificationReader" ("userId", "changedAt") SELECT ${userId}, ${NOW} FROM target
      ON CONFLICT ("userId") DO UPDATE SET "changedAt" = excluded."changedAt"
    ) SELECT EXISTS (SELECT 1 FROM target) AS "found"`;
  return row?.found ?? false;
}

/** Clears, for this person only, what was sent until then. */
export async function setClearedAt(userId: OwnUserId, before: Date | null): Promise<void> {
  const until = before ? Prisma.sql`LEAST(${at(before)}, ${NOW})` : NOW;
  await (await db()).$executeRaw`
    INSERT INTO "NotificationReader" ("userId", "clearedAt", "changedAt") VALUES (${userId}, ${until}, ${NOW})
    ON CONFLICT ("userId") DO UPDATE SET "changedAt" = excluded."changedAt",
      "clearedAt" = GREATEST("NotificationReader"."clearedAt", excluded."clearedAt")`;
}

/** The kinds of notifications that a person chose not to get. */
export async function findMuted(userId: OwnUserId): Promise<NotificationType[]> {
  const row = await (await db()).notificationReader.findUnique({ where: { userId }, select: { muted: true } });
  return row?.muted ?? [];
}

/** Keeps which kinds of notifications a person does not want; their list follows at once, on every copy. */
export async function saveMuted(userId: OwnUserId, muted: readonly NotificationType[]): Promise<void> {
  // As text first: the embedded engine knows the array types of when it was opened, and ours may be younger.
  await (await db()).$executeRaw`
    INSERT INTO "NotificationReader" ("userId", "muted", "changedAt")
    VALUES (${userId}, ${[...muted]}::text[]::"NotificationType"[], ${NOW})
    ON CONFLICT ("userId") DO UPDATE SET "muted" = excluded."muted", "changedAt" = excluded."changedAt"`;
}

/** A person's rows in the tables of notifications. */
export async function ownNotifications(userId: OwnUserId) {
  const client = await db();
  const reader = await client.notificationReader.findUnique({ where: { userId } });
  const notification = { select: { title: true, message: true, sentAt: true } };
  const openings = await client.notificationOpening.findMany({ where: { userId }, include: { notification } });
  const matches = await client.matchNotification.findMany({ where: { userId }, orderBy: { sentAt: "asc" } });
  return { reader, openings, matches };
}
