import { fetchJson, HttpError } from "@/lib/platform/http/fetch-json";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Sort } from "../domain/assessment-list";
import { EMPTY_EXPORT_HEADER, NEXT_CURSOR_HEADER } from "../domain/assessment-list";
import type { Figures } from "../domain/figures";
import type { Filters } from "../domain/filters";
import type { PairStats } from "../domain/pair-stats";
import type {
  AssessmentRecord,
  FullAssessmentRecord,
  figuresReply,
  fullAssessmentRecord,
  PersonRuns,
  pairStatsReply,
  personRunsReply,
} from "../schema";

/** The filters as the server and the address of the screen spell them. */
function filterQuery(filters: Filters): URLSearchParams {
  const named = Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return new URLSearchParams(named);
}

/** Every number of the dashboard. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchFigures(filters: Filters): Promise<Figures> {
  return fetchJson<typeof figuresReply>(`/api/analytics/summary?${filterQuery(filters)}`);
}

/** How the pairs are answered. @throws HttpError, TypeError as above. */
export function fetchPairStats(filters: Filters): Promise<readonly PairStats[]> {
  return fetchJson<typeof pairStatsReply>(`/api/analytics/instrument?${filterQuery(filters)}`);
}

/** One assessment with its answers. @throws HttpError, TypeError as above. */
export function fetchRecord(id: string): Promise<FullAssessmentRecord> {
  return fetchJson<typeof fullAssessmentRecord>(`/api/assessments/${encodeURIComponent(id)}`);
}

/** What a person's record has of their runs. @throws HttpError, TypeError as above. */
export function fetchPersonRuns(userId: string): Promise<PersonRuns> {
  return fetchJson<typeof personRunsReply>(`/api/people/${encodeURIComponent(userId)}/runs`);
}

/** Deletes one assessment for good. @throws HttpError, TypeError as above. */
export async function deleteRecord(id: string): Promise<void> {
  await fetchJson(`/api/assessments/${encodeURIComponent(id)}`, { method: "DELETE" });
}

export interface TableOrder {
  readonly sort: Sort;
  readonly order: "asc" | "desc";
}
export interface RecordPage {
  readonly records: readonly AssessmentRecord[];
  readonly next: string | null;
}

async function fetchOk(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: "include" });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** Rows of the table per request. */
const PAGE_SIZE = 50;

/** A page of the table. @throws HttpError, TypeError as above. */
export async function fetchPage(filters: Filters, order: TableOrder, cursor: string | null): Promise<RecordPage> {
  const query = filterQuery(filters);
  for (const [name, value] of Object.entries({ ...order, limit: String(PAGE_SIZE) })) query.set(name, value);
  if (cursor) query.set("cursor", cursor);
  const response = await fetchOk(`/api/assessments/all?${query}`);
  return { records: await response.json(), next: response.headers.get(NEXT_CURSOR_HEADER) };
}

export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The export of what the filters leave in; null when that is nothing. @throws HttpError, TypeError as above. */
export async function fetchExport(
  filters: Filters,
  inWords?: { readonly locale: Locale; readonly zone: string },
): Promise<ExportedFile | null> {
  const query = filterQuery(filters);
  query.set("format", inWords ? "words" : "csv");
  for (const [name, value] of Object.entries(inWords ?? {})) query.set(name, value);
  const response = await fetchOk(`/api/assessments/all?${query}`);
  if (response.headers.get(EMPTY_EXPORT_HEADER) === "true") return null;
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { name: name ?? "assessments.csv", content: await response.blob() };
}
