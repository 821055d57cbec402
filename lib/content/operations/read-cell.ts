import "server-only";
import { sha256Hex } from "@/lib/platform/tokens";
import { findTrashed } from "../data/atom-places";
import { findAtoms, findRevisions, type StoredAtom } from "../data/atoms";
import { type Cell, cellId } from "../domain/coverage";
import { typeNumber } from "../domain/dimensions";
import type { AtomView, CellQuery, CellReply } from "../schema/coverage";
import { checkAtoms } from "./check-atoms";

/** The cell that a request names, as the database knows it. */
export function toCell({ slug, locale, type, state, role }: CellQuery): Cell {
  return { slug, locale, type: typeNumber(type), state, role };
}

type Revisions = Awaited<ReturnType<typeof findRevisions>>;

function toAtomView(atom: StoredAtom, source: StoredAtom | undefined, history: Revisions): AtomView {
  const { id, position, body, status, violations, updatedAt, translatedFrom } = atom;
  return {
    ...{ id, position, body, status, violations },
    updatedAt: updatedAt.toISOString(),
    shipped: atom.sourceHash !== null,
    source: source?.body ?? null,
    sourceMoved: source !== undefined && translatedFrom !== null && translatedFrom !== sha256Hex(source.body),
    revisions: history
      .filter(({ atomId }) => atomId === id)
      .map(({ atomId: _, editedBy, createdAt, ...revision }) => ({
        ...revision,
        by: editedBy,
        at: createdAt.toISOString(),
      })),
  };
}

/** All texts of a cell, each with its English source and its history. */
export async function readCell({ input }: { input: CellQuery }): Promise<CellReply> {
  await checkAtoms();
  const cell = toCell(input);
  const atoms = await findAtoms({ ...cell, locale: { in: [cell.locale, "en"] } });
  const own = atoms.filter(({ locale }) => locale === cell.locale);
  const english =
    cell.locale === "en" ? [] : atoms.filter(({ locale, status }) => locale === "en" && status !== "placeholder");
  const history = await findRevisions(own.map(({ id }) => id));
  const deleted = (await findTrashed(cell.slug)).filter((each) => cellId(each) === cellId(cell));
  const sourceAt = (position: number) => english.find((each) => each.position === position);
  return {
    atoms: own.map((atom) => toAtomView(atom, sourceAt(atom.position), history)),
    sources: english
      .filter(({ position }) => !own.some((each) => each.position === position))
      .map(({ position, body }) => ({ position, body })),
    deleted: deleted.map(({ id, body, deletedBy, deletedAt }) => ({
      ...{ id, body, by: deletedBy, at: deletedAt.toISOString() },
    })),
  };
}
