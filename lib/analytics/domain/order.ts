import { isInstant } from "@/lib/assessment/domain/instant";

export const SORTS = ["completedAt", "name", "email", "type"] as const;
export type Sort = (typeof SORTS)[number];

/** What the table is put in order by, most important first, and its kind; the id follows, so that no two are level. */
export const ORDERS: Readonly<Record<Sort, readonly (readonly [column: string, kind: string])[]>> = {
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
};

export interface PageAsked {
  readonly sort: Sort;
  readonly order: "asc" | "desc";
  /** The place of the row before the page; null for the first page. */
  readonly after: readonly string[] | null;
  readonly limit: number;
}

const INSTANT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,3})?$/;

/** Whether a time is written as the database writes it, and exists. */
function isTime(place: string): boolean {
  const written = place.replace(" ", "T");
  const time = new Date(`${written}Z`);
  return INSTANT.test(place) && isInstant(time) && time.toISOString().startsWith(written.slice(0, 19));
}

function fits(place: unknown, kind: string): place is string {
  if (typeof place !== "string") return false;
  if (kind === "int") return /^\d$/.test(place);
  return kind === "text" || isTime(place);
}

/** Reads a cursor, which is the place of a row; null when it is none of this sort. */
export function readCursor(cursor: string, sort: Sort): readonly string[] | null {
  try {
    const places: unknown = JSON.parse(decodeURIComponent(cursor));
    const kinds = [...ORDERS[sort].map(([, kind]) => kind), "text"];
    const whole = Array.isArray(places) && places.length === kinds.length;
    return whole && kinds.every((kind, at) => fits(places[at], kind)) ? places : null;
  } catch {
    return null;
  }
}

export function writeCursor(place: readonly string[]): string {
  return encodeURIComponent(JSON.stringify(place));
}
