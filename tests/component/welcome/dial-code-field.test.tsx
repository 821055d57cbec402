import { namedDialCodes } from "@/components/welcome/dial-code-field";
import { DIAL_CODES } from "@/lib/accounts/domain/dial-codes";
import { LOCALES } from "@/lib/platform/i18n/locales";

const codes = DIAL_CODES.map(({ code }) => code);

test.each(LOCALES.map(({ tag }) => tag))(
  "%s: every code once, with its number whole, in that language's order",
  (tag) => {
    const options = namedDialCodes(tag);
    expect(options.map(({ value }) => value).sort()).toEqual([...codes].sort());
    for (const { value, label } of options) expect(label).toContain(`\u2066${value}\u2069`);
    const labels = options.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort(new Intl.Collator([tag, "en"]).compare));
  },
);

test("languages name the countries in their own script", () => {
  expect(namedDialCodes("hi").find(({ value }) => value === "+91")?.label).toMatch(/^भारत/);
  expect(namedDialCodes("ur").find(({ value }) => value === "+92")?.label).toMatch(/^پاکستان/);
});
