import { checkBrandRules, formatViolation } from "@/lib/content/domain/brand-rules";
import { TYPE_NAMES } from "@/lib/content/domain/type-names";
import { readShipped } from "@/lib/content/operations/read-shipped";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { namespaceMessages } from "@/lib/platform/i18n/messages";

const shipped = readShipped();
const place = ({ slug, type, role, position }: (typeof shipped)[number]) => `${slug}/${type}/${role}/${position}`;
const english = new Map(shipped.filter(({ locale }) => locale === "en").map((atom) => [place(atom), atom.body]));

test.each(LOCALES.map(({ content }) => content))("%s: no brand rule has anything against what ships", (locale) => {
  const own = shipped.filter((atom) => atom.locale === locale);
  expect(own.length).toBeGreaterThan(300);
  const violations = own.flatMap((atom) =>
    checkBrandRules({
      ...atom,
      status: "published",
      source: locale === "en" ? null : (english.get(place(atom)) ?? null),
      sourceMoved: false,
    }).map((each) => `${place(atom)} ${formatViolation(each)}`),
  );
  expect(violations).toEqual([]);
});

test.each(LOCALES)("$code: the rules know the names of the types as the screens show them", ({ code, content }) => {
  const { results } = namespaceMessages(code, "ui") as { results: { typeNames: Record<string, string> } };
  expect(TYPE_NAMES[content]).toEqual(Object.values(results.typeNames));
});
