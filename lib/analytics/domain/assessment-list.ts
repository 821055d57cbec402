import { isInstant } from "@/lib/assessment/domain/run/instant";

export const SORTS = ["completedAt", "name", "email", "type", "wing", "states", "subtypes", "phone"] as const;
export type Sort = (typeof SORTS)[number];

/** The columns of each sort, most important first, with their SQL type; the id is added, so that the order is total. */
export const SORT_COLUMNS: Readonly<Record<Sort, readonly (readonly [column: string, kind: string])[]>> = {
  completedAt: [['f."completedAt"', "timestamp(3)"]],
  name: [
    ['lower(f."lastName")', "text"],
    ['lower(f."firstName")', "text"],
  ],
  email: [['f."email"', "text"]],
  type: [
    ['f."type"', "int"],
    ['f."completedAt"', "timestamp(3)"],
  ],
  wing: [
    ['f."wing"', "int"],
    ['f."completedAt"', "timestamp(3)"],
  ],
  states: [
    ['f."primaryState"::text', "text"],
    ['f."secondaryState"::text', "text"],
  ],
  subtypes: [
    ['f."dominantInstinct"::text', "text"],
    ['f."secondaryInstinct"::text', "text"],
  ],
  phone: [[`coalesce(f."phoneNumber", '')`, "text"]],
};

export interface PageRequest {
  readonly sort: Sort;
  readonly order: "asc" | "desc";
  /** The place of the row before the page; null for the first page. */
  readonly after: readonly string[] | null;
  readonly limit: number;
}

const INSTANT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,3})?$/;

/** Whether a time is written as the database writes it, and exists. */
function isDatabaseTime(place: string): boolean {
  const written = place.replace(" ", "T");
  const time = new Date(`${written}Z`);
  return INSTANT.test(place) && isInstant(time) && time.toISOString().startsWith(written.slice(0, 19));
}

function matchesKind(place: unknown, kind: string): place is string {
  if (typeof place !== "string") return false;
  if (kind === "int") return /^\d$/.test(place);
  return kind === "text" || isDatabaseTime(place);
}

/** Reads a cursor, which is the place of a row; null if it was not issued for this sort. */
export function decodeCursor(cursor: string, sort: Sort): readonly string[] | null {
  try {
    const places: unknown = JSON.parse(decodeURIComponent(cursor));
    const kinds = [...SORT_COLUMNS[sort].map(([, kind]) => kind), "text"];
    const hasAllParts = Array.isArray(places) && places.length === kinds.length;
    return hasAllParts && kinds.every((kind, at) => matchesKind(places[at], kind)) ? places : null;
  } catch {
    return null;
  }
}

export function encodeCursor(place: readonly string[]): string {
  return encodeURIComponent(JSON.stringify(place));
}

/** The cursor of the next page of assessments; absent on the last one. */
export const NEXT_CURSOR_HEADER = "x-next-cursor";
/** `true` when an export has no row below its header. */
export const EMPTY_EXPORT_HEADER = "x-empty";

/** The columns of the export, in order. */
const CSV_COLUMNS = [
  "Name",
  "Email",
  "Phone Number",
  "Type",
  "Wing",
  "State 1",
  "State 2",
  "Dominant Subtype",
  "Secondary Subtype",
  "Blind Subtype",
  "Completed At",
  "User ID",
] as const;

/** The byte order mark, by which spreadsheets recognise UTF-8, and the header line. */
export const CSV_HEADER = `\ufeff${CSV_COLUMNS.map((name) => `"${name}"`).join(",")}\r\n`;

/** The name of the export's file, with its day: `assessments-2026-01-31.csv`; of the one in words, with that too. */
export function csvFileName(at: Date, inWords = false): string {
  return `assessments-${at.toISOString().slice(0, 10)}${inWords ? "-words" : ""}.csv`;
}
