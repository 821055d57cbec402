/** What a reader of a PDF finds, in a thread of its own: the reader is an ES module alone. */
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

const BEGIN = new Set([OPS.beginMarkedContent, OPS.beginMarkedContentProps]);
const PAINT = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.shadingFill,
  OPS.showText,
  OPS.showSpacedText,
  OPS.paintImageXObject,
]);

/** What paints outside of the structure and of all artifacts; paths carry their painting in their first argument. */
function unmarkedPaints({ fnArray, argsArray }) {
  let depth = 0;
  let count = 0;
  fnArray.forEach((fn, at) => {
    if (BEGIN.has(fn)) depth += 1;
    if (fn === OPS.endMarkedContent) depth -= 1;
    const paints = PAINT.has(fn) || (fn === OPS.constructPath && PAINT.has(argsArray[at][0]));
    if (paints && depth === 0) count += 1;
  });
  return count;
}

/** Text by the piece of content that it stands in; that of artifacts has none. */
function textsOf(items) {
  const open = [];
  const texts = new Map();
  const own = [];
  for (const item of items) {
    if (item.type?.startsWith("beginMarkedContent")) open.push(item.id ?? item.tag);
    else if (item.type === "endMarkedContent") open.pop();
    else {
      const id = open.at(-1) ?? "none";
      texts.set(id, `${texts.get(id) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
      if (id !== "Artifact" && item.str.trim() !== "") own.push(item);
    }
  }
  return { texts, own };
}

function structureOf(node, texts) {
  if (node.type === "content") return { text: texts.get(node.id) ?? "" };
  const children = (node.children ?? []).filter(({ type }) => type !== "annotation" && type !== "object");
  const links = (node.children ?? []).length - children.length;
  return {
    role: node.role,
    alt: node.alt,
    language: node.lang,
    links,
    children: children.map((child) => structureOf(child, texts)),
  };
}

async function readPage(page, paints) {
  const { items: marked } = await page.getTextContent({ includeMarkedContent: true });
  const { texts, own } = textsOf(marked);
  const items = marked.filter(({ str }) => str !== undefined);
  const { width, height } = page.getViewport({ scale: 1 });
  const tree = await page.getStructTree();
  return {
    text: items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(""),
    // How far the text goes beyond the page, in points.
    outside: items.filter(({ str, transform: [, , , , x, y], width: length }) => {
      return str.trim() !== "" && (x < 0 || y < 0 || y > height || x + length > width);
    }).length,
    // How far down the page its own text reaches, 0 to 1.
    depth: 1 - Math.min(height, ...own.map(({ transform }) => transform[5])) / height,
    places: own.map(({ str, transform, width: length }) => ({
      text: str,
      x: transform[4],
      y: transform[5],
      width: length,
    })),
    unmarked: paints ? unmarkedPaints(await page.getOperatorList()) : null,
    structure: tree ? structureOf(tree, texts) : null,
  };
}

async function readOutline(pdf) {
  const outline = (await pdf.getOutline()) ?? [];
  const pageOf = async ({ dest }) => {
    const target = typeof dest === "string" ? await pdf.getDestination(dest) : dest;
    return target ? (typeof target[0] === "number" ? target[0] : await pdf.getPageIndex(target[0])) : null;
  };
  return Promise.all(outline.map(async (entry) => ({ title: entry.title, page: await pageOf(entry) })));
}

export default async function read({ bytes, paints }) {
  const loading = getDocument({ data: bytes, verbosity: 0 });
  const pdf = await loading.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    pages.push(await readPage(await pdf.getPage(number), paints));
  const { info } = await pdf.getMetadata();
  const said = {
    pages,
    title: info.Title,
    author: info.Author,
    language: info.Language,
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    outline: await readOutline(pdf),
  };
  await loading.destroy();
  return said;
}
