import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { PackReportsReply, packReportsReply, SavePackReportReply, savePackReportReply } from "../schema";

export const packReportKeys = { list: ["pack-reports"] as const };

/** What packs there are, and which reports of them are saved. @throws HttpError, TypeError without a connection. */
export function fetchPackReports(): Promise<PackReportsReply> {
  return fetchJson<typeof packReportsReply>("/api/v2/reports");
}

/** Makes and saves the report of a pack. @throws HttpError, TypeError without a connection. */
export function savePackReport(slug: string): Promise<SavePackReportReply> {
  return fetchJson<typeof savePackReportReply>(`/api/v2/reports/${encodeURIComponent(slug)}`, { method: "POST" });
}
