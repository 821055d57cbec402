import { purgeDeleted } from "@/lib/content/data/packs";
import { csvFile } from "@/lib/content/domain/atom-file";
import { importAtoms } from "@/lib/content/operations/atom-files";
import { deleteAtom, orderAtoms, restoreAtom, writeAtom } from "@/lib/content/operations/atoms";
import { readCell, readCoverage } from "@/lib/content/operations/coverage";
import { draftAtoms, listDrafts, publishDrafts } from "@/lib/content/operations/drafts";
import {
  createPack,
  deletePack,
  editPack,
  listPacks,
  listPublicPacks,
  restorePack,
} from "@/lib/content/operations/packs";
import { translateAtoms } from "@/lib/content/operations/translate-atoms";
import { createPackBody } from "@/lib/content/schema/packs";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/app-error";
import { openPackReport } from "@/lib/reports/operations/open-pack-report";
import { listPackReports, savePackReport } from "@/lib/reports/operations/pack-reports";
import { setUpDatabase } from "@/tests/support/database";
import { finishRun } from "@/tests/support/notifications";
import { contextFor, newUser } from "@/tests/support/people";
import { TEXTS } from "@/tests/support/seeds";

setUpDatabase(TEXTS);

const NOW = new Date("2026-01-02T03:04:05.000Z");
const ctx = contextFor(null, NOW);
const code = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (thrown: unknown) => (thrown instanceof AppError ? `${thrown.code} ${thrown.messageKey}` : thrown),
  );
const create = (slug: string, input = "single") => createPack({ ctx, input: { slug, domain: `About ${slug}`, input } });
const place = (slug: string, locale: "en" | "hi" | "ur" = "en") =>
  ({ slug, locale, type: "Individualist", state: "", role: "overview" }) as const;
const write = (
  slug: string,
  body: string,
  status: "draft" | "published" = "draft",
  locale: "en" | "hi" | "ur" = "en",
) => writeAtom({ ctx, input: { ...place(slug, locale), body, status, by: "Ed" } });
const bodies = async (slug: string) => (await readCell({ input: place(slug) })).atoms.map(({ body }) => body);

describe("texts", () => {
  test("are deleted and come back with their history, at the end where their place was taken", async () => {
    await create("garden");
    const { id } = await write("garden", "The first text of a garden, which is long enough.");
    await write("garden", "The second text of a garden, which is long enough.");
    const [first] = (await readCell({ input: place("garden") })).atoms;
    const seen = first?.updatedAt ?? "";
    expect(await code(deleteAtom({ ctx, id, input: { seen: NOW.toISOString(), by: "Ed" } }))).toBe("conflict conflict");
    await deleteAtom({ ctx, id, input: { seen, by: "Ed" } });
    const after = await readCell({ input: place("garden") });
    expect(after.atoms).toHaveLength(1);
    expect(after.deleted).toMatchObject([{ id, by: "Ed", body: first?.body }]);
    await (await db()).atom.updateMany({ where: { slug: "garden" }, data: { position: 0 } });
    await restoreAtom(id);
    const back = await readCell({ input: place("garden") });
    expect(back.atoms.map((atom) => [atom.id === id, atom.position])).toEqual([
      [false, 0],
      [true, 1],
    ]);
    expect(back.atoms[1]?.revisions).toHaveLength(1);
    expect(back.deleted).toEqual([]);
    expect(await code(restoreAtom(id))).toBe("not_found not_found");
  });

  test("that ship are not deleted", async () => {
    const [shipped] = (await readCell({ input: place("love") })).atoms;
    const input = { seen: shipped?.updatedAt ?? "", by: "" };
    expect(await code(deleteAtom({ ctx, id: shipped?.id ?? "", input }))).toBe("conflict shippedText");
  });

  test("of a cell are put in another order; a list that is not the cell's is refused", async () => {
    await create("order");
    for (const word of ["one", "two", "three"]) await write("order", word);
    const ids = (await readCell({ input: place("order") })).atoms.map(({ id }) => id);
    await orderAtoms({ input: { ...place("order"), ids: [...ids].reverse() } });
    expect(await bodies("order")).toEqual(["three", "two", "one"]);
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1] ?? ""]])
      expect(await code(orderAtoms({ input: { ...place("order"), ids: wrong } }))).toBe("conflict conflict");
  });

  test("many drafts are read together and published, all or none", async () => {
    await create("many");
    await write("many", "A published English text.", "published");
    for (const locale of ["hi", "ur"] as const) await write("many", `متن ${locale}`, "draft", locale);
    const query = { slug: ["many"], locale: [], type: [], state: ["none" as const], role: [] };
    const { drafts, count } = await listDrafts({ input: query });
    expect([count, drafts.map(({ locale, source }) => [locale, source])]).toEqual([
      2,
      [
        ["hi", "A published English text."],
        ["ur", "A published English text."],
      ],
    ]);
    const chosen = drafts.map(({ id, updatedAt }) => ({ id, seen: updatedAt }));
    const stale = [chosen[0] ?? { id: "", seen: "" }, { id: chosen[1]?.id ?? "", seen: NOW.toISOString() }];
    expect(await code(publishDrafts({ ctx, input: { drafts: stale, by: "" } }))).toBe("conflict conflict");
    expect((await listDrafts({ input: query })).count).toBe(2);
    expect(await publishDrafts({ ctx, input: { drafts: chosen, by: "Ed" } })).toEqual({ published: 2 });
    expect((await listDrafts({ input: query })).count).toBe(0);
  });

  test("cells that have a text are left out of drafting and translating where that was asked for", async () => {
    await create("left");
    await write("left", "An English text.", "published");
    await write("left", "Another English text.");
    await write("left", "ہماری تحریر", "draft", "ur");
    const draft = { slug: "left", locale: "en", type: "Individualist", role: "overview", onlyEmpty: true } as const;
    expect(await draftAtoms({ ctx, input: draft })).toEqual({ added: 0 });
    const translate = { slug: "left", to: ["ur", "hi"] as ("ur" | "hi")[] };
    expect(await translateAtoms({ ctx, input: { ...translate, onlyEmpty: true } })).toEqual({ created: 2 });
    expect(await translateAtoms({ ctx, input: translate })).toEqual({ created: 1 });
  });

  test("of a slug that is not there have no coverage, and no import", async () => {
    expect((await readCoverage({ input: { slug: ["no-such-slug"], locale: [] } })).coverage).toEqual([]);
    expect(
      (await readCoverage({ input: { slug: ["no-such-slug", "love"], locale: ["en"] } })).coverage.every(
        ({ slug }) => slug === "love",
      ),
    ).toBe(true);
    const input = { slug: "no-such-slug", format: "json", text: "[]", apply: false, by: "" } as const;
    expect(await code(importAtoms({ ctx, input }))).toBe("not_found not_found");
  });

  test("of an import stand at places that the slug has, else the line says so and nothing is taken in", async () => {
    await create("places");
    const line = {
      locale: "en",
      type: 4,
      state: "",
      role: "overview",
      position: 0,
      status: "draft",
      body: "A text.",
    } as const;
    const text = csvFile("places", [line, { ...line, role: "closeness" }, { ...line, role: "tagline" }]);
    const input = { slug: "places", format: "csv", text, by: "" } as const;
    const plan = await importAtoms({ ctx, input: { ...input, apply: false } });
    expect(plan).toMatchObject({ applied: false, added: [{ role: "overview" }], refused: [{ line: 2 }, { line: 3 }] });
    expect(plan.refused[0]?.reason).toBe("role: places has overview, strengths, daily-action");
    expect(await bodies("places")).toEqual([]);
    await importAtoms({ ctx, input: { ...input, apply: true } });
    expect(await bodies("places")).toEqual(["A text."]);
  });
});

describe("packs", () => {
  const edit = (slug: string, input: object) => editPack({ ctx, slug, input });
  const sample = (slug: string, admin: boolean) =>
    openPackReport({
      ctx: contextFor({ kind: "visitor" as const }),
      slug,
      query: { sample: "1" },
      isAdministrator: async () => admin,
    });
  const open = async () => (await listPublicPacks("single")).map(({ slug }) => slug);

  test("are an administrator's alone until the check is green or they are released; hidden ones again", async () => {
    await create("closed");
    expect([
      await code(sample("closed", false)),
      await code(sample("closed", true)),
      (await open()).includes("closed"),
    ]).toEqual(["not_found not_found", null, false]);
    expect((await edit("closed", { released: true })).pack).toMatchObject({ isPublic: true, released: true });
    expect([await code(sample("closed", false)), (await open()).includes("closed")]).toEqual([null, true]);
    expect((await edit("closed", { hidden: true })).pack).toMatchObject({
      isPublic: false,
      released: true,
      hidden: true,
    });
    expect(await code(sample("closed", false))).toBe("not_found not_found");
    expect((await edit("closed", { hidden: false, released: false })).pack.isPublic).toBe(false);
  });

  test("are renamed with their texts, and edited by the rules of the form", async () => {
    await create("before");
    await create("taken");
    await write("before", "A text.");
    expect((await edit("before", { slug: "after", domain: "Another name" })).pack).toMatchObject({
      ...{ slug: "after", domain: "Another name", version: 2 },
    });
    expect([await bodies("after"), await bodies("before")]).toEqual([["A text."], []]);
    expect(await code(edit("before", {}))).toBe("not_found not_found");
    for (const [input, key] of [
      [{ slug: "Taken" }, "conflict packSlugTaken"],
      [{ slug: "love" }, "conflict packSlugTaken"],
      [{ slug: "a b" }, "invalid_input packSlugForm"],
      [{ domain: " " }, "invalid_input packDomainRequired"],
      [{ input: "three" }, "invalid_input packInputRequired"],
    ] as const)
      expect(await code(edit("after", input))).toBe(key);
  });

  test("are deleted and brought back with their texts, and after 30 days gone for good", async () => {
    await create("gone");
    await write("gone", "A text.");
    await edit("gone", { released: true });
    for (const _ of [1, 2])
      expect((await deletePack("gone", NOW)).pack).toMatchObject({ deletedAt: NOW.toISOString(), isPublic: false });
    expect((await listPacks()).deleted.map(({ slug }) => slug)).toEqual(["gone"]);
    expect(await code(sample("gone", true))).toBe("not_found not_found");
    expect(await code(create("gone"))).toBe("conflict packSlugTaken");
    expect((await readCoverage({ input: { slug: ["gone"], locale: [] } })).coverage).toEqual([]);
    expect((await restorePack("gone")).pack).toMatchObject({ deletedAt: null, isPublic: true });
    expect(await bodies("gone")).toEqual(["A text."]);
    await deletePack("gone", NOW);
    expect(await purgeDeleted(NOW)).toBe(0);
    expect(await purgeDeleted(new Date(NOW.getTime() + 1))).toBe(1);
    expect(await (await db()).atom.count({ where: { slug: "gone" } })).toBe(0);
    expect(await code(create("gone"))).toBe(null);
  });

  test.each([
    [{ slug: 7, domain: "x", input: "single" }, "packSlugRequired"],
    [{ slug: "x".repeat(5_000), domain: "x", input: "single" }, "packSlugLength"],
    [{ slug: "fine-1", domain: { a: 1 }, input: "single" }, "packDomainRequired"],
    [{ slug: "fine-1", domain: "x", input: null }, "packInputRequired"],
    [{}, "packSlugRequired"],
  ])("a form of another kind, %j, is answered with the field's own sentence", async (body, key) => {
    expect(await code(createPack({ ctx, input: createPackBody.parse(body) }))).toBe(`invalid_input ${key}`);
  });

  test("a reader makes, keeps and opens the report of a public pack, once for a result; its holes are counted", async () => {
    await create("kept");
    const userId = await newUser();
    const own = contextFor({ kind: "user" as const, userId }, NOW);
    const saveOwn = () => savePackReport({ ctx: own, userId, slug: "kept" });
    expect(await code(saveOwn())).toBe("not_found not_found");
    await edit("kept", { released: true });
    expect(await code(saveOwn())).toBe("not_found noResultYet");
    await finishRun(userId, 4, NOW);
    const { report } = await saveOwn();
    expect(await saveOwn()).toEqual({ report });
    expect(await listPackReports(userId)).toMatchObject({ ready: true, reports: [{ slug: "kept", id: report.id }] });
    await edit("kept", { domain: "Renamed since", hidden: true });
    const openAs = (actor: { kind: "user"; userId: string }) =>
      openPackReport({
        ctx: contextFor(actor),
        slug: "kept",
        query: { report: report.id },
        isAdministrator: async () => false,
      });
    expect(await openAs({ kind: "user", userId })).toMatchObject({ kind: "pack", personal: true });
    expect(await code(openAs({ kind: "user", userId: await newUser() }))).toBe("forbidden forbidden");
    const { coverage } = await readCoverage({ input: { slug: ["kept"], locale: ["en"] } });
    const missed = coverage.filter(({ demand }) => demand > 0);
    expect(missed.map(({ type, role, demand }) => [type, role, demand])).toEqual([
      ["Individualist", "overview", 1],
      ["Individualist", "strengths", 1],
      ["Individualist", "daily-action", 1],
    ]);
    expect(await code(openAs({ kind: "user", userId }))).toBe(null);
  });
});
