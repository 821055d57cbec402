import { readFileSync } from "node:fs";
import { join } from "node:path";
import bidiFactory from "bidi-js";
import type { Font } from "harfbuzzjs";

/** The faces of pictures, by their files. */
const FILES = {
  serif: "newsreader/500Medium/Newsreader_500Medium.ttf",
  italic: "newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf",
  sans: "instrument-sans/500Medium/InstrumentSans_500Medium.ttf",
  devanagari: "noto-sans-devanagari/500Medium/NotoSansDevanagari_500Medium.ttf",
  nastaliq: "noto-nastaliq-urdu/500Medium/NotoNastaliqUrdu_500Medium.ttf",
} as const;

export type FaceName = keyof typeof FILES;

interface Face {
  readonly font: Font;
  readonly letters: ReadonlySet<number>;
  readonly unitsPerEm: number;
}

interface Typesetter {
  readonly shaper: typeof import("harfbuzzjs");
  readonly faces: Readonly<Record<FaceName, Face>>;
}

function openFace(shaper: Typesetter["shaper"], name: FaceName): Face {
  const file = readFileSync(join(process.cwd(), "node_modules/@expo-google-fonts", FILES[name]));
  const face = new shaper.Face(new shaper.Blob(new Uint8Array(file).buffer));
  return { font: new shaper.Font(face), letters: new Set(face.collectUnicodes()), unitsPerEm: face.upem };
}

async function openTypesetter(): Promise<Typesetter> {
  const shaper = await import("harfbuzzjs");
  const open = (name: FaceName) => openFace(shaper, name);
  const faces = {
    serif: open("serif"),
    italic: open("italic"),
    sans: open("sans"),
    devanagari: open("devanagari"),
    nastaliq: open("nastaliq"),
  };
  return { shaper, faces };
}

let opened: Promise<Typesetter> | undefined;
const bidi = bidiFactory();

export interface TextStyle {
  /** The first face is taken wherever it has the letter. */
  readonly faces: readonly FaceName[];
  readonly dir: "ltr" | "rtl";
}

/** A line as outlines: x grows to the right from the line's left end, y downwards from its baseline; 1 is the size of the letters. */
export interface SetLine {
  readonly width: number;
  readonly glyphs: readonly { readonly path: string; readonly x: number; readonly y: number; readonly scale: number }[];
}

interface Run {
  readonly face: FaceName;
  readonly level: number;
  /** Null until a letter says it. */
  script: string | null;
  text: string;
}

/** Signs that belong to the letter before them, and what joins letters. */
const ATTACHED = /[\p{M}\u200c\u200d]/u;
/** Marks that say how a text runs and are never drawn. */
const UNSEEN = /[\u200e\u200f\u061c\u2066-\u2069]/u;

/** What a letter is shaped as; null for signs that every script has. A shaper takes one script at a time. */
const SCRIPTS = { latin: /\p{Script=Latin}/u, devanagari: /\p{Script=Devanagari}/u, arabic: /\p{Script=Arabic}/u };
const scriptOf = (letter: string) => Object.entries(SCRIPTS).find(([, letters]) => letters.test(letter))?.[0] ?? null;

/** Cuts a line where its direction, its script or its face changes; letters that no face has are left out. */
function runsOf(text: string, { faces, dir }: TextStyle, { faces: all }: Typesetter): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, dir);
  const runs: Run[] = [];
  let at = 0;
  for (const letter of text) {
    const level = levels[at] ?? 0;
    at += letter.length;
    if (UNSEEN.test(letter)) continue;
    const point = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const stays = last && ATTACHED.test(letter) && all[last.face].letters.has(point);
    const face = stays ? last.face : faces.find((name) => all[name].letters.has(point));
    if (!face) continue;
    const script = scriptOf(letter);
    const goesOn = last && (script === null || last.script === null || script === last.script);
    if (goesOn && last.face === face && last.level === level) {
      last.text += letter;
      last.script ??= script;
    } else {
      runs.push({ face, level, script, text: letter });
    }
  }
  return runs;
}

/** The order in which runs stand on the line, from the left: rule L2 of the bidirectional algorithm. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

function setLine(text: string, style: TextStyle, typesetter: Typesetter): SetLine {
  const { shaper, faces } = typesetter;
  const glyphs: SetLine["glyphs"][number][] = [];
  let width = 0;
  for (const run of inVisualOrder(runsOf(text, style, typesetter))) {
    const { font, unitsPerEm } = faces[run.face];
    const buffer = new shaper.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    buffer.setDirection(run.level % 2 === 1 ? shaper.Direction.RTL : shaper.Direction.LTR);
    shaper.shape(font, buffer);
    const scale = 1 / unitsPerEm;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const path = font.glyphToPath(codepoint);
      if (path) glyphs.push({ path, x: width + xOffset * scale, y: -yOffset * scale, scale });
      width += xAdvance * scale;
    }
  }
  return { width, glyphs };
}

/** Breaks a text at its spaces into lines of at most this width, which are as even as their number allows. */
function breakText(text: string, width: number, measure: (line: string) => number): string[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const fill = (limit: number) => {
    const lines: string[] = [];
    for (const word of words) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && measure(longer) <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const lines = fill(width);
  for (let part = 0.5; part < 1; part += 0.05) {
    const even = fill(width * part);
    if (even.length === lines.length && even.every((line) => measure(line) <= width)) return even;
  }
  return lines;
}

export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** From baseline to baseline, in sizes of the letters. */
  readonly leading: number;
  /** The size of the letters, and the least that it may become where the text is too long. */
  readonly size: number;
  readonly least: number;
}

export interface SetText {
  readonly size: number;
  readonly lines: readonly SetLine[];
}

const STEP = 0.94;

/**
 * Sets a text into a box: shaped by HarfBuzz, so that conjuncts of Devanagari and the slope of Nastaliq are those of
 * the browser; smaller where it would not fit. At the least size a text may be larger than its box.
 */
export async function setText(text: string, style: TextStyle, box: TextBox): Promise<SetText> {
  opened ??= openTypesetter();
  const typesetter = await opened;
  const measure = (line: string) => setLine(line, style, typesetter).width;
  let size = box.size;
  let lines = breakText(text, box.width / size, measure);
  const fits = () =>
    lines.length * box.leading * size <= box.height && lines.every((line) => measure(line) * size <= box.width);
  while (size * STEP >= box.least && !fits()) {
    size *= STEP;
    lines = breakText(text, box.width / size, measure);
  }
  return { size, lines: lines.map((line) => setLine(line, style, typesetter)) };
}
