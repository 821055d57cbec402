import { readFileSync } from "node:fs";
import { SCREEN_FONTS } from "@/lib/platform/design/fonts";

const families = [...readFileSync("app/styles/fonts.css", "utf8").matchAll(/font-family: "(Noto[^"]+)"/g)].map(
  ([, name = ""]) => name,
);
const lists = SCREEN_FONTS.flatMap(([, values]) => [values["font-text"] ?? "", values["font-heading"] ?? ""]);

test("every page has letters for every script, and the system's own come last", () => {
  expect(families).toHaveLength(2);
  expect(lists).toHaveLength(6);
  for (const list of lists) {
    for (const family of families) expect(list).toContain(`"${family}"`);
    expect(list).toMatch(/,\s+(?:sans-)?serif$/);
  }
});
