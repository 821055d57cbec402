import "server-only";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import { AppError } from "@/lib/platform/errors/app-error";
import { findUnstorable } from "@/lib/platform/http/storable";
import type { Locale } from "@/lib/platform/i18n/locales";
import { csvBatchSize, deleteRecord, type FactRow, findRecord, readCsvLines, readPage } from "../data/assessments";
import { CSV_HEADER, decodeCursor, encodeCursor, type PageRequest } from "../domain/assessment-list";
import type { Filters } from "../domain/filters";
import { type AssessmentRecord, type AssessmentsQuery, type FullAssessmentRecord, filtersOf } from "../schema";
import { type CsvWords, csvWords } from "./csv-words";

/**
 * Deletes one assessment with its answers and the reports that were made of it, for good; it counts no more.
 * @throws AppError not_found when there is none.
 */
export async function deleteAssessment(id: string): Promise<{ success: true }> {
  if (!(await deleteRecord(id))) throw new AppError("not_found");
  return { success: true };
}

/** Rows that are read, held and written at once; the rest waits in the database. */
const CHUNK_SIZE = 1_000;

function toRecord(row: FactRow): AssessmentRecord {
  const { id, userId, firstName, lastName, email, phoneNumber, type, wing, primaryState, secondaryState } = row;
  return {
    ...{ id, userId, firstName, lastName, email, phoneNumber, primaryType: type, wing },
    states: [primaryState, secondaryState],
    subtypes: { dominant: row.dominantInstinct, secondary: row.secondaryInstinct, blind: row.blindInstinct },
    assessmentData: {
      buildingBlocks: [{ id: `${type}w${wing}`, type, wing }],
      colorStateDetails: [
        { state: primaryState, percentage: row.primaryShare },
        { state: secondaryState, percentage: 100 - row.primaryShare },
      ],
    },
    theme: row.theme,
    language: row.locale,
    completedAt: row.completedAt.toISOString(),
  };
}

/** @throws AppError invalid_input for a cursor of another order. */
function toPageRequest({ cursor, sort, order }: AssessmentsQuery, limit: number): PageRequest {
  const after = cursor ? decodeCursor(cursor, sort) : null;
  if (cursor && (!after || findUnstorable(after)))
    throw new AppError("invalid_input", { issues: [{ path: "cursor", message: "not a cursor" }] });
  return { sort, order, after, limit };
}

async function* streamRecords(filters: Filters, page: PageRequest): AsyncGenerator<string> {
  let before = "[";
  for (let next: PageRequest | null = page; next; ) {
    const rows: readonly FactRow[] = await readPage(filters, next);
    for (let at = 0; at < rows.length; at += 100) {
      const records = rows.slice(at, at + 100).map((row) => JSON.stringify(toRecord(row)));
      yield before + records.join(",");
      before = ",";
    }
    const after: readonly string[] | undefined = rows.length === next.limit ? rows.at(-1)?.place : undefined;
    next = after ? { ...next, after } : null;
  }
  yield before === "[" ? "[]" : "]";
}

type CsvLines = Awaited<ReturnType<typeof readCsvLines>>;

/** The next lines are read while these are sent. */
async function* streamCsv(filters: Filters, page: PageRequest, first: CsvLines): AsyncGenerator<string> {
  yield CSV_HEADER;
  for (let chunk = first; chunk; ) {
    const next = readCsvLines(filters, { ...page, after: chunk.place });
    // Whoever breaks the download off waits for nothing more; everybody else is told by the await below.
    next.catch(() => {});
    yield chunk.text;
    chunk = await next;
  }
}

/** The export in words: the table as people read it, in the order that was asked for. */
async function* streamWords(
  filters: Filters,
  page: PageRequest,
  first: readonly FactRow[],
  words: CsvWords,
): AsyncGenerator<string> {
  yield words.header;
  for (let rows = first; rows.length > 0; ) {
    yield rows.map(words.line).join("");
    const after: readonly string[] | undefined = rows.length === page.limit ? rows.at(-1)?.place : undefined;
    rows = after ? await readPage(filters, { ...page, after }) : [];
  }
}

async function firstCsvPage(): Promise<PageRequest> {
  return { sort: "completedAt", order: "desc", after: null, limit: await csvBatchSize() };
}

export type AssessmentList =
  | { readonly kind: "page"; readonly records: readonly AssessmentRecord[]; readonly nextCursor: string | null }
  | { readonly kind: "all"; readonly parts: AsyncGenerator<string> }
  | {
      readonly kind: "csv" | "words";
      readonly parts: AsyncGenerator<string>;
      readonly isEmpty: boolean;
      readonly at: Date;
    };

/**
 * The completed assessments that the filters leave in: a page where a limit is named, else all of them, streamed.
 * @throws AppError invalid_input for a cursor of another order.
 */
export async function listAssessments({
  now,
  locale,
  query,
}: {
  now: Date;
  /** Of the export in words. */
  locale: Locale;
  query: AssessmentsQuery;
}): Promise<AssessmentList> {
  const filters = filtersOf(query);
  if (query.format === "words") {
    const first = await readPage(filters, toPageRequest(query, CHUNK_SIZE));
    const words = csvWords(locale, query.zone ?? "UTC");
    const parts = streamWords(filters, toPageRequest(query, CHUNK_SIZE), first, words);
    return { kind: "words", parts, isEmpty: first.length === 0, at: now };
  }
  if (query.format === "csv") {
    const page = await firstCsvPage();
    const first = await readCsvLines(filters, page);
    return { kind: "csv", parts: streamCsv(filters, page, first), isEmpty: first === null, at: now };
  }
  if (!query.limit) return { kind: "all", parts: streamRecords(filters, toPageRequest(query, CHUNK_SIZE)) };
  const rows = await readPage(filters, toPageRequest(query, query.limit + 1));
  const shown = rows.slice(0, query.limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return { kind: "page", records: shown.map(toRecord), nextCursor: last ? encodeCursor(last.place) : null };
}

/** One assessment with all its answers. @throws AppError not_found when there is none. */
export async function loadAssessment(id: string): Promise<FullAssessmentRecord> {
  const found = await findRecord(id);
  if (!found) throw new AppError("not_found");
  const { row, startedAt, version, confidence, answers, profile } = found;
  return {
    ...toRecord(row),
    ...{ startedAt: startedAt.toISOString(), version, confidence },
    answers: answers as AssessmentRun,
    profile: profile as Profile,
  };
}
