import createLayout, { type AttributedString, type Container } from "@react-pdf/textkit";
import { LRUCache } from "lru-cache";

/*
 * Stands in the place of @react-pdf/textkit in the worker's bundle (scripts/generate.ts): the same package, whose
 * layout remembers texts. Most paragraphs of a report stand in other people's reports too.
 */
// biome-ignore lint/performance/noBarrelFile: it stands in for the package, and has all that the package has
export * from "@react-pdf/textkit";

type LayOut = ReturnType<typeof createLayout>;

const MAX_TEXTS = 2_000;
const cache = new LRUCache<string, ReturnType<LayOut>>({ max: MAX_TEXTS });

/** A font is a large object, and the same font has the same name. */
const fontsByName = (key: string, value: unknown) =>
  key === "font" && Array.isArray(value) ? value.map((font) => font?.postscriptName ?? null) : value;

function keyOf({ string, runs }: AttributedString, container: Container): string {
  return JSON.stringify([string, runs, container], fontsByName);
}

/** The package's layout, with a cache by text, attributes and room. The lines are shared, and nobody changes them. */
export default function createCachedLayout(...engines: Parameters<typeof createLayout>): LayOut {
  const layOut = createLayout(...engines);
  return (text, container, options) => {
    if (container.exclusions) return layOut(text, container, options);
    const key = keyOf(text, container);
    const lines = cache.get(key) ?? layOut(text, container, options);
    cache.set(key, lines);
    return lines;
  };
}
