import type { Locator } from "@playwright/test";

interface Asked {
  readonly wholes: readonly string[];
  readonly dir: "ltr" | "rtl" | null;
}

/** In the page: what of the elements' texts stands elsewhere than it is written. One function, since it goes there alone. */
function misplacedIn(elements: readonly Element[], { wholes, dir }: Asked): string[] {
  /** Texts of an element, with the place where each begins in all of it. */
  const textsOf = (element: Element) => {
    const nodes: { node: Text; from: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let text = "";
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      nodes.push({ node, from: text.length });
      text += node.data;
    }
    return { nodes, text };
  };
  /** Words, but for what belongs together: figures with their signs, and `wholes`. */
  const partsOf = (text: string) => {
    const escaped = wholes.map((whole) => whole.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const words = [...escaped, "\\+?\\d[\\d.,:]*%?", "[^\\s\\u200b-\\u200f\\u202a-\\u202e\\u2066-\\u2069]+"];
    return [...text.matchAll(new RegExp(words.join("|"), "g"))].map(({ 0: part, index }) => ({ part, from: index }));
  };
  const faultsOf = (element: Element): string[] => {
    const { nodes, text } = textsOf(element);
    const placeOf = (from: number, to: number): DOMRect | undefined => {
      const [first, last] = [from, to - 1].map((index) => nodes.findLast((each) => each.from <= index));
      if (!first || !last) return undefined;
      const range = document.createRange();
      range.setStart(first.node, from - first.from);
      range.setEnd(last.node, to - last.from);
      return [...range.getClientRects()].find(({ width }) => width > 0);
    };
    /** Whether the letters of a part that stands on one line run against their script. */
    const isReversed = (part: string, from: number): boolean => {
      const letters = [...part.matchAll(/[\p{L}\p{N}+%]/gu)].map(({ index }) => from + index);
      const [start, end] = [letters[0], letters.at(-1)].map((at) => (at === undefined ? at : placeOf(at, at + 1)));
      if (letters.length < 2 || !start || !end || start.top !== end.top) return false;
      return start.left > end.left !== /^[^\p{L}\p{N}+]*\p{Script=Arabic}/u.test(part);
    };
    const style = getComputedStyle(element);
    const isRightToLeft = (dir ?? style.direction) === "rtl";
    const drawn = partsOf(text).flatMap(({ part, from }) => {
      const place = placeOf(from, from + part.length);
      if (!place) return [];
      const x = isRightToLeft ? -place.right : place.left;
      return [{ part, x, middle: (place.top + place.bottom) / 2, reversed: isReversed(part, from) }];
    });
    // Fonts of two scripts are not equally high, but their lines are.
    const half = (Number.parseFloat(style.lineHeight) || 1.2 * Number.parseFloat(style.fontSize)) / 2;
    return drawn.flatMap(({ part, x, middle, reversed }, at) => {
      const before = drawn[at - 1];
      const early =
        before && (Math.abs(middle - before.middle) < half ? x < before.x : middle < before.middle)
          ? [`${part} is read before ${before.part}, in: ${text.trim()}`]
          : [];
      return reversed ? [...early, `${part} runs the wrong way, in: ${text.trim()}`] : early;
    });
  };
  return elements.flatMap(faultsOf);
}

/**
 * Measures where the glyphs of texts are drawn, and says what is read in another order than it is written: line by line, in
 * the direction of each element, or in `dir`. A figure with its signs, and each of `wholes`, counts as one word, and the
 * letters of a word have to run as their script does.
 * @throws Error when there is no such element, or one of `wholes` is in none
 */
export async function misplaced(
  elements: Locator,
  wholes: readonly string[] = [],
  dir: "ltr" | "rtl" | null = null,
): Promise<string[]> {
  const texts = await elements.allTextContents();
  const lacking = wholes.filter((whole) => !texts.some((text) => text.includes(whole)));
  if (texts.length === 0 || lacking.length > 0) throw new Error(`${elements}: ${lacking} not in ${texts.join("\n")}`);
  return elements.evaluateAll(misplacedIn, { wholes, dir });
}
