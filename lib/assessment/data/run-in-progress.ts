import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";
import { fromJson, toJson } from "@/lib/platform/db/json";
import { inTransaction } from "@/lib/platform/db/transaction";
import { AppError, errorCode } from "@/lib/platform/errors/app-error";
import { type AssessmentRun, correctTimestamps, mergeRuns } from "../domain/run/assessment-run";
import { SET_ASIDE_MS, type SetAsideRun, THROWN_AWAY_MS, wouldBeMissed } from "../domain/run/set-aside";

const FOREIGN_KEY_VIOLATION = "P2003";

interface StoredRow {
  readonly run: AssessmentRun;
  readonly updatedAt: Date;
}

/** The run that a person has not completed yet; null without one. */
export async function findRunInProgress(userId: OwnUserId) {
  return (await (await db()).runInProgress.findUnique({ where: { userId } }))?.run ?? null;
}

/** So many set-aside runs of a person are kept, the latest. */
const MAX_SET_ASIDE = 5;

const oldestKept = (now: Date) => new Date(now.getTime() - SET_ASIDE_MS);

/** The runs that others took the place of in the last 30 days and that were not thrown away, the latest first. */
export async function findSetAside(userId: OwnUserId, now: Date): Promise<readonly SetAsideRun[]> {
  const rows = await (await db()).setAsideRun.findMany({
    where: { userId, deletedAt: null, setAsideAt: { gt: oldestKept(now) } },
    orderBy: { setAsideAt: "desc" },
    take: MAX_SET_ASIDE,
  });
  return rows.map(({ run, setAsideAt }) => ({
    run: fromJson<AssessmentRun>(run),
    setAsideAt: setAsideAt.getTime(),
  }));
}

/** All set-aside runs that are kept of a person, also those that were thrown away, the latest first. */
export async function ownSetAside(userId: OwnUserId) {
  const select = { run: true, setAsideAt: true, deletedAt: true } as const;
  return (await db()).setAsideRun.findMany({ where: { userId }, orderBy: { setAsideAt: "desc" }, select });
}

/** Throws a set-aside run away, or takes that back (null). False when it is not theirs or not there. */
export async function markSetAsideDeleted(userId: OwnUserId, runId: string, deletedAt: Date | null): Promise<boolean> {
  return (await (await db()).setAsideRun.updateMany({ where: { userId, runId }, data: { deletedAt } })).count > 0;
}

/** Deletes what was set aside more than 30 days ago, or thrown away more than a day ago. */
export async function deleteOldSetAside(now: Date): Promise<void> {
  const thrownAway = { deletedAt: { lte: new Date(now.getTime() - THROWN_AWAY_MS) } };
  await (await db()).setAsideRun.deleteMany({ where: { OR: [{ setAsideAt: { lte: oldestKept(now) } }, thrownAway] } });
}

/**
 * Keeps a run that another one takes the place of, and of those that were set aside before the latest few, those that
 * were thrown away last of all. One that was thrown away is kept anew where a device has more answers of it.
 */
async function setAside(tx: Prisma.TransactionClient, userId: string, run: AssessmentRun, now: Date): Promise<void> {
  const { runId } = run;
  const data = { run: toJson(run), setAsideAt: now, deletedAt: null };
  await tx.setAsideRun.upsert({
    where: { userId_runId: { userId, runId } },
    create: { userId, runId, ...data },
    update: data,
  });
  const surplus = await tx.setAsideRun.findMany({
    where: { userId },
    orderBy: [{ deletedAt: { sort: "desc", nulls: "first" } }, { setAsideAt: "desc" }],
    skip: MAX_SET_ASIDE,
    select: { runId: true },
  });
  if (surplus.length === 0) return;
  await tx.setAsideRun.deleteMany({ where: { userId, runId: { in: surplus.map((each) => each.runId) } } });
}

/** The stored run, locked until the transaction ends. */
export async function lockStored(tx: Prisma.TransactionClient, userId: string): Promise<StoredRow | undefined> {
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
 * nothing. Times of a clock that is far ahead are corrected. Where another run stands from now on, the answers of the
 * one that gives way are set aside. Returns what is stored now.
 * @param completedAt when the person first completed a run; null leaves their account as it is
 * @throws AppError unauthenticated when the account is gone
 */
export async function mergeRunInProgress(
  userId: OwnUserId,
  incoming: AssessmentRun,
  now: Date,
  completedAt: Date | null,
): Promise<AssessmentRun> {
  return inTransaction(async (tx) => {
    const first = correctTimestamps(incoming, now.getTime(), null);
    const found = await lockStored(tx, userId);
    const inserted = !found && (await insertFirst(tx, userId, first, now));
    const row = found ?? (inserted ? undefined : await lockStored(tx, userId));
    const copies = row && correctedCopies(row, incoming, now);
    const merged = copies ? withFieldsOfLaterReleases(row?.run, mergeRuns(...copies)) : first;
    const replaced = copies?.find(({ runId }) => runId !== merged.runId);
    if (replaced && wouldBeMissed(replaced, merged)) await setAside(tx, userId, replaced, now);
    if (row) await tx.runInProgress.update({ where: { userId }, data: { run: toJson(merged), updatedAt: now } });
    if (completedAt) await tx.user.update({ where: { id: userId }, data: { completedAt } });
    return merged;
  });
}

/** While releases are mixed, the stored copy of a run may hold a field that this one does not know: it stays. */
function withFieldsOfLaterReleases(stored: AssessmentRun | undefined, merged: AssessmentRun): AssessmentRun {
  return stored?.runId === merged.runId ? { ...stored, ...merged } : merged;
}

/** The stored copy and the one that comes in, as their times count here. */
function correctedCopies(
  { run, updatedAt }: StoredRow,
  incoming: AssessmentRun,
  now: Date,
): readonly [AssessmentRun, AssessmentRun] {
  const stored = correctTimestamps(run, updatedAt.getTime(), null);
  return [stored, correctTimestamps(incoming, now.getTime(), stored)];
}
