import { DEFAULT_DIAL_CODE, DIAL_CODES } from "@/lib/accounts/domain/dial-codes";

const codes = DIAL_CODES.map(({ code }) => code);

test("43 different codes in E.164 form, the default among them, sorted by English name", () => {
  expect(new Set(codes).size).toBe(43);
  for (const code of codes) expect(code).toMatch(/^\+[1-9]\d{0,2}$/);
  expect(codes).toContain(DEFAULT_DIAL_CODE);
  const names = DIAL_CODES.map(({ country }) => country);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
});

test("the English names are those of the codes' countries", () => {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const known = { TR: "Turkey" } as Record<string, string>;
  for (const { country, iso } of DIAL_CODES)
    expect(country).toBe(iso.map((code) => known[code] ?? names.of(code)).join(" / "));
});
