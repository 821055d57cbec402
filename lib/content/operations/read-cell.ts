import "server-only";
import { revisionsOf, type StoredAtom, storedAtoms } from "../data/editing";
import type { Cell } from "../domain/coverage";
import { typeNumber } from "../domain/dimensions";
import type { AtomView, CellQuery, CellReply } from "../schema";
import { fingerprint, judgeAtoms } from "./judge-atoms";

/** The cell that a request names, as the database knows it. */
export function cellOf({ slug, locale, type, state, role }: CellQuery): Cell {
  return { slug, locale, type: typeNumber(type), state, role };
}

type Revisions = Awaited<ReturnType<typeof revisionsOf>>;

function view(atom: StoredAtom, source: StoredAtom | undefined, history: Revisions): AtomView {
  const { id, position, body, status, violations, updatedAt, translatedFrom } = atom;
  return {
    ...{ id, position, body, status, violations },
    updatedAt: updatedAt.toISOString(),
    source: source?.body ?? null,
    sourceMoved: source !== undefined && translatedFrom !== null && translatedFrom !== fingerprint(source.body),
    revisions: history
      .filter(({ atomId }) => atomId === id)
      .map(({ atomId: _, at, ...revision }) => ({ ...revision, at: at.toISOString() })),
  };
}

/** Everything that stands in a cell, each text with its English source and its history. */
export async function readCell({ input }: { input: CellQuery }): Promise<CellReply> {
  await judgeAtoms();
  const cell = cellOf(input);
  const atoms = await storedAtoms({ ...cell, locale: { in: [cell.locale, "en"] } });
  const own = atoms.filter(({ locale }) => locale === cell.locale);
  const english =
    cell.locale === "en" ? [] : atoms.filter(({ locale, status }) => locale === "en" && status !== "placeholder");
  const history = await revisionsOf(own.map(({ id }) => id));
  const sourceAt = (position: number) => english.find((each) => each.position === position);
  return {
    atoms: own.map((atom) => view(atom, sourceAt(atom.position), history)),
    sources: english
      .filter(({ position }) => !own.some((each) => each.position === position))
      .map(({ position, body }) => ({ position, body })),
  };
}
