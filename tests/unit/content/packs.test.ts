import { holeGroups } from "@/lib/content/domain/hole-groups";
import { PACK_FILES, type PackAtom, packFile } from "@/lib/content/domain/pack-files";
import { packFormErrors, slugKey, trimmedPackForm } from "@/lib/content/domain/pack-form";
import { newBridge, newManifest } from "@/lib/content/domain/pack-manifest";
import { buildQaResult, packBreaches, packHoles } from "@/lib/content/domain/pack-qa";
import { packTexts } from "@/lib/content/domain/pack-texts";
import { CHAPTER_ROLES } from "@/lib/content/domain/slugs";
import { readShipped } from "@/lib/content/operations/read-shipped";
import { packBridge, packManifest, qaResult as qaSchema } from "@/lib/content/schema/packs";
import { LOCALES } from "@/lib/platform/i18n/locales";

const created = "2026-01-02T03:04:05.000Z";
const manifest = newManifest(
  { slug: "Sibling-bonds", domain: "Brothers & sisters", input: "pair", created },
  LOCALES.map(({ content }) => content),
);
const bridge = newBridge(manifest, (role, locale) => `${role} in ${locale}`);

/** Every text of the pack, published: the shipped texts of a theme, which break no rule. */
const complete: readonly PackAtom[] = readShipped()
  .filter(({ slug, role }) => slug === "love" && (CHAPTER_ROLES as readonly string[]).includes(role))
  .map(({ slug: _, ...atom }) => ({ ...atom, status: "published" }));

describe("the form of a pack", () => {
  const good = { slug: "sibling_bonds-2", domain: "Brothers", input: "single" };

  test.each([
    [{ slug: "" }, { slug: "packSlugRequired" }],
    [{ slug: "a b" }, { slug: "packSlugForm" }],
    [{ slug: "größe" }, { slug: "packSlugForm" }],
    [{ slug: "../etc" }, { slug: "packSlugForm" }],
    [{ slug: "x".repeat(51) }, { slug: "packSlugLength" }],
    [{ slug: "x".repeat(50) }, {}],
    [{ domain: "" }, { domain: "packDomainRequired" }],
    [{ domain: "क".repeat(101) }, { domain: "packDomainLength" }],
    [{ domain: "😀".repeat(100) }, {}],
    [{ input: "" }, { input: "packInputRequired" }],
    [{ input: "three" }, { input: "packInputRequired" }],
    [{}, {}],
  ])("%j", (change, faults) => {
    expect(packFormErrors({ ...good, ...change })).toEqual(faults);
  });

  test("names every field that is wrong, in the order of the page", () => {
    expect(Object.keys(packFormErrors({ slug: "", domain: "", input: "" }))).toEqual(["slug", "domain", "input"]);
  });

  test("loses stray spaces, and two slugs that differ in capitals are one", () => {
    expect(trimmedPackForm({ slug: " a ", domain: "  b c ", input: "single" })).toEqual({
      slug: "a",
      domain: "b c",
      input: "single",
    });
    expect(slugKey("Sibling-Bonds")).toBe(slugKey("sibling-bonds"));
  });
});

describe("the files of a pack", () => {
  const contents = { manifest, bridge, atoms: complete.slice(0, 30), qa: null, readAt: created };

  test("are seven, each valid JSON that names its form and its version", () => {
    expect(PACK_FILES).toHaveLength(7);
    for (const name of PACK_FILES) {
      const { schema } = JSON.parse(packFile(name, contents));
      expect(schema).toEqual({ id: expect.stringMatching(/^ninefold\./), version: 1 });
    }
  });

  test("manifest and bridge are read back as they were written", () => {
    expect(packManifest.parse(JSON.parse(packFile("manifest.json", contents)))).toEqual(manifest);
    expect(packBridge.parse(JSON.parse(packFile("bridge.json", contents)))).toEqual(bridge);
  });

  test("a manifest of another version is refused", () => {
    expect(packManifest.safeParse({ ...manifest, schema: { ...manifest.schema, version: 2 } }).success).toBe(false);
  });

  test("a file of texts holds its own language alone, and says how many are wanted", () => {
    const file = JSON.parse(packFile("atoms.hi.json", { ...contents, atoms: complete }));
    expect(file).toMatchObject({ locale: "hi", source: "database", readAt: created, expected: 27, published: 27 });
    expect(file.atoms).toHaveLength(27);
    expect(file.atoms.every(({ body }: { body: string }) => /\p{Script=Devanagari}/u.test(body))).toBe(true);
  });
});

describe("the checks of a pack", () => {
  test("an empty pack lacks every text that its manifest wants", () => {
    const holes = packHoles(manifest, []);
    expect(holes).toHaveLength(4 * 9 * 3);
    expect(new Set(holes.map((hole) => JSON.stringify(hole))).size).toBe(holes.length);
  });

  test("exactly the texts that are taken away are missing, and why", () => {
    const without = complete.filter(
      ({ locale, type, role }) => !(locale === "ur" && type === 6 && role === "overview"),
    );
    const changed = without.map((atom) =>
      atom.locale === "hi" && atom.type === 2 && atom.role === "strengths"
        ? ({ ...atom, status: "draft" } as const)
        : atom,
    );
    expect(packHoles(manifest, changed)).toEqual([
      { locale: "hi", type: 2, role: "strengths", reason: "draft" },
      { locale: "ur", type: 6, role: "overview", reason: "missing" },
    ]);
  });

  test("a text for one mood alone fills no hole", () => {
    const moody = complete.map((atom) => ({ ...atom, state: "Focused" }));
    expect(packHoles(manifest, moody)).toHaveLength(108);
  });

  test("a complete pack with pages that come out is green", () => {
    const renderings = [{ form: "html" as const, locale: "en" as const, types: [4], fault: null }];
    const result = buildQaResult(manifest, complete, renderings);
    expect(result).toMatchObject({ wanted: 108, holes: [], breaches: [], failures: [], green: true });
    expect(qaSchema.parse(JSON.parse(JSON.stringify(result)))).toEqual(result);
  });

  test("a broken rule or a page that does not come out stands in the way", () => {
    const spoilt = complete.map((atom, at) =>
      at === 0 ? { ...atom, body: "[placeholder] This cures anxiety." } : atom,
    );
    expect(packBreaches(spoilt).length).toBeGreaterThan(0);
    expect(buildQaResult(manifest, spoilt, []).green).toBe(false);
    const failed = { form: "pdf" as const, locale: "ur" as const, types: [4], fault: "failed" };
    expect(buildQaResult(manifest, complete, [failed])).toMatchObject({ green: false, rendered: { html: 0, pdf: 0 } });
  });

  test("holes of one place are told together", () => {
    const groups = holeGroups(packHoles(manifest, []));
    expect(groups).toHaveLength(12);
    expect(groups[0]).toEqual({
      locale: "en",
      role: "overview",
      reason: "missing",
      types: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    });
  });
});

describe("the texts of a pack for a reader", () => {
  const atom = { slug: "s", locale: "en", type: 3, role: "overview", position: 0, body: "One" } as const;

  test("what the language lacks comes in English, and what both lack is named", () => {
    expect(packTexts([atom], "s", "ur", 3)).toEqual({
      type: 3,
      texts: { overview: "One", strengths: null, "daily-action": null },
      missing: ["strengths", "daily-action"],
      fallback: true,
    });
    expect(packTexts([atom, { ...atom, locale: "ur", body: "ایک" }], "s", "ur", 3)).toMatchObject({
      texts: { overview: "ایک" },
      fallback: false,
    });
  });

  test("several texts of one place are read one after the other", () => {
    const second = { ...atom, position: 1, body: "Two" };
    expect(packTexts([second, atom], "s", "en", 3).texts.overview).toBe("One\n\nTwo");
  });
});
