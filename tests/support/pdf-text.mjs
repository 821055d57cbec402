/** Reads a PDF from standard input and writes what a reader of it finds as JSON. The reader is an ES module alone. */
import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const data = new Uint8Array(await buffer(process.stdin));
const pdf = await getDocument({ data, verbosity: 0 }).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const { width, height } = page.getViewport({ scale: 1 });
  pages.push({
    text: items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(""),
    // How far the text goes beyond the page, in points.
    outside: items.filter(({ str, transform: [, , , , x, y], width: length }) => {
      return str.trim() !== "" && (x < 0 || y < 0 || y > height || x + length > width);
    }).length,
  });
}
const { info } = await pdf.getMetadata();
const outline = (await pdf.getOutline()) ?? [];
const places = await Promise.all(
  outline.map(async ({ dest }) => {
    const target = typeof dest === "string" ? await pdf.getDestination(dest) : dest;
    return target ? (typeof target[0] === "number" ? target[0] : await pdf.getPageIndex(target[0])) : null;
  }),
);
process.stdout.write(
  JSON.stringify({
    pages,
    title: info.Title,
    author: info.Author,
    language: info.Language,
    outline: outline.map(({ title }, at) => ({ title, page: places[at] })),
  }),
);
