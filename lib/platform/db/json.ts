import type { Prisma } from "@/generated/prisma/client";

/**
 * A value for a JSON column. Prisma's type wants an index signature, which our interfaces do not have; the value must
 * hold JSON alone: no dates, functions or undefined.
 */
export function toJson(value: object): Prisma.InputJsonValue {
  return value as unknown as Prisma.InputJsonValue;
}

/** A JSON column's value, in the form in which `toJson` wrote it: nothing else writes the column, and this does not check. */
export function fromJson<T extends object>(value: Prisma.JsonValue): T {
  return value as unknown as T;
}
