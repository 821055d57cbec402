import type { Actor } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";

/**
 * Lets a saved report be read by its owner alone.
 * @throws AppError unauthenticated for a visitor, forbidden for another user.
 */
export function assertOwnReport(actor: Actor, report: { readonly userId: string }): void {
  if (actor.kind === "visitor") throw new AppError("unauthenticated");
  if (actor.userId !== report.userId) throw new AppError("forbidden");
}
