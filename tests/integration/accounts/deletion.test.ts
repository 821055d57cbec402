import { randomUUID } from "node:crypto";
import { erasePersonalData } from "@/app/_personal-data";
import { currentActor } from "@/lib/accounts/guards";
import { deleteDueAccounts, requestDeletion, undoDeletion } from "@/lib/accounts/operations/deletion";
import { requestAccountMail } from "@/lib/accounts/operations/mails";
import { sendDueMails } from "@/lib/accounts/operations/send-due-mails";
import { login } from "@/lib/accounts/operations/sessions";
import { recordStep } from "@/lib/analytics/operations/record-step";
import { db } from "@/lib/platform/db/client";
import { clearCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { setUpMailbox, tokenIn } from "@/tests/support/mailbox";
import { contextFor, newUser, PASSWORD } from "@/tests/support/people";
import { rejectionOf } from "@/tests/support/rejection-of";
import { seedActivity } from "@/tests/support/seed-activity";
import { TEXTS } from "@/tests/support/seeds";

setUpDatabase(TEXTS);
const mailbox = setUpMailbox();
beforeEach(clearCookieJar);

const START = new Date("2026-05-01T10:00:00Z");
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const at = (now = START) => contextFor({ kind: "visitor" as const }, now);
const enter = (email: string, now = START) => login({ ctx: at(now), input: { email, password: PASSWORD } });
const sweep = (now: Date) => deleteDueAccounts(now, erasePersonalData);

async function leaving(email: string) {
  const userId = await newUser({ email });
  const reply = await requestDeletion({ ctx: at(), userId, input: { password: PASSWORD } });
  await sendDueMails(() => START);
  return { userId, reply, token: tokenIn(mailbox.mails.at(-1)) };
}

test("asks for the password first", async () => {
  const userId = await newUser();
  const failure = await rejectionOf(requestDeletion({ ctx: at(), userId, input: { password: "a guess" } }));
  expect(failure).toMatchObject({ code: "invalid_input", messageKey: "wrongPassword" });
  expect((await currentActor()).kind).toBe("user");
});

test("signs out at once and keeps everybody out, with a sentence for who knows the password", async () => {
  const { reply } = await leaving("leaves@example.org");
  expect(reply.deletesAt).toBe(after(10).toISOString());
  expect(await currentActor()).toEqual({ kind: "visitor" });
  expect(await rejectionOf(enter("leaves@example.org"))).toMatchObject({
    code: "forbidden",
    messageKey: "deletionPending",
  });
  await requestAccountMail({ ctx: at(), kind: "temporaryPassword", input: { email: "leaves@example.org" } });
  expect(await sendDueMails(() => START)).toBe(0);
});

test("the mailed link keeps the account for ten minutes, once", async () => {
  const { token, userId } = await leaving("returns@example.org");
  expect(await sweep(after(9))).toBe(0);
  expect(await undoDeletion({ ctx: at(after(9)), input: { token } })).toEqual({ success: true });
  await sweep(after(11));
  expect((await enter("returns@example.org")).user.id).toBe(userId);
  expect(await rejectionOf(undoDeletion({ ctx: at(after(9)), input: { token } }))).toMatchObject({ code: "not_found" });
});

test("a mail that is held up leaves the account its ten minutes", async () => {
  const userId = await newUser({ email: "held-up@example.org" });
  await requestDeletion({ ctx: at(), userId, input: { password: PASSWORD } });
  expect(await sweep(after(11))).toBe(0);
  await sendDueMails(() => after(12));
  const token = tokenIn(mailbox.mails.at(-1));
  expect(await sweep(after(21))).toBe(0);
  expect(await undoDeletion({ ctx: at(after(21)), input: { token } })).toEqual({ success: true });
});

test("after that everything of theirs is gone, whenever the server looks, and others keep theirs", async () => {
  const other = await newUser();
  await seedActivity(other);
  const email = "gone@example.org";
  const userId = await newUser({ email });
  await seedActivity(userId);
  const event = { id: randomUUID(), step: "rheti", session: "visit", timestamp: START.toISOString() } as const;
  const ctx = contextFor({ kind: "user" as const, userId }, START);
  await recordStep({ ctx, input: { ...event, data: { mode: "login" } } });
  await requestDeletion({ ctx: at(), userId, input: { password: PASSWORD } });
  await sendDueMails(() => START);
  const token = tokenIn(mailbox.mails.at(-1));

  expect(await rejectionOf(undoDeletion({ ctx: at(after(10)), input: { token } }))).toMatchObject({
    code: "not_found",
  });
  const turns = await Promise.all([sweep(after(3_000)), sweep(after(3_000))]);
  expect(turns.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await sweep(after(3_001))).toBe(0);

  const client = await db();
  const where = { userId };
  expect(await client.user.count({ where: { id: userId } })).toBe(0);
  expect([await client.assessment.count({ where }), await client.report.count({ where })]).toEqual([0, 0]);
  expect([await client.accountToken.count({ where }), await client.outgoingMail.count({ where })]).toEqual([0, 0]);
  expect(await client.analyticsEvent.count({ where: { id: event.id } })).toBe(0);
  expect([await client.assessmentFact.count({ where }), await client.analyticsRun.count({ where })]).toEqual([0, 0]);
  expect(await client.report.count({ where: { userId: other } })).toBe(1);
  expect(await rejectionOf(enter(email))).toMatchObject({ messageKey: "wrongCredentials" });
});

test("no key of a limit names an address", async () => {
  await rejectionOf(enter("counted@example.org"));
  const rows = await (await db()).rateLimit.findMany();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ key }) => /@|test$/.test(key))).toEqual([]);
});
