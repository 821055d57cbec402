import { typesData, typesMetadata } from "@/app/[locale]/(types)/_types-page";
import { TYPE_SUBJECTS } from "@/lib/assessment/domain/instrument/type-paths";
import { LOCALES, localeInfo } from "@/lib/platform/i18n/locales";
import { readTypesArticle, readTypesList } from "@/lib/reports/operations/read-types-page";

const codes = LOCALES.map(({ code }) => code);
const slugs = [...TYPE_SUBJECTS.keys()];
const ENNEAGRAM = { en: "Enneagram", "hi-G4": "एनीग्राम", "hi-Latn": "Enneagram", "ur-G4": "اینیاگرام" } as const;

function article(code: (typeof codes)[number], slug: string) {
  const page = readTypesArticle(code, slug);
  if (!page) throw new Error(`no page ${slug}`);
  return page;
}

describe.each(codes)("%s", (code) => {
  const pages = [readTypesList(code), ...slugs.map((slug) => article(code, slug))];

  test("every page has words of its own, and leaves nothing to fill in", () => {
    expect(pages).toHaveLength(46);
    for (const field of ["title", "description", "heading", "path"] as const)
      expect(new Set(pages.map((page) => page[field])).size).toBe(46);
    expect(JSON.stringify(pages)).not.toMatch(/\{\w|undefined|types\.\w|report\.\w/);
  });

  test("titles and descriptions have the word that people search for", () => {
    for (const { title, description } of pages) {
      expect(title).toContain(ENNEAGRAM[code]);
      expect(description).toContain(ENNEAGRAM[code]);
      expect(title.length).toBeLessThan(90);
      expect(description.length).toBeLessThan(330);
    }
  });

  test("each language is a page of its own: its canonical address is among the languages that it names", () => {
    for (const page of pages) {
      const { alternates } = typesMetadata(code, page);
      expect(alternates?.canonical).toBe(`${page.path}?lang=${code}`);
      expect(alternates?.languages).toMatchObject({
        [localeInfo(code).tag]: alternates?.canonical,
        "x-default": page.path,
      });
    }
  });

  test("the data for search engines is an article and the way to it", () => {
    const [of, way] = typesData(code, article(code, "4"))["@graph"];
    expect(of).toMatchObject({ "@type": "Article", inLanguage: localeInfo(code).tag });
    expect(way).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [1, 2, 3].map((position) => ({ position })),
    });
  });
});

test("a type links to its eight look-alikes, two types to both, and the list to all", () => {
  const paths = (items: readonly { path: string }[]) => items.map(({ path }) => path);
  expect(paths(article("en", "2").links.items)).toEqual(
    [1, 3, 4, 5, 6, 7, 8, 9].map((other) => `/types/${other < 2 ? `${other}-or-2` : `2-or-${other}`}`),
  );
  expect(paths(article("en", "4-or-9").links.items)).toEqual(["/types/4", "/types/9"]);
  const { types, pairs } = readTypesList("en");
  expect(paths([...types, ...pairs]).sort()).toEqual(slugs.map((slug) => `/types/${slug}`).sort());
});

test("a type has its chapters, in about 900 words", () => {
  for (const type of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const { sections } = article("en", String(type));
    expect(sections.map(({ id }) => id)).toEqual(["depth", "nine", "wing", "instincts", "states"]);
    const words = JSON.stringify(
      sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== "figure")),
    ).split(/\s+/);
    expect(words.length).toBeGreaterThan(700);
    expect(words.length).toBeLessThan(1300);
  }
});

test.each(["0", "10", "4-or-4", "9-or-4", "x", "constructor", ""])("%s is no page", (slug) => {
  expect(readTypesArticle("en", slug)).toBeNull();
});
