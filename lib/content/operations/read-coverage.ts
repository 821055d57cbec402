import "server-only";
import { cellCounts, cellDemand, cellViolations, knownSlugs } from "../data/coverage";
import { packSlugRows } from "../data/packs";
import { type CoverageRow, coverageRows } from "../domain/coverage";
import { COVERAGE_LOCALES, COVERAGE_SLUGS } from "../domain/dimensions";
import type { CoverageQuery } from "../schema";
import { judgeAtoms } from "./judge-atoms";

export interface CoverageReply {
  readonly coverage: readonly CoverageRow[];
  /** Every slug that there is, fixed ones first. */
  readonly slugs: readonly string[];
}

/** What stands in every cell of the chosen slugs and languages, of all of them where none is chosen. */
export async function readCoverage({ input }: { input: CoverageQuery }): Promise<CoverageReply> {
  await judgeAtoms();
  const { slug, locale } = input;
  const [counts, violations, demand, known, packs] = await Promise.all([
    cellCounts(slug, locale),
    cellViolations(slug, locale),
    cellDemand(slug, locale),
    knownSlugs(),
    packSlugRows(),
  ]);
  const slugs = [...new Set([...COVERAGE_SLUGS, ...known, ...packs.map((pack) => pack.slug)])];
  const coverage = coverageRows(slug.length > 0 ? slug : slugs, locale.length > 0 ? locale : COVERAGE_LOCALES, {
    counts,
    violations,
    demand,
  });
  return { coverage, slugs };
}
