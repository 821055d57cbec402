import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { listReportsOf, toListItem } from "../data";
import type { ReportListItem } from "../schema";

/** A user's own reports, latest first. */
export async function listReports(userId: OwnUserId): Promise<ReportListItem[]> {
  return (await listReportsOf(userId)).map(toListItem);
}
