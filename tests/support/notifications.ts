import { randomUUID } from "node:crypto";
import type { OwnUserId } from "@/lib/accounts/access";
import { completeRun } from "@/lib/assessment/operations/runs";
import { readRecent } from "@/lib/notifications/operations/inbox";
import { createNotification } from "@/lib/notifications/operations/notifications";
import { type CreateNotificationInput, createNotificationBody } from "@/lib/notifications/schema";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "./database";
import { contextFor, newUser } from "./people";
import { resetFeed } from "./process-slots";
import { fullRun } from "./sample-runs";

const DAY = 24 * 60 * 60 * 1_000;

/** Each test of the file begins with no notification, nobody, and a copy of the server that knows nothing yet. */
export function setUpNotifications(): void {
  setUpDatabase();
  beforeEach(() => void resetFeed());
  afterEach(async () => {
    jest.restoreAllMocks();
    await (await db()).notification.deleteMany();
    await (await db()).user.deleteMany();
  });
}

/** A time so many seconds from now, as an administrator's form sends it. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

/** Somebody who registered so many days ago, with runs of these types, each finished so many days ago. */
export async function newUserWithRuns(
  registeredDaysAgo: number,
  runs: readonly { readonly type: 1 | 4 | 7; readonly daysAgo: number }[] = [],
): Promise<OwnUserId> {
  const userId = await newUser();
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
  const registeredAt = daysAgo(registeredDaysAgo);
  await (await db()).user.update({ where: { id: userId }, data: { registeredAt } });
  for (const { type, daysAgo: days } of runs) await finishRun(userId, type, daysAgo(days));
  return userId;
}

/** Somebody finishes a run that gives this type. */
export async function finishRun(userId: OwnUserId, type: 1 | 4 | 7, at: Date): Promise<void> {
  const assessmentData = fullRun(type, randomUUID(), Date.UTC(2026, 0, 1));
  await completeRun({ ctx: contextFor(null, at), userId, input: { reportType: "standard", assessmentData } });
}

/** Sends or schedules a notification as an administrator does. */
export async function sendNotification(about: Partial<CreateNotificationInput> = {}) {
  const input = createNotificationBody.parse({ title: "News", message: "Something is new", ...about });
  return (await createNotification({ ctx: contextFor(null), input })).notification;
}

/** What this person gets now, asked of a copy of the server that knows nothing yet. */
export async function uncachedRecentOf(userId: OwnUserId | null, known: string | null = null, since?: Date) {
  resetFeed();
  return recentOf(userId, known, since);
}

/** The same, asked of the copy that runs. */
export function recentOf(userId: OwnUserId | null, known: string | null = null, since?: Date) {
  const reader = userId ? ({ kind: "person", userId } as const) : ({ kind: "administrators" } as const);
  return readRecent({ reader, input: { since, ifNoneMatch: known } });
}
