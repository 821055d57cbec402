import { insertMail } from "@/lib/accounts/data/mails";
import { currentActor } from "@/lib/accounts/guards";
import { loadActions, personInLog, recordAction } from "@/lib/accounts/operations/actions";
import { deleteDueAccounts, deleteOldAccountRows } from "@/lib/accounts/operations/deletion";
import {
  confirmPerson,
  deletePerson,
  keepPerson,
  listPeople,
  loadGivenUpMails,
  loadPerson,
  mailPerson,
  retryGivenUpMail,
} from "@/lib/accounts/operations/people";
import { sendDueMails } from "@/lib/accounts/operations/send-due-mails";
import { login } from "@/lib/accounts/operations/sessions";
import { loginBody } from "@/lib/accounts/schema";
import { actionsQuery } from "@/lib/accounts/schema/administrators";
import { peopleQuery } from "@/lib/accounts/schema/people";
import { db } from "@/lib/platform/db/client";
import { adminActor, adminContext } from "@/tests/support/admin-context";
import { clearCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { passwordIn, setUpMailbox } from "@/tests/support/mailbox";
import { contextFor, newUser } from "@/tests/support/people";
import { rejectionOf } from "@/tests/support/rejection-of";

setUpDatabase();
const mailbox = setUpMailbox();
beforeEach(clearCookieJar);

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const find = (q: string, after?: string) => listPeople(peopleQuery.parse({ q, ...(after && { after }) }));

test("a search finds by every word, and each person stands on one page", async () => {
  for (let n = 0; n < 53; n += 1)
    await newUser({ firstName: "Ismat", lastName: `Page${n}`, email: `page${n}@pages.example` });
  const first = await find("ISMAT pages.example");
  expect(first.items).toHaveLength(50);
  const second = await find("ismat", first.next ?? "");
  expect(second.next).toBeNull();
  expect(new Set([...first.items, ...second.items].map(({ email }) => email)).size).toBe(53);
  expect((await find("ismat page52@")).items.map(({ lastName }) => lastName)).toEqual(["Page52"]);
  expect((await find("100%")).items).toEqual([]);
});

test("an address is confirmed, and a temporary password that works goes out in the person's language", async () => {
  const id = await newUser({ email: "help@example.org" });
  await (await db()).user.update({ where: { id }, data: { locale: "hi-Latn" } });
  expect(await loadPerson(id)).toMatchObject({ confirmed: false, mails: [], assessments: 0, reports: 0 });
  expect(await confirmPerson(id, new Date())).toMatchObject({ confirmed: true });
  expect(await rejectionOf(mailPerson(adminContext(), id, { kind: "verifyEmail" }))).toMatchObject({
    code: "conflict",
  });
  const { mails } = await mailPerson(adminContext(), id, { kind: "temporaryPassword" });
  expect(mails).toMatchObject([{ kind: "temporaryPassword", givenUpAt: null }]);
  await sendDueMails(() => new Date());
  expect(mailbox.mails.at(-1)?.subject).toContain("ke liye");
  const input = loginBody.parse({ email: "help@example.org", password: passwordIn(mailbox.mails.at(-1)) });
  expect(await login({ ctx: contextFor(null), input })).toMatchObject({ mustChangePassword: true });
});

test("a deletion ends the sessions, can be taken back for ten minutes, and then is for good", async () => {
  const id = await newUser({ email: "gone@example.org" });
  expect((await currentActor()).kind).toBe("user");
  await deletePerson(adminContext(), id);
  expect((await currentActor()).kind).toBe("visitor");
  expect(await rejectionOf(deletePerson(adminContext(), id))).toMatchObject({ messageKey: "deletionUnderWay" });
  expect(await keepPerson(id, later(9))).toMatchObject({ deletesAt: null });
  expect(await rejectionOf(keepPerson(id, later(9)))).toMatchObject({ code: "not_found" });

  await deletePerson(adminContext(), id);
  await sendDueMails(() => new Date());
  expect(mailbox.mails.at(-1)?.subject).toContain("about to be deleted");
  expect(await rejectionOf(keepPerson(id, later(11)))).toMatchObject({ code: "not_found" });
  expect(await deleteDueAccounts(later(11), async () => true)).toBe(1);
  expect(await rejectionOf(loadPerson(id))).toMatchObject({ code: "not_found" });
});

test("a mail that failed five times is seen and sent again, holds no deletion up, and is gone after a month", async () => {
  const id = await newUser({ email: "down@example.org" });
  const about = { email: "down@example.org", userId: id, locale: "en", createdAt: new Date() };
  await insertMail({ ...about, kind: "passwordChanged" });
  mailbox.refusals = Array.from({ length: 10 }, () => 550);
  for (let tries = 0; tries < 5; tries += 1) await sendDueMails(() => later(tries * 40));
  expect(mailbox.tries).toBe(5);
  expect(await sendDueMails(() => later(1_000))).toBe(0);
  const [mail] = await loadGivenUpMails();
  expect(mail).toMatchObject({ kind: "passwordChanged", email: "down@example.org", attempts: 5 });
  expect((await loadPerson(id)).mails).toMatchObject([{ id: mail?.id }]);

  mailbox.refusals = [];
  await retryGivenUpMail(mail?.id ?? "", new Date());
  await sendDueMails(() => new Date());
  expect(mailbox.mails).toHaveLength(1);
  expect(await loadGivenUpMails()).toEqual([]);
  expect(await rejectionOf(retryGivenUpMail(mail?.id ?? "", new Date()))).toMatchObject({ code: "not_found" });

  await deletePerson(adminContext(), id);
  mailbox.refusals = Array.from({ length: 10 }, () => 550);
  for (let tries = 0; tries < 5; tries += 1) await sendDueMails(() => later(tries * 40));
  expect(await loadGivenUpMails()).toMatchObject([{ kind: "undoDeletion" }]);
  await deleteOldAccountRows(later(29 * 24 * 60));
  expect(await loadGivenUpMails()).toHaveLength(1);
  expect(await deleteDueAccounts(later(300), async () => true)).toBe(1);
  expect(await loadGivenUpMails()).toEqual([]);
  await insertMail({ kind: "verifyEmail", email: "else@example.org", locale: "en", createdAt: new Date() });
  await (await db()).outgoingMail.updateMany({ data: { givenUpAt: new Date() } });
  await deleteOldAccountRows(later(31 * 24 * 60));
  expect(await loadGivenUpMails()).toEqual([]);
});

test("the log finds what was done with a person's account, and does not hold their id", async () => {
  const id = await newUser();
  const endpoint = "POST /api/people/[id]/confirm";
  await recordAction({ actor: adminActor(), action: "personConfirm", subject: personInLog(id), endpoint });
  const { items } = await loadActions(actionsQuery.parse({ person: id }));
  expect(items).toMatchObject([{ action: "personConfirm", endpoint }]);
  expect(JSON.stringify(items)).not.toContain(id);
});
