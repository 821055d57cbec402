/**
 * Reads from standard input which files of fonts to compare, with texts, as JSON; shapes every text with both as a browser
 * does, and writes which texts have a letter without a glyph and which are drawn otherwise. HarfBuzz is an ES module alone.
 */
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import fontverter from "fontverter";
import * as hb from "harfbuzzjs";

/** What two roundings may differ by, in units of a font (1000 or 2000 to its size). */
const ROUNDING = 3;

async function open(path) {
  const sfnt = await fontverter.convert(await readFile(path), "truetype");
  return new hb.Face(new hb.Blob(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.byteLength)));
}

function instance(face, wght) {
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation("wght", wght)]);
  return font;
}

/** The glyphs of a text: which, and where they stand. */
function shaped(font, piece) {
  const buffer = new hb.Buffer();
  buffer.addText(piece);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const places = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, at) => ({ glyph: codepoint, cluster, place: places[at] }));
}

const outlines = new WeakMap();

function outlineOf(font, glyph) {
  const known = outlines.get(font) ?? new Map();
  outlines.set(font, known);
  if (!known.has(glyph)) known.set(glyph, font.glyphToPath(glyph).split(/(?=[A-Z, ])|(?<=[A-Z, ])/));
  return known.get(glyph);
}

const isNear = (one, other) => one === other || Math.abs(Number(one) - Number(other)) <= ROUNDING;
const alike = (one, other) => one.length === other.length && one.every((part, at) => isNear(part, other[at]));

function sameDrawing(whole, small, piece) {
  const [wanted, found] = [shaped(whole, piece), shaped(small, piece)];
  return (
    wanted.length === found.length &&
    wanted.every(({ glyph, cluster, place }, at) => {
      const other = found[at];
      return (
        cluster === other.cluster &&
        ["xAdvance", "yAdvance", "xOffset", "yOffset"].every((key) => isNear(place[key], other.place[key])) &&
        alike(outlineOf(whole, glyph), outlineOf(small, other.glyph))
      );
    })
  );
}

async function compare({ whole, small, weights, texts }) {
  const [wholeFace, smallFace] = await Promise.all([open(whole), open(small)]);
  const missing = texts.filter((piece) => shaped(instanceAt(smallFace, 400), piece).some(({ glyph }) => glyph === 0));
  const different = weights.flatMap((wght) => {
    const [one, other] = [instanceAt(wholeFace, wght), instanceAt(smallFace, wght)];
    return texts.filter((piece) => !sameDrawing(one, other, piece)).map((piece) => `${wght}: ${piece}`);
  });
  return { missing, different };
}

const fonts = new Map();

/** One instance of a face and weight. */
function instanceAt(face, wght) {
  const known = fonts.get(face) ?? new Map();
  fonts.set(face, known);
  if (!known.has(wght)) known.set(wght, instance(face, wght));
  return known.get(wght);
}

const jobs = JSON.parse(await text(process.stdin));
const results = [];
for (const job of jobs) results.push(await compare(job));
process.stdout.write(JSON.stringify(results));
