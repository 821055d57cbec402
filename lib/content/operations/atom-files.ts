import "server-only";
import { parse as parseCsv } from "csv-parse/sync";
import { unescapeFormula } from "@/lib/platform/csv";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { findUnstorable } from "@/lib/platform/http/storable";
import { findAtoms, updateAtoms } from "../data/atoms";
import { invalidateCheckResults } from "../data/check-results";
import { csvFile, type FileText, jsonFile, planImport, type RejectedLine } from "../domain/atom-file";
import { hasPlaceholder } from "../domain/brand-rules";
import { statesOf, typeNumber } from "../domain/dimensions";
import { isRequired } from "../domain/report-texts";
import { rolesOf } from "../domain/slugs";
import { type ExportQuery, fileRow, type ImportInput, type ImportReply } from "../schema/coverage";
import { checkAtoms } from "./check-atoms";
import { assertKnownSlug } from "./coverage";

/** The texts of a slug as a file for translators. */
export async function exportAtoms({ input }: { input: ExportQuery }) {
  const { slug, locale, format } = input;
  const atoms = await findAtoms({ slug, ...(locale.length > 0 && { locale: { in: [...locale] } }) });
  const texts = atoms.map(
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
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, unescapeFormula(value)])),
  );
}

/** The lines of a file, not yet checked. @throws AppError invalid_input when the file cannot be read at all */
function parseFile({ format, text }: ImportInput): readonly unknown[] {
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

function parseLine(slug: string, value: unknown, index: number): FileText | RejectedLine {
  const reject = (reason: string) => ({ line: index + 1, reason });
  const fault = findUnstorable(value);
  if (fault) return reject(`${fault.path || "line"}: ${fault.message}`);
  const named = (value as { slug?: unknown } | null)?.slug;
  if (named !== undefined && typeof named !== "string") return reject("slug: not a text");
  if (named !== undefined && named !== slug) return reject(`slug: ${named.slice(0, 60).toWellFormed()}`);
  const result = fileRow.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    return reject(`${issue?.path.join(".") || "line"}: ${issue?.message ?? ""}`);
  }
  const { type, ...text } = result.data;
  const roles = rolesOf(slug);
  if (!roles.includes(text.role)) return reject(`role: ${slug} has ${roles.join(", ")}`);
  if (!statesOf(slug, text.role).includes(text.state)) return reject(`state: no texts of ${text.role} for moods`);
  if (text.status === "published" && hasPlaceholder(text.body)) return reject("status: a placeholder is not published");
  if (text.status !== "published" && isRequired({ slug, ...text, locale: text.locale }) && text.position === 0)
    return reject("status: reports need this text published");
  return { ...text, type: typeof type === "number" ? type : typeNumber(type) };
}

/**
 * Reads a file of translators, line by line; a line that cannot be taken in says why.
 * @throws AppError invalid_input when the file cannot be read at all
 */
function parseAtomFile(input: ImportInput): readonly (FileText | RejectedLine)[] {
  return parseFile(input).map((value, index) => parseLine(input.slug, value, index));
}

const textSummary = ({ locale, type, state, role, position, status }: FileText) => ({
  locale,
  type,
  state,
  role,
  position,
  status,
});

/**
 * Says what a file would add, change, leave and refuse; with `apply`, does it, all in one transaction.
 * @throws AppError not_found for a slug that there is not; invalid_input when the file cannot be read; conflict when a text changed meanwhile
 */
export async function importAtoms({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: ImportInput;
}): Promise<ImportReply> {
  const { slug, apply, by } = input;
  await assertKnownSlug(slug);
  const plan = planImport(await findAtoms({ slug }), parseAtomFile(input));
  if (apply) {
    const edits = plan.changed.map(({ stored, text }) => ({
      ...{ id: stored.id, expectedUpdatedAt: stored.updatedAt, body: text.body, status: text.status },
    }));
    const added = plan.added.map((text) => ({ slug, ...text }));
    const updated = await updateAtoms(edits, { action: "import", editedBy: by, createdAt: ctx.now }, added);
    if (!updated) throw new AppError("conflict");
    await invalidateCheckResults(
      [...plan.added, ...plan.changed.map(({ text }) => text)].map((text) => ({ slug, ...text })),
    );
    await checkAtoms();
  }
  return {
    applied: apply,
    added: plan.added.map(textSummary),
    changed: plan.changed.map(({ stored, text }) => ({ ...textSummary(text), before: stored.body, after: text.body })),
    unchanged: plan.unchanged,
    refused: plan.refused,
  };
}
