import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { findAtoms, updateAtoms } from "../data/atoms";
import { invalidateCheckResults } from "../data/check-results";
import { type FileText, planImport } from "../domain/atom-file";
import type { ImportInput, ImportReply } from "../schema/coverage";
import { assertKnownSlug } from "./assert-cell";
import { checkAtoms } from "./check-atoms";
import { parseAtomFile } from "./parse-atom-file";

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
