import type { z } from "zod";

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** The type of a reply, read-only, for the browser and the server. */
export type Reply<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

/** The first place where two JSON values differ, as a path; null when they are equal. */
function firstDifference(a: unknown, b: unknown, path = ""): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return path || "(all of it)";
  const left = new Map<string, unknown>(Object.entries(a));
  const right = new Map<string, unknown>(Object.entries(b));
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const place = path === "" ? key : `${path}.${key}`;
    if (!left.has(key) || !right.has(key)) return place;
    const difference = firstDifference(left.get(key), right.get(key), place);
    if (difference) return difference;
  }
  return null;
}

/**
 * Checks that a JSON value is what a schema says, and holds no field that the schema does not name.
 * @throws Error that names the first place which is wrong.
 */
export function checkReply(schema: z.ZodType, sent: unknown): void {
  const result = schema.safeParse(sent);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`the reply breaks its schema at ${issue?.path.join(".") || "(all of it)"}: ${issue?.message}`);
  }
  const undeclared = firstDifference(sent, result.data);
  if (undeclared) throw new Error(`the reply holds what its schema does not say: ${undeclared}`);
}
