import type { Actor } from "@/lib/accounts/access";
import { setPassword } from "@/lib/accounts/data/users";
import { currentActor } from "@/lib/accounts/guards";
import { register } from "@/lib/accounts/operations/account";
import {
  cancelEmailChange,
  loadWaitingEmail,
  requestEmailChange,
  resendEmailChange,
  verifyEmail,
} from "@/lib/accounts/operations/email-address";
import { requestAccountMail } from "@/lib/accounts/operations/mails";
import { sendDueMails } from "@/lib/accounts/operations/send-due-mails";
import { login } from "@/lib/accounts/operations/sessions";
import { emailChangeBody, loginBody } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { resetEnvForTests } from "@/lib/platform/env";
import type { RequestContext } from "@/lib/platform/http/context";
import { hashPassword } from "@/lib/platform/password";
import { clearCookieJar, copyCookieJar, restoreCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { passwordIn, setUpMailbox, tokenIn } from "@/tests/support/mailbox";
import { contextFor, newUser, PASSWORD, registration } from "@/tests/support/people";
import { rejectionOf } from "@/tests/support/rejection-of";

setUpDatabase();
const mailbox = setUpMailbox();
beforeEach(clearCookieJar);

const START = new Date("2026-05-01T10:00:00Z");
const at = (hours = 0) => contextFor({ kind: "visitor" as const }, new Date(START.getTime() + hours * 3_600_000));
const enter = (email: string, password = PASSWORD, ctx = at()) =>
  login({ ctx, input: loginBody.parse({ email, password }) });
const open = (token: string, ctx: RequestContext<Actor> = at()) => verifyEmail({ ctx, input: { token } });

function requireVerification(wanted: boolean): void {
  process.env.REQUIRE_EMAIL_VERIFICATION = String(wanted);
  resetEnvForTests();
}
afterAll(() => {
  delete process.env.REQUIRE_EMAIL_VERIFICATION;
  resetEnvForTests();
});

describe("where addresses have to be confirmed", () => {
  beforeAll(() => requireVerification(true));
  const join = (email: string) =>
    register({ ctx: at(), input: registration({ email, submissionTime: START.toISOString() }) });
  async function joined(email: string): Promise<string> {
    await join(email);
    await sendDueMails(() => START);
    return tokenIn(mailbox.mails.at(-1));
  }

  test("nobody is signed in before the link was opened, and then once", async () => {
    const email = "waits@example.org";
    const reply = await join(email);
    expect([reply.requiresVerification, copyCookieJar()]).toEqual([true, []]);
    expect(await enter(email)).toMatchObject({ requiresVerification: true, user: { email } });
    expect(copyCookieJar()).toEqual([]);
    await sendDueMails(() => START);
    const token = tokenIn(mailbox.mails.at(-1));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await (await db()).accountToken.findMany())).not.toContain(token);
    expect(await open(token)).toEqual({ email });
    expect((await enter(email)).requiresVerification).toBe(false);
    expect((await currentActor()).kind).toBe("user");
    expect(await rejectionOf(open(token))).toMatchObject({ code: "not_found", messageKey: "linkNotGood" });
  });

  test("a link is good for a day, and of two that open it at once one does", async () => {
    const late = await joined("late@example.org");
    expect(await rejectionOf(open(late, at(24)))).toMatchObject({ messageKey: "linkNotGood" });
    const token = await joined("twice@example.org");
    const tries = await Promise.allSettled([open(token), open(token), open(token)]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("another link can be asked for, and for an address that needs none nothing is sent", async () => {
    const email = "again@example.org";
    await joined(email);
    const ask = (address: string) => requestAccountMail({ ctx: at(), kind: "verifyEmail", input: { email: address } });
    expect(await ask(email)).toEqual(await ask("nobody@example.org"));
    expect(await sendDueMails(() => START)).toBe(1);
    await open(tokenIn(mailbox.mails.at(-1)));
    await ask(email);
    expect(await sendDueMails(() => START)).toBe(0);
  });

  test("a temporary password that came by mail confirms the address as well", async () => {
    const email = "recovers@example.org";
    await joined(email);
    await requestAccountMail({ ctx: at(), kind: "temporaryPassword", input: { email } });
    await sendDueMails(() => START);
    const reply = await enter(email, passwordIn(mailbox.mails.at(-1)));
    expect(reply).toMatchObject({ requiresVerification: false, mustChangePassword: true });
  });
});

describe("changing the address", () => {
  beforeAll(() => requireVerification(false));
  const change = async (userId: Awaited<ReturnType<typeof newUser>>, email: string, password = PASSWORD) => {
    await requestEmailChange({ ctx: at(), userId, input: emailChangeBody.parse({ email, password }) });
    await sendDueMails(() => START);
  };

  test("takes a link that was mailed there; the old address is told", async () => {
    const userId = await newUser({ email: "old@example.org" });
    await change(userId, "New@Example.org");
    const [mail] = mailbox.mails;
    expect([mail?.to].flat()[0]?.text).toBe("new@example.org");
    expect((await enter("old@example.org")).user.id).toBe(userId);
    const elsewhere = copyCookieJar();
    clearCookieJar();
    await enter("old@example.org");
    const ctx = { ...at(), actor: await currentActor() };
    expect(await open(tokenIn(mail), ctx)).toEqual({ email: "new@example.org" });
    // The browser that opened the link stays signed in; every other session ended with the old address.
    expect(await currentActor()).toEqual({ kind: "user", userId });
    restoreCookieJar(elsewhere);
    expect(await currentActor()).toEqual({ kind: "visitor" });
    expect((await enter("new@example.org")).user.id).toBe(userId);
    expect(await rejectionOf(enter("old@example.org"))).toMatchObject({ messageKey: "wrongCredentials" });
    await sendDueMails(() => START);
    const note = mailbox.mails.at(-1);
    expect([[note?.to].flat()[0]?.text, note?.subject]).toEqual([
      "old@example.org",
      "Your email at Ninefold was changed",
    ]);
    expect(note?.text).not.toContain("new@example.org");
  });

  test("a link or a mail that was asked for under another password is good for nothing", async () => {
    const userId = await newUser({ email: "robbed@example.org" });
    await change(userId, "thief@example.org");
    const token = tokenIn(mailbox.mails.at(-1));
    const input = emailChangeBody.parse({ email: "thief2@example.org", password: PASSWORD });
    await requestEmailChange({ ctx: at(), userId, input });
    await setPassword(userId, await hashPassword("eight green doors"));
    expect(await loadWaitingEmail({ ctx: at(), userId })).toEqual({ waiting: null });
    expect(await rejectionOf(open(token))).toMatchObject({ code: "not_found", messageKey: "linkNotGood" });
    expect(await sendDueMails(() => START)).toBe(0);
  });

  test("no more mails go to one address than to somebody who forgot their password", async () => {
    const outcomes: string[] = [];
    for (const name of ["first", "second"]) {
      const userId = await newUser({ email: `${name}-sender@example.org` });
      for (let time = 0; time < 4; time += 1) {
        const asked = change(userId, "victim@example.org").then(() => "sent");
        outcomes.push(await asked.catch(({ code }) => code));
      }
    }
    expect(outcomes).toEqual([...Array(5).fill("sent"), ...Array(3).fill("rate_limited")]);
  });

  test("asks for the password, and tells nobody that an address is taken", async () => {
    const userId = await newUser({ email: "mover@example.org" });
    await newUser({ email: "taken@example.org" });
    expect(await rejectionOf(change(userId, "free@example.org", "a guess"))).toMatchObject({
      messageKey: "wrongPassword",
    });
    await change(userId, "taken@example.org");
    expect(mailbox.mails).toHaveLength(0);
  });

  test("the new address waits in sight for a day, also when it is taken; another link can be asked for", async () => {
    const userId = await newUser({ email: "patient@example.org" });
    await newUser({ email: "occupied@example.org" });
    const until = at(24).now.toISOString();
    for (const email of ["waiting@example.org", "occupied@example.org"]) {
      await change(userId, email);
      expect(await loadWaitingEmail({ ctx: at(), userId })).toEqual({ waiting: { email, until } });
    }
    expect(await loadWaitingEmail({ ctx: at(24), userId })).toEqual({ waiting: null });
    expect(await rejectionOf(resendEmailChange({ ctx: at(24), userId }))).toMatchObject({ code: "not_found" });
    // A later wish takes the place of an earlier one, whose link is void.
    expect(await rejectionOf(open(tokenIn(mailbox.mails.at(-1))))).toMatchObject({ messageKey: "linkNotGood" });
    await change(userId, "waiting@example.org");
    await resendEmailChange({ ctx: at(), userId });
    await sendDueMails(() => START);
    expect(await open(tokenIn(mailbox.mails.at(-1)))).toEqual({ email: "waiting@example.org" });
    await sendDueMails(() => START);
    expect(await loadWaitingEmail({ ctx: at(), userId })).toEqual({ waiting: null });
  });

  test("is called off: neither the link nor a mail that was still to be sent is good for anything", async () => {
    const userId = await newUser({ email: "stays@example.org" });
    await change(userId, "leaves@example.org");
    const token = tokenIn(mailbox.mails.at(-1));
    const input = emailChangeBody.parse({ email: "leaves@example.org", password: PASSWORD });
    await requestEmailChange({ ctx: at(), userId, input });
    expect(await cancelEmailChange({ ctx: at(), userId })).toEqual({ waiting: null });
    expect(await sendDueMails(() => START)).toBe(0);
    expect(await rejectionOf(open(token))).toMatchObject({ messageKey: "linkNotGood" });
    expect((await enter("stays@example.org")).user.id).toBe(userId);
  });

  test("fails when somebody else took the address in between", async () => {
    const userId = await newUser({ email: "slow@example.org" });
    await change(userId, "contested@example.org");
    const token = tokenIn(mailbox.mails.at(-1));
    await newUser({ email: "contested@example.org" });
    expect(await rejectionOf(open(token))).toMatchObject({ code: "conflict", messageKey: "emailTaken" });
    expect((await enter("slow@example.org")).user.id).toBe(userId);
  });
});
