import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { SORTS } from "@/lib/analytics/domain/assessment-list";
import { type Filters, NO_FILTERS } from "@/lib/analytics/domain/filters";
import { spansOf } from "@/lib/analytics/domain/periods";
import { type AssessmentList, listAssessments, loadAssessment } from "@/lib/analytics/operations/assessments";
import { loadPairStats, summarise } from "@/lib/analytics/operations/figures";
import { recordStep } from "@/lib/analytics/operations/record-step";
import {
  type AssessmentRecord,
  analyticsBody,
  assessmentsQuery,
  figuresQuery,
  filtersOf,
} from "@/lib/analytics/schema";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { db } from "@/lib/platform/db/client";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { demoBatches } from "@/scripts/demo/people";
import { writeBatch } from "@/scripts/demo/write";
import { adminActor } from "@/tests/support/admin-context";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser } from "@/tests/support/people";
import { chosenAssessments, type RawRows, recount, recountPairs } from "./recount";

const NOW = new Date("2026-11-21T17:30:00Z");
const ASSESSMENTS = 120;

setUpDatabase({
  write: async () => {
    for (const batch of demoBatches(ASSESSMENTS, { seed: 3, now: NOW.getTime(), passwordHash: "!", sheets: 6 }))
      await writeBatch(batch);
  },
});

const admin = () => contextFor(adminActor(), NOW);
const figures = (filters: Filters) => summarise({ ctx: admin(), filters });
const list = (query: object = {}) => listAssessments({ locale: "en", now: NOW, query: assessmentsQuery.parse(query) });

async function rawRows(): Promise<RawRows> {
  const client = await db();
  const [users, assessments, events] = await Promise.all([
    client.user.findMany(),
    client.assessment.findMany(),
    client.analyticsEvent.findMany(),
  ]);
  return { users, assessments, events };
}

async function textOf(found: AssessmentList): Promise<string> {
  if (found.kind === "page") throw new Error("a page is no stream");
  let text = "";
  for await (const part of found.parts) text += part;
  return text;
}

const rounded = (value: Awaited<ReturnType<typeof figures>>) => ({
  ...value,
  meanConsistency: value.meanConsistency && Math.round(1e9 * value.meanConsistency) / 1e9,
});

const anyDay = fc
  .integer({ min: 0, max: 410 })
  .map((days) => new Date(NOW.getTime() - days * 86_400_000).toISOString().slice(0, 10));
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  from: fc.option(anyDay, { freq: 1 }),
  to: fc.option(anyDay, { freq: 1 }),
  type: fc.option(fc.constantFrom(...PERSONALITY_TYPES), { freq: 1 }),
  theme: fc.option(fc.constantFrom(...REPORT_TYPES), { freq: 1 }),
  language: fc.option(fc.constantFrom(...LOCALES.map(({ code }) => code)), { freq: 1 }),
  q: fc.option(fc.constantFrom("sharma", "शर्मा", "خان", "a", "0", "Aisha khan", "o'b", "100%", "_", "example.org"), {
    freq: 1,
  }),
});
const oneFilter: fc.Arbitrary<Filters> = fc
  .tuple(anyFilters, fc.constantFrom("type", "theme", "language", "none"))
  .map(([{ from, to, ...rest }, which]) => ({
    ...NO_FILTERS,
    from,
    to,
    ...(which !== "none" && { [which]: rest[which as "type"] }),
  }));

test("every number is what the raw rows say, under any filters", async () => {
  const rows = await rawRows();
  expect(rows.assessments).toHaveLength(ASSESSMENTS);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.constant(NO_FILTERS), oneFilter, anyFilters), async (filters) => {
      const expected = recount(rows, filters, "2026-11-21");
      expect(rounded(await figures(filters))).toEqual(rounded(expected));
      expect(await loadPairStats({ filters })).toEqual(recountPairs(rows, filters));
    }),
    { seed: 11, numRuns: 40 },
  );
}, 120_000);

test("events that come later, and more than once, move the numbers as the raw rows say", async () => {
  const userId = await newUser();
  const [runId, twice] = [randomUUID(), randomUUID()];
  const record = (about: object) =>
    recordStep({
      ctx: contextFor({ kind: "user", userId }, NOW),
      input: analyticsBody.parse({ step: "rheti", session: "s", timestamp: NOW.getTime(), runId, ...about }),
    });
  const check = async () => {
    const rows = await rawRows();
    expect(rounded(await figures(NO_FILTERS))).toEqual(rounded(recount(rows, NO_FILTERS, "2026-11-21")));
    expect(await loadPairStats({ filters: NO_FILTERS })).toEqual(recountPairs(rows, NO_FILTERS));
    return rows;
  };
  await record({ label: "reached", reportType: "love" });
  const pairs = { label: "pairs", data: { pairs: { 1: [1, 0, 4_000, 0], 2: [0, 1, 900, 1] } } };
  await record({ ...pairs, id: twice });
  await check();
  await Promise.all([record({ ...pairs, id: twice }), record({ ...pairs, id: twice })]);
  await record({ label: "pairs", data: { pairs: { 1: [0, 1, 9_000, 2] } } });
  await record({ step: "hero-moments", label: "reached", personalityType: 4, reportType: "health" });
  await check();
  await record({ step: "results", label: "reached", personalityType: 7 });
  const rows = await check();
  const love = { ...NO_FILTERS, theme: "love" } as const;
  expect(rounded(await figures(love))).toEqual(rounded(recount(rows, love, "2026-11-21")));
});

test("who is deleted leaves every number", async () => {
  const client = await db();
  const { userId } = await client.assessment.findFirstOrThrow();
  const before = await figures(NO_FILTERS);
  const own = await client.assessment.count({ where: { userId } });
  await client.user.delete({ where: { id: userId } });
  const after = await figures(NO_FILTERS);
  expect([after.completed, after.registered]).toEqual([before.completed - own, (before.registered ?? 0) - 1]);
  const rows = await rawRows();
  expect(rounded(after)).toEqual(rounded(recount(rows, NO_FILTERS, "2026-11-21")));
  const { q } = { q: "sharma" };
  expect(await figures({ ...NO_FILTERS, q })).toMatchObject({
    completed: chosenAssessments(rows, { ...NO_FILTERS, q }).length,
  });
});

test.each(SORTS)("pages by %s hold every row once, both ways", async (sort) => {
  const seen: string[][] = [];
  for (const order of ["asc", "desc"]) {
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list({ sort, order, limit: 50, cursor: cursor ?? "" });
      if (page.kind !== "page") throw new Error("not a page");
      ids.push(...page.records.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    seen.push(ids);
  }
  const [up = [], down = []] = seen;
  expect(new Set(up).size).toBe(await (await db()).assessment.count());
  expect(down).toEqual([...up].reverse());
});

test.each([
  "nonsense",
  "%5B1%5D",
  '["x","y"]',
  '["2026-01-01 00:00:00"]',
  '["9999-99-99 99:99:99","x"]',
  '["9999-12-31 23:59:59","x"]',
  '["0000-01-01 00:00:00","x"]',
  '["2026-02-30 00:00:00","x"]',
  '["2026-01-01 00:00:00","\\u0000"]',
  '["2026-01-01 00:00:00","\\ud800"]',
])("the cursor %s is refused", async (cursor) => {
  for (const sent of [cursor, encodeURIComponent(cursor)])
    await expect(list({ limit: 5, cursor: sent })).rejects.toMatchObject({ code: "invalid_input" });
});

test.each(SORTS.filter((sort) => sort !== "completedAt"))(
  "a cursor by %s holds no character that no text may have",
  async (sort) => {
    const places = { name: ["a\0", "b", "x"], email: ["\ud800", "x"], type: ["4", "2026-01-01 00:00:00", "\0"] };
    const cursor = encodeURIComponent(JSON.stringify(places[sort as keyof typeof places]));
    await expect(list({ limit: 5, sort, cursor })).rejects.toMatchObject({ code: "invalid_input" });
  },
);

test("everything at once is the same as page by page, under filters", async () => {
  const query = { type: "6", sort: "email", order: "asc" };
  const all: AssessmentRecord[] = JSON.parse(await textOf(await list(query)));
  const page = await list({ ...query, limit: 500 });
  expect(page).toMatchObject({ kind: "page", records: all });
  expect(JSON.parse(await textOf(await list({ q: "nobody at all" })))).toEqual([]);
});

test("a record opens with the answers that make its profile", async () => {
  const page = await list({ limit: 3 });
  if (page.kind !== "page") throw new Error("not a page");
  for (const { id } of page.records) {
    const { answers, profile, startedAt } = await loadAssessment(id);
    expect(buildProfile(answers)).toEqual(profile);
    expect(Date.parse(startedAt)).toBe(answers.startedAt);
  }
  await expect(loadAssessment("nothing")).rejects.toMatchObject({ code: "not_found" });
});

describe("the export", () => {
  const COLUMNS =
    "Name,Email,Phone Number,Type,Wing,State 1,State 2,Dominant Subtype,Secondary Subtype,Blind Subtype,Completed At,User ID";
  const read = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true });

  test("holds the twelve columns of every row that the filters leave in, newest first", async () => {
    const rows = await rawRows();
    const text = await textOf(await list({ format: "csv", language: "ur-G4" }));
    expect(text.startsWith(`\ufeff"${COLUMNS.replaceAll(",", '","')}"\r\n`)).toBe(true);
    const chosen = [...chosenAssessments(rows, { ...NO_FILTERS, language: "ur-G4" })].sort(
      (a, b) => b.completedAt.getTime() - a.completedAt.getTime(),
    );
    expect(chosen.length).toBeGreaterThan(5);
    const people = new Map(rows.users.map((user) => [user.id, user]));
    const expected = chosen.map((row) => {
      const user = people.get(row.userId);
      return {
        Name: `${user?.firstName} ${user?.lastName}`,
        Email: user?.email,
        "Phone Number": user?.phoneNumber ? `'${user.phoneNumber}` : "",
        Type: String(row.primaryType),
        Wing: `${row.primaryType}w${row.wing}`,
        "State 1": row.primaryState,
        "State 2": row.secondaryState,
        "Dominant Subtype": row.dominantInstinct,
        "Secondary Subtype": row.secondaryInstinct,
        "Blind Subtype": row.blindInstinct,
        "Completed At": row.completedAt.toISOString().replace(/\.\d+/, ""),
        "User ID": row.userId,
      };
    });
    expect(read(text)).toEqual(expected);
  });

  test("no cell is a formula, and what is odd in a name comes back as it was", async () => {
    const client = await db();
    const names = [
      '=HYPERLINK("http://x")',
      "+1+1",
      "-2",
      "@SUM(A1)",
      "\t=1",
      "＝1",
      ' "quoted", with a comma\nand a line',
      "खान’s",
    ];
    const rows = await client.assessment.findMany({ take: names.length, distinct: ["userId"] });
    for (const [at, { userId }] of rows.entries()) {
      await client.user.update({ where: { id: userId }, data: { firstName: names[at] ?? "", lastName: "x" } });
    }
    const read8 = read(await textOf(await list({ format: "csv" })));
    for (const [at, { userId }] of rows.entries()) {
      const name = `${names[at]} x`;
      const inert = at < 6 ? `'${name}` : name;
      expect(read8.filter((line) => line["User ID"] === userId).map(({ Name }) => Name)).toContain(inert);
    }
    expect(read8.flatMap((line) => Object.values(line)).filter((cell) => /^\s*[-=+@＝＋－＠\t\r]/.test(cell))).toEqual(
      [],
    );
  });

  test("says when there is nothing", async () => {
    expect(await list({ format: "csv", q: "nobody at all" })).toMatchObject({ kind: "csv", isEmpty: true });
    expect(await list({ format: "csv" })).toMatchObject({ kind: "csv", isEmpty: false });
  });
});

test("a time is made of whole months and at most 61 days", () => {
  fc.assert(
    fc.property(anyDay, anyDay, (a, b) => {
      const [from = "", to = ""] = [a, b].sort();
      const spans = spansOf(from, to);
      const days = spans.filter(({ level }) => level === "d");
      const length = (span: { from: string | null; to: string | null }) =>
        (Date.parse(span.to ?? "") - Date.parse(span.from ?? "")) / 86_400_000 + 1;
      expect(days.reduce((sum, span) => sum + length(span), 0)).toBeLessThanOrEqual(61);
      expect(spans.reduce((sum, span) => sum + length(span), 0)).toBe(length({ from, to }));
    }),
  );
});

test.each(["2026-13-01", "yesterday", "1800-01-01"])("the day %s is refused", (from) => {
  expect(figuresQuery.safeParse({ from }).success).toBe(false);
});

test.each([figuresQuery, assessmentsQuery])("a period that ends before it begins is refused", (query) => {
  const refused = query.safeParse({ from: "2026-02-01", to: "2026-01-31" });
  expect(refused.error?.issues).toMatchObject([{ path: ["to"] }]);
  expect(query.safeParse({ from: "2026-02-01", to: "2026-02-01" }).success).toBe(true);
});

test("an empty parameter is none", () => {
  const query = figuresQuery.parse({ from: "", to: "", type: "", theme: "", language: "", q: "" });
  expect(filtersOf(query)).toEqual(NO_FILTERS);
});
