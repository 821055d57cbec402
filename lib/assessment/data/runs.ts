import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import type { AgreedUserId, OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";
import { fromJson } from "@/lib/platform/db/json";
import { PAGE_SIZE, paginate } from "@/lib/platform/db/paginate";
import type { ReportType } from "../domain/instrument/report-types";
import type { AssessmentRun } from "../domain/run/assessment-run";
import type { OwnedChange } from "../domain/run/owned-items";
import type { Profile } from "../domain/run/profile";

type Json = Prisma.InputJsonValue;
const toJson = (value: unknown) => value as Json;

export interface CompletedRun {
  readonly userId: OwnUserId;
  readonly reportType: ReportType;
  readonly locale: string;
  readonly answers: AssessmentRun;
  readonly profile: Profile;
  readonly completedAt: Date;
}

/** Whether any user has a completed run with this id. */
export async function runExists(id: string): Promise<boolean> {
  return (await (await db()).assessment.count({ where: { id } })) > 0;
}

/** The ids of all runs that are kept of a person: completed, in progress and set aside. */
export async function runIdsOf(userId: string): Promise<readonly string[]> {
  const rows = await (await db()).$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Assessment" WHERE "userId" = ${userId}
    UNION SELECT "run"->>'runId' FROM "RunInProgress" WHERE "userId" = ${userId} AND "run" ? 'runId'
    UNION SELECT "runId" FROM "SetAsideRun" WHERE "userId" = ${userId}`;
  return rows.map(({ id }) => id);
}

/** How many completed runs a person has. */
export async function countRunsOf(userId: OwnUserId): Promise<number> {
  return (await db()).assessment.count({ where: { userId } });
}

/** Whether a person has completed a run other than this one. */
export async function hasOtherRun(userId: OwnUserId, runId: string): Promise<boolean> {
  return (await (await db()).assessment.count({ where: { userId, id: { not: runId } }, take: 1 })) > 0;
}

/** Inserts a completed run; one that is there already stays as it was. Returns what is stored, and whose it is. */
export async function insertRun(run: CompletedRun): Promise<{ run: StoredRun; owner: string }> {
  const { profile } = run;
  const [primaryState, secondaryState] = profile.colors.selectedStates;
  const client = await db();
  await client.assessment.createMany({
    skipDuplicates: true,
    data: [
      {
        id: profile.runId,
        userId: run.userId,
        reportType: run.reportType,
        locale: run.locale,
        primaryType: profile.type,
        wing: profile.block.wing,
        confidence: profile.confidence,
        primaryState,
        secondaryState,
        primaryShare: profile.colors.distribution.primary,
        dominantInstinct: profile.instincts.dominant,
        secondaryInstinct: profile.instincts.secondary,
        blindInstinct: profile.instincts.blind,
        answers: toJson(run.answers),
        profile: toJson(profile),
        startedAt: new Date(run.answers.startedAt),
        completedAt: run.completedAt,
      },
    ],
  });
  const row = await client.assessment.findUniqueOrThrow({ where: { id: profile.runId } });
  return { run: toStoredRun(row), owner: row.userId };
}

export interface StoredRun {
  readonly id: string;
  /** What its owner calls it. */
  readonly title: string | null;
  readonly profile: Profile;
  readonly answers: AssessmentRun;
  readonly completedAt: Date;
}

/** So many completed runs may go on from one that is still kept as set aside: those are 30 days old at most. */
const MAX_RECENT = 20;

/** The answers of a person's latest completed runs, also of deleted ones. */
export async function findCompletedAnswers(userId: OwnUserId): Promise<readonly AssessmentRun[]> {
  const rows = await (await db()).assessment.findMany({
    where: { userId },
    orderBy: { completedAt: "desc" },
    select: { answers: true },
    take: MAX_RECENT,
  });
  return rows.map(({ answers }) => fromJson<AssessmentRun>(answers));
}

/** A user's own completed run; null when it is not theirs, not there, or deleted. */
export async function findRun(userId: OwnUserId, id: string): Promise<StoredRun | null> {
  const row = await (await db()).assessment.findFirst({ where: { id, userId, deletedAt: null } });
  return row && toStoredRun(row);
}

/** Whom a report of their own is about: the person's name, and the run that it is made from. */
export interface ReportSubject {
  readonly runId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The number of the person's open sessions. */
  readonly sessionEpoch: number;
}

/** A person's name and their latest completed run of a type, in one query; null without such a run. */
export async function findReportSubject(userId: OwnUserId, primaryType: number): Promise<ReportSubject | null> {
  const [row] = await (await db()).$queryRaw<ReportSubject[]>`
    SELECT run."id" AS "runId", person."firstName", person."lastName", person."sessionEpoch"
    FROM "Assessment" AS run JOIN "User" AS person ON person."id" = run."userId"
    WHERE run."userId" = ${userId} AND run."primaryType" = ${primaryType} AND run."deletedAt" IS NULL
    ORDER BY run."completedAt" DESC LIMIT 1`;
  return row ?? null;
}

/**
 * A user's completed runs, latest first, at most `limit`; those that come after one of them where it is given. Only those
 * deleted since `deletedAfter` where that is given, else only those that are not.
 */
export async function latestRuns(
  userId: OwnUserId,
  limit: number,
  {
    after = null,
    deletedAfter = null,
  }: { after?: Pick<StoredRun, "id" | "completedAt"> | null; deletedAfter?: Date | null } = {},
): Promise<StoredRun[]> {
  const rows = await (await db()).assessment.findMany({
    where: {
      userId,
      deletedAt: deletedAfter && { gt: deletedAfter },
      ...(after && {
        completedAt: { lte: after.completedAt },
        OR: [{ completedAt: { lt: after.completedAt } }, { id: { gt: after.id } }],
      }),
    },
    orderBy: [{ completedAt: "desc" }, { id: "asc" }],
    select: { id: true, title: true, profile: true, answers: true, completedAt: true },
    take: limit,
  });
  return rows.map(toStoredRun);
}

/** The latest completed run of somebody; null without one. */
export async function latestRunOf(userId: OwnUserId | AgreedUserId): Promise<StoredRun | null> {
  const row = await (await db()).assessment.findFirst({
    where: { userId, deletedAt: null },
    orderBy: { completedAt: "desc" },
  });
  return row && toStoredRun(row);
}

/** Changes what its owner may change of a run, also of a deleted one. False when it is not theirs or not there. */
export async function updateRun(userId: OwnUserId, id: string, change: OwnedChange): Promise<boolean> {
  return (await (await db()).assessment.updateMany({ where: { id, userId }, data: change })).count > 0;
}

/** The runs that were deleted before a time, a few at a time. */
export async function runsDeletedBefore(before: Date): Promise<readonly string[]> {
  const rows = await (await db()).assessment.findMany({
    where: { deletedAt: { lt: before } },
    select: { id: true },
    take: PAGE_SIZE,
  });
  return rows.map(({ id }) => id);
}

/** Deletes runs for good, with their reports. */
export async function deleteRuns(ids: readonly string[]): Promise<void> {
  await (await db()).assessment.deleteMany({ where: { id: { in: [...ids] } } });
}

interface RunRow {
  readonly id: string;
  readonly title: string | null;
  readonly profile: unknown;
  readonly answers: unknown;
  readonly completedAt: Date;
}

function toStoredRun(row: RunRow): StoredRun {
  return {
    id: row.id,
    title: row.title,
    profile: row.profile as Profile,
    answers: row.answers as AssessmentRun,
    completedAt: row.completedAt,
  };
}

/** A person's completed runs, oldest first. */
export function ownRuns(userId: OwnUserId) {
  return paginate(async (cursor: { completedAt: Date; id: string } | undefined) =>
    (await db()).assessment.findMany({
      where: {
        userId,
        ...(cursor && {
          completedAt: { gte: cursor.completedAt },
          OR: [{ completedAt: { gt: cursor.completedAt } }, { id: { gt: cursor.id } }],
        }),
      },
      orderBy: [{ completedAt: "asc" }, { id: "asc" }],
      take: PAGE_SIZE,
    }),
  );
}
