import format from "icu-minify/format";
import { compileMessages, compileTree, MESSAGES_ARE_COMPILED } from "@/lib/platform/i18n/compile-messages";

const tree = { plain: "Close", group: { count: "{n, plural, =0 {none} one {# pair} other {# pairs}} of {all}" } };

test("where the translator parses by itself, messages are left as they are", () => {
  expect(MESSAGES_ARE_COMPILED).toBe(false);
  expect(compileMessages(tree)).toBe(tree);
});

test("compiled messages keep the keys and read the same", () => {
  const compiled = compileTree(tree) as { plain: string; group: { count: Parameters<typeof format>[0] } };
  expect(compiled.plain).toBe("Close");
  const formatters = {
    getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
    getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
    getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  };
  const read = (n: number) => format(compiled.group.count, "en", { n, all: 36 }, { formatters });
  expect([0, 1, 12].map(read)).toEqual(["none of 36", "1 pair of 36", "12 pairs of 36"]);
});

test("a message that is no valid ICU message is refused", () => {
  expect(() => compileTree({ broken: "{n, plural, one {#}" })).toThrow();
});
