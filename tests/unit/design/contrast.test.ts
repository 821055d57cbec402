import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import { contrast } from "@/tests/support/contrast";

const css = readFileSync(join(process.cwd(), "app/styles/tokens.css"), "utf8");
const THEMES = ["default", "love", "wealth", "corporate", "career", "health", "leadership"] as const;
const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/** The colours declared under a selector list, in one scheme. */
function declared(selector: string, scheme: Scheme): Map<string, string> {
  const colors = new Map<string, string>();
  for (const [, selectors = "", body = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const list = selectors
      .replace(/\/\*.*?\*\//gs, "")
      .split(",")
      .map((one) => one.trim());
    if (!list.includes(selector)) continue;
    const hex = "(#[0-9a-f]{6})";
    for (const [, name = "", one, light, dark] of body.matchAll(
      new RegExp(`--([a-z-]+):\\s*(?:${hex}|light-dark\\(${hex}, ${hex}\\));`, "g"),
    )) {
      colors.set(name, one ?? (scheme === "light" ? light : dark) ?? "");
    }
  }
  return colors;
}

/** Every pair that a screen may use, as text on ground. */
const TEXT: [string, string][] = [
  ...["paper", "surface", "sunken", "accent-soft"].map((ground): [string, string] => ["ink", ground]),
  ...["paper", "surface", "sunken", "accent-soft"].map((ground): [string, string] => ["ink-soft", ground]),
  ...["paper", "surface", "accent-soft"].map((ground): [string, string] => ["accent", ground]),
  ["accent-ink", "accent"],
  ...["danger", "success", "warning", "info"].flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    [tone, "surface"],
    [tone, "paper"],
    ["ink", `${tone}-soft`],
  ]),
];

/** Shapes that must be seen: borders of controls, the slider's thumb and bar, the five states. */
const SHAPES: [string, string][] = [
  ...["paper", "surface"].map((ground): [string, string] => ["line-strong", ground]),
  ["accent", "line"],
  ...["very-good", "good", "average", "below-average", "destructive"].flatMap((state): [string, string][] =>
    ["paper", "surface"].map((ground): [string, string] => [`state-${state}`, ground]),
  ),
];

describe.each(SCHEMES)("in the %s scheme", (scheme) => {
  describe.each(THEMES)("with the %s theme", (theme) => {
    const colors = new Map([...declared(":root", scheme), ...declared(`[data-theme="${theme}"]`, scheme)]);
    const pair = (front: string, ground: string) => contrast(colors.get(front) ?? "", colors.get(ground) ?? "");

    test("every text stands out from its ground by 4.5 to 1", () => {
      const weak = TEXT.map(([front, ground]) => ({ front, ground, ratio: pair(front, ground) }));
      expect(weak.filter(({ ratio }) => !(ratio >= 4.5))).toEqual([]);
    });

    test("every shape stands out from its ground by 3 to 1", () => {
      const weak = SHAPES.map(([front, ground]) => ({ front, ground, ratio: pair(front, ground) }));
      expect(weak.filter(({ ratio }) => !(ratio >= 3))).toEqual([]);
    });
  });
});

test("every theme declares its own three colours, unlike any other's", () => {
  const accents = THEMES.map((theme) => {
    const own = declared(`[data-theme="${theme}"]`, "light");
    expect([...own.keys()].sort()).toEqual(["accent", "accent-ink", "accent-soft"]);
    return own.get("accent");
  });
  expect(new Set(accents).size).toBe(THEMES.length);
});

test("every state has a colour", () => {
  const names = COLOR_STATES.map((state) => `state-${state.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  const root = declared(":root", "light");
  expect(names.filter((name) => !root.has(name))).toEqual([]);
});

test.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#ffffff", "#ffffff", 1],
])("the contrast of %s and %s is %d, whichever comes first", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});
