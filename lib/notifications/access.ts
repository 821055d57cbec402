import { type OwnUserId, ownIdOf, type UserOrAdmin } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";

/** Whose notifications: a person's own, or all of them, for the administrators. */
export type Reader = { readonly kind: "person"; readonly userId: OwnUserId } | { readonly kind: "administrators" };

/**
 * As whom the signed-in read: as themselves, unless they are an administrator alone or ask as one.
 * @throws AppError forbidden, unauthenticated.
 */
export function readerOf({ userId, admin }: UserOrAdmin, as?: "user" | "admin"): Reader {
  if (as === "admin" && !admin) throw new AppError("forbidden");
  if (as === "admin" || (as === undefined && userId === null)) return { kind: "administrators" };
  if (userId === null) throw new AppError("unauthenticated");
  return { kind: "person", userId: ownIdOf({ kind: "user", userId }) };
}
