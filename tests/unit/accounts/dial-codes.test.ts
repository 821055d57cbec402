import { DEFAULT_DIAL_CODE, DIAL_CODES, dialCodeFor } from "@/lib/accounts/domain/dial-codes";

const codes = DIAL_CODES.map(({ code }) => code);

test("43 different codes in E.164 form, the default among them, sorted by English name", () => {
  expect(new Set(codes).size).toBe(43);
  for (const code of codes) expect(code).toMatch(/^\+[1-9]\d{0,2}$/);
  expect(codes).toContain(DEFAULT_DIAL_CODE);
  const english = new Intl.DisplayNames("en", { type: "region" });
  const names = DIAL_CODES.map(({ iso }) => iso.map((code) => english.of(code)).join(" / "));
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
});

test.each([
  ["ur", ["ur-PK", "en-US"], "+92"],
  ["ur", ["en-US", "en"], "+92"],
  ["ur", ["en-US", "ur-IN"], "+91"],
  ["hi", ["en-GB"], "+91"],
  ["hi-Latn", ["hi-IN", "en-US"], "+91"],
  ["hi-Latn", ["en-US"], "+91"],
  ["en", ["en-GB", "en-US"], "+44"],
  ["en", ["de-CH", "de"], "+41"],
  ["en", ["en"], "+1"],
  ["en", ["is-IS"], "+1"],
  ["en", [], "+1"],
])("a page in %s in a browser of %j begins with %s", (page, languages, code) => {
  expect(dialCodeFor(languages, page)).toBe(code);
});
