import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlResponse } from "@/app/api/_html";
import { FONT_FACES, FONT_FOLDER, REPORT_FONTS } from "@/components/report/html/fonts";

const SCREEN_FONTS = readFileSync("app/styles/fonts.css", "utf8");
const faces = [...SCREEN_FONTS.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = ""]) => rule);
const own = faces.filter((rule) => rule.includes("node_modules"));
const told = (rule: string, name: string) => new RegExp(`${name}:\\s*([^;]*);`).exec(rule)?.[1] ?? "";
const plain = (range: string) => range.replaceAll(/\s/g, "");

test("the faces are those of the screens, each for the same letters", () => {
  const screens = own.map((rule) => ({
    family: told(rule, "font-family").replaceAll('"', ""),
    style: told(rule, "font-style"),
    weight: told(rule, "font-weight"),
    range: plain(told(rule, "unicode-range")),
    source: /node_modules\/([^"]+)"/.exec(rule)?.[1],
  }));
  const reports = REPORT_FONTS.map(({ file: _, range, ...rest }) => ({ ...rest, range: plain(range) }));
  expect(screens).toHaveLength(8);
  expect(new Set(reports)).toEqual(new Set(screens));
});

test("no face of the screens is fetched where its letters do not stand", () => {
  expect(own.filter((rule) => told(rule, "unicode-range") === "")).toEqual([]);
  expect(faces.filter((rule) => !own.includes(rule) && !rule.includes("local("))).toEqual([]);
});

test.each(REPORT_FONTS)("$file lies where the page asks for it, and is named with its version", ({ file, source }) => {
  expect(file).toMatch(/-\d+\.\d+\.\d+\.woff2$/);
  expect(FONT_FACES).toContain(`url("${FONT_FOLDER}/${file}")`);
  expect(existsSync(join("node_modules", source))).toBe(true);
  expect(readFileSync(join("public", FONT_FOLDER, file))).toEqual(readFileSync(join("node_modules", source)));
});

test("a page may fetch our fonts, data for pictures, and nothing else", () => {
  const policy = htmlResponse("").headers.get("content-security-policy") ?? "";
  const fetching = policy.split("; ").filter((each) => /^[a-z]+-src /.test(each));
  expect(fetching).toEqual(["default-src 'none'", "style-src 'unsafe-inline'", "img-src data:", "font-src 'self'"]);
});
