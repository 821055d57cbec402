import { randomUUID } from "node:crypto";
import { sendDue } from "@/lib/notifications/data";
import { cancelScheduled } from "@/lib/notifications/operations/cancel-notification";
import { countRecipients } from "@/lib/notifications/operations/count-audience";
import { listAll } from "@/lib/notifications/operations/list-notifications";
import { liveFeed, resetFeedForTests } from "@/lib/notifications/operations/live-feed";
import { clearRecent, trackOpened } from "@/lib/notifications/operations/mark-read";
import { readStats } from "@/lib/notifications/operations/read-stats";
import { db } from "@/lib/platform/db/client";
import { useDatabase } from "@/tests/support/database";
import { finishRun, listOf, personWith, recentOf, send } from "@/tests/support/notifications";

useDatabase();
beforeEach(() => resetFeedForTests());
afterEach(async () => {
  await (await db()).notification.deleteMany();
  await (await db()).user.deleteMany();
});

const ids = async (userId: Parameters<typeof listOf>[0]) =>
  ((await listOf(userId)).reply?.notifications ?? []).map(({ id }) => id);
const open = (userId: Parameters<typeof listOf>[0], notificationId: string) =>
  trackOpened({
    reader: userId ? { kind: "person", userId } : { kind: "administrators" },
    input: { notificationId, action: "opened" },
  });
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

test("each audience is who it says, at the moment of sending: counted before, counted after, and read", async () => {
  const people = {
    fresh: await personWith(2),
    old: await personWith(30),
    done: await personWith(30, [{ type: 4, daysAgo: 30 }]),
    changed: await personWith(30, [
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
    const { count } = await countRecipients({ targetAudience: audience, personalityTypes });
    const { id, recipients, sentAt } = await send({ targetAudience: audience, personalityTypes });
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
  const late = await personWith(-0.0001);
  expect(await ids(late)).toEqual([]);
});

test("somebody who is seen a day after registering is returning from then on", async () => {
  const [early, late] = [await personWith(0.5), await personWith(1.5)];
  for (const userId of [early, late]) await recentOf(userId);
  await liveFeed({ fresh: true });
  expect(await countRecipients({ targetAudience: "returning", personalityTypes: [] })).toEqual({ count: 1 });
  expect((await readStats()).connectedClients).toBe(2);
  const { id } = await send({ targetAudience: "returning" });
  expect([await ids(early), await ids(late)]).toEqual([[], [id]]);
});

test("the type of the latest run at the moment of sending counts, whatever comes later", async () => {
  const userId = await personWith(30, [{ type: 7, daysAgo: 3 }]);
  const { id } = await send({ targetAudience: "personality_types", personalityTypes: [4] });
  await finishRun(userId, 4, new Date(Date.now() + 1_000));
  expect(await ids(userId)).not.toContain(id);
});

test("the same id is sent once", async () => {
  const id = randomUUID();
  const first = await send({ id, title: "Once" });
  expect(await send({ id, title: "Twice" })).toEqual(first);
  expect((await listAll(undefined)).notifications).toHaveLength(1);
});

test("a scheduled one is nobody's before its time, and goes out once, however many look", async () => {
  const userId = await personWith(1);
  const { id, sentAt } = await send({ scheduledFor: inSeconds(1) });
  expect([sentAt, await ids(userId)]).toEqual([null, []]);
  await new Promise((done) => setTimeout(done, 1_050));
  const claims = await Promise.all(Array.from({ length: 5 }, () => sendDue()));
  expect(claims.flat()).toEqual([id]);
  expect(await ids(userId)).toEqual([id]);
  const [kept] = (await listAll(undefined)).notifications;
  expect(kept?.recipients).toBe(1);
  await expect(cancelScheduled(id)).rejects.toMatchObject({ code: "conflict", messageKey: "alreadySent" });
});

test("whoever polls sends what has become due", async () => {
  const userId = await personWith(1);
  const { id } = await send({ scheduledFor: inSeconds(0.3) });
  expect((await recentOf(userId)).reply?.notifications).toEqual([]);
  await new Promise((done) => setTimeout(done, 1_300));
  expect((await recentOf(userId)).reply?.notifications).toMatchObject([{ id }]);
});

test("what was cancelled never goes out, and cancelling twice is as once", async () => {
  const { id } = await send({ scheduledFor: inSeconds(0.2) });
  for (const _ of [1, 2]) expect((await cancelScheduled(id)).notification).toMatchObject({ id, isActive: false });
  await new Promise((done) => setTimeout(done, 250));
  expect(await sendDue()).toEqual([]);
  await expect(cancelScheduled(randomUUID())).rejects.toMatchObject({ code: "not_found" });
});

test("a time that has passed is refused", async () => {
  await expect(send({ scheduledFor: inSeconds(-120) })).rejects.toMatchObject({
    code: "invalid_input",
    messageKey: "scheduleInPast",
  });
  expect((await send({ scheduledFor: inSeconds(-30) })).sentAt).not.toBeNull();
});

test("opening counts once per person, also ten times at once, and only for whom it was sent to", async () => {
  const [reader, other] = [await personWith(1, [{ type: 4, daysAgo: 0.5 }]), await personWith(1)];
  const { id } = await send({ targetAudience: "personality_types", personalityTypes: [4] });
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
  const [one, two] = [await personWith(1), await personWith(1)];
  const first = await send();
  const timestamp = (await recentOf(one)).reply?.timestamp ?? "";
  const second = await send({ title: "Later" });
  await clearRecent({ reader: { kind: "person", userId: one }, before: new Date(timestamp) });
  expect(await ids(one)).toEqual([second.id]);
  expect(await ids(two)).toEqual([second.id, first.id]);
  await clearRecent({ reader: { kind: "person", userId: one }, before: undefined });
  expect([await ids(one), (await ids(two)).length, (await ids(null)).length]).toEqual([[], 2, 2]);
});

test("nothing new is answered by the name of what is known, on every copy alike; any change has another name", async () => {
  const userId = await personWith(1);
  const { id } = await send();
  const { etag } = await recentOf(userId);
  expect(await recentOf(userId, etag)).toEqual({ etag, reply: null });
  expect(await listOf(userId, etag)).toEqual({ etag, reply: null });
  await open(userId, id);
  const opened = await recentOf(userId, etag);
  expect(opened.reply?.opened).toEqual([id]);
  await send();
  expect((await recentOf(userId, opened.etag)).reply?.notifications).toHaveLength(2);
});

test("since gives what is newer alone", async () => {
  const userId = await personWith(1);
  const { id } = await send();
  await (await db()).notification.update({ where: { id }, data: { sentAt: new Date(Date.now() - 60_000) } });
  const { timestamp = "" } = (await listOf(userId)).reply ?? {};
  const second = await send({ title: "Newer" });
  const { reply } = await recentOf(userId, null, new Date(timestamp));
  expect(reply?.notifications.map((each) => each.id)).toEqual([second.id]);
});

test("what another copy of the server changed is known within a second or so", async () => {
  const userId = await personWith(1);
  expect((await recentOf(userId)).reply?.notifications).toEqual([]);
  const here = (globalThis as { ninefoldFeed?: unknown }).ninefoldFeed;
  resetFeedForTests();
  const { id } = await send();
  Object.assign(globalThis, { ninefoldFeed: here });
  await new Promise((done) => setTimeout(done, 1_000));
  expect((await recentOf(userId)).reply?.notifications).toMatchObject([{ id }]);
  await (await db()).$executeRaw`INSERT INTO "NotificationReader" ("userId", "clearedAt", "changedAt")
    VALUES (${userId}, timezone('UTC', now()), timezone('UTC', now()))
    ON CONFLICT ("userId") DO UPDATE SET "clearedAt" = excluded."clearedAt", "changedAt" = excluded."changedAt"`;
  await new Promise((done) => setTimeout(done, 1_000));
  expect((await recentOf(userId)).reply?.notifications).toEqual([]);
});

test("a list of many comes in pages", async () => {
  const client = await db();
  const rows = Array.from({ length: 45 }, (_, index) => ({
    id: `n${index}`,
    ...{ title: "t", message: "m", type: "general", priority: "low", targetAudience: "all", personalityTypes: [] },
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1_000),
    isActive: false,
  }));
  await client.notification.createMany({ data: rows });
  const seen: string[] = [];
  let next: string | null | undefined;
  do {
    const page = await listAll(next ? new Date(next) : undefined);
    seen.push(...page.notifications.map(({ id }) => id));
    next = page.next;
  } while (next);
  expect(seen).toEqual(rows.map(({ id }) => id).reverse());
});
