import { strFromU8, unzipSync } from "fflate";
import { PACK_FILES } from "@/lib/content/domain/pack-files";
import { CHAPTER_ROLES } from "@/lib/content/domain/slugs";
import { createPack, editPack, listPacks, listPublicPacks } from "@/lib/content/operations/packs";
import { readPackFile, zipPack } from "@/lib/content/operations/read-pack-file";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/app-error";
import { composePackSample } from "@/lib/reports/operations/compose-pack-report";
import { findReportPack } from "@/lib/reports/operations/find-report-pack";
import { openPackReport } from "@/lib/reports/operations/open-pack-report";
import { runPackQa } from "@/lib/reports/operations/run-pack-qa";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor } from "@/tests/support/people";
import { TEXTS } from "@/tests/support/seeds";

setUpDatabase(TEXTS);

const NOW = new Date("2026-01-02T03:04:05.000Z");
const create = (slug: string, input = "single", domain = "Brothers and sisters") =>
  createPack({ ctx: contextFor(null, NOW), input: { slug, domain, input } });
const release = (slug: string) => editPack({ ctx: contextFor(null, NOW), slug, input: { released: true } });
const code = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (thrown: unknown) => (thrown instanceof AppError ? `${thrown.code} ${thrown.messageKey}` : thrown),
  );

const yes = async () => true;
const no = async () => false;

/** Drawing is another layer's: here every page says what it was made from. */
const renderers = {
  html: async ({
    locale,
    dir,
    cover,
    sections,
  }: {
    locale: string;
    dir: string;
    cover: { title: string };
    sections: readonly { title: string }[];
  }) =>
    `lang="${locale}" dir="${dir}" ${[cover.title, ...sections.map(({ title }) => title)].join(" ").replaceAll("&", "&amp;")}`,
  pdf: async () => new TextEncoder().encode("%PDF-1.7 ... %%EOF\n"),
};

/** Publishes the shipped texts of love under another slug: what an administrator's hand would take days for. */
async function fill(slug: string): Promise<void> {
  const client = await db();
  const rows = await client.atom.findMany({ where: { slug: "love", role: { in: [...CHAPTER_ROLES] } } });
  await client.atom.createMany({
    data: rows.map(({ locale, type, role, position, body }) => ({
      slug,
      locale,
      type,
      role,
      position,
      body,
      status: "published",
    })),
  });
}

describe("opening a pack", () => {
  test("keeps its manifest and bridge, and lists it", async () => {
    const { ok, pack } = await create("Sibling-Bonds", "pair");
    expect(ok).toBe(true);
    expect(pack).toMatchObject({ slug: "Sibling-Bonds", input: "pair", version: 1, files: [...PACK_FILES], qa: null });
    expect((await listPacks()).packs.map(({ slug }) => slug)).toContain("Sibling-Bonds");
    expect((await listPublicPacks("pair")).map(({ slug }) => slug)).not.toContain("Sibling-Bonds");
  });

  test.each(["sibling-bonds", "SIBLING-BONDS", "love", "General", "depth", "parenting", "wellness"])(
    "refuses the slug %s, which is taken",
    async (slug) => {
      await create("sibling-bonds", "pair").catch(() => null);
      expect(await code(create(slug))).toBe("conflict packSlugTaken");
    },
  );

  test.each([
    ["", "single", "x", "packSlugRequired"],
    ["a b", "single", "x", "packSlugForm"],
    ["x".repeat(51), "single", "x", "packSlugLength"],
    ["fine", "single", "  ", "packDomainRequired"],
    ["fine", "single", "x".repeat(101), "packDomainLength"],
    ["fine", "", "x", "packInputRequired"],
  ])("answers %j %j %j with its own sentence", async (slug, input, domain, key) => {
    expect(await code(create(slug, input, domain))).toBe(`invalid_input ${key}`);
  });

  test("of two at once, one gets the slug", async () => {
    const outcomes = await Promise.all([code(create("rush")), code(create("RUSH"))]);
    expect(outcomes.sort()).toEqual(["conflict packSlugTaken", null].sort());
  });
});

describe("the files of a pack", () => {
  test("are to be had one by one and all in a zip, and say what stands at the moment", async () => {
    await create("garden");
    const { bytes, name } = await zipPack("GARDEN", NOW);
    expect(name).toBe("garden.zip");
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(PACK_FILES.map((file) => `garden/${file}`));
    for (const file of PACK_FILES) {
      const { text } = await readPackFile("garden", file, NOW);
      expect(strFromU8(files[`garden/${file}`] ?? new Uint8Array())).toBe(text);
    }
    const published = async () => JSON.parse((await readPackFile("garden", "atoms.ur.json", NOW)).text).published;
    expect(await published()).toBe(0);
    await fill("garden");
    expect(await published()).toBe(27);
  });

  test("of a pack that is not there cannot be had", async () => {
    expect(await code(readPackFile("nothing", "manifest.json", NOW))).toBe("not_found not_found");
  });
});

describe("the report of a slug", () => {
  const sample = (slug: string, locale: "en" | "ur-G4" = "en") =>
    openPackReport({
      ctx: { ...contextFor({ kind: "visitor" }), locale },
      slug,
      query: { sample: "1" },
      isAdministrator: yes,
    });

  test("renders at once, with what is missing said, and without it once it is written", async () => {
    await create("cooking", "single", "At the stove");
    const empty = await sample("Cooking");
    expect(empty).toMatchObject({ pack: { slug: "cooking", missing: 3 }, subject: { sample: true } });
    await fill("cooking");
    const full = await sample("cooking", "ur-G4");
    expect(full).toMatchObject({ locale: "ur-G4", fallback: false, pack: { missing: 0 } });
  });

  test("of a pack for two is about two, and one's own needs a pair", async () => {
    await create("twins", "pair");
    await release("twins");
    expect(await sample("twins")).toMatchObject({ subject: { type: 4, otherType: 9, sample: true } });
    const ctx = contextFor({ kind: "user" as const, userId: "somebody" });
    expect(await code(openPackReport({ ctx, slug: "twins", query: {}, isAdministrator: no }))).toBe(
      "invalid_input pairWanted",
    );
  });

  test("of a theme is the theme's own, and of an open slug a report with holes", async () => {
    expect(await sample("love")).toMatchObject({ reportType: "love", subject: { type: 4, sample: true } });
    expect(await sample("general")).toMatchObject({ reportType: "standard" });
    expect(await sample("parenting")).toMatchObject({ pack: { slug: "parenting", missing: 3 } });
    expect(await sample("wellness", "ur-G4")).toMatchObject({ dir: "rtl", pack: { missing: 3 } });
  });

  test("is only there for a slug that is, and one's own only for somebody with a result", async () => {
    expect(await code(sample("nowhere"))).toBe("not_found not_found");
    const visitor = contextFor({ kind: "visitor" as const });
    expect(await code(openPackReport({ ctx: visitor, slug: "love", query: {}, isAdministrator: no }))).toBe(
      "unauthenticated unauthenticated",
    );
    const user = contextFor({ kind: "user" as const, userId: "somebody" });
    expect(await code(openPackReport({ ctx: user, slug: "love", query: {}, isAdministrator: no }))).toBe(
      "not_found noResultYet",
    );
  });
});

describe("the checks", () => {
  test("list exactly the holes, draw every page, and turn green when all is written", async () => {
    await create("holes", "pair");
    const at = (minute: number) => new Date(NOW.getTime() + minute * 60_000);
    const first = await runPackQa("holes", at(1), renderers);
    expect(first.result).toMatchObject({ wanted: 108, green: false, failures: [], breaches: [] });
    expect(first.result.holes).toHaveLength(108);
    expect(first.result.rendered).toEqual({ html: 4 * 9 * 2, pdf: 4 * 9 * 2 });
    await fill("holes");
    const client = await db();
    const place = { slug: "holes", locale: "hi", type: 5, role: "strengths" };
    await client.atom.updateMany({ where: place, data: { status: "draft" } });
    await client.atom.deleteMany({ where: { slug: "holes", locale: "ur", type: 1, role: "overview" } });
    expect((await runPackQa("holes", at(2), renderers)).result.holes).toEqual([
      { locale: "hi", type: 5, role: "strengths", reason: "draft" },
      { locale: "ur", type: 1, role: "overview", reason: "missing" },
    ]);
    await client.atom.updateMany({ where: place, data: { status: "published" } });
    const [english] = await client.atom.findMany({ where: { slug: "love", locale: "ur", type: 1, role: "overview" } });
    await client.atom.create({
      data: { slug: "holes", locale: "ur", type: 1, role: "overview", body: english?.body ?? "", status: "published" },
    });
    expect((await runPackQa("holes", at(3), renderers)).result).toMatchObject({ green: true, holes: [], breaches: [] });
    expect((await listPacks()).packs.find(({ slug }) => slug === "holes")?.qa?.result.green).toBe(true);
    expect(await client.packQaRun.count({ where: { pack: { slug: "holes" } } })).toBe(3);
  });

  test("are outdated once a text was written or deleted after them, and not when they are run again", async () => {
    await create("moving");
    const client = await db();
    const outdated = async () => (await listPacks()).packs.find(({ slug }) => slug === "moving")?.outdated;
    const at = (minute: number) => new Date(NOW.getTime() + minute * 60_000);
    const place = { slug: "moving", locale: "en", type: 4, role: "overview", body: "A text.", updatedAt: at(2) };
    expect(await outdated()).toBe(false);
    await runPackQa("moving", at(1), renderers);
    expect(await outdated()).toBe(false);
    await client.atom.create({ data: place });
    expect(await outdated()).toBe(true);
    await runPackQa("moving", at(3), renderers);
    expect(await outdated()).toBe(false);
    await client.atom.deleteMany({ where: { slug: "moving" } });
    await client.atomTrash.create({
      data: { id: "gone", slug: "moving", atom: {}, revisions: [], deletedBy: "", deletedAt: at(4) },
    });
    expect(await outdated()).toBe(true);
  });

  test("a renderer that throws is a page that does not come out", async () => {
    await create("broken");
    const pdf = async () => {
      throw new Error("no threads left");
    };
    const { result } = await runPackQa("broken", NOW, { ...renderers, pdf });
    expect(result.failures).toHaveLength(36);
    expect(result.failures[0]).toEqual({ form: "pdf", locale: "en", types: [1], fault: "failed" });
    expect(result.rendered).toEqual({ html: 36, pdf: 0 });
  });

  test("take a sample from what the reader's language has", async () => {
    const { view } = await findReportPack("love", "ur-G4");
    const document = await composePackSample({ view, locale: "ur-G4", generatedAt: NOW }, 3);
    expect(document).toMatchObject({ fallback: false, pack: { slug: "love", missing: 0 } });
  });
});
