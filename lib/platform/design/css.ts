import { type FontRules, SCREEN_FONTS } from "./fonts";
import { ACCENTS, COLORS, EASE, SHADOW, SIZES, type TwoTone } from "./tokens";

type Values = Readonly<Record<string, string>>;

const rule = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((each) => `  ${each}\n`).join("")}}`;
const properties = (values: Values) => Object.entries(values).map(([name, value]) => `--${name}: ${value};`);

/** Colours as custom properties; one that differs takes the value of the ground that it stands on. */
function colorValues(colors: Readonly<Record<string, TwoTone>>): Values {
  return Object.fromEntries(
    Object.entries(colors).map(([name, { light, dark }]) => [
      name,
      light === dark ? light : `light-dark(${light}, ${dark})`,
    ]),
  );
}

/** A rule that declares custom properties under a selector. */
export const valueRule = (selector: string, values: Values) => rule(selector, properties(values));

/** A rule that declares colours under a selector. */
export const colorRule = (selector: string, colors: Readonly<Record<string, TwoTone>>) =>
  valueRule(selector, colorValues(colors));

/** A rule per language that declares its fonts. */
export const fontRules = (fonts: FontRules) =>
  fonts.map(([selector, values]) => valueRule(selector, values)).join("\n");

/** Lets Tailwind name the colours: `bg-paper`, `text-ink-soft`; and none of its own. */
function tailwindColors(): string {
  const names = [...Object.keys(COLORS), ...Object.keys(ACCENTS.default)];
  return rule("@theme inline", [
    "--color-*: initial;",
    "--color-transparent: transparent;",
    "--color-current: currentcolor;",
    ...names.map((name) => `--color-${name}: var(--${name});`),
  ]);
}

/** The looks of the screens as a style sheet: custom properties, those of each theme and language, and the scheme. */
export function screenTokens(): string {
  return [
    "/* Written by `npm run generate` from lib/platform/design. */",
    rule(":root", ["color-scheme: light dark;"]),
    colorRule(":root", COLORS),
    valueRule(":root", { shadow: SHADOW, ease: EASE, ...SIZES }),
    ...Object.entries(ACCENTS).map(([theme, colors]) =>
      colorRule(theme === "default" ? ':root,\n[data-theme="default"]' : `[data-theme="${theme}"]`, colors),
    ),
    rule('[data-scheme="light"]', ["color-scheme: light;"]),
    rule('[data-scheme="dark"]', ["color-scheme: dark;"]),
    fontRules(SCREEN_FONTS),
    tailwindColors(),
    "",
  ].join("\n");
}
