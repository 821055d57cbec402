import { AppError } from "../errors/app-error";

/** Deeper than anything that the product is sent, and far from what would exhaust the stack of a parser. */
export const MAX_DEPTH = 32;

/** A value, its key, and the object that holds it. */
interface JsonNode {
  readonly value: unknown;
  readonly key: string;
  readonly parent: JsonNode | null;
  readonly depth: number;
}

/** PostgreSQL keeps no NUL in a text, and half of a surrogate pair is no character. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function findFault({ value, key, depth }: JsonNode): string | null {
  if (depth > MAX_DEPTH) return "nested too deeply";
  const storable = isStorable(key) && (typeof value !== "string" || isStorable(value));
  return storable ? null : "has a character that no text may have";
}

/** The keys that lead to a place, joined by dots, without what could not be sent back. */
function pathOf(place: JsonNode): string {
  const keys: string[] = [];
  for (let at: JsonNode | null = place; at?.parent; at = at.parent) keys.unshift(at.key);
  return keys.join(".").toWellFormed().replaceAll("\0", "");
}

/**
 * What no schema can judge and no database can keep: texts or keys with NUL or half a character, and values nested
 * more than `MAX_DEPTH` levels. Null when there is none.
 */
export function findUnstorable(data: unknown): { readonly path: string; readonly message: string } | null {
  const pending: JsonNode[] = [{ value: data, key: "", parent: null, depth: 0 }];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const message = findFault(node);
    if (message) return { path: pathOf(node), message };
    const { value, depth } = node;
    if (typeof value !== "object" || value === null) continue;
    for (const key of Object.keys(value))
      pending.push({ value: Reflect.get(value, key), key, parent: node, depth: depth + 1 });
  }
  return null;
}

/** Refuses what `plainDataFault` finds. @throws AppError invalid_input. */
export function assertStorable(data: unknown): void {
  const fault = findUnstorable(data);
  if (fault) throw new AppError("invalid_input", { issues: [fault] });
}
