import type { OwnUserId } from "@/lib/accounts/access";
import { pollDelayMs } from "@/lib/notifications/client/poller";
import { countRecipients } from "@/lib/notifications/data/notifications";
import { applyUpdate, EMPTY_INBOX, type Inbox, newItems } from "@/lib/notifications/domain/inbox";
import { recordOpened } from "@/lib/notifications/operations/inbox";
import { liveFeed } from "@/lib/notifications/operations/live-feed";
import { readStats } from "@/lib/notifications/operations/notifications";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/tests/support/database";
import { keepLogLines } from "@/tests/support/log-lines";
import { newUserWithRuns, sendNotification, uncachedRecentOf } from "@/tests/support/notifications";
import { resetFeed } from "../../support/process-slots";

setUpDatabase();
beforeEach(() => void resetFeed());
afterEach(() => void jest.restoreAllMocks());

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const earlier = (text: string | null, ms: number) => text && new Date(Date.parse(text) - ms).toISOString();

/** A person's browser as it polls: what it knows, what it told its person, and how often it failed. */
class Client {
  inbox: Inbox = EMPTY_INBOX;
  etag: string | null = null;
  failures = 0;
  polls = 0;
  readonly announced: string[] = [];

  constructor(readonly userId: OwnUserId) {}

  /** Milliseconds until it polls again. */
  async poll(isAway: boolean): Promise<number> {
    this.polls += 1;
    if (isAway) {
      this.failures += 1;
      return pollDelayMs(this.failures, 0.5);
    }
    this.failures = 0;
    const since = this.inbox.timestamp === null ? undefined : new Date(this.inbox.timestamp);
    const { etag, reply } = await uncachedRecentOf(this.userId, this.etag, since);
    this.etag = etag;
    if (reply) {
      const before = this.inbox;
      this.inbox = applyUpdate(before, reply);
      // Oldest first, as they went out.
      this.announced.push(...[...newItems(before, this.inbox)].reverse().map(({ title }) => title));
    }
    return pollDelayMs(0, 0.5);
  }

  /** As time passes, what it remembers grows older. */
  age(ms: number): void {
    const items = this.inbox.items.map((item) => ({ ...item, sentAt: earlier(item.sentAt, ms) ?? "" }));
    this.inbox = { ...this.inbox, items, timestamp: earlier(this.inbox.timestamp, ms) };
  }
}

/** Lets time pass: the database's clock is nobody's to set, so all that it holds grows older instead. */
async function letPass(ms: number, clients: readonly Client[]): Promise<void> {
  await (await db()).$executeRaw`UPDATE "Notification" SET
    "sentAt" = "sentAt" - make_interval(secs => ${ms / 1_000}::float8),
    "createdAt" = "createdAt" - make_interval(secs => ${ms / 1_000}::float8),
    "changedAt" = "changedAt" - make_interval(secs => ${ms / 1_000}::float8),
    "scheduledFor" = "scheduledFor" - make_interval(secs => ${ms / 1_000}::float8)`;
  await (await db()).$executeRaw`UPDATE "NotificationReader" SET
    "seenAt" = "seenAt" - make_interval(secs => ${ms / 1_000}::float8)`;
  for (const client of clients) client.age(ms);
}

test("somebody who cannot be reached for an hour gets each notification once, in order; figures and log say so", async () => {
  const logged = keepLogLines();
  const [away, there] = [new Client(await newUserWithRuns(3)), new Client(await newUserWithRuns(3))];
  const both = [away, there];
  await sendNotification({ title: "before" });
  for (const client of both) await client.poll(false);
  await letPass(MINUTE_MS, both);

  // One of them is scheduled, for the middle of the hour: the job sends it, whoever polls.
  const scheduledFor = new Date(Date.now() + 30 * MINUTE_MS).toISOString();
  await sendNotification({ title: "at 30", scheduledFor });
  const due = new Map([5, 20, 50].map((minute) => [minute, `at ${minute}`]));
  let nextPoll = 0;
  for (let minute = 0; minute <= 60; minute += 1) {
    const title = due.get(minute);
    if (title) await sendNotification({ title });
    resetFeed();
    await liveFeed();
    await there.poll(false);
    for (; nextPoll < minute * MINUTE_MS; ) nextPoll += await away.poll(true);
    if (minute === 45) expect((await readStats()).connectedClients).toBe(1);
    if (minute < 60) await letPass(MINUTE_MS, both);
  }
  const failed = away.polls - 1;
  expect(failed).toBeGreaterThan(40);
  expect(failed).toBeLessThan(HOUR_MS / 45_000);
  expect(away.announced).toEqual([]);

  const expected = ["at 5", "at 20", "at 30", "at 50"];
  for (let again = 0; again < 3; again += 1) await away.poll(false);
  // Each poll asks a copy that knows nothing: this one writes who was there before it is let go.
  expect((await readStats()).connectedClients).toBe(1);
  await there.poll(false);
  expect([away.announced, there.announced]).toEqual([expected, expected]);
  expect(away.inbox.items.map(({ title }) => title)).toEqual([...expected].reverse().concat("before"));

  const reader = { kind: "person", userId: away.userId } as const;
  for (const { id } of away.inbox.items)
    for (const _ of [1, 2]) await recordOpened({ reader, input: { notificationId: id, action: "opened" } });
  await countRecipients();
  expect(await readStats()).toMatchObject({
    ...{ totalNotifications: 5, scheduled: 0, totalSent: 10, totalOpened: 5, globalOpenRate: 50, connectedClients: 2 },
  });
  const counts = logged().flatMap(({ event, count }) => (event === "notifications sent" ? [count] : []));
  expect(counts).toEqual([1, 1, 1, 1, 1]);
  process.stdout.write(
    `away for 60 minutes: ${failed} polls failed, ${expected.length} notifications came once, in order\n`,
  );
});
