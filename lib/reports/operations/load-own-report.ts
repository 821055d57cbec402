import "server-only";
import type { Actor, OwnUserId } from "@/lib/accounts/access";
import { deletedBefore, ownedChange } from "@/lib/assessment/domain/run/owned-items";
import type { OwnedChangeInput } from "@/lib/assessment/schema";
import { AppError } from "@/lib/platform/errors/app-error";
import { assertOwnReport } from "../access";
import { findReport, listReportsOf, type SavedReport, toListItem, updateReport } from "../data/reports";
import type { ReportListItem } from "../schema";

/**
 * A saved report by its id, for its owner.
 * @throws AppError not_found, unauthenticated or forbidden.
 */
export async function loadOwnReport(actor: Actor, id: string): Promise<{ report: SavedReport; userId: OwnUserId }> {
  const report = await findReport(id);
  if (!report) throw new AppError("not_found");
  return { report, userId: assertOwnReport(actor, report) };
}

/** A user's own reports, latest first. */
export async function listReports(userId: OwnUserId): Promise<ReportListItem[]> {
  return (await listReportsOf(userId)).map(toListItem);
}

/** The reports that the user deleted and can bring back. */
export async function listDeletedReports(userId: OwnUserId, now: Date): Promise<ReportListItem[]> {
  return (await listReportsOf(userId, deletedBefore(now))).map(toListItem);
}

/** Names a report, deletes it or brings it back. @throws AppError not_found when it is missing or not theirs. */
export async function changeReport(
  userId: OwnUserId,
  id: string,
  input: OwnedChangeInput,
  now: Date,
): Promise<{ success: true }> {
  if (!(await updateReport(userId, id, ownedChange(input, now)))) throw new AppError("not_found");
  return { success: true };
}
