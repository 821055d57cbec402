import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import { sha256Hex } from "@/lib/platform/tokens";
import { findTrashed } from "../data/atom-places";
import { findAtoms, findRevisions, type StoredAtom } from "../data/atoms";
import { cellCounts, cellDemand, cellViolations, findSlugsWithTexts } from "../data/coverage";
import { findPack, findPackSlugs } from "../data/packs";
import { type Cell, cellId, coverageRows } from "../domain/coverage";
import { COVERAGE_LOCALES, COVERAGE_SLUGS, statesOf, typeNumber } from "../domain/dimensions";
import { isShippedSlug, rolesOf } from "../domain/slugs";
import type { AtomView, CellQuery, CellReply, CoverageQuery, CoverageReply } from "../schema/coverage";
import { checkAtoms } from "./check-atoms";

/** A slug is the product's own, or a pack's as it was given. @throws AppError not_found */
export async function assertKnownSlug(slug: string): Promise<void> {
  if (isShippedSlug(slug)) return;
  const pack = await findPack(slug);
  if (pack?.slug !== slug) throw new AppError("not_found");
}

/**
 * Asserts that reports read texts of this cell.
 * @throws AppError not_found for a slug that there is not; invalid_input for a section or a mood that it does not have
 */
export async function assertCell(cell: {
  readonly slug: string;
  readonly role: string;
  readonly state: string;
}): Promise<void> {
  await assertKnownSlug(cell.slug);
  const roles = rolesOf(cell.slug);
  const issues = [
    ...(roles.includes(cell.role) ? [] : [{ path: "role", message: `${cell.slug} has ${roles.join(", ")}` }]),
    ...(statesOf(cell.slug, cell.role).includes(cell.state)
      ? []
      : [{ path: "state", message: `${cell.slug} has no texts of ${cell.role} for moods` }]),
  ];
  if (issues.length > 0) throw new AppError("invalid_input", { issues });
}

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

/** The coverage of every cell of the chosen slugs and languages; of all when none is chosen. */
export async function readCoverage({ input }: { input: CoverageQuery }): Promise<CoverageReply> {
  await checkAtoms();
  const { slug, locale } = input;
  const [counts, violations, demand, known, packs] = await Promise.all([
    cellCounts(slug, locale),
    cellViolations(slug, locale),
    cellDemand(slug, locale),
    findSlugsWithTexts(),
    findPackSlugs(),
  ]);
  const deleted = new Set(packs.flatMap((pack) => (pack.deletedAt ? [pack.slug] : [])));
  const all = new Set([...COVERAGE_SLUGS, ...known, ...packs.map((pack) => pack.slug)]);
  const slugs = [...all].filter((each) => !deleted.has(each));
  const there = slug.filter((each) => slugs.includes(each));
  const coverage = coverageRows(slug.length > 0 ? there : slugs, locale.length > 0 ? locale : COVERAGE_LOCALES, {
    counts: counts.filter((each) => !deleted.has(each.slug)),
    violations,
    demand,
  });
  return { coverage, slugs };
}
