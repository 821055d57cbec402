import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import { revokePairRow } from "../data/pairs";

/** Ends a pair: from now on neither of the two can open it. @throws AppError not_found when it is not theirs. */
export async function revokePair(userId: OwnUserId, pairId: string, now: Date): Promise<void> {
  if (!(await revokePairRow(pairId, userId, now))) throw new AppError("not_found");
}
