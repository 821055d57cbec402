import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deleteOldMailFiles, EXPORT_PARTS, erasePersonalData } from "@/app/_personal-data";
import type { OwnUserId } from "@/lib/accounts/access";
import { insertMail } from "@/lib/accounts/data/mails";
import { deleteDueAccounts, requestDeletion } from "@/lib/accounts/operations/deletion";
import { requestEmailChange } from "@/lib/accounts/operations/email-address";
import { requestAccountMail } from "@/lib/accounts/operations/mails";
import { sendDueMails } from "@/lib/accounts/operations/send-due-mails";
import { refreshCells } from "@/lib/analytics/operations/figures";
import { recordStep } from "@/lib/analytics/operations/record-step";
import { analyticsBody } from "@/lib/analytics/schema";
import { saveProgress } from "@/lib/assessment/operations/runs";
import { clearInbox, recordOpened } from "@/lib/notifications/operations/inbox";
import { db } from "@/lib/platform/db/client";
import { databaseFolder } from "@/lib/platform/db/embedded/engine";
import { env } from "@/lib/platform/env";
import { createMatchCode, joinMatch } from "@/lib/reports/operations/matches";
import { savePackReport } from "@/lib/reports/operations/pack-reports";
import { loadOwnReport, readInLanguage } from "@/lib/reports/operations/saved-reports";
import { createShare } from "@/lib/reports/operations/shares";
import { setUpDatabase } from "@/tests/support/database";
import { sendNotification } from "@/tests/support/notifications";
import { contextFor, newUser, PASSWORD } from "@/tests/support/people";
import { answeredRun } from "@/tests/support/sample-runs";
import { seedActivity } from "@/tests/support/seed-activity";
import { TEXTS } from "@/tests/support/seeds";

setUpDatabase(TEXTS);

const NOW = new Date();
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** Everything by which somebody could be found again, by what it is. */
type Marks = Readonly<Record<string, string>>;

/** The columns of all tables, as the database itself lists them, which hold one of these marks: `table.column mark`. */
async function findInTables(marks: Marks): Promise<string[]> {
  const client = await db();
  const columns = await client.$queryRaw<{ table: string; column: string }[]>`
    SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND t.table_schema NOT IN ('pg_catalog', 'information_schema')
    ORDER BY 1, 2`;
  expect(columns.length).toBeGreaterThan(150);
  const found: string[] = [];
  for (const { table, column } of columns) {
    // Whatever its type: as text, JSON reads as JSON, and a list as its members.
    const held = await client.$queryRawUnsafe<{ mark: string }[]>(
      `SELECT DISTINCT mark FROM "${table}", unnest($1::text[]) mark WHERE position(lower(mark) IN lower("${column}"::text)) > 0`,
      Object.values(marks),
    );
    for (const { mark } of held)
      found.push(`${table}.${column} ${Object.keys(marks).find((what) => marks[what] === mark)}`);
  }
  return found;
}

/** The files of the data folder, but the database's own, whose name or content has one of these marks. */
function findInFiles(marks: Marks): string[] {
  const files = readdirSync(env().DATA_DIR, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.startsWith(databaseFolder(env().DATA_DIR)));
  return files.flatMap((path) => {
    const text = `${path}\n${readFileSync(path, "utf8")}`.toLowerCase();
    return Object.entries(marks).flatMap(([what, mark]) =>
      text.includes(mark.toLowerCase()) ? [`${path} ${what}`] : [],
    );
  });
}

/** Steps of a visit, signed in or out. */
async function steps(userId: OwnUserId | null, session: string, runId?: string): Promise<void> {
  const ctx = contextFor(userId ? { kind: "user" as const, userId } : { kind: "visitor" as const });
  const record = (about: object) =>
    recordStep({ ctx, input: analyticsBody.parse({ id: randomUUID(), session, timestamp: Date.now(), ...about }) });
  await record({ step: "welcome", label: "reached", data: { reportType: "love" } });
  await record({ step: "rheti", label: "reached", runId });
  await record({ step: "rheti", label: "pairs", runId, data: { pairs: { 1: [1, 0, 4_000, 0], 2: [0, 1, 900, 1] } } });
}

/** Somebody who did everything that leaves something behind. */
async function livelyPerson(): Promise<{ userId: OwnUserId; marks: Marks }> {
  const email = "zephyrine.quill@example.org";
  const userId = await newUser({
    email,
    firstName: "Zephyrine",
    lastName: "Quillfeather",
    phoneNumber: "+4917098765432",
  });
  const other = await newUser();
  await seedActivity(other);
  const { runId, reportId } = await seedActivity(userId);
  const progress = answeredRun(3, randomUUID(), Date.now());
  await saveProgress({ ctx: contextFor(null), userId, input: { assessmentData: progress } });
  const client = await db();
  const asked = {
    kind: "random",
    choice: "neither",
    band: "likely",
    leaderFirst: true,
    locale: "en",
    edition: 2,
  } as const;
  const shares = { leader: 4, other: 7, leaderShare: 0.6, otherShare: 0.1 };
  await client.portraitAnswer.create({ data: { userId, runId, ...asked, ...shares } });
  const { runId: setAsideId } = await client.setAsideRun.findFirstOrThrow({ where: { userId } });

  const ctx = contextFor({ kind: "user" as const, userId });
  const { report } = await loadOwnReport(ctx.actor, reportId);
  await readInLanguage(userId, report, "ur-G4", NOW);
  await savePackReport({ ctx, userId, slug: "wellness" });
  await createShare({ ctx, input: { reportId, sections: ["wing"], showName: true, showSign: true, lasts: "open" } });
  const given = await createMatchCode(userId, { showName: false }, NOW);
  await joinMatch(other, given.code, NOW);
  await createMatchCode(userId, { showName: false }, NOW);
  const { id: notificationId } = await sendNotification();
  const reader = { kind: "person" as const, userId };
  await recordOpened({ reader, input: { notificationId, action: "opened" } });
  await clearInbox({ reader, before: undefined });

  const [session, signedOut, unnamed, dropped] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await steps(userId, session, runId);
  await steps(userId, unnamed);
  // A run that was given up before any answer was saved, also from another visit.
  await steps(userId, session, dropped);
  await steps(null, randomUUID(), dropped);
  // The same visit and the same run, after the session had ended.
  await steps(null, session);
  await steps(null, signedOut, setAsideId);
  await refreshCells();
  await steps(null, unnamed);

  const newEmail = "quill.elsewhere@example.org";
  await requestEmailChange({ ctx, userId, input: { email: newEmail, password: PASSWORD } });
  await requestAccountMail({ ctx, kind: "temporaryPassword", input: { email } });
  await sendDueMails(() => new Date());
  await insertMail({ kind: "passwordChanged", email, userId, locale: "en", createdAt: NOW });
  await requestAccountMail({ ctx, kind: "verifyEmail", input: { email } });
  const ids = { userId, runId, progressId: progress.runId, setAsideId, reportId, session, signedOut, unnamed, dropped };
  const words = { email, newEmail, firstName: "Zephyrine", lastName: "Quillfeather", phone: "4917098765432" };
  return { userId, marks: { ...ids, ...words } };
}

test("after a deletion, no table and no file holds the person's ids, runs, visits, names or addresses", async () => {
  const { userId, marks } = await livelyPerson();
  const before = await findInTables(marks);
  const tables = new Set(before.map((place) => place.split(".")[0]));
  const personal = Object.values(EXPORT_PARTS).flatMap((part) => part.tables);
  expect(personal.filter((table) => !tables.has(table))).toEqual([]);
  expect(Object.keys(marks).filter((mark) => !before.some((place) => place.endsWith(` ${mark}`)))).toEqual([]);
  expect(findInFiles(marks).length).toBeGreaterThan(1);

  await (await db()).outgoingMail.deleteMany({ where: { kind: "passwordChanged" } });
  await requestDeletion({ ctx: contextFor(null, NOW), userId, input: { password: PASSWORD } });
  await sendDueMails(() => after(1));
  await requestAccountMail({ ctx: contextFor(null), kind: "verifyEmail", input: { email: marks.email ?? "" } });
  expect(await deleteDueAccounts(after(60), erasePersonalData)).toBe(1);
  expect(await findInTables(marks)).toEqual([]);
  expect(findInFiles(marks)).toEqual([]);
});

test("the figures still count what a deleted person did, and no answer of theirs stands anywhere", async () => {
  const client = await db();
  const kept = await client.analyticsRun.findMany({ where: { userId: null } });
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.map(({ pairs, counted, dirty }) => [pairs, counted, dirty])).toEqual(kept.map(() => [{}, null, false]));
  const cells = await client.analyticsCell.findMany({ where: { kind: "pairs", dimension: "", level: "d" } });
  const answered = cells.map(({ counts }) => Reflect.get(Object(counts), "1:answered"));
  expect(answered).toContain(kept.length);
});

test("mails that became files go after a day, and on every copy with their account", async () => {
  const userId = await newUser({ email: "stays@example.org" });
  const gone = await newUser({ email: "goes@example.org" });
  for (const [id, email] of [
    [userId, "stays@example.org"],
    [gone, "goes@example.org"],
  ] as const)
    await insertMail({ kind: "passwordChanged", email, userId: id, locale: "en", createdAt: NOW });
  await sendDueMails(() => NOW);
  const found = () => [{ mark: userId }, { mark: gone }].map((marks) => findInFiles(marks).length);
  expect(found()).toEqual([1, 1]);
  await (await db()).user.delete({ where: { id: gone } });
  await deleteOldMailFiles(after(1));
  expect(found()).toEqual([1, 0]);
  await deleteOldMailFiles(after(24 * 60 + 1));
  expect(found()).toEqual([0, 0]);
});
