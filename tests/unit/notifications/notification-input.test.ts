import {
  emptyNotificationInput,
  notificationBody,
  parseNotificationInput,
  validateNotificationInput,
} from "@/lib/notifications/domain/notification-input";

const NOW = new Date("2026-03-01T18:30:40").getTime();
const good = { ...emptyNotificationInput("id"), title: "News", message: "Something is new" };

test.each([
  [{}, {}],
  [{ title: "  " }, { title: "titleRequired" }],
  [{ title: "x".repeat(100) }, {}],
  [{ title: "x".repeat(101) }, { title: "titleTooLong" }],
  [{ title: ` ${"x".repeat(100)} ` }, {}],
  [{ message: "" }, { message: "messageRequired" }],
  [{ message: "x".repeat(501) }, { message: "messageTooLong" }],
  [{ targetAudience: "personality_types" as const }, { personalityTypes: "typesRequired" }],
  [{ targetAudience: "personality_types" as const, personalityTypes: [4] }, {}],
  [{ scheduledFor: "2026-03-01T18:30" }, {}],
  [{ scheduledFor: "2026-03-01T18:29" }, { scheduledFor: "past" }],
  [{ scheduledFor: "2036-03-01T18:29" }, {}],
  [{ scheduledFor: "soon" }, { scheduledFor: "past" }],
])("%j has the faults %j", (change, faults) => {
  expect(validateNotificationInput({ ...good, ...change }, NOW)).toEqual(faults);
});

test("what is sent is trimmed, in universal time, and names types for their audience alone", () => {
  const draft = { ...good, title: " News ", personalityTypes: [4], scheduledFor: "2026-03-01T18:30" };
  expect(notificationBody(draft)).toMatchObject({
    title: "News",
    personalityTypes: [],
    scheduledFor: new Date("2026-03-01T18:30").toISOString(),
  });
  expect(notificationBody({ ...draft, targetAudience: "personality_types" }).personalityTypes).toEqual([4]);
  expect(notificationBody(good).scheduledFor).toBeNull();
});

test("a draft comes back as it was kept; anything else is none", () => {
  expect(parseNotificationInput(JSON.parse(JSON.stringify(good)))).toEqual(good);
  for (const other of [
    null,
    4,
    {},
    { ...good, type: "alarm" },
    { ...good, personalityTypes: [10] },
    { ...good, title: 1 },
  ])
    expect(parseNotificationInput(other)).toBeNull();
});
