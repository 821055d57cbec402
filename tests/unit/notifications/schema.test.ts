import { clearQuery, createNotificationBody, listQuery, recentQuery } from "@/lib/notifications/schema";

const notification = { title: "News", message: "Something is new" };

test.each([
  "0000-01-01T00:00:00Z",
  "1969-12-31T23:59:59Z",
  "2026-01-01",
  "9999-12-31T23:59:59Z",
  "9999-12-31T23:59:59-14:00",
])("%s is no time to send at, nor to ask for", (time) => {
  expect(createNotificationBody.safeParse({ ...notification, scheduledFor: time }).success).toBe(false);
  expect(recentQuery.safeParse({ since: time }).success).toBe(false);
  expect(clearQuery.safeParse({ before: time }).success).toBe(false);
  expect(listQuery.safeParse({ before: time }).success).toBe(false);
});

test("a time is read with any offset, and as milliseconds", () => {
  const scheduledFor = "2026-11-21T10:00:00+05:30";
  expect(createNotificationBody.parse({ ...notification, scheduledFor })).toMatchObject({ scheduledFor });
  const before = new Date(scheduledFor);
  expect(listQuery.parse({ before: scheduledFor })).toEqual({ before });
  expect(listQuery.parse({ before: String(before.getTime()) })).toEqual({ before });
  expect(listQuery.safeParse({ before: "9999999999999" }).success).toBe(false);
});
