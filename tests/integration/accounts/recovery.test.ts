import type { ParsedMail } from "mailparser";
import { type OwnUserId, ownIdOf } from "@/lib/accounts/access";
import { scheduleDeletion } from "@/lib/accounts/data/deletion";
import { insertMail, leaseMail } from "@/lib/accounts/data/mails";
import { markEmailVerified } from "@/lib/accounts/data/users";
import { currentActor, requireSignedIn, requireUser } from "@/lib/accounts/guards";
import { requestEmailChange } from "@/lib/accounts/operations/email-address";
import { requestAccountMail } from "@/lib/accounts/operations/mails";
import { changePassword } from "@/lib/accounts/operations/passwords";
import { sendDueMails } from "@/lib/accounts/operations/send-due-mails";
import { endOtherSessions, login } from "@/lib/accounts/operations/sessions";
import { loginBody, mailRequestBody, passwordBody } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { clearCookieJar, copyCookieJar, restoreCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { passwordIn, setUpMailbox } from "@/tests/support/mailbox";
import { contextFor, newUser, PASSWORD } from "@/tests/support/people";
import { rejectionOf } from "@/tests/support/rejection-of";

setUpDatabase();
const mailbox = setUpMailbox();
beforeEach(clearCookieJar);

const START = new Date("2026-05-01T10:00:00Z");
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const at = (now = START, locale: Locale = "en") => ({ ...contextFor({ kind: "visitor" as const }, now), locale });
const NEW = "eight green doors";

const EVERYTHING_BUT_THE_DATE = [
  ...(["hrtime", "nextTick", "performance", "queueMicrotask"] as const),
  ...(["setImmediate", "clearImmediate", "setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const),
];

let count = 0;
async function somebody(about = {}) {
  const email = `recovery${++count}@example.org`;
  const id = await newUser({ email, ...about });
  clearCookieJar();
  return { id, email };
}
async function ask(email: string, now = START, locale: Locale = "en"): Promise<ParsedMail | undefined> {
  await requestAccountMail({
    ctx: at(now, locale),
    kind: "temporaryPassword",
    input: mailRequestBody.parse({ email }),
  });
  await sendDueMails(() => now);
  return mailbox.mails.at(-1);
}
const enter = (email: string, password: string, now = START) =>
  login({ ctx: at(now), input: loginBody.parse({ email, password }) });
async function renew(newPassword = NEW, currentPassword?: string) {
  const ctx = { ...at(), actor: await requireSignedIn() };
  return changePassword({ ctx, input: passwordBody.parse({ newPassword, currentPassword }) });
}

test("a temporary password works once, only to set a new one, and ends every other session", async () => {
  const { id, email } = await somebody();
  await enter(email, PASSWORD);
  const elsewhere = copyCookieJar();
  clearCookieJar();
  const mail = await ask(email);
  const password = passwordIn(mail);

  const reply = await enter(email, password, after(29));
  expect(reply).toMatchObject({ mustChangePassword: true, requiresVerification: false });
  expect(await currentActor()).toEqual({ kind: "visitor" });
  expect(await rejectionOf(requireUser())).toMatchObject({ code: "forbidden", messageKey: "newPasswordFirst" });
  expect(await rejectionOf(enter(email, password))).toMatchObject({ messageKey: "wrongCredentials" });

  await renew();
  expect(await requireUser()).toEqual({ kind: "user", userId: id });
  expect((await enter(email, NEW)).mustChangePassword).toBe(false);
  expect(await rejectionOf(enter(email, PASSWORD))).toMatchObject({ messageKey: "wrongCredentials" });
  restoreCookieJar(elsewhere);
  expect(await currentActor()).toEqual({ kind: "visitor" });
  await sendDueMails(() => START);
  expect(mailbox.mails.at(-1)?.subject).toBe("Your password at Ninefold was changed");
});

test("a person ends every session but the one that asks", async () => {
  const { id, email } = await somebody();
  await enter(email, PASSWORD);
  const elsewhere = copyCookieJar();
  clearCookieJar();
  await enter(email, PASSWORD);
  await endOtherSessions(ownIdOf(await requireUser()));
  expect((await requireUser()).userId).toBe(id);
  restoreCookieJar(elsewhere);
  expect(await currentActor()).toEqual({ kind: "visitor" });
});

test("who came in with one has half an hour to set a new one", async () => {
  const { email, id } = await somebody();
  await enter(email, passwordIn(await ask(email)));
  expect((await requireSignedIn()).userId).toBe(id);
  jest.useFakeTimers({ now: Date.now() + 31 * 60_000, doNotFake: EVERYTHING_BUT_THE_DATE });
  try {
    expect(await rejectionOf(requireSignedIn())).toMatchObject({ code: "unauthenticated" });
  } finally {
    jest.useRealTimers();
  }
});

test("of five browsers that use it at once, one gets in", async () => {
  const { email } = await somebody();
  const password = passwordIn(await ask(email));
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => enter(email, password)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("the old password works all the while, and the temporary one not after half an hour", async () => {
  const { email } = await somebody();
  const password = passwordIn(await ask(email));
  expect((await enter(email, PASSWORD)).mustChangePassword).toBe(false);
  expect(await rejectionOf(enter(email, password, after(30)))).toMatchObject({ messageKey: "wrongCredentials" });
});

test("a second mail takes the place of the first, ten minutes later at the earliest", async () => {
  const { email } = await somebody();
  const first = passwordIn(await ask(email));
  await ask(email, after(9));
  expect(mailbox.mails).toHaveLength(1);
  const second = passwordIn(await ask(email, after(10)));
  expect(second).not.toBe(first);
  expect(await rejectionOf(enter(email, first, after(10)))).toMatchObject({ messageKey: "wrongCredentials" });
  expect((await enter(email, second, after(10))).mustChangePassword).toBe(true);
  await ask(email, after(11));
  expect(mailbox.mails).toHaveLength(3);
});

describe("a stranger", () => {
  const from = (address: string, now = START) => ({ ...at(now), address });
  const guess = (email: string, address: string, password: string) =>
    rejectionOf(login({ ctx: from(address), input: loginBody.parse({ email, password }) }));

  test("who asks for mails neither uses up the owner's requests nor takes the password that was mailed", async () => {
    const { email } = await somebody();
    const input = mailRequestBody.parse({ email });
    const askFrom = (address: string) => requestAccountMail({ ctx: from(address), kind: "temporaryPassword", input });
    const password = passwordIn(await ask(email));
    for (let times = 0; times < 5; times += 1) await askFrom("stranger");
    expect(await rejectionOf(askFrom("stranger"))).toMatchObject({ code: "rate_limited" });
    await askFrom("owner");
    await sendDueMails(() => after(1));
    expect(mailbox.mails).toHaveLength(1);
    expect((await enter(email, password, after(1))).mustChangePassword).toBe(true);
  });

  test("who tries passwords does not keep out whoever has the mailed one", async () => {
    const { email } = await somebody();
    const password = passwordIn(await ask(email));
    // Ten addresses use up what the account has from everywhere.
    for (let address = 0; address < 10; address += 1)
      await Promise.all(Array.from({ length: 10 }, () => guess(email, `guesser ${address}`, "a guess")));
    expect(await guess(email, "owner", PASSWORD)).toMatchObject({ code: "rate_limited" });
    for (let tries = 0; tries < 31; tries += 1) await guess(email, "guesser 1", "7kqm-x2vd-7kqm-x2vd");
    expect(await guess(email, "guesser 1", "7kqm-x2vd-7kqm-x2vd")).toMatchObject({ code: "rate_limited" });
    const reply = await login({ ctx: from("owner"), input: loginBody.parse({ email, password }) });
    expect(reply.mustChangePassword).toBe(true);
  });

  test("at the address of a group is stopped over many accounts, and the group signs in on", async () => {
    const { email } = await somebody();
    const guesses = [];
    for (let times = 0; times < 110; times += 1)
      guesses.push((await guess(`victim-${times}@example.org`, "office", "a guess")).code);
    expect(guesses.filter((code) => code === "unauthenticated")).toHaveLength(100);
    expect(guesses.at(-1)).toBe("rate_limited");
    await newUser({ email: "member@example.org" });
    const input = loginBody.parse({ email: "member@example.org", password: PASSWORD });
    expect((await login({ ctx: from("office"), input })).user.email).toBe("member@example.org");
    expect(await guess(email, "elsewhere", "a guess")).toMatchObject({ code: "unauthenticated" });
  });
});

test("an address without an account is answered the same, and nothing is sent", async () => {
  const { email } = await somebody();
  const ask = (address: string) =>
    requestAccountMail({ ctx: at(), kind: "temporaryPassword", input: { email: address } });
  expect(await ask("nobody-at-all@example.org")).toEqual(await ask(email));
  expect(await (await db()).outgoingMail.count()).toBe(2);
  expect(await sendDueMails(() => START)).toBe(1);
  expect([mailbox.mails.length, await (await db()).outgoingMail.count()]).toEqual([1, 0]);
});

test("neither the queue nor the account ever holds the password", async () => {
  const { id, email } = await somebody();
  await requestAccountMail({ ctx: at(), kind: "temporaryPassword", input: { email } });
  const [row] = await (await db()).outgoingMail.findMany();
  expect(Object.keys(row ?? {}).sort()).toEqual(
    ["attempts", "createdAt", "dueAt", "email", "epoch", "givenUpAt", "id", "kind", "locale", "userId"].sort(),
  );
  await sendDueMails(() => START);
  const password = passwordIn(mailbox.mails.at(-1));
  const user = await (await db()).user.findUniqueOrThrow({ where: { id } });
  expect(user.temporaryHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(user)).not.toContain(password);
});

test("a mail that cannot go out is tried again later, some times, then given up", async () => {
  const { email } = await somebody();
  mailbox.refusals = [550, 550];
  await ask(email);
  expect(mailbox.mails).toHaveLength(0);
  await sendDueMails(() => after(1));
  expect(mailbox.tries).toBe(1);
  await sendDueMails(() => after(2));
  expect(mailbox.tries).toBe(2);
  expect(await sendDueMails(() => after(10))).toBe(1);
  mailbox.refusals = Array.from({ length: 9 }, () => 550);
  await ask(email, after(20));
  for (let minutes = 22; minutes < 200; minutes += 40) await sendDueMails(() => after(minutes));
  const client = await db();
  expect(await client.outgoingMail.findMany()).toMatchObject([{ email, attempts: 5, givenUpAt: expect.any(Date) }]);
  await client.outgoingMail.deleteMany();
});

test("a hundred mails go out in one turn, the one that can undo a deletion first", async () => {
  const { email } = await somebody();
  for (let at = 0; at < 100; at += 1)
    await insertMail({ kind: "temporaryPassword", email: `nobody-${at}@example.org`, locale: "en", createdAt: START });
  await ask(email);
  expect(await (await db()).outgoingMail.count()).toBe(0);
  const { id } = await somebody();
  await insertMail({ kind: "passwordChanged", email, locale: "en", createdAt: START });
  await scheduleDeletion(id as OwnUserId, after(10), { kind: "undoDeletion", locale: "en", createdAt: after(1) });
  expect((await leaseMail(after(2)))?.kind).toBe("undoDeletion");
  await (await db()).outgoingMail.deleteMany();
});

test("who asks again before the mail has gone out gets one", async () => {
  const { email } = await somebody();
  for (let time = 0; time < 3; time += 1)
    await requestAccountMail({ ctx: at(), kind: "temporaryPassword", input: { email } });
  expect(await sendDueMails(() => START)).toBe(1);
});

test("two copies of the server that look at once send a mail once", async () => {
  const { email } = await somebody();
  await requestAccountMail({ ctx: at(), kind: "temporaryPassword", input: { email } });
  const sent = await Promise.all([sendDueMails(() => START), sendDueMails(() => START), sendDueMails(() => START)]);
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(mailbox.mails).toHaveLength(1);
});

test("a name stays text, in the mail's HTML and in its head", async () => {
  const { email, id } = await somebody({ firstName: "<script>alert(1)</script>", lastName: "Verma" });
  await markEmailVerified(id, email, START);
  const mail = await ask(email);
  expect(mail?.html).toContain("Hello &lt;script&gt;alert(1)&lt;/script&gt;,");
  expect(mail?.html).not.toContain("<script");
  expect(mail?.headerLines.map(({ line }) => line).join("\n")).not.toContain("script");
});

test("a name goes to an address that was confirmed, and to no other", async () => {
  const { email, id } = await somebody({ firstName: "You won" });
  expect((await ask(email))?.text).toMatch(/^Hello,\n/);
  await markEmailVerified(id, email, START);
  expect((await ask(email, after(10)))?.text).toMatch(/^Hello You won,\n/);
  const input = { email: "new@example.org", password: PASSWORD };
  await requestEmailChange({ ctx: at(), userId: id, input });
  await sendDueMails(() => after(10));
  expect(mailbox.mails.at(-1)?.text).toMatch(/^Hello,\n/);
});

test.each<[Locale, string, string]>([
  ["en", "ltr", "Your temporary password for Ninefold"],
  ["hi-G4", "ltr", "Ninefold के लिए अस्थायी पासवर्ड"],
  ["hi-Latn", "ltr", "Ninefold ke liye temporary password"],
  ["ur-G4", "rtl", "\u2067آپ کا عارضی پاس ورڈ، Ninefold کے لیے\u2069"],
])("in %s it reads %s", async (locale, dir, subject) => {
  const { email } = await somebody();
  const mail = await ask(email, START, locale);
  expect(mail?.subject).toBe(subject);
  expect(mail?.html).toContain(`dir="${dir}"`);
  expect(mail?.text).toContain(`/login?lang=${locale}`);
  expect(mail?.text).not.toMatch(/\{\w+\}|\bmail\.\w/);
});

describe("changing the password", () => {
  test("asks for the current one, and counts the guesses", async () => {
    const email = `change${++count}@example.org`;
    await newUser({ email });
    expect(await rejectionOf(renew(NEW))).toMatchObject({ code: "invalid_input", messageKey: "wrongPassword" });
    expect(await rejectionOf(renew(NEW, "a guess"))).toMatchObject({ messageKey: "wrongPassword" });
    await renew(NEW, PASSWORD);
    expect((await requireUser()).kind).toBe("user");
    for (let tries = 0; tries < 7; tries += 1) await rejectionOf(renew(NEW, "a guess"));
    expect(await rejectionOf(renew(PASSWORD, NEW))).toMatchObject({ code: "rate_limited" });
  });
});
