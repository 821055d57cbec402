type Three = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Red, green and blue of `#rrggbb` in linear light, 0 to 1; NaN when it is no such colour. */
function linear(color: string): Three {
  const [, red = "", green = "", blue = ""] = /^#(..)(..)(..)$/.exec(color) ?? [];
  const channel = (hex: string) => toLinear(Number.parseInt(hex, 16) / 255);
  return [channel(red), channel(green), channel(blue)];
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2); NaN when it is no such colour. */
function luminance(color: string): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const times = (rows: readonly [Three, Three, Three], [x, y, z]: Three): Three => {
  const [first, second, third] = rows.map(([a, b, c]) => a * x + b * y + c * z);
  return [first ?? 0, second ?? 0, third ?? 0];
};
const map = ([x, y, z]: Three, change: (value: number) => number): Three => [change(x), change(y), change(z)];

// Linear light to cone responses, those to oklab, and back (CSS Color 4, 10.9 and its sample code).
const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const TO_OKLAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const TO_ROOTS = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const TO_LIGHT = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

const toOklab = (color: string) => times(TO_OKLAB, map(times(TO_CONES, linear(color)), Math.cbrt));

/** `color-mix(in oklab, one share, other)` as `#rrggbb`; `share` of the first is 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [toOklab(one), toOklab(other)];
  const between = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share);
  const mixed: Three = [between(0), between(1), between(2)];
  const light = times(
    TO_LIGHT,
    map(times(TO_ROOTS, mixed), (root) => root ** 3),
  );
  const hex = map(light, (value) => Math.round(255 * Math.min(1, Math.max(0, fromLinear(value)))));
  return `#${hex.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
