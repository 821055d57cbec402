/**
 * The pictures of docs/design.md, docs/design/*.webp: the tokens as they are, and strips of screens as `npm run screens`
 * drew them. Run it after a change of the looks: `npm run screens`, then npx tsx scripts/design-pictures.ts
 */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { ACCENTS, COLORS, type TwoTone } from "../lib/platform/design/tokens";

const SCREENS = resolve(".data/screens");
const FOLDER = resolve("docs/design");
const QUALITY = 72;

/** What each strip shows: states of screens as the pictures' files name them, with how they are looked at. */
const STRIPS: Readonly<Record<string, readonly string[]>> = {
  "the-way-in": ["-theme-love-en-light", "-theme-love-ur-G4-dark", "-somebody-who-comes-back-en-light"],
  pairs: ["-rheti-empty-en-light", "-rheti-half-way-chosen-strongly-en-light", "-rheti-empty-ur-G4-dark"],
  steps: [
    "-hero-moments-first-scene-en-light",
    "-building-blocks-chosen-en-light",
    "-color-phase-one-chosen-en-dark",
    "-detail-tokens-empty-ur-G4-light",
  ],
  result: [
    "-results-complete-with-the-answers-behind-a-type-en-light",
    "-results-complete-with-the-answers-behind-a-type-ur-G4-dark",
    "report-a-report-of-one-s-own-en-light",
  ],
  faces: [
    "-reports-empty-en-light",
    "-reports-not-to-be-had-en-light",
    "-the-question-before-answers-are-set-aside-en-light",
    "-login-a-wrong-password-ur-G4-dark",
  ],
};

const PHONE = { width: 360, height: 740 };
const SCALE = 0.8;
const GAP = 16;

async function phone(state: string): Promise<Buffer> {
  const file = join(SCREENS, `${state}-${PHONE.width}.jpg`);
  if (!existsSync(file)) throw new Error(`${file} is not there: npm run screens`);
  const { height } = await sharp(file).metadata();
  const cut = sharp(file).extract({ left: 0, top: 0, width: PHONE.width, height: Math.min(height, PHONE.height) });
  return sharp(await cut.png().toBuffer())
    .resize(Math.round(PHONE.width * SCALE))
    .png()
    .toBuffer();
}

async function strip(states: readonly string[]): Promise<Sharp> {
  const step = Math.round(PHONE.width * SCALE) + GAP;
  const pictures: OverlayOptions[] = [];
  for (const [at, state] of states.entries())
    pictures.push({ input: await phone(state), left: GAP + at * step, top: GAP });
  const height = Math.round(PHONE.height * SCALE) + 2 * GAP;
  const ground = { width: GAP + states.length * step, height, channels: 3, background: COLORS["line-strong"].light };
  return sharp({ create: { ...ground, channels: 3 } }).composite(pictures);
}

const CELL = { width: 128, height: 62 };

/** A row of colours with their names, on light and on dark paper. */
function swatches(colors: Readonly<Record<string, TwoTone>>, top: number): string {
  return Object.entries(colors)
    .flatMap(([name, color], at) => {
      const [x, y] = [(at % 9) * CELL.width, top + Math.floor(at / 9) * CELL.height];
      return (["light", "dark"] as const).map((side, half) => {
        const left = x + (half * CELL.width) / 2;
        return `<rect x="${left}" y="${y}" width="${CELL.width / 2}" height="40" fill="${color[side]}"/>${
          half === 0 ? `<text x="${x + 4}" y="${y + 54}">${name}</text>` : ""
        }`;
      });
    })
    .join("");
}

const rowsOf = (colors: object) => Math.ceil(Object.keys(colors).length / 9);

function tokens(): Sharp {
  const accents = Object.fromEntries(
    Object.entries(ACCENTS).flatMap(([theme, colors]) =>
      Object.entries(colors).map(([name, color]) => [`${theme} ${name.replace(/^accent-?/, "")}`, color] as const),
    ),
  );
  const height = (rowsOf(COLORS) + rowsOf(accents)) * CELL.height + GAP;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${9 * CELL.width}" height="${height}" font-family="sans-serif" font-size="11">
    <rect width="100%" height="100%" fill="${COLORS.sheet.light}"/>${swatches(COLORS, 0)}${swatches(accents, rowsOf(COLORS) * CELL.height + GAP)}</svg>`;
  return sharp(Buffer.from(svg));
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await tokens().webp({ quality: 90 }).toFile(join(FOLDER, "tokens.webp"));
for (const [name, states] of Object.entries(STRIPS)) {
  await (await strip(states)).webp({ quality: QUALITY }).toFile(join(FOLDER, `${name}.webp`));
}
