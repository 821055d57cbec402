import "server-only";
import { cellCounts, cellDemand, cellViolations, findSlugsWithTexts } from "../data/coverage";
import { findPackSlugs } from "../data/packs";
import { coverageRows } from "../domain/coverage";
import { COVERAGE_LOCALES, COVERAGE_SLUGS } from "../domain/dimensions";
import type { CoverageQuery, CoverageReply } from "../schema/coverage";
import { checkAtoms } from "./check-atoms";

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
