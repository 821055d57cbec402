import { percentFormat } from "@/lib/platform/format-percent";
import { LOCALES } from "@/lib/platform/i18n/locales";

test("a share is written as the texts of its language write it, in whole percents", () => {
  const written = LOCALES.map(({ code, tag }) => [code, percentFormat(tag)(0.604)]);
  expect(Object.fromEntries(written)).toEqual({
    en: "60%",
    "hi-G4": "60%",
    "hi-Latn": "60%",
    "ur-G4": "60 فیصد",
  });
});
