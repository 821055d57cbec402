import { DEFAULT_DIAL_CODE, DIAL_CODES } from "@/lib/accounts/domain/dial-codes";

const codes = DIAL_CODES.map(({ code }) => code);

test("43 different codes in E.164 form, the default among them, sorted by English name", () => {
  expect(new Set(codes).size).toBe(43);
  for (const code of codes) expect(code).toMatch(/^\+[1-9]\d{0,2}$/);
  expect(codes).toContain(DEFAULT_DIAL_CODE);
  const english = new Intl.DisplayNames("en", { type: "region" });
  const names = DIAL_CODES.map(({ iso }) => iso.map((code) => english.of(code)).join(" / "));
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
});
