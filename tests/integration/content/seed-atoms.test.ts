import { loadReportTexts } from "@/lib/content/operations/load-report-texts";
import { readShipped } from "@/lib/content/operations/read-shipped";
import { seedAtoms } from "@/lib/content/operations/seed-atoms";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "../../support/database";

setUpDatabase();

const shipped = readShipped();
const KEY = { slug: "love", locale: "en", type: 4, state: "", role: "overview", position: 0 } as const;

async function body() {
  const row = await (await db()).atom.findUniqueOrThrow({ where: { slug_locale_type_state_role_position: KEY } });
  return row.body;
}

async function write(text: string) {
  await (await db()).atom.update({ where: { slug_locale_type_state_role_position: KEY }, data: { body: text } });
}

/** The shipped texts as a later release has them: one text changed. */
function release(text: string) {
  return shipped.map((atom) =>
    Object.entries(KEY).every(([key, value]) => atom[key as keyof typeof KEY] === value)
      ? { ...atom, body: text }
      : atom,
  );
}

test("the first boot publishes every shipped text", async () => {
  expect(await seedAtoms()).toEqual({ added: shipped.length, renewed: 0 });
  expect(shipped.length).toBeGreaterThanOrEqual(9 * (7 * 3 + 20));
  expect(await (await db()).atom.count({ where: { status: "published" } })).toBe(shipped.length);
});

test("a second boot changes nothing", async () => {
  const before = await (await db()).atom.findMany({ orderBy: { id: "asc" } });
  expect(await seedAtoms()).toEqual({ added: 0, renewed: 0 });
  expect(await (await db()).atom.findMany({ orderBy: { id: "asc" } })).toEqual(before);
});

test("boots at the same time do not get in each other's way", async () => {
  await (await db()).atom.deleteMany({ where: { slug: "love" } });
  const love = shipped.filter(({ slug }) => slug === "love").length;
  const results = await Promise.all([seedAtoms(), seedAtoms()]);
  expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(love);
});

test("a text that was never edited follows the release, as often as it changes", async () => {
  expect(await seedAtoms(release("Second edition."))).toEqual({ added: 0, renewed: 1 });
  expect(await body()).toBe("Second edition.");
  expect(await seedAtoms(release("Third edition."))).toEqual({ added: 0, renewed: 1 });
  expect(await body()).toBe("Third edition.");
  expect(await seedAtoms()).toEqual({ added: 0, renewed: 1 });
});

test("when a text followed is kept in universal time, wherever the database is", async () => {
  const client = await db();
  await client.$executeRaw`SET TIME ZONE 'Asia/Kolkata'`;
  await seedAtoms(release("Fourth edition."));
  await client.$executeRaw`SET TIME ZONE 'UTC'`;
  const { updatedAt } = await client.atom.findUniqueOrThrow({ where: { slug_locale_type_state_role_position: KEY } });
  expect(Math.abs(updatedAt.getTime() - Date.now())).toBeLessThan(60_000);
  await seedAtoms();
});

test("an edited text stays, whatever ships", async () => {
  await write("Mended by an editor.");
  expect(await seedAtoms()).toEqual({ added: 0, renewed: 0 });
  expect(await seedAtoms(release("Another edition."))).toEqual({ added: 0, renewed: 0 });
  expect(await body()).toBe("Mended by an editor.");
});

test("a text that somebody wrote in a place where nothing had shipped stays", async () => {
  const atom = await (await db()).atom.delete({ where: { slug_locale_type_state_role_position: KEY } });
  await (await db()).atom.create({ data: { ...KEY, body: "Ours.", status: "draft" } });
  expect(await seedAtoms()).toEqual({ added: 0, renewed: 0 });
  expect(await body()).toBe("Ours.");
  await (await db()).atom.update({
    where: { slug_locale_type_state_role_position: KEY },
    data: { body: atom.body, status: "published" },
  });
});

describe("the texts of a report", () => {
  test("are complete, and seven days are in order", async () => {
    const texts = await loadReportTexts("en", 3, "career");
    const day = shipped.filter(
      (atom) => atom.slug === "career" && atom.locale === "en" && atom.type === 3 && atom.role === "plan",
    );
    expect(texts.plan).toEqual(day.map((atom) => atom.body));
    expect(texts.plan).toHaveLength(7);
    expect(texts.questions).toHaveLength(5);
    expect(texts.fallback).toBe(false);
  });

  test("come in English where the language has none", async () => {
    await (await db()).atom.deleteMany({ where: { slug: "career", locale: "ur" } });
    const texts = await loadReportTexts("ur-G4", 3, "career");
    expect(texts.fallback).toBe(true);
    expect(texts.chapter).toEqual((await loadReportTexts("en", 3, "career")).chapter);
  });

  test("hold nothing that is not published", async () => {
    await (await db()).atom.updateMany({ where: KEY, data: { status: "draft" } });
    await expect(loadReportTexts("en", 4, "love")).rejects.toThrow("love, type 4, overview");
  });
});
