import { type Actor, type OwnUserId, ownIdOf } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";

/**
 * Lets a saved report, and whatever hangs on it, be used by its owner alone; gives the owner's id back.
 * @throws AppError unauthenticated for a visitor, forbidden for another user.
 */
export function assertOwnReport(actor: Actor, report: { readonly userId: string }): OwnUserId {
  if (actor.kind === "visitor") throw new AppError("unauthenticated");
  if (actor.userId !== report.userId) throw new AppError("forbidden");
  return ownIdOf(actor);
}
