import { COVERAGE_STATES, COVERAGE_TYPE_NUMBERS, coverageType, NO_STATE, statesOf } from "./dimensions";
import { rolesOf } from "./slugs";

/** One cell of the matrix, as the database names it: the type by its number. */
export interface Cell {
  readonly slug: string;
  readonly locale: string;
  readonly type: number;
  readonly state: string;
  readonly role: string;
}

/** The texts of a cell: all, and those that are more than a placeholder. */
export interface CellCount extends Cell {
  readonly count: number;
  readonly drafts: number;
  readonly published: number;
}

/** One row of the matrix, as it travels. */
export interface CoverageRow {
  readonly slug: string;
  readonly locale: string;
  /** The type's English name. */
  readonly type: string;
  /** Empty where a text holds for every state. */
  readonly state: string;
  readonly role: string;
  /** Whether readers have a text here: one is published. A draft or a placeholder covers nothing. */
  readonly has: boolean;
  /** Texts of every status, placeholders included. */
  readonly count: number;
  /** `rule: excerpt`, each once. */
  readonly violations: readonly string[];
  readonly drafts: number;
  readonly published: number;
  /** Saved reports that had to do without a published text of this place. */
  readonly demand: number;
}

/** A place as people read it, the same in every language: "love · hi · Helper · overview · #2", as far as it is known. */
export function describePlace({
  slug,
  locale,
  type,
  state,
  role,
  position,
}: Omit<Cell, "slug"> & { readonly slug?: string; readonly position?: number }): string {
  const number = position === undefined ? "" : `#${position + 1}`;
  return [slug, locale, coverageType(type), state, role, number].filter(Boolean).join(" · ");
}

export function cellId({ slug, locale, type, state, role }: Cell): string {
  return `${slug}\n${locale}\n${type}\n${state}\n${role}`;
}

/** Every cell of these slugs and languages, in the order of the pickers. */
export function* cellsOf(slugs: readonly string[], locales: readonly string[]): Generator<Cell> {
  for (const slug of slugs) {
    const sections = [NO_STATE, ...COVERAGE_STATES].flatMap((state) =>
      rolesOf(slug)
        .filter((role) => statesOf(slug, role).includes(state))
        .map((role) => ({ state, role })),
    );
    for (const locale of locales)
      for (const type of COVERAGE_TYPE_NUMBERS)
        for (const { state, role } of sections) yield { slug, locale, type, state, role };
  }
}

interface CoverageFacts {
  readonly counts: readonly CellCount[];
  readonly violations: readonly (Cell & { readonly violations: readonly string[] })[];
  readonly demand: readonly (Cell & { readonly count: number })[];
}

/** The matrix: every cell with its figures; cells that only the database knows come at the end. */
export function coverageRows(
  slugs: readonly string[],
  locales: readonly string[],
  known: CoverageFacts,
): CoverageRow[] {
  const counts = new Map(known.counts.map((each) => [cellId(each), each]));
  const violations = new Map(known.violations.map((each) => [cellId(each), [...each.violations].sort()]));
  const demand = new Map(known.demand.map((each) => [cellId(each), each.count]));
  const row = (cell: Cell): CoverageRow => {
    const id = cellId(cell);
    const { count = 0, drafts = 0, published = 0 } = counts.get(id) ?? {};
    counts.delete(id);
    return {
      slug: cell.slug,
      locale: cell.locale,
      type: coverageType(cell.type),
      state: cell.state,
      role: cell.role,
      has: published > 0,
      count,
      violations: violations.get(id) ?? [],
      drafts,
      published,
      demand: demand.get(id) ?? 0,
    };
  };
  const expected = [...cellsOf(slugs, locales)].map(row);
  return [...expected, ...[...counts.values()].map(row)];
}
