import type { Prisma } from "@/generated/prisma/client";

/**
 * A value for a JSON column. Prisma's type wants an index signature, which our interfaces do not have; the value must
 * hold JSON alone: no dates, functions or undefined.
 */
export function toJson(value: object): Prisma.InputJsonValue {
  return value as unknown as Prisma.InputJsonValue;
}
