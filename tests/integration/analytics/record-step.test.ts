import { randomUUID } from "node:crypto";
import { deleteOldEvents, KEPT_DAYS } from "@/lib/analytics/data/events";
import { refreshCells } from "@/lib/analytics/operations/figures";
import { recordStep } from "@/lib/analytics/operations/record-step";
import { type AnalyticsInput, analyticsBody } from "@/lib/analytics/schema";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser } from "@/tests/support/people";

setUpDatabase();

const event = (about: Partial<AnalyticsInput> = {}) =>
  analyticsBody.parse({ step: "rheti", session: randomUUID(), timestamp: 1_767_225_600_000, ...about });
const record = (input: AnalyticsInput, userId?: string) =>
  recordStep({ ctx: contextFor(userId ? { kind: "user", userId } : { kind: "visitor" }), input });

test("the same event twice and five times at once is counted once, with one answer", async () => {
  const input = event({ id: randomUUID(), label: "first" });
  const first = await record(input);
  const again = await Promise.all(Array.from({ length: 5 }, () => record({ ...input, label: "later" })));
  expect(again).toEqual(Array.from({ length: 5 }, () => first));
  const rows = await (await db()).analyticsEvent.findMany({ where: { session: input.session } });
  expect(rows.map(({ label }) => label)).toEqual(["first"]);
});

test("events without an id are counted each", async () => {
  const input = event();
  await record(input);
  await record(input);
  expect(await (await db()).analyticsEvent.count({ where: { session: input.session } })).toBe(2);
});

test("an event knows its user from the session, and its time from the sender", async () => {
  const userId = await newUser();
  const input = event({ timestamp: "2026-01-01T05:45:00+05:45", personalityType: 4, data: { accepted: true } });
  await record(input, userId);
  expect(await (await db()).analyticsEvent.findFirst({ where: { session: input.session } })).toMatchObject({
    userId,
    step: "rheti",
    personalityType: 4,
    data: { accepted: true },
    occurredAt: new Date("2026-01-01T00:00:00Z"),
  });
});

test.each([
  ["an unknown step", { step: "checkout" }],
  ["no session", { session: "" }],
  ["a year that no calendar has", { timestamp: "0000-01-01T00:00:00Z" }],
  ["a time before 1970", { timestamp: -1 }],
  ["a time after 2100", { timestamp: "2101-01-01T00:00:00Z" }],
  ["a tenth type", { personalityType: 10 }],
  ["too much data", { data: { text: "x".repeat(4_001) } }],
  ["an id that is no UUID", { id: "1" }],
])("%s is refused", (_what, about) => {
  const input = { step: "rheti", session: "s", timestamp: 0 };
  expect(analyticsBody.safeParse(input).success).toBe(true);
  expect(analyticsBody.safeParse({ ...input, ...about }).success).toBe(false);
});

test("of what comes with a step only what the product knows is kept", async () => {
  const data = { block: "4w5", note: "a diary", selectedStates: ["good"], pairs: { 1: [1, 0, 5, 0] } };
  const input = analyticsBody.parse({ step: "color-phase", session: randomUUID(), timestamp: 0, data });
  await record(input);
  const row = await (await db()).analyticsEvent.findFirstOrThrow({ where: { session: input.session } });
  expect(row.data).toEqual({ block: "4w5", selectedStates: ["good"], pairs: { 1: [1, 0, 5, 0] } });
  expect(analyticsBody.safeParse({ ...input, data: { block: "a diary" } }).success).toBe(false);
});

test("events are kept for thirteen months, runs of nobody once they are counted, and the counts stay", async () => {
  const client = await db();
  await client.analyticsEvent.deleteMany();
  await client.analyticsRun.deleteMany();
  const userId = await newUser();
  const long = new Date(Date.now() - (KEPT_DAYS + 2) * 86_400_000);
  const lately = new Date(Date.now() - (KEPT_DAYS - 2) * 86_400_000);
  for (const [at, who] of [
    [long, undefined],
    [lately, undefined],
    [long, userId],
  ] as const) {
    const actor = who ? { kind: "user" as const, userId: who } : { kind: "visitor" as const };
    await recordStep({ ctx: contextFor(actor, at), input: event({ label: "reached", runId: randomUUID() }) });
  }
  await deleteOldEvents(new Date());
  expect([await client.analyticsEvent.count(), await client.analyticsRun.count()]).toEqual([1, 3]);
  await refreshCells();
  await deleteOldEvents(new Date());
  expect(await client.analyticsRun.count()).toBe(2);
  expect(await client.analyticsRun.count({ where: { userId } })).toBe(1);
  const cells = await client.analyticsCell.findMany({ where: { kind: "run", dimension: "", level: "d" } });
  expect(cells.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThanOrEqual(3);
});
