import { knownTextsVersion, textsVersion } from "@/lib/content/data/texts-version";
import { exportAtoms, importAtoms } from "@/lib/content/operations/atom-files";
import { editAtom, revertAtom, writeAtom } from "@/lib/content/operations/atoms";
import { checkAtoms } from "@/lib/content/operations/check-atoms";
import { readCell } from "@/lib/content/operations/coverage";
import { loadReportTexts } from "@/lib/content/operations/load-report-texts";
import { translateAtoms } from "@/lib/content/operations/translate-atoms";
import type { PreviewInput } from "@/lib/content/schema/coverage";
import { db } from "@/lib/platform/db/client";
import { previewAtom } from "@/lib/reports/operations/preview-atom";
import { adminContext } from "../../support/admin-context";
import { setUpDatabase } from "../../support/database";
import { passTime } from "../../support/pass-time";
import { TEXTS } from "../../support/seeds";

setUpDatabase(TEXTS);

/** Of a theme in one language: three short sections, four chapters and seven days for each of nine types. */
const PER_LANGUAGE = 9 * (3 + 4 + 7);

const cell = { slug: "love", locale: "en", type: "Individualist", state: "", role: "overview" } as const;
const open = async (change: object = {}) => readCell({ input: { ...cell, ...change } });
const first = async (change: object = {}) => {
  const { atoms } = await open(change);
  if (!atoms[0]) throw new Error("nothing there");
  return atoms[0];
};
const save = async (body: string, status: "draft" | "published" = "published", change: object = {}) => {
  const { id, updatedAt } = await first(change);
  return editAtom({ ctx: adminContext(), id, input: { body, status, by: "Meera", seen: updatedAt } });
};
const LONG = "You notice what is missing before you notice what is there, and you say so kindly. ".repeat(5).trim();

test("an edit is kept with who and when, and can be undone", async () => {
  const before = await first();
  expect(before).toMatchObject({ status: "published", revisions: [], violations: [] });
  await save(LONG);
  const edited = await first();
  expect(edited).toMatchObject({ body: LONG, status: "published" });
  expect(edited.revisions.map(({ action, by }) => [action, by])).toEqual([
    ["publish", "Meera"],
    ["ship", ""],
  ]);
  const [, shipped] = edited.revisions;
  const input = { revisionId: shipped?.id ?? "", by: "Meera", seen: edited.updatedAt };
  await revertAtom({ ctx: adminContext(), id: edited.id, input });
  expect(await first()).toMatchObject({ body: before.body, status: "published" });
  expect((await first()).revisions[0]).toMatchObject({ action: "revert", by: "Meera" });
});

test("a save over somebody else's change is refused and changes nothing", async () => {
  const { id, updatedAt } = await first();
  const write = (body: string) =>
    editAtom({ ctx: adminContext(), id, input: { body, status: "published", by: "", seen: updatedAt } });
  const results = await Promise.allSettled([write(`${LONG} One.`), write(`${LONG} Two.`)]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(write(`${LONG} Three.`)).rejects.toMatchObject({ code: "conflict" });
  expect((await first()).body).not.toContain("Three");
});

test("a revision of another text is not taken", async () => {
  const [love, general] = [await first(), await first({ slug: "general" })];
  const input = { revisionId: love.revisions[0]?.id ?? "", by: "", seen: general.updatedAt };
  await expect(revertAtom({ ctx: adminContext(), id: general.id, input })).rejects.toMatchObject({ code: "not_found" });
});

test("a translation is outdated when its source moves, and no more once it is written anew", async () => {
  const urdu = { locale: "ur", slug: "career" };
  expect((await first(urdu)).sourceMoved).toBe(false);
  await save(`${LONG} Newly.`, "published", { slug: "career" });
  const outdated = await first(urdu);
  expect(outdated.sourceMoved).toBe(true);
  expect(outdated.violations.some((each) => each.startsWith("outdated"))).toBe(true);
  await save(`${outdated.body} نیا۔`, "published", urdu);
  const renewed = await first(urdu);
  expect(renewed.sourceMoved).toBe(false);
  expect(renewed.violations.some((each) => each.startsWith("outdated"))).toBe(false);
});

test("what is written is judged at once, and again when the rules change", async () => {
  await save(`${LONG} You always cure everybody.`);
  expect((await first()).violations).toEqual(["cure: cure", "fatalism: You always"]);
  await (await db()).atom.updateMany({ where: { slug: "love" }, data: { violations: ["abolished"], rulesVersion: 0 } });
  expect(await checkAtoms()).toBe(4 * PER_LANGUAGE);
  expect(await checkAtoms()).toBe(0);
  expect((await first()).violations).toEqual(["cure: cure", "fatalism: You always"]);
});

test("the last text that reports cannot do without is not withdrawn", async () => {
  await expect(save(LONG, "draft", { slug: "corporate" })).rejects.toMatchObject({ code: "invalid_input" });
  expect((await first({ slug: "corporate" })).status).toBe("published");
  await save((await first({ slug: "corporate", locale: "hi" })).body, "draft", { slug: "corporate", locale: "hi" });
  expect((await loadReportTexts("hi-G4", 4, "corporate")).fallback).toBe(true);
});

test("reports take the first published text of a place, and none that is not", async () => {
  const at = { slug: "general", type: "Helper" } as const;
  const texts = async () => (await loadReportTexts("en", 2, "standard")).chapter.overview;
  const shipped = await texts();
  await writeAtom({ ctx: adminContext(), input: { ...cell, ...at, body: LONG, status: "published", by: "" } });
  expect(await texts()).toBe(shipped);
  await save(shipped, "draft", at);
  expect(await texts()).toBe(LONG);
});

test("a text for a state is read by those who are in it", async () => {
  const input = { ...cell, locale: "en", state: "Stressed", body: LONG, status: "published", by: "" } as const;
  await writeAtom({ ctx: adminContext(), input });
  expect((await loadReportTexts("en", 4, "love", "destructive")).moods).toEqual([{ role: "overview", body: LONG }]);
  expect((await loadReportTexts("en", 4, "love", "good")).moods).toEqual([]);
});

test("a placeholder is never published, and is content once it is written", async () => {
  const at = { slug: "wellness", state: "" } as const;
  await writeAtom({ ctx: adminContext(), input: { ...cell, ...at, body: LONG, status: "draft", by: "" } });
  await translateAtoms({ ctx: adminContext(), input: { slug: "wellness", from: "en", to: ["hi"] } });
  const placeholder = await first({ ...at, locale: "hi" });
  expect(placeholder).toMatchObject({ status: "placeholder", source: LONG });
  await expect(save(placeholder.body, "published", { ...at, locale: "hi" })).rejects.toMatchObject({
    code: "invalid_input",
  });
  await save("आप जो कमी है, उसे पहले देखते हैं, और प्यार से कह देते हैं। ".repeat(6).trim(), "published", { ...at, locale: "hi" });
  expect((await first({ ...at, locale: "hi" })).status).toBe("published");
});

test("a preview shows a text in its place that nobody saved", async () => {
  const changes: readonly Partial<PreviewInput>[] = [
    {},
    { slug: "parenting" },
    { state: "Focused" },
    { slug: "depth", role: "gifts" },
    { slug: "depth", role: "plan" },
  ];
  for (const change of changes) {
    const document = await previewAtom({
      ctx: adminContext(),
      input: { ...cell, ...change, body: "Never saved anywhere." },
    });
    expect(JSON.stringify(document)).toContain("Never saved anywhere.");
  }
});

describe.each(["json", "csv"] as const)("files as %s", (format) => {
  const take = (text: string, apply = false, slug = "health") =>
    importAtoms({ ctx: adminContext(), input: { slug, format, text, apply, by: "Meera" } });

  test("come back unchanged", async () => {
    const { text, name } = await exportAtoms({ input: { slug: "health", locale: [], format } });
    expect(name).toBe(`health.${format}`);
    expect(await take(text)).toEqual({
      applied: false,
      added: [],
      changed: [],
      unchanged: 4 * PER_LANGUAGE,
      refused: [],
    });
  });

  test("a dry run says what would change and changes nothing; then it is done as said", async () => {
    const { text } = await exportAtoms({ input: { slug: "health", locale: ["en"], format } });
    const [before] = (await open({ slug: "health" })).atoms;
    const start = JSON.stringify(before?.body).slice(1, 30);
    const edited = text
      .replace(start, `=1+${start}`)
      .replace(/Helper|"type": 2|en,2,/, (hit) => hit.replace(/Helper|2/, "77"));
    const plan = await take(edited);
    expect(plan).toMatchObject({ applied: false, added: [], unchanged: PER_LANGUAGE - 2 });
    expect(plan.changed).toHaveLength(1);
    expect(plan.changed[0]).toMatchObject({ before: before?.body, after: `=1+${before?.body}` });
    expect(plan.refused).toHaveLength(1);
    expect((await open({ slug: "health" })).atoms[0]).toEqual(before);
    expect(await take(edited, true)).toEqual({ ...plan, applied: true });
    const after = await first({ slug: "health" });
    expect(after.body).toBe(`=1+${before?.body}`);
    expect(after.revisions[0]).toMatchObject({ action: "import", by: "Meera" });
    const again = await exportAtoms({ input: { slug: "health", locale: [], format } });
    expect(await take(again.text)).toMatchObject({ changed: [], refused: [], unchanged: 4 * PER_LANGUAGE });
    await save(before?.body ?? "", "published", { slug: "health" });
  });

  test("another slug's file is refused line by line", async () => {
    if (format === "json") return;
    const { text } = await exportAtoms({ input: { slug: "health", locale: ["en"], format } });
    const plan = await take(text, false, "wealth");
    expect(plan.refused).toHaveLength(PER_LANGUAGE);
    expect(plan.refused[0]).toEqual({ line: 1, reason: "slug: health" });
  });

  test("a line with what no text may have is refused, and the others are taken", async () => {
    const { text } = await exportAtoms({ input: { slug: "health", locale: ["en"], format } });
    const [before] = (await open({ slug: "health" })).atoms;
    const end = JSON.stringify(before?.body).slice(-30, -1);
    const bad = text.replace(end, `${end}${format === "json" ? "\\u0000" : "\0"}`);
    const plan = await take(bad, true);
    expect(plan.refused).toEqual([{ line: expect.any(Number), reason: "body: has a character that no text may have" }]);
    expect(plan).toMatchObject({ added: [], changed: [], unchanged: PER_LANGUAGE - 1 });
  });
});

test.each([[{ toString: null }], [["love"]], [4], [null]])("a line of the slug %j is refused", async (slug) => {
  const text = JSON.stringify([{ slug, locale: "en", type: 4, role: "overview", body: LONG }]);
  const input = { slug: "love", format: "json", text, apply: true, by: "" } as const;
  const { refused } = await importAtoms({ ctx: adminContext(), input });
  expect(refused).toEqual([{ line: 1, reason: "slug: not a text" }]);
});

test("the texts have another name at once after a change here, and soon after one by another copy of the server", async () => {
  const before = await textsVersion();
  expect(knownTextsVersion()).toBe(before);
  await save(`${LONG} Here.`);
  expect(knownTextsVersion()).toBeNull();
  const here = await textsVersion();
  expect(here).not.toBe(before);
  const { id } = await first();
  await (await db()).atom.update({ where: { id }, data: { body: `${LONG} There.` } });
  expect(await textsVersion()).toBe(here);
  passTime(1_000);
  const there = await textsVersion();
  expect(there).not.toBe(here);
  passTime(5_000);
  expect(knownTextsVersion()).toBeNull();
  expect(await textsVersion()).toBe(there);
  jest.restoreAllMocks();
});
