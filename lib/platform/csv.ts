import { stringify } from "csv-stringify/sync";

/**
 * Spreadsheets may run a cell that starts like this as a formula, also after blanks and also with full-width signs. The
 * apostrophes before it are those of a cell that was escaped already. `csv_cell` in the database has the same rule, and
 * a test compares the two. csv-stringify's own `escape_formulas` knows no blanks and cannot be taken back.
 */
const FORMULA_START = "(?:[ \\t\\n\\v\\f\\r\\u00a0]*[-=+@＝＋－＠]|[\\t\\r\\n])";
const FORMULA = new RegExp(`^'*${FORMULA_START}`);
const ESCAPED_FORMULA = new RegExp(`^'+${FORMULA_START}`);

/** Puts an apostrophe before what a spreadsheet might run, so that it stays a text. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Takes off what `escapeFormula` put on. */
export function unescapeFormula(cell: string): string {
  return ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell;
}

/**
 * Rows as CSV (RFC 4180), lines ended by CR LF, without formulas. It starts with a byte order mark, by which spreadsheets
 * know UTF-8; `bom` false is for the parts of a file that come after its first one.
 */
export function csvText(rows: readonly (readonly (string | number)[])[], { bom = true } = {}): string {
  return stringify(
    rows.map((row) => [...row]),
    { bom, record_delimiter: "windows", quoted_match: /[\r\n]/, cast: { string: escapeFormula } },
  );
}
