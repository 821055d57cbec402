import "server-only";
import type { AgreedUserId, OwnUserId } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import { findAssessment, latestAssessmentOf, latestAssessmentOfType, type StoredAssessment } from "../data";
import type { Profile } from "../domain/profile";
import type { PersonalityType } from "../domain/types";

export type { StoredAssessment };

/** A user's own completed run. @throws AppError not_found when it is not there or not theirs. */
export async function loadOwnRun(userId: OwnUserId, runId: string): Promise<StoredAssessment> {
  const run = await findAssessment(userId, runId);
  if (!run) throw new AppError("not_found");
  return run;
}

/** The user's latest completed run that gave this type; null without one. */
export function loadLatestRun(userId: OwnUserId, type: PersonalityType): Promise<StoredAssessment | null> {
  return latestAssessmentOfType(userId, type);
}

/** The user's latest completed run, whatever type it gave; null without one. */
export function loadNewestRun(userId: OwnUserId): Promise<StoredAssessment | null> {
  return latestAssessmentOf(userId);
}

/** The latest result of oneself or of somebody who agreed, without the answers behind it; null without one. */
export async function loadNewestProfile(userId: OwnUserId | AgreedUserId): Promise<Profile | null> {
  return (await latestAssessmentOf(userId))?.profile ?? null;
}
