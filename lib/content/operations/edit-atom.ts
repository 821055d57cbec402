import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { addAtoms, type Change, changeAtoms, findRevision, type StoredAtom, storedAtoms } from "../data/editing";
import { forgetVerdicts } from "../data/verdicts";
import { type AtomStatus, isAtomStatus } from "../domain/atom";
import { holdsPlaceholder } from "../domain/brand-rules";
import { isRequired } from "../domain/report-texts";
import { DEPTH_SERIES } from "../domain/slugs";
import type { EditAtomInput, RevertAtomInput, WriteAtomInput } from "../schema";
import { assertPlace } from "./assert-place";
import { judgeAtoms } from "./judge-atoms";
import { cellOf } from "./read-cell";

type Ctx = RequestContext<unknown>;

/** @throws AppError not_found */
async function findAtom(id: string): Promise<StoredAtom> {
  const [atom] = await storedAtoms({ id });
  if (!atom) throw new AppError("not_found");
  return atom;
}

/** A reader is never shown a mark that waits for words. @throws AppError invalid_input */
function assertWritten(body: string, status: AtomStatus): void {
  if (status !== "published" || !holdsPlaceholder(body)) return;
  throw new AppError("invalid_input", {
    messageKey: "placeholderPublished",
    issues: [{ path: "body", message: "a placeholder cannot be published" }],
  });
}

function actionOf(before: string, after: AtomStatus): Change["action"] {
  if (before !== "published" && after === "published") return "publish";
  return before === "published" && after !== "published" ? "withdraw" : "write";
}

/** Reports fall back to English and to nothing after it. @throws AppError invalid_input */
async function assertStillThere(atom: StoredAtom, status: AtomStatus): Promise<void> {
  if (atom.status !== "published" || status === "published" || !isRequired(atom)) return;
  const { slug, locale, type, state, role, position } = atom;
  const others = await storedAtoms({ slug, locale, type, state, role, status: "published", NOT: { id: atom.id } });
  const stands = role in DEPTH_SERIES ? others.some((other) => other.position === position) : others.length > 0;
  if (stands) return;
  const message = "reports need this text: publish another one in its place first";
  throw new AppError("invalid_input", { messageKey: "lastPublished", issues: [{ path: "status", message }] });
}

async function change(atom: StoredAtom, to: { body: string; status: AtomStatus; seen: string }, how: Change) {
  await assertStillThere(atom, to.status);
  const { id } = atom;
  const changed = await changeAtoms([{ id, body: to.body, status: to.status, seen: new Date(to.seen) }], how);
  if (!changed) throw new AppError("conflict");
  await forgetVerdicts([atom]);
  await judgeAtoms();
  return { id };
}

/**
 * Writes, publishes or withdraws a text.
 * @throws AppError not_found; conflict when somebody else changed it since it was read; invalid_input when a
 * placeholder is to be published
 */
export async function editAtom({ ctx, id, input }: { ctx: Ctx; id: string; input: EditAtomInput }) {
  const atom = await findAtom(id);
  assertWritten(input.body, input.status);
  return change(atom, input, { action: actionOf(atom.status, input.status), by: input.by, at: ctx.now });
}

/**
 * Makes a text what it was after an earlier change.
 * @throws AppError not_found for a change of another text; conflict as for an edit
 */
export async function revertAtom({ ctx, id, input }: { ctx: Ctx; id: string; input: RevertAtomInput }) {
  const [atom, revision] = await Promise.all([findAtom(id), findRevision(input.revisionId)]);
  if (revision?.atomId !== id || !isAtomStatus(revision.status)) throw new AppError("not_found");
  const { body, status } = revision;
  return change(atom, { body, status, seen: input.seen }, { action: "revert", by: input.by, at: ctx.now });
}

/**
 * Writes a new text into a cell: beside the first English text that has no counterpart, else at the end.
 * @throws AppError not_found and invalid_input as for any place; conflict when somebody else took the place
 */
export async function writeAtom({ ctx, input }: { ctx: Ctx; input: WriteAtomInput }) {
  const { body, status, by } = input;
  assertWritten(body, status);
  const cell = cellOf(input);
  await assertPlace(cell);
  const atoms = await storedAtoms({ ...cell, locale: { in: [cell.locale, "en"] } });
  const taken = new Set(atoms.filter(({ locale }) => locale === cell.locale).map(({ position }) => position));
  const free = atoms.map(({ position }) => position).filter((position) => !taken.has(position));
  const position = free.length > 0 ? Math.min(...free) : Math.max(-1, ...taken) + 1;
  const [added] = await addAtoms([{ ...cell, position, body, status }], {
    action: status === "published" ? "publish" : "write",
    by,
    at: ctx.now,
  });
  if (!added) throw new AppError("conflict");
  await forgetVerdicts([added]);
  await judgeAtoms();
  return { id: added.id };
}
