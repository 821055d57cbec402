import { formatDateTime, formatTime } from "@/lib/platform/format-date";
import { LOCALES } from "@/lib/platform/i18n/locales";

const AFTERNOON = "2026-04-30T16:18:05.000Z";

test("an afternoon stands with its hour in one way per language, in a time, a moment and an exact moment", () => {
  const hours = LOCALES.map(({ tag }) => {
    const zone = "UTC";
    const said = [
      formatTime(AFTERNOON, { tag, zone }),
      formatDateTime(AFTERNOON, { tag, zone }),
      formatDateTime(AFTERNOON, { tag, zone, exact: true }),
    ];
    return said.map((text) => /\b(?:16|4):18(?::05)?(?:\s[ap]m)?/i.exec(text)?.[0].replace(/\s/, " ").toUpperCase());
  });
  expect(hours).toEqual([
    ["4:18 PM", "4:18 PM", "4:18:05 PM"],
    ["16:18", "16:18", "16:18:05"],
    ["4:18 PM", "4:18 PM", "4:18:05 PM"],
    ["16:18", "16:18", "16:18:05"],
  ]);
});
