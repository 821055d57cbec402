import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OwnUserId } from "@/lib/accounts/access";
import { findRunInProgress, mergeRunInProgress } from "@/lib/assessment/data/run-in-progress";
import { databaseDriver, db } from "@/lib/platform/db/client";
import { applyMigrations, migrationsFolder } from "@/lib/platform/db/schema-engine";
import { setUpDatabaseWithoutTables } from "@/tests/support/database";
import { answeredRun } from "@/tests/support/sample-runs";

setUpDatabaseWithoutTables();

const MIGRATION = "20261122110000_closed_sets";
const before = mkdtempSync(join(tmpdir(), "ninefold-migrations-"));
cpSync(migrationsFolder, before, {
  recursive: true,
  filter: (source) => !/\/\d{14}_[^/]+$/.test(source) || source < join(migrationsFolder, MIGRATION),
});
afterAll(() => rmSync(before, { recursive: true, force: true }));

const apply = async (folder?: string) =>
  (await databaseDriver()).withMigrationAdapter((adapter) => applyMigrations(adapter, folder));

const RUN = answeredRun(4, "6f0f2f6e-6d7c-4c39-9d43-0a6f3c1f8a10", Date.UTC(2026, 0, 2));
const AT = "timestamp '2026-01-02 03:04:05.678'";
const DATE = new Date("2026-01-02T03:04:05.678Z");
const states = `'veryGood', 'belowAverage', 60, 'self', 'oneToOne', 'social'`;

/** Rows as the product wrote them before: every table that the migration touches, every word at least once. */
const ROWS = [
  `INSERT INTO "User" ("id", "email", "firstName", "lastName", "passwordHash", "draft", "draftUpdatedAt") VALUES
    ('asha', 'asha@example.org', 'Asha', 'Rao', 'hash', '${JSON.stringify(RUN)}', ${AT}),
    ('ravi', 'ravi@example.org', 'Ravi', 'Rao', 'hash', NULL, NULL),
    ('zoya', 'zoya@example.org', 'Zoya', 'Khan', 'hash', 'null', ${AT})`,
  `INSERT INTO "Assessment" ("id", "userId", "reportType", "locale", "primaryType", "wing", "confidence", "primaryState",
    "secondaryState", "primaryShare", "dominantInstinct", "secondaryInstinct", "blindInstinct", "answers", "profile",
    "startedAt", "completedAt")
    SELECT 'run-' || kind, 'asha', kind, 'hi-G4', 4, 5, 0.5, ${states}, '{}', '{}', ${AT}, ${AT}
    FROM unnest(ARRAY['standard', 'love', 'wealth', 'corporate', 'career', 'health', 'leadership']) AS kind`,
  `UPDATE "AssessmentFact" SET "counting" = 1 WHERE "id" IN ('run-love', 'run-career')`,
  `UPDATE "AssessmentFact" SET "counting" = 2 WHERE "id" = 'run-health'`,
  `INSERT INTO "Report" ("id", "userId", "assessmentId", "reportType", "personalityType", "locale", "document")
    VALUES ('report', 'asha', 'run-love', 'love', 4, 'en', '{}')`,
  `INSERT INTO "ReportTranslation" ("reportId", "locale", "document", "madeAt") VALUES ('report', 'ur-G4', '{}', ${AT})`,
  `INSERT INTO "PairCode" ("id", "userId", "codeHash", "expiresAt") VALUES ('code', 'asha', 'code-hash', ${AT})`,
  `INSERT INTO "Pair" ("id", "aUserId", "bUserId", "revokedAt", "revokedBy") VALUES ('match', 'asha', 'ravi', ${AT}, 'ravi')`,
  `INSERT INTO "AccountToken" ("id", "userId", "purpose", "email", "expiresAt")
    SELECT purpose, 'asha', purpose, 'asha@example.org', ${AT}
    FROM unnest(ARRAY['verifyEmail', 'changeEmail', 'undoDeletion']) AS purpose`,
  `INSERT INTO "OutgoingMail" ("id", "userId", "kind", "email", "locale", "dueAt", "createdAt")
    SELECT kind, 'asha', kind, 'asha@example.org', 'en', ${AT}, ${AT}
    FROM unnest(ARRAY['temporaryPassword', 'verifyEmail', 'changeEmail', 'emailChanged', 'passwordChanged', 'undoDeletion']) AS kind`,
  `INSERT INTO "Atom" ("id", "slug", "locale", "type", "role", "body", "status", "updatedAt")
    SELECT status, status, 'hi', 4, 'core', 'Text.', status, ${AT}
    FROM unnest(ARRAY['placeholder', 'draft', 'published']) AS status`,
  `INSERT INTO "AtomRevision" ("id", "atomId", "action", "body", "status", "by", "at")
    SELECT action, 'draft', action, 'Text.', 'draft', 'Meera', ${AT}
    FROM unnest(ARRAY['ship', 'draft', 'translate', 'write', 'publish', 'withdraw', 'revert', 'import']) AS action`,
  `INSERT INTO "Pack" ("id", "slug", "slugKey", "domain", "input", "manifest", "bridge")
    SELECT input, input, input, 'any words', input, '{}', '{}' FROM unnest(ARRAY['single', 'pair']) AS input`,
  `INSERT INTO "PackQaRun" ("id", "packId", "at", "result") VALUES ('qa', 'pair', ${AT}, '{}')`,
  `INSERT INTO "Notification" ("id", "title", "message", "type", "priority", "targetAudience")
    SELECT audience, 't', 'm', type, priority, audience
    FROM unnest(ARRAY['general', 'welcome', 'update', 'promotion', 'general'], ARRAY['low', 'normal', 'high', 'low', 'low'],
      ARRAY['all', 'new', 'returning', 'completed', 'personality_types']) AS x(type, priority, audience)`,
  `INSERT INTO "AnalyticsEvent" ("id", "session", "step", "theme", "occurredAt")
    VALUES ('with', 's', 'rheti', 'wealth', ${AT}), ('without', 's', 'rheti', NULL, ${AT})`,
  `INSERT INTO "AnalyticsRun" ("id", "day", "theme", "locale") VALUES ('run', '2026-01-02', 'career', 'en')`,
];

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).sort();

beforeAll(async () => {
  await apply(before);
  const client = await db();
  for (const row of ROWS) await client.$executeRawUnsafe(row);
  expect((await apply()).at(0)).toBe(MIGRATION);
});

test("the run in progress is where it was left, and goes on", async () => {
  const client = await db();
  const asha = "asha" as OwnUserId;
  expect(await client.runInProgress.findMany()).toEqual([{ userId: "asha", run: RUN, updatedAt: DATE }]);
  const changed = { ...RUN, rheti: { ...RUN.rheti, 1: { value: null, at: DATE.getTime() } } };
  expect(await mergeRunInProgress(asha, changed, DATE, null)).toEqual(changed);
  expect(await findRunInProgress(asha)).toEqual(changed);
  expect(await findRunInProgress("zoya" as OwnUserId)).toBeNull();
});

test("every word of a closed set is what it was", async () => {
  const client = await db();
  const runs = await client.assessment.findMany();
  expect(runs.map(({ id }) => id)).toEqual(runs.map(({ reportType }) => `run-${reportType}`));
  expect(runs).toHaveLength(7);
  const words = {
    ...{ primaryState: "veryGood", secondaryState: "belowAverage", locale: "hi-G4" },
    ...{ dominantInstinct: "self", secondaryInstinct: "oneToOne", blindInstinct: "social" },
  };
  const facts = await client.assessmentFact.findMany();
  for (const row of [...runs, ...facts]) expect(row).toMatchObject(words);
  expect(facts.map(({ id }) => id).sort()).toEqual(facts.map(({ theme }) => `run-${theme}`).sort());
  for (const [rows, length] of [
    [(await client.accountToken.findMany()).map(({ id, purpose }) => [id, purpose]), 3],
    [(await client.outgoingMail.findMany()).map(({ id, kind }) => [id, kind]), 6],
    [(await client.atom.findMany()).map(({ id, status }) => [id, status]), 3],
    [(await client.atomRevision.findMany()).map(({ id, action }) => [id, action]), 8],
    [(await client.pack.findMany()).map(({ id, input }) => [id, input]), 2],
    [(await client.notification.findMany()).map(({ id, targetAudience }) => [id, targetAudience]), 5],
  ] as const) {
    expect(rows).toHaveLength(length);
    for (const [id, word] of rows) expect(word).toBe(id);
  }
  const notifications = await client.notification.findMany({ orderBy: { id: "asc" } });
  expect(notifications.map(({ type, priority }) => `${type} ${priority}`)).toEqual([
    "general low",
    "promotion low",
    "welcome normal",
    "general low",
    "update high",
  ]);
  expect(await client.report.findMany()).toMatchObject([{ reportType: "love" }]);
  expect(await client.analyticsRun.findMany()).toMatchObject([{ theme: "career" }]);
  const events = await client.analyticsEvent.findMany({ orderBy: { id: "asc" } });
  expect(events.map(({ theme }) => theme)).toEqual(["wealth", null]);
});

test("renamed columns and tables hold what they held", async () => {
  const client = await db();
  expect(await client.match.findMany()).toMatchObject([
    { id: "match", giverId: "asha", takerId: "ravi", revokedAt: DATE, revokedBy: "ravi" },
  ]);
  expect(await client.matchCode.findMany()).toMatchObject([{ id: "code", userId: "asha", codeHash: "code-hash" }]);
  expect((await client.atomRevision.findMany())[0]).toMatchObject({ editedBy: "Meera", createdAt: DATE });
  expect(await client.packQaRun.findMany()).toMatchObject([{ packId: "pair", createdAt: DATE }]);
  expect(await client.reportTranslation.findMany()).toMatchObject([{ locale: "ur-G4", createdAt: DATE }]);
});

test("what the cells hold is known, also of a run that is deleted now", async () => {
  const client = await db();
  const factsThatAre = async (counting: "waiting" | "counted" | "deleted") =>
    ids(await client.assessmentFact.findMany({ where: { counting } }));
  expect(await factsThatAre("counted")).toEqual(["run-career", "run-love"]);
  expect(await factsThatAre("deleted")).toEqual(["run-health"]);
  const waiting = await factsThatAre("waiting");
  expect(waiting).toHaveLength(4);
  await client.assessment.deleteMany({ where: { id: { in: ["run-career", "run-wealth"] } } });
  expect(await factsThatAre("counted")).toEqual(["run-love"]);
  expect(await factsThatAre("waiting")).toEqual(waiting.filter((id) => id !== "run-wealth"));
  const deleted = await client.assessmentFact.findMany({ where: { counting: "deleted", theme: "career" } });
  expect(deleted).toMatchObject([{ userId: "", email: "" }]);
});
