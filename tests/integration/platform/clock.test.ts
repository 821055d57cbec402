import { deleteDueAccounts, requestDeletion, undoDeletion } from "@/lib/accounts/operations/deletion";
import { sendDueMails } from "@/lib/accounts/operations/send-due-mails";
import { now, setDatabaseTime } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/client";
import { followDatabaseClock } from "@/lib/platform/db/database-clock";
import { setUpDatabase } from "@/tests/support/database";
import { setUpMailbox, tokenIn } from "@/tests/support/mailbox";
import { contextFor, newUser, PASSWORD } from "@/tests/support/people";

setUpDatabase();
const mailbox = setUpMailbox();

const AHEAD_MS = 600_000;
/** By the real clock, which no test moves. */
const trueTime = () => performance.timeOrigin + performance.now();
const secondsOff = () => (now().getTime() - trueTime()) / 1_000;

/** Puts this machine's clock ten minutes ahead; timers go on as they do. */
function putClockAhead(): void {
  jest.useFakeTimers({
    now: Date.now() + AHEAD_MS,
    doNotFake: [
      "hrtime",
      "nextTick",
      "performance",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setInterval",
      "clearInterval",
      "setTimeout",
      "clearTimeout",
    ],
  });
}

beforeEach(putClockAhead);
afterEach(() => {
  jest.useRealTimers();
  setDatabaseTime(undefined);
});

/** The embedded database runs in this process and has its clock. */
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onServer("a machine whose clock is ten minutes ahead of the database's", () => {
  test("counts by the database's, also when its own is put right", async () => {
    expect(secondsOff()).toBeGreaterThan(590);
    await followDatabaseClock();
    expect(Math.abs(secondsOff())).toBeLessThan(1);
    jest.setSystemTime(Date.now() - 2 * AHEAD_MS);
    expect(Math.abs(secondsOff())).toBeLessThan(1);
  });

  test("deletes no account before its ten minutes, which another copy gave it", async () => {
    // The other copy's clock is right.
    const byOther = new Date(trueTime());
    const userId = await newUser({ email: "waits@example.org" });
    await requestDeletion({ ctx: contextFor({ kind: "visitor" }, byOther), userId, input: { password: PASSWORD } });
    await sendDueMails(() => byOther);
    await followDatabaseClock();
    expect(await deleteDueAccounts(now(), async () => true)).toBe(0);
    const token = tokenIn(mailbox.mails.at(-1));
    expect(await undoDeletion({ ctx: contextFor({ kind: "visitor" }, now()), input: { token } })).toEqual({
      success: true,
    });
    expect(await (await db()).user.count({ where: { id: userId } })).toBe(1);
  });
});

test("without a shared database, the time is this machine's", async () => {
  if (process.env.TEST_DATABASE_URL) return;
  await followDatabaseClock();
  expect(secondsOff()).toBeGreaterThan(590);
});
