import { LRUCache } from "lru-cache";

/** What we use of a font of fontkit, which has no types of its own. */
interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
}

interface GlyphRun {
  readonly glyphs: Glyph[];
  readonly positions: object[];
}

interface Subset {
  glyphs: number[];
  mapping: Record<number, number>;
  includeGlyph(glyph: number | Glyph): number;
}

interface ShapingFont {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly capHeight: number;
  readonly xHeight: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  readonly name: { records: Record<string, unknown> };
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
  glyphForCodePoint(codePoint: number): Glyph;
  createSubset(): Subset;
  layout(text: string, features?: unknown, script?: string, language?: string, direction?: "ltr" | "rtl"): GlyphRun;
}

const MAX_CACHED_WORDS = 20_000;
const MAX_GLYPH_COPIES = 50_000;
/** Glyph ids have 16 bits; a copy of a glyph that stands for other text is numbered above them. */
const FIRST_COPY = 0x1_0000;

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
const REORDERED = /\p{Script=Devanagari}/u;

const equal = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((value, at) => value === b[at]);

const equalInAnyOrder = (a: readonly number[], b: readonly number[]) => equal([...a].sort(), [...b].sort());

function withOverrides(glyph: Glyph, own: Partial<Glyph>): Glyph {
  return Object.assign(Object.create(glyph), own);
}

/**
 * No text at all: it counts nothing where lines are broken, but is written as a soft hyphen, which readers skip, for
 * some of them show the number of a glyph that has no label.
 */
const SOFT_HYPHEN: readonly number[] = Object.assign([], { [Symbol.iterator]: () => [0xad].values() });

/**
 * Labels glyphs with the text that they stand for. A PDF keeps one label for each glyph of a font: where a glyph
 * stands for other text than at its first use, a copy of it is taken up under a number of its own.
 */
class GlyphLabels {
  private readonly first = new Map<number, string>();
  private readonly copies = new Map<string, number>();
  private readonly originals = new Map<number, number>();

  /** The glyph, standing for `text`. */
  relabel(glyph: Glyph, text: readonly number[]): Glyph {
    const codePoints = text.length === 0 ? SOFT_HYPHEN : text;
    const label = codePoints.join();
    const first = this.first.get(glyph.id) ?? label;
    this.first.set(glyph.id, first);
    if (first === label)
      return text.length > 0 && equal(glyph.codePoints, text) ? glyph : withOverrides(glyph, { codePoints });
    const key = `${glyph.id}:${label}`;
    const id = this.copies.get(key) ?? FIRST_COPY + this.copies.size;
    if (id >= FIRST_COPY + MAX_GLYPH_COPIES) return withOverrides(glyph, { codePoints });
    this.copies.set(key, id);
    this.originals.set(id, glyph.id);
    return withOverrides(glyph, { id, codePoints });
  }

  /** The subset, which takes up a copy as a glyph of its own. */
  wrapSubset(subset: Subset): Subset {
    const include = subset.includeGlyph.bind(subset);
    subset.includeGlyph = (glyph) => {
      const id = typeof glyph === "object" ? glyph.id : glyph;
      const original = this.originals.get(id);
      if (original === undefined) return include(id);
      subset.mapping[id] ??= subset.glyphs.push(original) - 1;
      return subset.mapping[id];
    };
    return subset;
  }
}

/**
 * What each glyph stands for, so that the glyphs in the order of sight read in the order of writing: within a group
 * whose order differs, as a vowel that is drawn before its consonant, the text is dealt out anew.
 */
function inWritingOrder(text: string, glyphs: readonly Glyph[]): readonly (readonly number[])[] {
  const points = Array.from(text, (char) => char.codePointAt(0) ?? 0);
  const result: (readonly number[])[] = [];
  let from = 0;
  while (result.length < glyphs.length) {
    const start = result.length;
    const seen: number[] = [];
    let end = start;
    do seen.push(...(glyphs[end++]?.codePoints ?? []));
    while (end < glyphs.length && !equalInAnyOrder(seen, points.slice(from, from + seen.length)));
    const own = end === glyphs.length ? points.slice(from) : points.slice(from, from + seen.length);
    const size = end - start;
    for (let at = 0; at < size; at += 1) result.push(at === size - 1 ? own.slice(at) : own.slice(at, at + 1));
    from += own.length;
  }
  return result;
}

const NO_ADVANCE = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 0 };
const ZERO_WIDTH = 0x200c;

/**
 * Readers turn right-to-left text around letter by letter, and would turn the letters of a ligature too: the glyph
 * stands for its first letter, and one without width beside it for each further one.
 */
function splitLigatures({ glyphs, positions }: GlyphRun, font: ShapingFont, labels: GlyphLabels): GlyphRun {
  const apart = glyphs.map((glyph, at) => {
    const [first, ...more] = glyph.codePoints;
    const blank = more.length > 0 ? font.glyphForCodePoint(ZERO_WIDTH) : glyph;
    return {
      glyphs: [
        labels.relabel(glyph, first === undefined ? [] : [first]),
        ...more.map((point) => labels.relabel(blank, [point])),
      ],
      positions: [positions[at] ?? NO_ADVANCE, ...more.map(() => NO_ADVANCE)],
    };
  });
  return { glyphs: apart.flatMap((each) => each.glyphs), positions: apart.flatMap((each) => each.positions) };
}

/**
 * Mends what fontkit says of the text behind glyphs. It keeps a glyph with the code points of its first use, from
 * which lines were broken inside words and text was copied out in the wrong order.
 */
function fixCodePoints(font: ShapingFont): GlyphLabels {
  const labels = new GlyphLabels();
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    return codePoints.length === 0 || equal(glyph.codePoints, codePoints)
      ? glyph
      : withOverrides(glyph, { codePoints });
  };
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => labels.wrapSubset(createSubset());
  return labels;
}

/** Values that a font reads from its tables again whenever it is asked, which is for every letter. */
const FONT_METRICS = ["unitsPerEm", "ascent", "descent", "lineGap", "capHeight", "xHeight"] as const;

function cacheMetrics(font: ShapingFont): void {
  for (const name of FONT_METRICS) Object.defineProperty(font, name, { value: font[name] });
  const has = font.hasGlyphForCodePoint.bind(font);
  const known = new Map<number, boolean>();
  font.hasGlyphForCodePoint = (codePoint) => {
    const answer = known.get(codePoint) ?? has(codePoint);
    known.set(codePoint, answer);
    return answer;
  };
}

/**
 * Prepares an opened font once: shaping goes word by word and is cached, since words repeat far more than lines do;
 * Arabic is shaped from right to left, so that marks find their letters.
 */
export function prepareFont(opened: object): void {
  const font = opened as ShapingFont;
  const labels = fixCodePoints(font);
  // The writer of the PDF compares fonts by all their names, licence included, for every run of text.
  font.name.records = { postscriptName: font.name.records.postscriptName };
  const layout = font.layout.bind(font);
  const shape = (piece: string): GlyphRun => {
    if (RIGHT_TO_LEFT.test(piece)) {
      const { glyphs, positions } = layout(piece, undefined, undefined, undefined, "rtl");
      return splitLigatures({ glyphs: [...glyphs].reverse(), positions: [...positions].reverse() }, font, labels);
    }
    const { glyphs, positions } = layout(piece, undefined, undefined, undefined, "ltr");
    const texts = REORDERED.test(piece) ? inWritingOrder(piece, glyphs) : glyphs.map(({ codePoints }) => codePoints);
    return { glyphs: glyphs.map((glyph, at) => labels.relabel(glyph, texts[at] ?? [])), positions };
  };

  const cache = new LRUCache<string, GlyphRun>({ max: MAX_CACHED_WORDS });
  const cachedShape = (piece: string): GlyphRun => {
    const known = cache.get(piece);
    if (known) return known;
    const shaped = shape(piece);
    cache.set(piece, shaped);
    return shaped;
  };

  font.layout = (text) => {
    const run: GlyphRun = { glyphs: [], positions: [] };
    for (const piece of text.match(/ +|[^ ]+/g) ?? []) {
      const { glyphs, positions } = cachedShape(piece);
      run.glyphs.push(...glyphs);
      run.positions.push(...positions);
    }
    return run;
  };
  cacheMetrics(font);
}
