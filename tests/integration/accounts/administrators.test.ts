import { Secret, TOTP } from "otpauth";
import { GET as exportAssessments } from "@/app/api/assessments/all/route";
import { PATCH as editAtom } from "@/app/api/v2/coverage/atoms/[id]/route";
import { deleteActionsBefore, insertAction } from "@/lib/accounts/data/administrator-actions";
import { currentAdministrator } from "@/lib/accounts/data/administrator-sessions";
import { requireAdmin, requireUserOrAdminCached } from "@/lib/accounts/guards";
import { loadActions } from "@/lib/accounts/operations/actions";
import { administratorJoin, adminLogin, adminLogout } from "@/lib/accounts/operations/administrator-login";
import {
  inviteAdministrator,
  manageAdministrator,
  sendAdministratorLink,
} from "@/lib/accounts/operations/administrators";
import {
  beginOwnSecondFactor,
  changeOwnPassword,
  endOwnSession,
  finishOwnSecondFactor,
  listOwnSessions,
} from "@/lib/accounts/operations/own-administration";
import { sendDueMails } from "@/lib/accounts/operations/send-due-mails";
import { actionsQuery, adminJoinBody } from "@/lib/accounts/schema/administrators";
import { readCell } from "@/lib/content/operations/coverage";
import { db } from "@/lib/platform/db/client";
import { adminPassword } from "@/lib/platform/secrets";
import { adminContext } from "@/tests/support/admin-context";
import { newAdministrator, signInAs } from "@/tests/support/administrators";
import { clearCookieJar, copyCookieJar, restoreCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { setUpMailbox, tokenIn } from "@/tests/support/mailbox";
import { contextFor, PASSWORD } from "@/tests/support/people";
import { rejectionOf } from "@/tests/support/rejection-of";
import { TEXTS } from "@/tests/support/seeds";

setUpDatabase(TEXTS);
const mailbox = setUpMailbox();
beforeEach(clearCookieJar);

const visitor = (now?: Date) => contextFor({ kind: "visitor" as const }, now);
const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const join = (token: string, password = PASSWORD, now?: Date) =>
  administratorJoin({ ctx: visitor(now), browser: null, input: adminJoinBody.parse({ token, password }) });
const own = async (now?: Date) => contextFor(await requireAdmin(), now);
const log = async () => (await loadActions(actionsQuery.parse({}))).items;

async function invitedEditor(email: string): Promise<{ id: string; token: string }> {
  const { id } = await inviteAdministrator({ ctx: adminContext(), input: { email, role: "editor" } });
  await sendDueMails(() => new Date());
  return { id, token: tokenIn(mailbox.mails.at(-1)) };
}

test("an invited editor publishes a text and cannot export, and the log shows both", async () => {
  const { token } = await invitedEditor("meera@example.org");
  expect(mailbox.mails.at(-1)).toMatchObject({ subject: "Your access to the administration of Ninefold" });
  expect(await join(token)).toEqual({ success: true, signedIn: true });

  const cell = { slug: "love", locale: "en", type: "Individualist", state: "", role: "overview" } as const;
  const [atom] = (await readCell({ input: cell })).atoms;
  const [id, body] = [atom?.id ?? "", `${atom?.body} And you say so kindly.`];
  const change = JSON.stringify({ body, status: "published", by: "Meera", seen: atom?.updatedAt });
  const headers = { "content-type": "application/json" };
  const request = new Request(`http://localhost/api/v2/coverage/atoms/${id}`, {
    method: "PATCH",
    headers,
    body: change,
  });
  expect((await editAtom(request, { params: Promise.resolve({ id }) })).status).toBe(200);
  expect((await readCell({ input: cell })).atoms[0]).toMatchObject({ body, status: "published" });

  const asked = new Request("http://localhost/api/assessments/all?format=csv");
  const refusal = await exportAssessments(asked, { params: Promise.resolve({}) });
  expect([refusal.status, (await refusal.json()).message]).toEqual([403, "Your role doesn’t include this."]);

  const by = { email: "meera@example.org", role: "editor" };
  const PLACE = "love · en · Individualist · overview · #1";
  expect((await log()).slice(0, 3)).toMatchObject([
    { ...by, action: "refused", endpoint: "GET /api/assessments/all", subject: null },
    { ...by, action: "textPublish", endpoint: "PATCH /api/v2/coverage/atoms/[id]", subject: PLACE },
    { ...by, action: "administratorJoin" },
  ]);
});

test("the log can be added to, and nothing in it be changed or taken away before two years have passed", async () => {
  const { administratorAction: table, ...client } = await db();
  const entry = { administratorId: null, email: null, role: "owner", subject: null, endpoint: "GET /api/actions" };
  const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000);
  await insertAction({ ...entry, action: "textsExport", at: yearsAgo(1) });
  await insertAction({ ...entry, action: "answersExport", at: yearsAgo(3) });
  const kept = /only ever added to/;
  await expect(table.updateMany({ data: { action: "nothing" } })).rejects.toThrow(kept);
  await expect(table.deleteMany({ where: { action: "textsExport" } })).rejects.toThrow(kept);
  await expect((await db()).$executeRawUnsafe('TRUNCATE "AdministratorAction"')).rejects.toThrow(kept);
  await deleteActionsBefore(yearsAgo(2));
  expect(await table.count({ where: { action: { in: ["textsExport", "answersExport"] } } })).toBe(1);
  expect(client).toBeDefined();
});

test("a link works once, for three days, and another one takes its place", async () => {
  const { id, token } = await invitedEditor("once@example.org");
  expect(JSON.stringify(await (await db()).administrator.findUnique({ where: { id } }))).not.toContain(token);
  expect(await rejectionOf(join(token, PASSWORD, hoursLater(73)))).toMatchObject({ messageKey: "linkNotGood" });
  await sendAdministratorLink(adminContext(), id);
  await sendDueMails(() => new Date());
  const second = tokenIn(mailbox.mails.at(-1));
  expect(await rejectionOf(join(token))).toMatchObject({ messageKey: "linkNotGood" });
  const tries = await Promise.allSettled([join(second), join(second)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const input = { email: "once@example.org", role: "sender" as const };
  expect(await rejectionOf(inviteAdministrator({ ctx: adminContext(), input }))).toMatchObject({
    messageKey: "administratorExists",
  });
});

test("a wrong password, an unknown address and a disabled account get one answer", async () => {
  const row = await newAdministrator("analyst");
  const wrong = { code: "unauthenticated", messageKey: "wrongCredentials" };
  expect(await rejectionOf(signInAs({ email: "nobody@example.org" }))).toMatchObject(wrong);
  await manageAdministrator(adminContext(), row.id, { disabled: true });
  expect(await rejectionOf(signInAs(row))).toMatchObject(wrong);
  expect((await log())[0]).toMatchObject({ email: row.email, action: "signInRefused" });
  await manageAdministrator(adminContext(), row.id, { disabled: false });
  expect(await signInAs(row)).toMatchObject({ role: "analyst", administratorId: row.id });
});

test("a wrong shared password is in the log, under no name and without what was typed; guessing on adds nothing", async () => {
  const refusals = async () =>
    (await log()).filter(({ action, email }) => action === "signInRefused" && email === null);
  const guess = () => rejectionOf(adminLogin({ input: { password: "a guess of mine" } }));
  expect(await guess()).toMatchObject({ messageKey: "invalidAdminPassword" });
  const [entry] = await refusals();
  expect(entry).toMatchObject({ endpoint: "POST /api/auth/admin-login", subject: null });
  expect(JSON.stringify(entry)).not.toContain("guess of mine");
  for (let tries = 0; tries < 12; tries += 1)
    expect(await guess()).toMatchObject({ messageKey: "invalidAdminPassword" });
  expect(await refusals()).toHaveLength(10);
});

test("a session ends by its time, by its owner, by a new password and with the account; a role counts at once", async () => {
  const row = await newAdministrator("sender");
  await signInAs(row);
  const elsewhere = copyCookieJar();
  clearCookieJar();
  await signInAs(row);
  const here = copyCookieJar();
  const sessions = await listOwnSessions(await own());
  expect(sessions.map(({ current, browser }) => [current, browser])).toEqual(
    expect.arrayContaining([
      [true, "a test"],
      [false, "a test"],
    ]),
  );
  await endOwnSession(await requireAdmin(), sessions.find(({ current }) => !current)?.id ?? "");
  restoreCookieJar(elsewhere);
  expect(await currentAdministrator()).toBeNull();

  await signInAs(row);
  const third = copyCookieJar();
  restoreCookieJar(here);
  await changeOwnPassword(await requireAdmin(), { currentPassword: PASSWORD, newPassword: "eight green doors" });
  expect(await requireAdmin()).toMatchObject({ role: "sender" });
  restoreCookieJar(third);
  expect(await currentAdministrator()).toBeNull();

  restoreCookieJar(here);
  await manageAdministrator(adminContext(), row.id, { role: "editor" });
  expect((await requireAdmin()).permissions).toContain("texts:write");
  expect(await requireUserOrAdminCached()).toMatchObject({ admin: true });
  const sessionEnd = (await db()).administratorSession.updateMany({ data: { endsAt: hoursLater(-1) } });
  await sessionEnd;
  expect(await currentAdministrator()).toBeNull();
});

test("of one who signed in to another's account nothing is left over: sessions are one's own to end", async () => {
  const [mine, theirs] = [await newAdministrator("editor"), await newAdministrator("editor")];
  await signInAs(theirs);
  const [session] = await listOwnSessions(await own());
  clearCookieJar();
  await signInAs(mine);
  expect(await rejectionOf(endOwnSession(await requireAdmin(), session?.id ?? ""))).toMatchObject({
    code: "not_found",
  });
});

test("with an app, a password alone opens nothing; a code works once, and so does a recovery code", async () => {
  const row = await newAdministrator("owner");
  await signInAs(row);
  const { secret, image } = await beginOwnSecondFactor(await requireAdmin(), PASSWORD);
  expect(image).toMatch(/^<svg/);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1_000);
  const codeAt = (seconds: number) => totp.generate({ timestamp: at(seconds).getTime() });
  expect(await rejectionOf(finishOwnSecondFactor(await own(at(0)), "000000"))).toMatchObject({ code: "invalid_input" });
  const { recoveryCodes } = await finishOwnSecondFactor(await own(at(0)), codeAt(0));
  expect(recoveryCodes).toHaveLength(8);
  const stored = JSON.stringify(await (await db()).administrator.findUnique({ where: { id: row.id } }));
  for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden);

  const enter = (code: string | undefined, seconds: number) =>
    signInAs(row, { ...(code && { code }), now: at(seconds) });
  clearCookieJar();
  expect(await rejectionOf(enter(undefined, 60))).toMatchObject({
    messageKey: "secondFactorNeeded",
    issues: [{ path: "code" }],
  });
  // The code that confirmed the app was used with that.
  expect(await rejectionOf(enter(codeAt(0), 10))).toMatchObject({ messageKey: "secondFactorWrong" });
  expect(await enter(codeAt(60), 65)).toMatchObject({ administratorId: row.id });
  expect(await rejectionOf(enter(codeAt(60), 70))).toMatchObject({ messageKey: "secondFactorWrong" });
  expect(await enter(recoveryCodes[0]?.toUpperCase(), 80)).toMatchObject({ administratorId: row.id });
  expect(await rejectionOf(enter(recoveryCodes[0], 90))).toMatchObject({ messageKey: "secondFactorWrong" });

  await manageAdministrator(adminContext(), row.id, { secondFactor: false });
  expect(await enter(undefined, 100)).toMatchObject({ administratorId: row.id });
});

test("the last owner stays one, also when two let each other go at once; the shared password decides otherwise", async () => {
  const client = await db();
  await client.administrator.updateMany({ where: { role: "owner" }, data: { role: "sender" } });
  const [a, b] = [await newAdministrator("owner"), await newAdministrator("owner")];
  await signInAs(a);
  const ctx = await own();
  const results = await Promise.allSettled([
    manageAdministrator(ctx, a.id, { role: "editor" }),
    manageAdministrator(ctx, b.id, { disabled: true }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const left = await client.administrator.findMany({ where: { role: "owner", disabledAt: null } });
  expect(left).toHaveLength(1);
  const [last] = left;
  expect(await rejectionOf(manageAdministrator(ctx, last?.id ?? "", { role: "editor" }))).toMatchObject({
    messageKey: "lastOwner",
  });
  await manageAdministrator(adminContext(), last?.id ?? "", { disabled: true });
  expect(await client.administrator.count({ where: { role: "owner", disabledAt: null } })).toBe(0);
});

test("the shared password comes in as owner, in no session of its own, and the log says when", async () => {
  await adminLogin({ input: { password: adminPassword().value } });
  const actor = await requireAdmin();
  expect(actor).toMatchObject({ administratorId: null, role: "owner" });
  expect(await listOwnSessions(await own())).toEqual([]);
  expect(await rejectionOf(beginOwnSecondFactor(actor, "x"))).toMatchObject({
    messageKey: "sharedPasswordHasNoAccount",
  });
  await adminLogout();
  expect(await currentAdministrator()).toBeNull();
  expect((await log()).slice(0, 2)).toMatchObject([
    { email: null, action: "signOut" },
    { email: null, action: "signIn" },
  ]);
  const shared = await loadActions(actionsQuery.parse({ administrator: "shared", action: "signOut" }));
  expect(shared.items.every(({ email, action }) => email === null && action === "signOut")).toBe(true);
});
