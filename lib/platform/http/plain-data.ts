import { AppError } from "../errors/app-error";

/** Deeper than anything that the product is sent, and far from what would exhaust the stack of a parser. */
export const MAX_DEPTH = 32;

/** A value, and where it stands: its key, and what holds it. */
interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly within: Place | null;
  readonly depth: number;
}

/** PostgreSQL keeps no NUL in a text, and half of a surrogate pair is no character. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function faultOf({ value, key, depth }: Place): string | null {
  if (depth > MAX_DEPTH) return "nested too deeply";
  const storable = isStorable(key) && (typeof value !== "string" || isStorable(value));
  return storable ? null : "has a character that no text may have";
}

/** The keys that lead to a place, joined by dots, without what could not be sent back. */
function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | null = place; at?.within; at = at.within) keys.unshift(at.key);
  return keys.join(".").toWellFormed().replaceAll("\0", "");
}

/**
 * What no schema can judge and no database can keep: texts or keys with NUL or half a character, and values nested
 * more than `MAX_DEPTH` levels. Null when there is none.
 */
export function plainDataFault(data: unknown): { readonly path: string; readonly message: string } | null {
  const open: Place[] = [{ value: data, key: "", within: null, depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const message = faultOf(place);
    if (message) return { path: pathOf(place), message };
    const { value, depth } = place;
    if (typeof value !== "object" || value === null) continue;
    for (const key of Object.keys(value))
      open.push({ value: Reflect.get(value, key), key, within: place, depth: depth + 1 });
  }
  return null;
}

/** Refuses what `plainDataFault` finds. @throws AppError invalid_input. */
export function assertPlainData(data: unknown): void {
  const fault = plainDataFault(data);
  if (fault) throw new AppError("invalid_input", { issues: [fault] });
}
