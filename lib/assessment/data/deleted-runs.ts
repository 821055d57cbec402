import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { fromJson, toJson } from "@/lib/platform/db/json";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { AssessmentRun } from "../domain/run/assessment-run";
import type { OwnedChange } from "../domain/run/owned-items";
import { lockStored } from "./run-in-progress";

/** The run that is to stand from now on; null where the open one (null: there is none) stays. */
type NextRun = (changed: AssessmentRun, open: AssessmentRun | null) => AssessmentRun | null;

/**
 * Deletes a completed run or restores it, and in the same transaction the open run becomes what `next` says. False when
 * the run is not theirs or not there.
 */
export async function changeWithOpenRun(
  userId: OwnUserId,
  id: string,
  change: OwnedChange,
  now: Date,
  next: NextRun,
): Promise<boolean> {
  return inTransaction(async (tx) => {
    const open = await lockStored(tx, userId);
    const { count } = await tx.assessment.updateMany({ where: { id, userId }, data: change });
    if (count === 0) return false;
    const { answers, completedAt } = await tx.assessment.findUniqueOrThrow({
      where: { id },
      select: { answers: true, completedAt: true },
    });
    const completed = fromJson<AssessmentRun>(answers);
    const changed = { ...completed, completedAt: completed.completedAt ?? completedAt.getTime() };
    const run = next(changed, open?.run ?? null);
    if (!run) return true;
    const data = { run: toJson(run), updatedAt: now };
    await tx.runInProgress.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    return true;
  });
}
