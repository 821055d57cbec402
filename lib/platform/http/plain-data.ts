import { AppError, type Issue } from "../errors/app-error";

/** Deeper than anything that the product is sent, and far from what would exhaust the stack of a parser. */
export const MAX_DEPTH = 32;

/** PostgreSQL keeps no NUL in a text, and half of a surrogate pair is no character. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function issueOf(value: unknown, path: readonly string[]): Issue | null {
  if (path.length > MAX_DEPTH) return { path: path.slice(0, 3).join("."), message: "nested too deeply" };
  const texts = [path.at(-1) ?? "", ...(typeof value === "string" ? [value] : [])];
  if (texts.every(isStorable)) return null;
  return { path: path.join(".").toWellFormed().replaceAll("\0", ""), message: "has a character that no text may have" };
}

/**
 * Refuses what no schema can judge and no database can keep: texts or keys with NUL or half a
 * character, and values nested more than `MAX_DEPTH` levels.
 * @throws AppError invalid_input.
 */
export function assertPlainData(data: unknown): void {
  const open: { value: unknown; path: readonly string[] }[] = [{ value: data, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    const issue = issueOf(value, path);
    if (issue) throw new AppError("invalid_input", { issues: [issue] });
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) open.push({ value: inner, path: [...path, key] });
  }
}
