import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { moveAtoms, trashAtom, untrashAtom } from "../data/atom-places";
import { findAtoms } from "../data/atoms";
import { invalidateCheckResults } from "../data/check-results";
import type { DeleteAtomQuery, OrderAtomsInput } from "../schema/coverage";
import { assertKnownSlug } from "./assert-cell";
import { checkAtoms } from "./check-atoms";
import { toCell } from "./read-cell";
import { assertNotLastPublished, findAtom } from "./save-atom";

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
