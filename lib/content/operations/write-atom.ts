import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { findAtoms, insertAtoms } from "../data/atoms";
import { invalidateCheckResults } from "../data/check-results";
import type { WriteAtomInput } from "../schema/coverage";
import { assertCell } from "./assert-cell";
import { checkAtoms } from "./check-atoms";
import { toCell } from "./read-cell";
import { assertNoPlaceholder } from "./save-atom";

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
    action: status === "published" ? "publish" : "write",
    editedBy: by,
    createdAt: ctx.now,
  });
  if (!added) throw new AppError("conflict");
  await invalidateCheckResults([added]);
  await checkAtoms();
  return { id: added.id };
}
