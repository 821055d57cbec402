import { randomUUID } from "node:crypto";
import { countAudience, countRecipients, sendDue } from "@/lib/notifications/data/notifications";
import { clearInbox, recordOpened } from "@/lib/notifications/operations/inbox";
import { liveFeed } from "@/lib/notifications/operations/live-feed";
import {
  cancelScheduledNotification,
  listAllNotifications,
  readStats,
} from "@/lib/notifications/operations/notifications";
import { db } from "@/lib/platform/db/client";
import {
  finishRun,
  inSeconds,
  newUserWithRuns,
  recentOf,
  sendNotification,
  setUpNotifications,
  uncachedRecentOf,
} from "@/tests/support/notifications";
import { passTime } from "@/tests/support/pass-time";
import { resetFeed, restoreFeed } from "../../support/process-slots";

setUpNotifications();

const ids = async (userId: Parameters<typeof uncachedRecentOf>[0]) =>
  ((await uncachedRecentOf(userId)).reply?.notifications ?? []).map(({ id }) => id);
const open = (userId: Parameters<typeof uncachedRecentOf>[0], notificationId: string) =>
  recordOpened({
    reader: userId ? { kind: "person", userId } : { kind: "administrators" },
    input: { notificationId, action: "opened" },
  });
/** The time for which a notification was scheduled comes. */
const comesDue = async (id: string) =>
  (await db()).notification.update({ where: { id }, data: { scheduledFor: new Date(Date.now() - 1) } });
/** How old what a copy of the server knows may be, in milliseconds. */
const A_LOOK = 1_000;

test("each audience is who it says, at the moment of sending: counted before, counted after, and read", async () => {
  const people = {
    fresh: await newUserWithRuns(2),
    old: await newUserWithRuns(30),
    done: await newUserWithRuns(30, [{ type: 4, daysAgo: 30 }]),
    changed: await newUserWithRuns(30, [
      { type: 4, daysAgo: 20 },
      { type: 7, daysAgo: 3 },
    ]),
  };
  const expected = {
    all: ["fresh", "old", "done", "changed"],
    new: ["fresh"],
    returning: ["changed"],
    completed: ["done", "changed"],
    personality_types: ["done"],
  } as const;
  for (const [targetAudience, names] of Object.entries(expected)) {
    const audience = targetAudience as keyof typeof expected;
    const personalityTypes = audience === "personality_types" ? [4] : [];
    const count = await countAudience(audience, personalityTypes);
    const { id, recipients, sentAt } = await sendNotification({ targetAudience: audience, personalityTypes });
    expect({ audience, count, recipients, sent: sentAt !== null }).toEqual({
      audience,
      count: names.length,
      recipients: names.length,
      sent: true,
    });
    const readers = await Promise.all(
      Object.entries(people).map(async ([name, userId]) => ((await ids(userId)).includes(id) ? [name] : [])),
    );
    expect(readers.flat().sort()).toEqual([...names].sort());
  }
  const late = await newUserWithRuns(-0.0001);
  expect(await ids(late)).toEqual([]);
});

test("somebody who is seen a day after registering is returning from then on", async () => {
  const [early, late] = [await newUserWithRuns(0.5), await newUserWithRuns(1.5)];
  for (const userId of [early, late]) await recentOf(userId);
  await liveFeed({ fresh: true });
  expect(await countAudience("returning", [])).toBe(1);
  expect((await readStats()).connectedClients).toBe(2);
  const { id } = await sendNotification({ targetAudience: "returning" });
  expect([await ids(early), await ids(late)]).toEqual([[], [id]]);
});

test("the type of the latest run at the moment of sending counts, whatever comes later", async () => {
  const userId = await newUserWithRuns(30, [{ type: 7, daysAgo: 3 }]);
  const { id } = await sendNotification({ targetAudience: "personality_types", personalityTypes: [4] });
  await finishRun(userId, 4, new Date(Date.now() + 1_000));
  expect(await ids(userId)).not.toContain(id);
});

test("the same id is sent once", async () => {
  const id = randomUUID();
  const first = await sendNotification({ id, title: "Once" });
  expect(await sendNotification({ id, title: "Twice" })).toEqual(first);
  expect((await listAllNotifications(undefined)).notifications).toHaveLength(1);
});

test("a scheduled one is nobody's before its time, and goes out once, however many look", async () => {
  const userId = await newUserWithRuns(1);
  const { id, sentAt } = await sendNotification({ scheduledFor: inSeconds(600) });
  expect([sentAt, await sendDue(), await ids(userId)]).toEqual([null, [], []]);
  await comesDue(id);
  const claims = await Promise.all(Array.from({ length: 5 }, () => sendDue()));
  expect(claims.flat()).toEqual([id]);
  expect(await ids(userId)).toEqual([id]);
  await countRecipients();
  const [kept] = (await listAllNotifications(undefined)).notifications;
  expect(kept?.recipients).toBe(1);
  await expect(cancelScheduledNotification(id)).rejects.toMatchObject({ code: "conflict", messageKey: "alreadySent" });
});

test("whoever polls sends what has become due", async () => {
  const userId = await newUserWithRuns(1);
  const { id } = await sendNotification({ scheduledFor: inSeconds(600) });
  expect((await recentOf(userId)).reply?.notifications).toEqual([]);
  await comesDue(id);
  passTime(A_LOOK);
  expect((await recentOf(userId)).reply?.notifications).toMatchObject([{ id }]);
});

test("what was cancelled never goes out, and cancelling twice is as once", async () => {
  const { id } = await sendNotification({ scheduledFor: inSeconds(600) });
  for (const _ of [1, 2])
    expect((await cancelScheduledNotification(id)).notification).toMatchObject({ id, isActive: false });
  await comesDue(id);
  expect(await sendDue()).toEqual([]);
  await expect(cancelScheduledNotification(randomUUID())).rejects.toMatchObject({ code: "not_found" });
});

test("a time that has passed is refused", async () => {
  await expect(sendNotification({ scheduledFor: inSeconds(-120) })).rejects.toMatchObject({
    code: "invalid_input",
    messageKey: "scheduleInPast",
  });
  expect((await sendNotification({ scheduledFor: inSeconds(-30) })).sentAt).not.toBeNull();
});

test("opening counts once per person, also ten times at once, and only for whom it was sent to", async () => {
  const [reader, other] = [await newUserWithRuns(1, [{ type: 4, daysAgo: 0.5 }]), await newUserWithRuns(1)];
  const { id } = await sendNotification({ targetAudience: "personality_types", personalityTypes: [4] });
  await Promise.all(Array.from({ length: 10 }, () => open(reader, id)));
  await open(null, id);
  await expect(open(other, id)).rejects.toMatchObject({ code: "not_found" });
  expect(await readStats()).toMatchObject({
    totalNotifications: 1,
    totalSent: 1,
    totalOpened: 1,
    globalOpenRate: 100,
    serverStatus: "online",
  });
  expect((await recentOf(reader)).reply?.opened).toEqual([id]);
});

test("Clear All is for the person who clicks, and for what they saw", async () => {
  const [one, two] = [await newUserWithRuns(1), await newUserWithRuns(1)];
  const first = await sendNotification();
  const timestamp = (await recentOf(one)).reply?.timestamp ?? "";
  const second = await sendNotification({ title: "Later" });
  await clearInbox({ reader: { kind: "person", userId: one }, before: new Date(timestamp) });
  expect(await ids(one)).toEqual([second.id]);
  expect(await ids(two)).toEqual([second.id, first.id]);
  await clearInbox({ reader: { kind: "person", userId: one }, before: undefined });
  expect([await ids(one), (await ids(two)).length, (await ids(null)).length]).toEqual([[], 2, 2]);
});

test("nothing new is answered by the name of what is known, on every copy alike; any change has another name", async () => {
  const userId = await newUserWithRuns(1);
  const { id } = await sendNotification();
  const { etag } = await recentOf(userId);
  expect(await recentOf(userId, etag)).toEqual({ etag, reply: null });
  expect(await uncachedRecentOf(userId, etag)).toEqual({ etag, reply: null });
  await open(userId, id);
  const opened = await recentOf(userId, etag);
  expect(opened.reply?.opened).toEqual([id]);
  await sendNotification();
  expect((await recentOf(userId, opened.etag)).reply?.notifications).toHaveLength(2);
});

test("since gives what is newer alone", async () => {
  const userId = await newUserWithRuns(1);
  const { id } = await sendNotification();
  await (await db()).notification.update({ where: { id }, data: { sentAt: new Date(Date.now() - 60_000) } });
  const { timestamp = "" } = (await uncachedRecentOf(userId)).reply ?? {};
  const second = await sendNotification({ title: "Newer" });
  const { reply } = await recentOf(userId, null, new Date(timestamp));
  expect(reply?.notifications.map((each) => each.id)).toEqual([second.id]);
});

test("what another copy of the server changed is known within a second or so", async () => {
  const userId = await newUserWithRuns(1);
  expect((await recentOf(userId)).reply?.notifications).toEqual([]);
  const here = resetFeed();
  const { id } = await sendNotification();
  restoreFeed(here);
  passTime(A_LOOK);
  expect((await recentOf(userId)).reply?.notifications).toMatchObject([{ id }]);
  await (await db()).$executeRaw`INSERT INTO "NotificationReader" ("userId", "clearedAt", "changedAt")
    VALUES (${userId}, timezone('UTC', now()), timezone('UTC', now()))
    ON CONFLICT ("userId") DO UPDATE SET "clearedAt" = excluded."clearedAt", "changedAt" = excluded."changedAt"`;
  passTime(A_LOOK);
  expect((await recentOf(userId)).reply?.notifications).toEqual([]);
});

test("a list of many comes in pages", async () => {
  const client = await db();
  const rows = Array.from({ length: 45 }, (_, index) => ({
    id: `n${index}`,
    ...({ title: "t", message: "m", type: "general", priority: "low", targetAudience: "all" } as const),
    personalityTypes: [],
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1_000),
    isActive: false,
  }));
  await client.notification.createMany({ data: rows });
  const seen: string[] = [];
  let next: string | null | undefined;
  do {
    const page = await listAllNotifications(next ? new Date(next) : undefined);
    seen.push(...page.notifications.map(({ id }) => id));
    next = page.next;
  } while (next);
  expect(seen).toEqual(rows.map(({ id }) => id).reverse());
});
