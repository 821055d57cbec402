/** The columns of the export, in their order. */
export const CSV_COLUMNS = [
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

/** The mark by which spreadsheets know UTF-8, and the first line. */
export const CSV_HEAD = `\ufeff${CSV_COLUMNS.map((name) => `"${name}"`).join(",")}\r\n`;

/** The name of the export's file, with its day: `assessments-2026-01-31.csv`. */
export function csvFileName(at: Date): string {
  return `assessments-${at.toISOString().slice(0, 10)}.csv`;
}
