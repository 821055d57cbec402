import { randomUUID } from "node:crypto";
import { countAudience, sendDue } from "@/lib/notifications/data/notifications";
import { choosePreferences, recordOpened } from "@/lib/notifications/operations/inbox";
import { liveFeed } from "@/lib/notifications/operations/live-feed";
import {
  cancelScheduledNotification,
  createNotification,
  editNotification,
  readStats,
  takeBackNotification,
} from "@/lib/notifications/operations/notifications";
import { createNotificationBody } from "@/lib/notifications/schema";
import { db } from "@/lib/platform/db/client";
import {
  inSeconds,
  newUserWithRuns,
  recentOf,
  sendNotification,
  setUpNotifications,
  uncachedRecentOf,
} from "@/tests/support/notifications";
import { passTime } from "@/tests/support/pass-time";
import { contextFor } from "@/tests/support/people";

setUpNotifications();

const edit = (id: string, about: object) =>
  editNotification({
    ctx: contextFor(null),
    id,
    input: createNotificationBody.parse({ title: "News", message: "Something is new", ...about }),
  });
/** Asks as a program does that keeps the timestamp alone. */
async function askSince(userId: Parameters<typeof recentOf>[0], since?: string) {
  const { reply } = await recentOf(userId, null, since === undefined ? undefined : new Date(since));
  return { ids: reply?.notifications.map(({ id }) => id) ?? [], timestamp: reply?.timestamp ?? "" };
}

test("with the timestamp of the answer before, each notification comes once, also right after it went out", async () => {
  const userId = await newUserWithRuns(1);
  const first = await sendNotification();
  const one = await askSince(userId);
  expect(one.ids).toEqual([first.id]);
  // Seen: the one of a moment ago, again and again.
  for (const _ of [1, 2, 3]) expect((await askSince(userId, one.timestamp)).ids).toEqual([]);
  const second = await sendNotification({ title: "Newer" });
  const two = await askSince(userId, one.timestamp);
  expect(two.ids).toEqual([second.id]);
  passTime(2_000);
  expect((await askSince(userId, two.timestamp)).ids).toEqual([]);
  const none = await askSince(userId, new Date(Date.now() - 3_600_000).toISOString());
  expect(none.ids).toEqual([second.id, first.id]);
});

test("what goes out is later than all that went out before, whoever sends it", async () => {
  const times: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    await (await db()).notification.updateMany({ data: { changedAt: new Date() } });
    times.push((await sendNotification()).sentAt ?? "");
  }
  expect(times).toEqual([...new Set(times)].sort());
  const later = new Date(Date.now() + 60_000);
  await (await db()).notification.updateMany({ where: { sentAt: new Date(times[4] ?? "") }, data: { sentAt: later } });
  // A clock that runs behind another one's.
  expect(Date.parse((await sendNotification()).sentAt ?? "")).toBeGreaterThan(later.getTime());
});

test("connected is who polled within 10 seconds, from the first poll to 10 seconds after the last", async () => {
  const [stays, leaves] = [await newUserWithRuns(1), await newUserWithRuns(1)];
  await recentOf(leaves);
  expect((await readStats()).connectedClients).toBe(1);
  await recentOf(stays);
  expect((await readStats()).connectedClients).toBe(2);
  // The last poll of the one was 9.5 seconds before it was written; that of the other, 10.5.
  await (await db()).notificationReader.updateMany({ data: { seenAt: null } });
  const feed = await liveFeed();
  const time = performance.now();
  feed.seen.set(stays, { polledAt: time - 9_500, writtenAt: time - 20_000 });
  feed.seen.set(leaves, { polledAt: time - 10_500, writtenAt: time - 20_000 });
  expect((await readStats()).connectedClients).toBe(1);
});

test("the figures count what waits, was cancelled and was taken back apart", async () => {
  const userId = await newUserWithRuns(1);
  await sendNotification();
  const gone = await sendNotification();
  await sendNotification({ scheduledFor: inSeconds(600) });
  await cancelScheduledNotification((await sendNotification({ scheduledFor: inSeconds(600) })).id);
  await recordOpened({ reader: { kind: "person", userId }, input: { notificationId: gone.id, action: "opened" } });
  await takeBackNotification(gone.id);
  expect(await readStats()).toMatchObject({
    totalNotifications: 1,
    scheduled: 1,
    cancelled: 1,
    revoked: 1,
    totalSent: 2,
    totalOpened: 1,
  });
});

test("a scheduled one is written anew; what has gone out or was cancelled is not", async () => {
  const { id } = await sendNotification({ scheduledFor: inSeconds(600), title: "Before" });
  const { notification } = await edit(id, { title: "After", link: "/reports", scheduledFor: inSeconds(900) });
  expect(notification).toMatchObject({ id, title: "After", link: "/reports", sentAt: null });
  expect((await edit(id, { title: "Now" })).notification.sentAt).not.toBeNull();
  await expect(edit(id, { title: "Later" })).rejects.toMatchObject({ code: "conflict", messageKey: "alreadySent" });
  await expect(edit(randomUUID(), {})).rejects.toMatchObject({ code: "not_found" });
});

test("what is taken back leaves every list, and each reader who asks is told", async () => {
  const userId = await newUserWithRuns(1);
  const { id } = await sendNotification();
  const { etag, reply } = await recentOf(userId);
  expect(reply?.revoked).toEqual([]);
  for (const _ of [1, 2]) expect((await takeBackNotification(id)).notification.revokedAt).not.toBeNull();
  const after = await recentOf(userId, etag, new Date(reply?.timestamp ?? ""));
  expect(after.reply).toMatchObject({ notifications: [], revoked: [id] });
  expect((await uncachedRecentOf(userId)).reply?.notifications).toEqual([]);
  await expect(
    recordOpened({ reader: { kind: "person", userId }, input: { notificationId: id, action: "opened" } }),
  ).rejects.toMatchObject({ code: "not_found" });
  const waiting = await sendNotification({ scheduledFor: inSeconds(600) });
  await expect(takeBackNotification(waiting.id)).rejects.toMatchObject({ code: "not_found" });
});

test("words of a language and a link travel with it; a link elsewhere than here or https is refused", async () => {
  const userId = await newUserWithRuns(1);
  const words = { "ur-G4": { title: "خبر", message: "کچھ نیا ہے" } };
  await sendNotification({ words, link: "https://example.org/news?x=1" });
  expect((await recentOf(userId)).reply?.notifications).toMatchObject([
    { title: "News", words, link: "https://example.org/news?x=1" },
  ]);
  for (const link of [
    "javascript:alert(1)",
    "//example.org",
    "/\\example.org",
    "http://example.org",
    "https://a b",
    "reports",
  ])
    expect({ link, taken: createNotificationBody.safeParse({ title: "a", message: "b", link }).success }).toEqual({
      link,
      taken: false,
    });
  for (const bad of [{ fr: { title: "a", message: "b" } }, { en: { title: "", message: "b" } }])
    expect(createNotificationBody.safeParse({ title: "a", message: "b", words: bad }).success).toBe(false);
});

test("a person gets no kind that they do not want, and is not counted for it", async () => {
  const [wants, doesNot] = [await newUserWithRuns(1), await newUserWithRuns(1)];
  await choosePreferences({ grant: doesNot, input: { muted: ["promotion"] } });
  expect([await countAudience("all", [], "promotion"), await countAudience("all", [], "update")]).toEqual([1, 2]);
  const { recipients, id } = await sendNotification({ type: "promotion" });
  expect(recipients).toBe(1);
  expect((await askSince(wants)).ids).toEqual([id]);
  expect((await askSince(doesNot)).ids).toEqual([]);
  const update = await sendNotification({ type: "update" });
  expect((await askSince(doesNot)).ids).toEqual([update.id]);
});

test("five copies that send at once send each once", async () => {
  const { id } = await sendNotification({ scheduledFor: inSeconds(600) });
  await (await db()).notification.update({ where: { id }, data: { scheduledFor: new Date(Date.now() - 1) } });
  expect((await Promise.all(Array.from({ length: 5 }, () => sendDue()))).flat()).toEqual([id]);
  expect(
    (
      await createNotification({
        ctx: contextFor(null),
        input: createNotificationBody.parse({ id, title: "a", message: "b" }),
      })
    ).notification.id,
  ).toBe(id);
});
