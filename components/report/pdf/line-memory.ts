/** What the package that lays out text hands over; letters and attributes decide how its lines come out. */
interface Letters {
  readonly string: string;
  readonly runs: readonly { readonly start: number; readonly end: number; readonly attributes: object }[];
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly exclusions?: unknown;
}

const KEPT = 1_000;

// Two generations stand in for a list of uses: what is asked for again moves to the young one.
let [young, old] = [new Map<string, unknown>(), new Map<string, unknown>()];

/** A font is a large object, and the same font has the same name. */
const byName = (key: string, value: unknown) =>
  key === "font" && Array.isArray(value) ? value.map((font) => font?.postscriptName ?? null) : value;

/**
 * Lays out a text, unless the same text was laid out in the same room before: most paragraphs of a report stand in
 * other people's reports too. The lines are shared, and nobody changes them.
 */
export function rememberedLines<Lines>(letters: Letters, room: Room, layOut: () => Lines): Lines {
  if (room.exclusions) return layOut();
  const key = JSON.stringify([letters.string, letters.runs, room], byName);
  const known = (young.get(key) ?? old.get(key)) as Lines | undefined;
  const lines = known ?? layOut();
  if (!young.has(key)) {
    if (young.size >= KEPT) [young, old] = [new Map(), young];
    young.set(key, lines);
  }
  return lines;
}
