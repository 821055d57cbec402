import type { successReply } from "@/lib/accounts/schema";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { OwnedChangeInput } from "@/lib/assessment/schema";
import { fetchJson } from "@/lib/platform/http/fetch-json";
import type {
  essenceReply,
  PackReportsReply,
  packReportsReply,
  ReportListItem,
  reportsReply,
  SavePackReportReply,
  savePackReportReply,
} from "../schema";
import type {
  CreateShareInput,
  CreateShareReply,
  createShareReply,
  ShareItem,
  shareChaptersReply,
  shareItem,
  sharesReply,
} from "../schema/shares";

/** The line that stands under the title of a type's report, in a language. @throws as `fetchReports`. */
export async function fetchEssence(type: PersonalityType, locale: string): Promise<string | null> {
  return (await fetchJson<typeof essenceReply>(`/api/essence?type=${type}&locale=${locale}`)).essence;
}

export const reportKeys = {
  ofUser: (userId: string) => ["reports", userId] as const,
  deletedOf: (userId: string) => ["reports", userId, "deleted"] as const,
};

const reportsPath = (userId: string) => `/api/users/${encodeURIComponent(userId)}/reports`;

/** The saved reports of a user. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchReports(userId: string): Promise<readonly ReportListItem[]> {
  return fetchJson<typeof reportsReply>(reportsPath(userId));
}

/** The reports that were deleted and can be brought back. @throws as `fetchReports`. */
export const fetchDeletedReports = (userId: string): Promise<readonly ReportListItem[]> =>
  fetchJson<typeof reportsReply>(`${reportsPath(userId)}?deleted=true`);

/** Names a report, deletes it or brings it back. @throws as `fetchReports`. */
export const changeReport = (userId: string, id: string, body: OwnedChangeInput) =>
  fetchJson<typeof successReply>(`${reportsPath(userId)}/${encodeURIComponent(id)}`, { method: "PATCH", body });

export const shareKeys = {
  ofReport: (reportId: string) => ["shares", reportId] as const,
  chaptersOf: (reportId: string, language: string) => ["share-chapters", reportId, language] as const,
};

/** The links to an own report, latest first. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchShares(reportId: string): Promise<readonly ShareItem[]> {
  return fetchJson<typeof sharesReply>(`/api/shares?report=${encodeURIComponent(reportId)}`);
}

/** The chapters of an own report that a link can show, in a language. @throws as `fetchShares`. */
export async function fetchShareChapters(reportId: string, language: string) {
  const query = `report=${encodeURIComponent(reportId)}&lang=${language}`;
  return (await fetchJson<typeof shareChaptersReply>(`/api/shares/chapters?${query}`)).sections;
}

/** Makes a link; its address is told this once. @throws as `fetchShares`. */
export function createShare(body: CreateShareInput): Promise<CreateShareReply> {
  return fetchJson<typeof createShareReply>("/api/shares", { method: "POST", body });
}

/** Ends a link. @throws as `fetchShares`. */
export function revokeShare(id: string): Promise<ShareItem> {
  return fetchJson<typeof shareItem>(`/api/shares/${encodeURIComponent(id)}`, { method: "DELETE" });
}

export const packReportKeys = { list: ["pack-reports"] as const };

/** What packs there are, and which reports of them are saved. @throws HttpError, TypeError without a connection. */
export function fetchPackReports(): Promise<PackReportsReply> {
  return fetchJson<typeof packReportsReply>("/api/v2/reports");
}

/** Makes and saves the report of a pack. @throws HttpError, TypeError without a connection. */
export function savePackReport(slug: string): Promise<SavePackReportReply> {
  return fetchJson<typeof savePackReportReply>(`/api/v2/reports/${encodeURIComponent(slug)}`, { method: "POST" });
}
