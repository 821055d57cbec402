import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";
import { toJson } from "@/lib/platform/db/json";
import { AppError, errorCode } from "@/lib/platform/errors/app-error";
import { type AssessmentRun, correctTimestamps, mergeRuns } from "../domain/run/assessment-run";

const FOREIGN_KEY_VIOLATION = "P2003";

interface StoredRow {
  readonly run: AssessmentRun;
  readonly updatedAt: Date;
}

/** The run that a person has not completed yet; null without one. */
export async function findRunInProgress(userId: OwnUserId) {
  return (await (await db()).runInProgress.findUnique({ where: { userId } }))?.run ?? null;
}

/** The stored run, locked until the transaction ends. */
async function lockStored(tx: Prisma.TransactionClient, userId: string): Promise<StoredRow | undefined> {
  const [row] = await tx.$queryRaw<StoredRow[]>(
    Prisma.sql`SELECT "run", "updatedAt" FROM "RunInProgress" WHERE "userId" = ${userId} FOR UPDATE`,
  );
  return row;
}

/** Inserts the first run of a person; false when somebody else was faster. @throws AppError unauthenticated without such a user. */
async function insertFirst(tx: Prisma.TransactionClient, userId: string, run: AssessmentRun, now: Date) {
  try {
    const data = [{ userId, run: toJson(run), updatedAt: now }];
    return (await tx.runInProgress.createMany({ data, skipDuplicates: true })).count > 0;
  } catch (cause) {
    if (errorCode(cause) === FOREIGN_KEY_VIOLATION) throw new AppError("unauthenticated", { cause });
    throw cause;
  }
}

/**
 * Merges a copy of the run into the stored one while its row is locked, so that two devices that send at once lose
 * nothing. Times of a clock that is far ahead are corrected. Returns what is stored now.
 * @param completedAt when the person first completed a run; null leaves their account as it is
 * @throws AppError unauthenticated when the account is gone
 */
export async function mergeRunInProgress(
  userId: OwnUserId,
  incoming: AssessmentRun,
  now: Date,
  completedAt: Date | null,
): Promise<AssessmentRun> {
  return (await db()).$transaction(async (tx) => {
    const first = correctTimestamps(incoming, now.getTime(), null);
    const found = await lockStored(tx, userId);
    const inserted = !found && (await insertFirst(tx, userId, first, now));
    const row = found ?? (inserted ? undefined : await lockStored(tx, userId));
    const merged = row ? mergeInto(row, incoming, now) : first;
    if (row) await tx.runInProgress.update({ where: { userId }, data: { run: toJson(merged), updatedAt: now } });
    if (completedAt) await tx.user.update({ where: { id: userId }, data: { completedAt } });
    return merged;
  });
}

function mergeInto({ run, updatedAt }: StoredRow, incoming: AssessmentRun, now: Date): AssessmentRun {
  const stored = correctTimestamps(run, updatedAt.getTime(), null);
  return mergeRuns(stored, correctTimestamps(incoming, now.getTime(), stored));
}
