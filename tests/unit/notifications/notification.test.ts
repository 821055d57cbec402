import { POLL_INTERVAL_MS, pollDelayMs } from "@/lib/notifications/client/poller";
import { TONES } from "@/lib/notifications/client/sound";
import { badgeText, openRate, statusOf } from "@/lib/notifications/domain/notification";

const NOW = Date.UTC(2026, 0, 1);
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

test.each([
  ["scheduled", { isActive: true, scheduledFor: at(1), sentAt: null }],
  ["sending", { isActive: true, scheduledFor: at(-1), sentAt: null }],
  ["sending", { isActive: true, scheduledFor: null, sentAt: null }],
  ["sent", { isActive: true, scheduledFor: at(-9), sentAt: at(-8) }],
  ["cancelled", { isActive: false, scheduledFor: at(9), sentAt: null }],
] as const)("a notification is %s", (state, notification) => {
  expect(statusOf(notification, NOW)).toBe(state);
});

test.each([
  [0, ""],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [12_345, "99+"],
])("the badge of %d is %s", (unread, text) => expect(badgeText(unread)).toBe(text));

test.each([
  [0, 0, 0],
  [1, 3, 33.3],
  [3, 3, 100],
  [5, 3, 100],
  [7, 0, 0],
])("%d opened of %d is %d percent", (opened, sent, percent) => expect(openRate(opened, sent)).toBe(percent));

test("polls come every 2 s, after failures ever less often, and never before the server wants them", () => {
  expect(pollDelayMs(0, 0.9)).toBe(POLL_INTERVAL_MS);
  const pauses = [1, 2, 3, 4, 5, 20].map((failures) => pollDelayMs(failures, 0.5));
  expect(pauses).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect([pollDelayMs(1, 0), pollDelayMs(1, 1)].map((pause) => pause / 4_000)).toEqual([0.75, 1.25]);
  expect(pollDelayMs(1, 0.5, 30)).toBe(30_000);
});

test("the more urgent, the more tones, and the louder", () => {
  const loudness = (["low", "normal", "high"] as const).map((priority) =>
    Math.max(...TONES[priority].map(({ gain }) => gain)),
  );
  expect(loudness).toEqual([...loudness].sort());
  expect([TONES.low.length, TONES.normal.length, TONES.high.length]).toEqual([1, 2, 3]);
});
