import { csvText } from "@/lib/platform/csv";
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

/** Texts as a CSV file that spreadsheets can open. */
export function csvFile(slug: string, texts: readonly FileText[]): string {
  const rows = texts.map((text) => FILE_COLUMNS.map((column) => ({ slug, ...text })[column]));
  return csvText([FILE_COLUMNS, ...rows]);
}

export function jsonFile(slug: string, texts: readonly FileText[]): string {
  return `${JSON.stringify({ slug, texts }, null, 2)}\n`;
}

/** A line of a file that cannot be taken in, and why. */
export interface RejectedLine {
  /** From 1, the heading not counted. */
  readonly line: number;
  readonly reason: string;
}

export interface ImportPlan<Stored> {
  readonly added: readonly FileText[];
  readonly changed: readonly { readonly stored: Stored; readonly text: FileText }[];
  readonly unchanged: number;
  readonly refused: readonly RejectedLine[];
}

/** A placeholder that somebody wrote over is a draft from then on. */
function asDraftIfChanged(text: FileText, body: string | undefined): FileText {
  return text.status === "placeholder" && text.body !== body ? { ...text, status: "draft" } : text;
}

const textKey = (text: FileText) => `${cellId({ ...text, slug: "" })}\n${text.position}`;

/** What taking in a file would do to the stored texts of its slug. */
export function planImport<Stored extends FileText>(
  stored: readonly Stored[],
  lines: readonly (FileText | RejectedLine)[],
): ImportPlan<Stored> {
  const storedByKey = new Map(stored.map((atom) => [textKey(atom), atom]));
  const seen = new Set<string>();
  const added: FileText[] = [];
  const changed: { stored: Stored; text: FileText }[] = [];
  const refused: RejectedLine[] = [];
  let unchanged = 0;
  for (const [index, line] of lines.entries()) {
    const rejection = "reason" in line ? line : seen.has(textKey(line)) && { line: index + 1, reason: "duplicate" };
    if (rejection) {
      refused.push(rejection);
      continue;
    }
    const row = line as FileText;
    seen.add(textKey(row));
    const atom = storedByKey.get(textKey(row));
    const text = asDraftIfChanged(row, atom?.body);
    if (!atom) added.push(text);
    else if (atom.body === text.body && atom.status === text.status) unchanged += 1;
    else changed.push({ stored: atom, text });
  }
  return { added, changed, unchanged, refused };
}
