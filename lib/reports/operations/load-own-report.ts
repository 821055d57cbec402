import "server-only";
import type { Actor, OwnUserId } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import { assertOwnReport } from "../access";
import { findReport, listReportsOf, type SavedReport, toListItem } from "../data/reports";
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
