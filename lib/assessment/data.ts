import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { AgreedUserId, OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";
import { everyRow, PAGE } from "@/lib/platform/db/every-row";
import { AppError } from "@/lib/platform/errors/app-error";
import { type AssessmentDraft, asReceived, mergeDrafts } from "./domain/draft";
import type { Profile } from "./domain/profile";

type Json = Prisma.InputJsonValue;
const json = (value: unknown) => value as Json;

/**
 * Joins a copy of the run into the one that is kept, with the row locked, so that two devices that
 * send at once lose nothing. The stamps of a clock far ahead are put right. Returns what is kept now.
 */
export async function mergeStoredDraft(
  userId: OwnUserId,
  incoming: AssessmentDraft,
  at: Date,
  completedAt: Date | null,
): Promise<AssessmentDraft> {
  return (await db()).$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ draft: AssessmentDraft | null; draftUpdatedAt: Date | null }[]>(
      Prisma.sql`SELECT "draft", "draftUpdatedAt" FROM "User" WHERE "id" = ${userId} FOR UPDATE`,
    );
    const [row] = rows;
    if (!row) throw new AppError("unauthenticated");
    const kept = row.draft && asReceived(row.draft, (row.draftUpdatedAt ?? at).getTime(), null);
    const received = asReceived(incoming, at.getTime(), kept);
    const draft = kept ? mergeDrafts(kept, received) : received;
    await tx.user.update({
      where: { id: userId },
      data: { draft: json(draft), draftUpdatedAt: at, ...(completedAt && { completedAt }) },
    });
    return draft;
  });
}

export interface CompletedRun {
  readonly userId: OwnUserId;
  readonly reportType: string;
  readonly locale: string;
  readonly draft: AssessmentDraft;
  readonly profile: Profile;
  readonly completedAt: Date;
}

/** Whether a run of this id is kept, whoever's it is. */
export async function isKept(id: string): Promise<boolean> {
  return (await (await db()).assessment.count({ where: { id } })) > 0;
}

/** How many completed runs are kept of a person. */
export async function countAssessmentsOf(userId: OwnUserId): Promise<number> {
  return (await db()).assessment.count({ where: { userId } });
}

/** Keeps a completed run; a run that is kept already stays as it was. */
export async function insertAssessment(run: CompletedRun): Promise<{ id: string; profile: Profile; owner: string }> {
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
        answers: json(run.draft),
        profile: json(profile),
        startedAt: new Date(run.draft.startedAt),
        completedAt: run.completedAt,
      },
    ],
  });
  const kept = await client.assessment.findUniqueOrThrow({ where: { id: profile.runId } });
  return { id: kept.id, profile: kept.profile as unknown as Profile, owner: kept.userId };
}

export interface StoredAssessment {
  readonly id: string;
  readonly profile: Profile;
  readonly answers: AssessmentDraft;
  readonly completedAt: Date;
}

/** A user's own completed run; null when it is not theirs or not there. */
export async function findAssessment(userId: OwnUserId, id: string): Promise<StoredAssessment | null> {
  const row = await (await db()).assessment.findFirst({ where: { id, userId } });
  return row && toStored(row);
}

/** The user's latest completed run of a type; null without one. */
export async function latestAssessmentOfType(userId: OwnUserId, primaryType: number): Promise<StoredAssessment | null> {
  const row = await (await db()).assessment.findFirst({
    where: { userId, primaryType },
    orderBy: { completedAt: "desc" },
  });
  return row && toStored(row);
}

/** A user's completed runs, latest first, so many at most. */
export async function latestAssessments(userId: OwnUserId, take: number): Promise<StoredAssessment[]> {
  const rows = await (await db()).assessment.findMany({
    where: { userId },
    orderBy: [{ completedAt: "desc" }, { id: "asc" }],
    select: { id: true, profile: true, answers: true, completedAt: true },
    take,
  });
  return rows.map(toStored);
}

/** The latest completed run of somebody; null without one. */
export async function latestAssessmentOf(userId: OwnUserId | AgreedUserId): Promise<StoredAssessment | null> {
  const row = await (await db()).assessment.findFirst({ where: { userId }, orderBy: { completedAt: "desc" } });
  return row && toStored(row);
}

function toStored(row: { id: string; profile: unknown; answers: unknown; completedAt: Date }): StoredAssessment {
  return {
    id: row.id,
    profile: row.profile as Profile,
    answers: row.answers as AssessmentDraft,
    completedAt: row.completedAt,
  };
}

/** Every row of a person's completed runs, oldest first. */
export function ownAssessments(userId: OwnUserId) {
  return everyRow(async (after: { completedAt: Date; id: string } | undefined) =>
    (await db()).assessment.findMany({
      where: {
        userId,
        ...(after && {
          completedAt: { gte: after.completedAt },
          OR: [{ completedAt: { gt: after.completedAt } }, { id: { gt: after.id } }],
        }),
      },
      orderBy: [{ completedAt: "asc" }, { id: "asc" }],
      take: PAGE,
    }),
  );
}
