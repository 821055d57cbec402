import { readFileSync } from "node:fs";
import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import { FLAG_ORDER } from "@/lib/assessment/domain/instrument/report-types";
import { ACCENTS, COLORS, MAIL_COLORS, PRINT_COLORS, REPORT_COLORS, type TwoTone } from "@/lib/platform/design/tokens";
import { contrast, mix } from "@/tests/support/contrast";

const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];
type Colors = Readonly<Record<string, string>>;
type Pair = readonly [front: string, ground: string];
type Theme = keyof typeof ACCENTS;
const THEMES = Object.keys(ACCENTS) as Theme[];

const each = (fronts: readonly string[], grounds: readonly string[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]));

/** Every pair that a page uses, as text on ground. The last four grounds are mixed where they are used. */
const TEXT: readonly Pair[] = [
  ...each(["ink", "ink-soft"], ["paper", "surface", "sunken", "accent-soft", "shell"]),
  ...each(["accent"], ["paper", "surface", "accent-soft", "shell"]),
  ...each(["accent-ink"], ["accent", "accent-hover"]),
  ["danger-ink", "danger"],
  ["ink", "covered"],
  ["ink", "stone-ghost"],
  ...["danger", "success", "warning", "info"].flatMap((tone) => [
    ...each([tone], [`${tone}-soft`, "surface", "paper"]),
    ...each(["ink"], [`${tone}-soft`]),
  ]),
];

const STATES = COLOR_STATES.map((state) => `state-${state.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);

/** Shapes that must be seen: borders of controls, the slider's thumb and bar, the five states. */
const SHAPES: readonly Pair[] = [...each(["line-strong", ...STATES], ["paper", "surface"]), ["accent", "line"]];

/** What carries no meaning by itself: fine lines, shadows, the stones' relief, and grounds without text. */
const DECORATION = [
  ...["line", "stone", "stone-line", "stone-shade", "stone-light", "stone-vein", "stone-gleam", "stone-foot"],
  ...["tower-ground", "shadow-near", "shadow-far", "backdrop", "sheet"],
];

/** Pairs of a report's page, on screen and printed. */
const REPORT_TEXT: readonly Pair[] = [
  ...each(["ink"], ["paper", "surface", "accent-soft", "sheet"]),
  ...each(["ink-soft", "accent"], ["paper", "surface", "accent-soft", "sheet"]),
  ["surface", "accent"],
];
const REPORT_SHAPES = each(["line-strong", ...STATES], ["paper", "surface"]);

const MAIL_TEXT: readonly Pair[] = [
  ...each(["ink"], ["paper", "sunken"]),
  ...each(["ink-soft", "accent"], ["paper"]),
  ["accent-ink", "accent"],
];

const inScheme = (colors: Readonly<Record<string, TwoTone>>, scheme: Scheme): Colors =>
  Object.fromEntries(Object.entries(colors).map(([name, tones]) => [name, tones[scheme]]));

/** The colours of a screen, and the grounds that style sheets mix of them. */
function screenColors(theme: Theme, scheme: Scheme): Colors {
  const colors = inScheme({ ...COLORS, ...ACCENTS[theme] }, scheme);
  const { accent = "", ink = "", paper = "", success = "", surface = "", "accent-soft": soft = "" } = colors;
  return {
    ...colors,
    shell: mix(soft, paper, 0.85),
    "accent-hover": mix(accent, ink, 0.86),
    covered: mix(success, surface, 0.38),
    "stone-ghost": mix(surface, paper, 0.55),
  };
}

/** The pairs whose contrast is less than it has to be, or unknown. */
const weak = (colors: Colors, pairs: readonly Pair[], least: number) =>
  pairs
    .map(([front, ground]) => ({ front, ground, ratio: contrast(colors[front] ?? "", colors[ground] ?? "") }))
    .filter(({ ratio }) => !(ratio >= least));

const TEXT_RATIO = 4.5;
const SHAPE_RATIO = 3;

describe.each(SCHEMES)("in the %s scheme", (scheme) => {
  test.each(THEMES)("on screens with the %s theme, text has 4.5 to 1 and shapes 3 to 1", (theme) => {
    expect(weak(screenColors(theme, scheme), TEXT, TEXT_RATIO)).toEqual([]);
    expect(weak(screenColors(theme, scheme), SHAPES, SHAPE_RATIO)).toEqual([]);
  });

  test.each(THEMES)("in reports with the %s theme, too", (theme) => {
    const colors = inScheme({ ...REPORT_COLORS, ...ACCENTS[theme] }, scheme);
    const onScreen = ([, ground]: Pair) => scheme === "light" || ground !== "sheet";
    expect(weak(colors, REPORT_TEXT.filter(onScreen), TEXT_RATIO)).toEqual([]);
    expect(weak(colors, REPORT_SHAPES, SHAPE_RATIO)).toEqual([]);
  });
});

test.each(THEMES)("in PDFs with the %s theme, too", (theme) => {
  const colors = { ...inScheme({ ...REPORT_COLORS, ...ACCENTS[theme] }, "light"), ...PRINT_COLORS };
  expect(weak(colors, REPORT_TEXT, TEXT_RATIO)).toEqual([]);
  expect(weak(colors, REPORT_SHAPES, SHAPE_RATIO)).toEqual([]);
});

test("in mails, too", () => {
  expect(weak(MAIL_COLORS, MAIL_TEXT, TEXT_RATIO)).toEqual([]);
});

test("every colour of the screens stands in a pair, or is named as decoration", () => {
  const judged = new Set([...TEXT, ...SHAPES].flat().concat(DECORATION));
  expect(Object.keys({ ...COLORS, ...ACCENTS.default }).filter((name) => !judged.has(name))).toEqual([]);
});

test("every theme has an accent unlike any other's", () => {
  expect(THEMES.toSorted()).toEqual(["default", ...FLAG_ORDER].sort());
  expect(new Set(THEMES.map((theme) => ACCENTS[theme].accent.light)).size).toBe(THEMES.length);
});

test("every state has a colour, on screens and in reports", () => {
  expect(STATES.filter((name) => !(name in COLORS && name in REPORT_COLORS))).toEqual([]);
});

test("the icon, which no style sheet reaches, has the colours of the default theme", () => {
  const colors = readFileSync("app/icon.svg", "utf8").match(/#[0-9a-f]+/g);
  expect(colors).toEqual([ACCENTS.default.accent.light, ACCENTS.default["accent-ink"].light]);
});

test.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#ffffff", "#ffffff", 1],
])("the contrast of %s and %s is %d, whichever comes first", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test.each([
  ["#ff0000", "#0000ff", 1, "#ff0000"],
  ["#ff0000", "#0000ff", 0, "#0000ff"],
  ["#ff0000", "#0000ff", 0.5, "#8c53a2"],
  ["#ffffff", "#000000", 0.5, "#636363"],
])("%s and %s, %d of the first, give %s as browsers mix them in oklab", (one, other, share, mixed) => {
  expect(mix(one, other, share)).toBe(mixed);
});
