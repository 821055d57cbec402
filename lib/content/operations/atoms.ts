import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { moveAtoms, trashAtom, untrashAtom } from "../data/atom-places";
import { findAtoms, findRevision, insertAtoms, type RevisionMeta, type StoredAtom, updateAtoms } from "../data/atoms";
import { invalidateCheckResults } from "../data/check-results";
import type { AtomStatus } from "../domain/atom";
import { hasPlaceholder } from "../domain/brand-rules";
import { isLastPublished } from "../domain/report-texts";
import type {
  DeleteAtomQuery,
  EditAtomInput,
  OrderAtomsInput,
  RevertAtomInput,
  WriteAtomInput,
} from "../schema/coverage";
import { checkAtoms } from "./check-atoms";
import { assertCell, assertKnownSlug, toCell } from "./coverage";

/** @throws AppError not_found */
async function findAtom(id: string): Promise<StoredAtom> {
  const [atom] = await findAtoms({ id });
  if (!atom) throw new AppError("not_found");
  return atom;
}

/** Readers never see a placeholder. @throws AppError invalid_input */
function assertNoPlaceholder(body: string, status: AtomStatus): void {
  if (status !== "published" || !hasPlaceholder(body)) return;
  throw new AppError("invalid_input", {
    messageKey: "placeholderPublished",
    issues: [{ path: "body", message: "a placeholder cannot be published" }],
  });
}

/** Reports fall back to English and to nothing after it. @throws AppError invalid_input */
async function assertNotLastPublished(atom: StoredAtom, status: AtomStatus): Promise<void> {
  if (status === "published") return;
  const { slug, locale, type, state, role } = atom;
  if (!isLastPublished(atom, atom, await findAtoms({ slug, locale, type, state, role, status: "published" }))) return;
  const message = "reports need this text: publish another one in its place first";
  throw new AppError("invalid_input", { messageKey: "lastPublished", issues: [{ path: "status", message }] });
}

/** Saves a changed text and checks it. @throws AppError conflict when it was changed since it was read */
async function saveAtom(
  atom: StoredAtom,
  next: { body: string; status: AtomStatus; seen: string },
  revision: RevisionMeta,
) {
  await assertNotLastPublished(atom, next.status);
  const { id } = atom;
  const changed = await updateAtoms(
    [{ id, body: next.body, status: next.status, expectedUpdatedAt: new Date(next.seen) }],
    revision,
  );
  if (!changed) throw new AppError("conflict");
  await invalidateCheckResults([atom]);
  await checkAtoms();
  return { id };
}

/**
 * Writes a new text into a cell: beside the first English text that has no counterpart, else at the end.
 * @throws AppError not_found and invalid_input as for any place; conflict when somebody else took the place
 */
export async function writeAtom({ ctx, input }: { ctx: RequestContext<unknown>; input: WriteAtomInput }) {
  const { body, status, by } = input;
  assertNoPlaceholder(body, status);
  const cell = toCell(input);
  await assertCell(cell);
  const atoms = await findAtoms({ ...cell, locale: { in: [cell.locale, "en"] } });
  const usedPositions = new Set(atoms.filter(({ locale }) => locale === cell.locale).map(({ position }) => position));
  const freePositions = atoms.map(({ position }) => position).filter((position) => !usedPositions.has(position));
  const position = freePositions.length > 0 ? Math.min(...freePositions) : Math.max(-1, ...usedPositions) + 1;
  const [added] = await insertAtoms([{ ...cell, position, body, status }], {
    action: actionOf("", status),
    editedBy: by,
    createdAt: ctx.now,
  });
  if (!added) throw new AppError("conflict");
  await invalidateCheckResults([added]);
  await checkAtoms();
  return { id: added.id };
}

/** What a change makes of a text for its readers. */
export function actionOf(before: string, after: AtomStatus) {
  if (after === "published") return "publish";
  return before === "published" ? "withdraw" : "write";
}

/**
 * Writes, publishes or withdraws a text.
 * @throws AppError not_found; conflict when somebody else changed it since it was read; invalid_input when a
 * placeholder is to be published
 */
export async function editAtom({ ctx, id, input }: { ctx: RequestContext<unknown>; id: string; input: EditAtomInput }) {
  const atom = await findAtom(id);
  assertNoPlaceholder(input.body, input.status);
  return saveAtom(atom, input, { action: actionOf(atom.status, input.status), editedBy: input.by, createdAt: ctx.now });
}

/**
 * Makes a text what it was after an earlier change.
 * @throws AppError not_found for a change of another text; conflict as for an edit
 */
export async function revertAtom({
  ctx,
  id,
  input,
}: {
  ctx: RequestContext<unknown>;
  id: string;
  input: RevertAtomInput;
}) {
  const [atom, revision] = await Promise.all([findAtom(id), findRevision(input.revisionId)]);
  if (revision?.atomId !== id) throw new AppError("not_found");
  const { body, status } = revision;
  return saveAtom(
    atom,
    { body, status, seen: input.seen },
    { action: "revert", editedBy: input.by, createdAt: ctx.now },
  );
}

/**
 * Deletes a text, so that it can be brought back for 30 days.
 * @throws AppError not_found; conflict when somebody else changed it since it was read, or when it ships with the
 * product, which would add it again; invalid_input for the last one that reports need
 */
export async function deleteAtom({
  ctx,
  id,
  input,
}: {
  ctx: RequestContext<unknown>;
  id: string;
  input: DeleteAtomQuery;
}): Promise<{ id: string }> {
  const atom = await findAtom(id);
  if (atom.sourceHash !== null) throw new AppError("conflict", { messageKey: "shippedText" });
  await assertNotLastPublished(atom, "draft");
  if (!(await trashAtom(id, new Date(input.seen), input.by, ctx.now))) throw new AppError("conflict");
  await invalidateCheckResults([atom]);
  await checkAtoms();
  return { id };
}

/** Brings a deleted text back with its history. @throws AppError not_found when it is gone for good. */
export async function restoreAtom(id: string): Promise<{ id: string }> {
  const atom = await untrashAtom(id);
  if (!atom) throw new AppError("not_found");
  await invalidateCheckResults([atom]);
  await checkAtoms();
  return { id };
}

/**
 * Puts the texts of a cell into another order; the first published one is the one that reports read.
 * @throws AppError not_found; conflict when the list does not name exactly the cell's texts, as somebody else changed it
 */
export async function orderAtoms({ input }: { input: OrderAtomsInput }): Promise<{ ids: string[] }> {
  await assertKnownSlug(input.slug);
  const atoms = await findAtoms(toCell(input));
  const positions = atoms.map(({ position }) => position);
  const { ids } = input;
  const known = new Set(atoms.map(({ id }) => id));
  if (ids.length !== atoms.length || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
    throw new AppError("conflict");
  const before = new Map(atoms.map(({ id, position }) => [id, position]));
  const places = ids.map((id, index) => ({ id, position: positions[index] ?? index }));
  await moveAtoms(places.filter(({ id, position }) => before.get(id) !== position));
  await invalidateCheckResults(atoms);
  await checkAtoms();
  return { ids };
}
