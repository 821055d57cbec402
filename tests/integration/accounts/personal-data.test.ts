import { randomUUID } from "node:crypto";
import { EXPORT_PARTS, exportPersonalData, UNLINKED_TABLES } from "@/app/_personal-data";
import { type OwnUserId, ownIdOf } from "@/lib/accounts/access";
import { changeDetails, register } from "@/lib/accounts/operations/account";
import { requestAccountMail } from "@/lib/accounts/operations/mails";
import { detailsBody, registerBody } from "@/lib/accounts/schema";
import { recordStep } from "@/lib/analytics/operations/record-step";
import { db } from "@/lib/platform/db/client";
import { readSchema } from "@/lib/platform/db/schema-engine";
import { setUpDatabase } from "@/tests/support/database";
import { copyReport, copyRun } from "@/tests/support/many-runs";
import { contextFor, newUser, registration } from "@/tests/support/people";
import { seedActivity } from "@/tests/support/seed-activity";
import { TEXTS } from "@/tests/support/seeds";

setUpDatabase(TEXTS);

async function download(userId: OwnUserId): Promise<string> {
  const { parts } = await exportPersonalData(userId, new Date());
  let text = "";
  for await (const part of parts) text += part;
  return text;
}

const SCHEMA = readSchema()
  .map(({ content }) => content)
  .join("\n");
/** The tables of the schema, each with its lines. */
const tables = [...SCHEMA.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = "", lines = ""]) => ({
  name,
  lines,
}));
const ownerOf = (lines: string) => /^\s+\w+\s+(\w+)\??\s+@relation\((?:"\w+", )?fields/gm[Symbol.matchAll](lines);

/** Tables about one person: the user's own, those that hang on it, and those that hold a user's id. */
function personalTables(): typeof tables {
  const known = new Set(["User"]);
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const { name, lines } of tables) {
      const hangs = [...ownerOf(lines)].some(([, owner = ""]) => known.has(owner));
      if (hangs || /^\s+\w*[uU]serId\s/m.test(lines)) known.add(name);
    }
  }
  return tables.filter(({ name }) => known.has(name));
}
const personal = personalTables();

test("every table about one person is in the download", () => {
  const covered = Object.values(EXPORT_PARTS).flatMap((part) => part.tables);
  expect(personal.length).toBeGreaterThan(7);
  expect(personal.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([]);
});

test("every such table goes with the account, or is let go before", () => {
  const loose = personal.filter(({ name, lines }) => name !== "User" && !/onDelete: Cascade/.test(lines));
  expect(loose.map(({ name }) => name)).toEqual(UNLINKED_TABLES);
});

test("it holds everything of theirs, nothing of anybody else's, and nothing that lets anybody in", async () => {
  const [userId, other] = [
    await newUser({ email: "mine@example.org" }),
    await newUser({ email: "theirs@example.org" }),
  ];
  const { runId, reportId } = await seedActivity(userId);
  const theirs = await seedActivity(other);
  const eventId = randomUUID();
  const ctx = contextFor({ kind: "user" as const, userId });
  const step = { id: eventId, step: "rheti", session: "visit", timestamp: new Date().toISOString() } as const;
  await recordStep({ ctx, input: step });
  await requestAccountMail({ ctx, kind: "temporaryPassword", input: { email: "mine@example.org" } });

  const data = await download(userId);
  for (const mine of ["mine@example.org", userId, runId, reportId, eventId, "+19876543210", "temporaryPassword"])
    expect(data).toContain(mine);
  for (const hidden of [
    "theirs@example.org",
    other,
    theirs.runId,
    theirs.reportId,
    "argon2",
    "passwordHash",
    "sessionEpoch",
  ])
    expect(data).not.toContain(hidden);
  expect(data).toBe(`${JSON.stringify(JSON.parse(data), null, 2)}\n`);
  expect(Object.keys(JSON.parse(data))).toEqual(["exportedAt", ...Object.keys(EXPORT_PARTS)]);
  expect(JSON.parse(data).runInProgress.run.rheti).toBeDefined();
});

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

test("of long lists it holds every row once, the oldest first", async () => {
  const userId = await newUser();
  const { runId, reportId } = await seedActivity(userId);
  const runs = [runId, ...(await copyRun(runId, 119))];
  const reports = [reportId, ...(await copyReport(reportId, runs.slice(1), 119))];
  const client = await db();
  const late = new Date(Date.now() + 60_000);
  const [lastRun, lastReport] = [{ id: runs[60] ?? "" }, { id: reports[60] ?? "" }];
  await client.assessment.update({ where: lastRun, data: { completedAt: late } });
  await client.report.update({ where: lastReport, data: { generatedAt: late } });
  const events = Array.from({ length: 101 }, (_, index) => ({
    ...{ id: randomUUID(), userId, session: "visit", step: "rheti", receivedAt: late },
    occurredAt: new Date(index < 70 ? 1_000 : 500),
  }));
  await client.analyticsEvent.createMany({ data: events });

  const data = JSON.parse(await download(userId));
  expect(idsOf(data.assessments).sort()).toEqual(runs.sort());
  expect(idsOf(data.reports).sort()).toEqual(reports.sort());
  expect(idsOf(data.steps.events).sort()).toEqual(idsOf(events).sort());
  expect(idsOf(data.steps.facts).sort()).toEqual(runs.sort());
  expect(data.assessments.at(-1)).toMatchObject({ ...lastRun, completedAt: late.toISOString() });
  expect(data.reports.at(-1)).toMatchObject({ ...lastReport, translations: [], shares: [] });
  expect(data.steps.events.map((event: { occurredAt: string }) => event.occurredAt)).toEqual(
    events.map(({ occurredAt }) => occurredAt.toISOString()).sort(),
  );
});

test("nobody asks for it over and over, from however many addresses", async () => {
  const [userId, other] = [await newUser(), await newUser()];
  for (let times = 0; times < 20; times += 1) await exportPersonalData(userId, new Date());
  await expect(exportPersonalData(userId, new Date())).rejects.toMatchObject({ code: "rate_limited" });
  expect(JSON.parse(await download(other))).toMatchObject({ assessments: [], reports: [], steps: { events: [] } });
});

test("where the account is gone it does not begin", async () => {
  const userId = await newUser();
  await (await db()).user.delete({ where: { id: userId } });
  await expect(exportPersonalData(userId, new Date())).rejects.toMatchObject({ code: "unauthenticated" });
});

test("details change as they are given, and a phone number can be taken away", async () => {
  const userId = await newUser();
  const input = detailsBody.parse({ firstName: " Zoya ", lastName: "Khan", phoneNumber: "" });
  const { user } = await changeDetails({ userId, input });
  expect(user).toMatchObject({ id: userId, firstName: "Zoya", lastName: "Khan", phoneNumber: null });
});

test("a phone number is stored in one form, however it was typed, at the registration and later", async () => {
  const stored = async () => (await (await db()).user.findUniqueOrThrow({ where: { id: userId } })).phoneNumber;
  const input = registerBody.parse({ ...registration(), phoneNumber: " +44 (0)7700 900123 " });
  const { user } = await register({ ctx: contextFor({ kind: "visitor" }), input });
  const userId = ownIdOf({ kind: "user", userId: user.id });
  expect([user.phoneNumber, await stored()]).toEqual(["+447700900123", "+447700900123"]);
  const names = { firstName: "Zoya", lastName: "Khan" };
  for (const [typed, kept] of [
    ["+92 0300-1234567", "+923001234567"],
    ["+999 (12) 345-678", "+99912345678"],
  ]) {
    const changed = await changeDetails({ userId, input: detailsBody.parse({ ...names, phoneNumber: typed }) });
    expect([changed.user.phoneNumber, await stored()]).toEqual([kept, kept]);
  }
});

const NO_NAMES = ["a\r\nBcc: eve", "a\u2028b", "a\u0007b", "   ", "http://evil.example", "WWW.evil.example", "me@evil"];
test.each(NO_NAMES)("a name such as %j is refused", (firstName) => {
  expect(detailsBody.safeParse({ firstName, lastName: "Khan", phoneNumber: null }).success).toBe(false);
  expect(registerBody.safeParse({ ...registration(), firstName }).success).toBe(false);
});
