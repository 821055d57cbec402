import { randomUUID } from "node:crypto";
import type { OwnUserId } from "@/lib/accounts/access";
import { findMuted, ownNotifications } from "@/lib/notifications/data/readers";
import { choosePreferences, clearInbox, recordOpened } from "@/lib/notifications/operations/inbox";
import { readStats } from "@/lib/notifications/operations/notifications";
import { db } from "@/lib/platform/db/client";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { createMatchCode, endMatch, joinMatch } from "@/lib/reports/operations/matches";
import {
  newUserWithRuns,
  recentOf,
  sendNotification,
  setUpNotifications,
  uncachedRecentOf,
} from "@/tests/support/notifications";
import { passTime } from "@/tests/support/pass-time";

setUpNotifications();

/** How old what a copy of the server knows may be, in milliseconds. */
const A_LOOK = 1_000;
const TITLE = translator("en")("notifications.matchMade");

/** Somebody with a result, who has a name that would be found. */
async function person(firstName: string): Promise<OwnUserId> {
  const userId = await newUserWithRuns(30, [{ type: 4, daysAgo: 20 }]);
  await (await db()).user.update({ where: { id: userId }, data: { firstName } });
  return userId;
}

/** One gives a code, the other enters it; the id of their match. */
async function join(giver: OwnUserId, taker: OwnUserId): Promise<string> {
  const { code } = await createMatchCode(giver, { showName: true }, new Date());
  return (await joinMatch(taker, code, new Date())).pair.id;
}

const list = async (userId: OwnUserId | null, since?: Date) =>
  (await uncachedRecentOf(userId, null, since)).reply?.notifications ?? [];
const open = (userId: OwnUserId, notificationId: string) =>
  recordOpened({ reader: { kind: "person", userId }, input: { notificationId, action: "opened" } });
const clear = (userId: OwnUserId, before?: Date) => clearInbox({ reader: { kind: "person", userId }, before });

test("who gave the code finds it in their list, in every language and without a name; nobody else does", async () => {
  const [giver, taker, other] = [await person("Zephyrine"), await person("Ottoline"), await person("Somebody")];
  const id = await join(giver, taker);
  const [told, ...more] = await list(giver);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ id, title: TITLE, link: "/reports#pairs", type: "general", priority: "normal" });
  expect(Object.keys(told?.words ?? {})).toEqual(LOCALES.map(({ code }) => code));
  const words = Object.values(told?.words ?? {});
  expect(new Set(words.map(({ title }) => title)).size).toBe(LOCALES.length);
  expect(new Set(words.map(({ message }) => message)).size).toBe(LOCALES.length);
  expect(JSON.stringify(told)).not.toMatch(/Zephyrine|Ottoline/);
  for (const reader of [taker, other, null]) expect(await list(reader)).toEqual([]);
});

test("a copy of the server that knew nothing of it has it within a look, and takes it back as soon", async () => {
  const [giver, taker] = [await person("Asha"), await person("Ravi")];
  const { etag, reply } = await recentOf(giver);
  expect(reply?.notifications).toEqual([]);
  const id = await join(giver, taker);
  passTime(A_LOOK);
  const told = await recentOf(giver, etag);
  expect(told.reply?.notifications).toMatchObject([{ id }]);
  await endMatch(taker, id, new Date());
  passTime(A_LOOK);
  expect((await recentOf(giver, told.etag)).reply).toMatchObject({ notifications: [], revoked: [id] });
});

test("its owner opens it, once and for all of their devices; nobody else can, and it is in no figure", async () => {
  const [giver, taker] = [await person("Asha"), await person("Ravi")];
  const id = await join(giver, taker);
  await expect(open(taker, id)).rejects.toMatchObject({ code: "not_found" });
  await expect(open(giver, randomUUID())).rejects.toMatchObject({ code: "not_found" });
  expect((await uncachedRecentOf(giver)).reply?.opened).toEqual([]);
  await open(giver, id);
  const [{ openedAt } = { openedAt: null }] = (await ownNotifications(giver)).matches;
  await open(giver, id);
  expect((await recentOf(giver)).reply?.opened).toEqual([id]);
  expect((await ownNotifications(giver)).matches).toMatchObject([{ matchId: id, openedAt }]);
  expect((await ownNotifications(taker)).matches).toEqual([]);
  expect(await readStats()).toMatchObject({ totalNotifications: 0, totalSent: 0, totalOpened: 0 });
});

test("it comes whatever was sent to everybody meanwhile, and Clear All takes away what was on the screen", async () => {
  const [giver, taker, late] = [await person("Asha"), await person("Ravi"), await person("Mira")];
  const id = await join(giver, taker);
  const { id: news, sentAt } = await sendNotification();
  const since = new Date(sentAt ?? "");
  expect((await list(giver)).map((each) => each.id)).toEqual([news, id]);
  // Who asks from the latest of everybody's misses nothing of their own.
  expect((await list(giver, since)).map((each) => each.id)).toEqual([id]);
  await clear(giver, since);
  expect(await list(giver)).toEqual([]);
  // What came after what they saw stays.
  const second = await join(giver, late);
  await clear(giver, since);
  expect((await list(giver)).map((each) => each.id)).toEqual([second]);
  await clear(giver);
  expect(await list(giver)).toEqual([]);
});

test("it goes with the comparison, hides while the other account is about to go, and respects what is not wanted", async () => {
  const [giver, taker] = [await person("Asha"), await person("Ravi")];
  await join(giver, taker);
  const client = await db();
  const wait = (deletionDueAt: Date | null) => client.user.update({ where: { id: taker }, data: { deletionDueAt } });
  await wait(new Date());
  expect(await list(giver)).toEqual([]);
  await wait(null);
  await choosePreferences({ grant: giver, input: { muted: ["general"] } });
  expect(await findMuted(giver)).toEqual(["general"]);
  expect(await list(giver)).toEqual([]);
  await choosePreferences({ grant: giver, input: { muted: ["update", "promotion"] } });
  expect(await list(giver)).toHaveLength(1);
  await client.user.delete({ where: { id: taker } });
  expect(await list(giver)).toEqual([]);
  expect(await client.matchNotification.count()).toBe(0);
});
