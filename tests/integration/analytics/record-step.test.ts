import { randomUUID } from "node:crypto";
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
  const input = event({ timestamp: "2026-01-01T05:45:00+05:45", personalityType: 4, data: { answered: 36 } });
  await record(input, userId);
  expect(await (await db()).analyticsEvent.findFirst({ where: { session: input.session } })).toMatchObject({
    userId,
    step: "rheti",
    personalityType: 4,
    data: { answered: 36 },
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
