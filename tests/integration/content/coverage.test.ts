import fc from "fast-check";
import { type CoverageRow, cellId } from "@/lib/content/domain/coverage";
import { filterRows } from "@/lib/content/domain/coverage-view";
import {
  COVERAGE_LOCALES,
  COVERAGE_STATES,
  COVERAGE_TYPES,
  type CoverageType,
  typeNumber,
} from "@/lib/content/domain/dimensions";
import { writeAtom } from "@/lib/content/operations/atoms";
import { readCoverage } from "@/lib/content/operations/coverage";
import { draftAtoms } from "@/lib/content/operations/drafts";
import { createPack } from "@/lib/content/operations/packs";
import { recordDemand } from "@/lib/content/operations/record-demand";
import { translateAtoms } from "@/lib/content/operations/translate-atoms";
import { db } from "@/lib/platform/db/client";
import { adminContext as ctx } from "../../support/admin-context";
import { setUpDatabase } from "../../support/database";
import { TEXTS } from "../../support/seeds";

setUpDatabase(TEXTS);

const read = (slug: string[], locale: (typeof COVERAGE_LOCALES)[number][]) => readCoverage({ input: { slug, locale } });
const cell = { slug: "parenting", locale: "en", type: "Sentinel", role: "overview" } as const;
const draft = (change: object = {}) => draftAtoms({ ctx: ctx(), input: { ...cell, count: 3, ...change } });
const translate = (slug: string, to: ("hi" | "ur" | "hi-Latn")[]) =>
  translateAtoms({ ctx: ctx(), input: { slug, from: "en", to } });

test("a fresh database: the seven slugs are whole and clean, parenting and wellness are holes", async () => {
  const { coverage, slugs } = await read([], []);
  expect(slugs.slice(0, 9)).toEqual([
    "general",
    "love",
    "parenting",
    "wellness",
    "health",
    "corporate",
    "leadership",
    "wealth",
    "career",
  ]);
  const chapters = coverage.filter(({ slug }) => slug !== "depth");
  // Three short sections in eight moods for every slug; four chapters and a plan, without moods, for each of six themes.
  expect(chapters).toHaveLength(9 * 4 * 9 * 8 * 3 + 6 * 4 * 9 * 5);
  const whole = chapters.filter(({ slug, state }) => state === "" && slug !== "parenting" && slug !== "wellness");
  expect(whole.filter(({ role, has, count }) => !has || count !== (role === "plan" ? 7 : 1))).toEqual([]);
  expect(chapters.filter(({ slug, has }) => has && ["parenting", "wellness"].includes(slug))).toEqual([]);
  expect(coverage.filter(({ violations }) => violations.length > 0)).toEqual([]);
});

test("drafts: three to a cell, in the language, clean, marked as drafts, and no more when asked again", async () => {
  for (const locale of COVERAGE_LOCALES) {
    for (const role of ["overview", "strengths", "daily-action"]) {
      expect(await draft({ locale, role, state: "Focused" })).toEqual({ added: 3 });
      expect(await draft({ locale, role, state: "Focused" })).toEqual({ added: 0 });
    }
  }
  const rows = (await read(["parenting"], [])).coverage.filter(({ count }) => count > 0);
  expect(rows).toHaveLength(12);
  expect(rows.filter((row) => row.has || row.count !== 3 || row.drafts !== 3 || row.violations.length > 0)).toEqual([]);
  const bodies = await (await db()).atom.findMany({ where: { slug: "parenting" }, select: { body: true } });
  expect(new Set(bodies.map(({ body }) => body)).size).toBe(36);
});

test("a draft never stands over anything", async () => {
  const where = { slug: "love", locale: "en", type: 6, state: "", role: "overview" };
  const before = await (await db()).atom.findFirstOrThrow({ where });
  expect(await draft({ slug: "love" })).toEqual({ added: 3 });
  const after = await (await db()).atom.findMany({ where, orderBy: { position: "asc" } });
  expect(after[0]).toEqual(before);
  expect(after.map(({ status }) => status)).toEqual(["published", "draft", "draft", "draft"]);
});

test("the same draft asked for many times at once makes three", async () => {
  const results = await Promise.all(Array.from({ length: 5 }, () => draft({ type: "Helper" })));
  expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(3);
});

test("translating makes placeholders where nothing stands, once, and they are no content", async () => {
  await draft({ slug: "wellness", type: "Reformer" });
  expect(await translate("wellness", ["hi", "ur"])).toEqual({ created: 6 });
  expect(await translate("wellness", ["hi", "ur"])).toEqual({ created: 0 });
  expect(await translate("love", ["hi", "ur", "hi-Latn"])).toEqual({ created: 9 });
  const [row] = (await read(["wellness"], ["hi"])).coverage.filter(({ count }) => count > 0);
  expect(row).toMatchObject({ type: "Reformer", has: false, count: 3 });
  expect(row?.violations.every((each) => each.startsWith("placeholder: [[hi]]"))).toBe(true);
});

test("translating keeps to the types, moods and sections that are chosen", async () => {
  const target = { slug: "wellness", from: "en" as const, to: ["hi-Latn" as const] };
  await draft({ slug: "wellness", type: "Achiever" });
  await draft({ slug: "wellness", type: "Achiever", role: "strengths", state: "Stressed" });
  const chosen = { type: ["Achiever" as const], state: ["Stressed" as const], role: ["strengths"] };
  expect(await translateAtoms({ ctx: ctx(), input: { ...target, ...chosen } })).toEqual({ created: 3 });
  const { coverage } = await read(["wellness"], ["hi-Latn"]);
  expect(coverage.filter(({ count }) => count > 0)).toMatchObject([
    { type: "Achiever", state: "Stressed", role: "strengths", has: false },
  ]);
});

describe("a text stands only where reports may read it", () => {
  const write = (change: object) =>
    writeAtom({
      ctx: ctx(),
      input: { ...cell, state: "", body: "A few words.", status: "draft", by: "", ...change },
    });
  const count = async () => (await db()).atom.count();

  test.each(["nonexistent", "FAMILY", "Love"])("the slug %s is not there", async (slug) => {
    const client = await db();
    const made = { slug: "family", domain: "family", input: "single" };
    if (!(await client.pack.findFirst())) await createPack({ ctx: ctx(), input: made });
    const before = await count();
    for (const attempt of [draft({ slug }), write({ slug }), translate(slug, ["hi"])])
      await expect(attempt).rejects.toMatchObject({ code: "not_found" });
    expect(await count()).toBe(before);
    expect((await read([], ["en"])).slugs).not.toContain(slug);
    expect(await draft({ slug: "family" })).toEqual({ added: 3 });
    await client.atom.deleteMany({ where: { slug: "family" } });
  });

  test.each([
    ["role", { role: "tagline" }],
    ["role", { slug: "depth" }],
    ["state", { slug: "depth", role: "gifts", state: "Focused" }],
  ])("another %s than the slug has: %j", async (path, change) => {
    const before = await count();
    for (const attempt of [draft(change), write(change)])
      await expect(attempt).rejects.toMatchObject({
        code: "invalid_input",
        issues: [expect.objectContaining({ path })],
      });
    expect(await count()).toBe(before);
  });

  test("the type in depth has its own", async () => {
    const [{ id }] = [await write({ slug: "depth", role: "gifts" })];
    await (await db()).atom.delete({ where: { id } });
  });
});

test("demand: a place without a published text is counted for each report that wanted it", async () => {
  const report = { locale: "hi-G4", type: 6, reportType: "love", state: "destructive" } as const;
  await recordDemand(report);
  await recordDemand(report);
  const { coverage } = await read(["love"], ["hi"]);
  const missed = coverage.filter(({ demand }) => demand > 0);
  expect(missed.map(({ state, type, demand }) => ({ state, type, demand }))).toEqual(
    Array.from({ length: 3 }, () => ({ state: "Stressed", type: "Sentinel", demand: 2 })),
  );
});

/** The same figures by another way: every text read, and counted one by one. */
async function recount(slug: readonly string[], locale: readonly string[]) {
  const atoms = await (await db()).atom.findMany();
  const cells = new Map<string, { count: number; has: boolean; violations: Set<string> }>();
  for (const atom of atoms) {
    if (slug.length > 0 && !slug.includes(atom.slug)) continue;
    if (locale.length > 0 && !locale.includes(atom.locale)) continue;
    const found = cells.get(cellId(atom)) ?? { count: 0, has: false, violations: new Set<string>() };
    found.count += 1;
    found.has ||= atom.status === "published";
    for (const violation of atom.violations) found.violations.add(violation);
    cells.set(cellId(atom), found);
  }
  return cells;
}

const keyOf = (row: CoverageRow) => cellId({ ...row, type: typeNumber(row.type as CoverageType) });

test("the matrix is what a recount of the texts says, whatever the filters", async () => {
  const SLUGS = ["general", "love", "parenting", "wellness", "career", "depth"];
  const filters = fc.record({
    slug: fc.uniqueArray(fc.constantFrom(...SLUGS), { maxLength: 4 }),
    locale: fc.uniqueArray(fc.constantFrom(...COVERAGE_LOCALES), { maxLength: 4 }),
    type: fc.uniqueArray(fc.constantFrom(...COVERAGE_TYPES), { maxLength: 3 }),
    state: fc.uniqueArray(fc.constantFrom("", ...COVERAGE_STATES), { maxLength: 3 }),
    role: fc.uniqueArray(fc.constantFrom("overview", "strengths", "daily-action"), { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(filters, async ({ slug, locale, ...client }) => {
      const [{ coverage }, cells] = [await read(slug, locale), await recount(slug, locale)];
      const shown = filterRows(coverage, client);
      for (const row of shown) {
        const { count = 0, has = false, violations = [] } = cells.get(keyOf(row)) ?? {};
        expect(row).toMatchObject({ count, has, violations: [...violations].sort() });
      }
      const keys = new Set(coverage.map(keyOf));
      expect(keys.size).toBe(coverage.length);
      expect([...cells.keys()].filter((key) => !keys.has(key))).toEqual([]);
      const allowed = (row: CoverageRow) =>
        (["type", "state", "role"] as const).every(
          (name) => client[name].length === 0 || (client[name] as string[]).includes(row[name]),
        );
      expect(shown).toHaveLength(coverage.filter(allowed).length);
    }),
    { numRuns: 25 },
  );
});
