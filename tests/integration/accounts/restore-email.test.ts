import type { OwnUserId } from "@/lib/accounts/access";
import { isAddressHeld } from "@/lib/accounts/data/tokens";
import { currentActor } from "@/lib/accounts/guards";
import { register } from "@/lib/accounts/operations/account";
import { deleteDueAccounts, requestDeletion } from "@/lib/accounts/operations/deletion";
import { requestEmailChange, restoreEmail, verifyEmail } from "@/lib/accounts/operations/email-address";
import { changePassword } from "@/lib/accounts/operations/passwords";
import { sendDueMails } from "@/lib/accounts/operations/send-due-mails";
import { login } from "@/lib/accounts/operations/sessions";
import { loginBody } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { clearCookieJar, copyCookieJar, restoreCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { setUpMailbox, tokenIn } from "@/tests/support/mailbox";
import { contextFor, newUser, PASSWORD, registration } from "@/tests/support/people";
import { rejectionOf } from "@/tests/support/rejection-of";

setUpDatabase();
const mailbox = setUpMailbox();
beforeEach(clearCookieJar);

const START = Date.UTC(2026, 4, 1, 10);
const DAY_MS = 86_400_000;
const after = (days: number) => new Date(START + days * DAY_MS);
const at = (days = 0) => contextFor({ kind: "visitor" as const }, after(days));
const enter = (email: string, password = PASSWORD) => login({ ctx: at(), input: loginBody.parse({ email, password }) });
const restore = (token: string, days = 0) => restoreEmail({ ctx: at(days), input: { token } });
const GONE = { code: "not_found", messageKey: "linkNotGood" };
const recipient = (mail: (typeof mailbox.mails)[number] | undefined) => [mail?.to].flat()[0]?.text;
/** The latest mail to an address: others may go out in the same turn. */
const mailTo = (email: string) => mailbox.mails.findLast((mail) => recipient(mail) === email);

/** Somebody whose address is confirmed. */
async function confirmed(email: string): Promise<OwnUserId> {
  const userId = await newUser({ email });
  await (await db()).user.update({ where: { id: userId }, data: { emailVerifiedAt: after(-1) } });
  return userId;
}

/** Moves the account to another address, and gives the link that came to the one of before. */
async function move(userId: OwnUserId, email: string, days = 0): Promise<string> {
  const from = await addressOf(userId);
  await requestEmailChange({ ctx: at(days), userId, input: { email, password: PASSWORD } });
  await sendDueMails(() => after(days));
  await verifyEmail({ ctx: at(days), input: { token: tokenIn(mailTo(email)) } });
  await sendDueMails(() => after(days));
  return tokenIn(mailTo(from));
}

const addressOf = async (id: string) => (await (await db()).user.findUniqueOrThrow({ where: { id } })).email;

test("the old address takes its account back, once: every session and the old password end, and a new one is due", async () => {
  const userId = await confirmed("owner@example.org");
  const token = await move(userId, "thief@example.org");
  const mail = mailTo("owner@example.org");
  expect([recipient(mail), mail?.subject]).toEqual(["owner@example.org", "Your email at Ninefold was changed"]);
  expect(mail?.text).toContain("/restore-email?token=");
  expect(mail?.text).toContain("7 days");
  expect(mail?.text).not.toContain("thief@example.org");
  expect(JSON.stringify(await (await db()).accountToken.findMany({ where: { userId } }))).not.toContain(token);

  await enter("thief@example.org");
  const thief = copyCookieJar();
  clearCookieJar();
  const reply = await restore(token, 6.9);
  expect(reply).toMatchObject({ user: { id: userId, email: "owner@example.org" }, mustChangePassword: true });
  const owner = copyCookieJar();
  restoreCookieJar(thief);
  expect(await currentActor()).toEqual({ kind: "visitor" });
  for (const email of ["thief@example.org", "owner@example.org"])
    expect(await rejectionOf(enter(email))).toMatchObject({ messageKey: "wrongCredentials" });
  expect(await rejectionOf(restore(token))).toMatchObject(GONE);

  restoreCookieJar(owner);
  const ctx = contextFor({ kind: "user" as const, userId, mustChangePassword: true }, after(6.9));
  await changePassword({ ctx, input: { newPassword: "eight green doors" } });
  expect((await enter("owner@example.org", "eight green doors")).user.id).toBe(userId);
});

test("the way back is open for seven days, and of several tries at once one goes through", async () => {
  const late = await confirmed("late@example.org");
  expect(await rejectionOf(restore(await move(late, "late-2@example.org"), 7))).toMatchObject(GONE);
  expect(await addressOf(late)).toBe("late-2@example.org");
  const token = await move(await confirmed("twice@example.org"), "twice-2@example.org");
  const tries = await Promise.allSettled([restore(token), restore(token), restore(token)]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("an address that nobody confirmed gets the note without a way back", async () => {
  const userId = await newUser({ email: "slip@example.org" });
  await requestEmailChange({ ctx: at(), userId, input: { email: "right@example.org", password: PASSWORD } });
  await sendDueMails(() => after(0));
  await verifyEmail({ ctx: at(), input: { token: tokenIn(mailTo("right@example.org")) } });
  await sendDueMails(() => after(0));
  expect(mailTo("slip@example.org")?.text).toContain("Ninefold");
  expect(mailTo("slip@example.org")?.text).not.toContain("token=");
  expect(await (await db()).accountToken.count({ where: { userId } })).toBe(0);
});

test("whoever moves the account on does not close the way back, and cannot use it against the first address", async () => {
  const userId = await confirmed("first@example.org");
  const first = await move(userId, "second@example.org");
  const second = await move(userId, "third@example.org", 0.1);
  await restore(second, 0.2);
  expect(await addressOf(userId)).toBe("second@example.org");
  await restore(first, 0.3);
  expect(await addressOf(userId)).toBe("first@example.org");

  const other = await confirmed("one@example.org");
  const one = await move(other, "two@example.org");
  const two = await move(other, "three@example.org", 0.1);
  await restore(one, 0.2);
  expect(await rejectionOf(restore(two, 0.3))).toMatchObject(GONE);
  expect(await addressOf(other)).toBe("one@example.org");
});

test("nobody registers an address that can still take an account back", async () => {
  const email = "held@example.org";
  const token = await move(await confirmed(email), "holder@example.org");
  const join = (days: number) =>
    register({ ctx: at(days), input: registration({ email, submissionTime: after(days).toISOString() }) });
  expect(await rejectionOf(join(1))).toMatchObject({ code: "conflict", messageKey: "emailTaken" });
  expect(await isAddressHeld(email, after(7))).toBe(false);
  await restore(token, 2);
  expect(await isAddressHeld(email, after(2))).toBe(false);
});

test("an address is held from the change on, before its mail has gone out", async () => {
  const userId = await confirmed("quick@example.org");
  await requestEmailChange({ ctx: at(), userId, input: { email: "quicker@example.org", password: PASSWORD } });
  await sendDueMails(() => after(0));
  await verifyEmail({ ctx: at(), input: { token: tokenIn(mailTo("quicker@example.org")) } });
  expect(await isAddressHeld("quick@example.org", after(0))).toBe(true);
});

test("a deletion that was asked for after the change is undone, also where it came before the mail", async () => {
  const userId = await confirmed("kept@example.org");
  await requestEmailChange({ ctx: at(), userId, input: { email: "eraser@example.org", password: PASSWORD } });
  await sendDueMails(() => after(0));
  await verifyEmail({ ctx: at(), input: { token: tokenIn(mailTo("eraser@example.org")) } });
  const ctx = contextFor({ kind: "user" as const, userId }, after(0));
  await requestDeletion({ ctx, userId, input: { password: PASSWORD } });
  await sendDueMails(() => after(0));
  await restore(tokenIn(mailTo("kept@example.org")));
  await deleteDueAccounts(after(1), async () => true);
  expect(await addressOf(userId)).toBe("kept@example.org");
});
