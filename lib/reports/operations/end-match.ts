import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import { markMatchEnded } from "../data/matches";

/** Ends a pair: from now on neither of the two can open it. @throws AppError not_found when it is not theirs. */
export async function endMatch(userId: OwnUserId, matchId: string, now: Date): Promise<void> {
  if (!(await markMatchEnded(matchId, userId, now))) throw new AppError("not_found");
}
