import "server-only";
import { parse as parseCsv } from "csv-parse/sync";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { plainDataFault } from "@/lib/platform/http/plain-data";
import { changeAtoms, type StoredAtom, storedAtoms } from "../data/editing";
import { forgetVerdicts } from "../data/verdicts";
import { type AtomStatus, isAtomStatus } from "../domain/atom";
import { csvFile, type FileText, jsonFile, planImport, type Refusal, unguardFormula } from "../domain/atom-file";
import { holdsPlaceholder } from "../domain/brand-rules";
import { typeNumber } from "../domain/dimensions";
import { isRequired } from "../domain/report-texts";
import { type ExportQuery, fileRow, type ImportInput, type ImportReply } from "../schema";
import { judgeAtoms } from "./judge-atoms";

type StoredText = StoredAtom & { readonly status: AtomStatus };

async function textsOf(slug: string, locales: readonly string[]): Promise<readonly StoredText[]> {
  const atoms = await storedAtoms({ slug, ...(locales.length > 0 && { locale: { in: [...locales] } }) });
  return atoms.filter((atom): atom is StoredText => isAtomStatus(atom.status));
}

/** The texts of a slug as a file for translators. */
export async function exportAtoms({ input }: { input: ExportQuery }) {
  const { slug, locale, format } = input;
  const texts = (await textsOf(slug, locale)).map(
    ({ locale: own, type, state, role, position, status, body }): FileText => ({
      ...{ locale: own, type, state, role, position, status, body },
    }),
  );
  const name = [slug, ...locale].join(".");
  return { name: `${name}.${format}`, format, text: (format === "csv" ? csvFile : jsonFile)(slug, texts) };
}

function csvRecords(text: string): readonly unknown[] {
  const rows = parseCsv(text, { bom: true, columns: true, skip_empty_lines: true, relax_column_count: true });
  return (rows as Record<string, string>[]).map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, unguardFormula(value)])),
  );
}

/** The lines of a file, as they stand. @throws AppError invalid_input when the file cannot be read at all */
function records({ format, text }: ImportInput): readonly unknown[] {
  try {
    if (format === "csv") return csvRecords(text);
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    const texts = Array.isArray(parsed) ? parsed : (parsed as { texts?: unknown } | null)?.texts;
    if (Array.isArray(texts)) return texts;
  } catch (cause) {
    throw new AppError("invalid_input", { issues: [{ path: "text", message: `not readable as ${format}` }], cause });
  }
  throw new AppError("invalid_input", { issues: [{ path: "text", message: "no list of texts" }] });
}

function line(slug: string, value: unknown, index: number): FileText | Refusal {
  const refuse = (reason: string) => ({ line: index + 1, reason });
  const fault = plainDataFault(value);
  if (fault) return refuse(`${fault.path || "line"}: ${fault.message}`);
  const named = (value as { slug?: unknown } | null)?.slug;
  if (named !== undefined && typeof named !== "string") return refuse("slug: not a text");
  if (named !== undefined && named !== slug) return refuse(`slug: ${named.slice(0, 60).toWellFormed()}`);
  const result = fileRow.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    return refuse(`${issue?.path.join(".") || "line"}: ${issue?.message ?? ""}`);
  }
  const { type, ...text } = result.data;
  if (text.status === "published" && holdsPlaceholder(text.body))
    return refuse("status: a placeholder is not published");
  if (text.status !== "published" && isRequired({ slug, ...text, locale: text.locale }) && text.position === 0)
    return refuse("status: reports need this text published");
  return { ...text, type: typeof type === "number" ? type : typeNumber(type) };
}

const place = ({ locale, type, state, role, position, status }: FileText) => ({
  locale,
  type,
  state,
  role,
  position,
  status,
});

/**
 * Says what a file would add, change, leave and refuse; with `apply`, does it, all in one transaction.
 * @throws AppError invalid_input when the file cannot be read; conflict when a text changed meanwhile
 */
export async function importAtoms({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: ImportInput;
}): Promise<ImportReply> {
  const { slug, apply, by } = input;
  const plan = planImport(
    await textsOf(slug, []),
    records(input).map((value, index) => line(slug, value, index)),
  );
  if (apply) {
    const edits = plan.changed.map(({ stored, text }) => ({
      ...{ id: stored.id, seen: stored.updatedAt, body: text.body, status: text.status },
    }));
    const added = plan.added.map((text) => ({ slug, ...text }));
    const done = await changeAtoms(edits, { action: "import", by, at: ctx.now }, added);
    if (!done) throw new AppError("conflict");
    await forgetVerdicts([...plan.added, ...plan.changed.map(({ text }) => text)].map((text) => ({ slug, ...text })));
    await judgeAtoms();
  }
  return {
    applied: apply,
    added: plan.added.map(place),
    changed: plan.changed.map(({ stored, text }) => ({ ...place(text), before: stored.body, after: text.body })),
    unchanged: plan.unchanged,
    refused: plan.refused,
  };
}
