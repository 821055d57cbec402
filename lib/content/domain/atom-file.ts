import type { AtomStatus } from "./atom";
import { cellId } from "./coverage";

/** The columns of a file for translators, in their order. */
export const FILE_COLUMNS = ["slug", "locale", "type", "state", "role", "position", "status", "body"] as const;

/** One text of a slug, as a file has it; the type by its number. */
export interface FileText {
  readonly locale: string;
  readonly type: number;
  readonly state: string;
  readonly role: string;
  readonly position: number;
  readonly status: AtomStatus;
  readonly body: string;
}

/** Spreadsheets run a cell that starts like this; an apostrophe before it keeps it a text. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

export const guardFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
/** Takes off what `guardFormula` put on. */
export const unguardFormula = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** A field of RFC 4180, quoted where it has to be. */
function field(value: string | number): string {
  const cell = typeof value === "number" ? String(value) : guardFormula(value);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Texts as CSV: UTF-8 with its mark, so that spreadsheets read every script, lines ended by CR LF. */
export function csvFile(slug: string, texts: readonly FileText[]): string {
  const lines = texts.map((text) => {
    const row = { slug, ...text };
    return FILE_COLUMNS.map((column) => field(row[column])).join(",");
  });
  return `\uFEFF${[FILE_COLUMNS.join(","), ...lines].join("\r\n")}\r\n`;
}

export function jsonFile(slug: string, texts: readonly FileText[]): string {
  return `${JSON.stringify({ slug, texts }, null, 2)}\n`;
}

/** A line of a file that cannot be taken in, and why. */
export interface Refusal {
  /** From 1, the heading not counted. */
  readonly line: number;
  readonly reason: string;
}

export interface ImportPlan<Stored> {
  readonly added: readonly FileText[];
  readonly changed: readonly { readonly stored: Stored; readonly text: FileText }[];
  readonly unchanged: number;
  readonly refused: readonly Refusal[];
}

/** A placeholder that somebody wrote over is a draft from then on. */
function written(text: FileText, body: string | undefined): FileText {
  return text.status === "placeholder" && text.body !== body ? { ...text, status: "draft" } : text;
}

const idOf = (text: FileText) => `${cellId({ ...text, slug: "" })}\n${text.position}`;

/** What taking in a file would do to the stored texts of its slug. */
export function planImport<Stored extends FileText>(
  stored: readonly Stored[],
  lines: readonly (FileText | Refusal)[],
): ImportPlan<Stored> {
  const known = new Map(stored.map((atom) => [idOf(atom), atom]));
  const seen = new Set<string>();
  const added: FileText[] = [];
  const changed: { stored: Stored; text: FileText }[] = [];
  const refused: Refusal[] = [];
  let unchanged = 0;
  for (const [index, line] of lines.entries()) {
    const refusal = "reason" in line ? line : seen.has(idOf(line)) && { line: index + 1, reason: "duplicate" };
    if (refusal) {
      refused.push(refusal);
      continue;
    }
    const given = line as FileText;
    seen.add(idOf(given));
    const atom = known.get(idOf(given));
    const text = written(given, atom?.body);
    if (!atom) added.push(text);
    else if (atom.body === text.body && atom.status === text.status) unchanged += 1;
    else changed.push({ stored: atom, text });
  }
  return { added, changed, unchanged, refused };
}
