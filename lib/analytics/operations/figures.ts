import "server-only";
import type { AdminActor } from "@/lib/accounts/access";
import type { RequestContext } from "@/lib/platform/http/context";
import { hasUncountedChanges, readCells, readDays, updateCells } from "../data/cells";
import { countAccounts, countFacts, readPairs, readRuns } from "../data/filtered";
import { assessmentFigures, type DayCount, type Figures, runFigures } from "../domain/figures";
import { type Filters, RECENT_DAYS, selectedValues } from "../domain/filters";
import { type PairStats, pairStats } from "../domain/pair-stats";
import { addDays, fillMissingDays, spansOf } from "../domain/periods";
import { addTally, countPairTimes, countRun, FACT_COUNTS, type Tally } from "../domain/tally";

/** Rows per transaction: few enough that answers which arrive meanwhile do not wait long for the locks. */
const BATCH_SIZE = 2_000;

/** Adds all changes since the last call to the cells, from which the figures are read. */
export async function refreshCells(): Promise<void> {
  if (!(await hasUncountedChanges())) return;
  while ((await updateCells(BATCH_SIZE)) >= BATCH_SIZE);
}

interface Tallies {
  readonly completed: number;
  readonly assessment: Tally;
  readonly runs: number;
  readonly run: Tally;
  readonly days: readonly DayCount[];
}

/** The one cell value that answers the filters; null when only the rows themselves can. */
function cellValue(filters: Filters): readonly [string, string] | null {
  const [first, second] = selectedValues(filters);
  return filters.q !== null || second ? null : (first ?? ["", ""]);
}

async function loadFromCells(filters: Filters, value: readonly [string, string]): Promise<Tallies> {
  const { from, to } = filters;
  const [cells, days] = await Promise.all([
    readCells(["assessment", "run"], value, spansOf(from, to)),
    readDays(value, from, to),
  ]);
  const sum = { completed: 0, assessment: {}, runs: 0, run: {}, days };
  for (const { kind, total, counts } of cells) {
    sum[kind === "run" ? "runs" : "completed"] += total;
    addTally(kind === "run" ? sum.run : sum.assessment, counts);
  }
  return sum;
}

async function loadFromRows(filters: Filters): Promise<Tallies> {
  const [groups, runs] = await Promise.all([
    countFacts(filters, [["day"], ...FACT_COUNTS.map(({ of }) => of)]),
    readRuns(filters),
  ]);
  const assessment: Tally = {};
  const run: Tally = {};
  const days: DayCount[] = [];
  for (const { set, fact, times } of groups) {
    const counted = FACT_COUNTS[set - 1];
    if (counted) addTally(assessment, { [counted.key(fact)]: times });
    else days.push({ day: fact.day, count: times });
  }
  for (const each of runs) addTally(run, countRun(each), each.times);
  return {
    completed: days.reduce((all, { count }) => all + count, 0),
    assessment,
    runs: runs.reduce((all, { times }) => all + times, 0),
    run,
    days: days.sort((a, b) => (a.day < b.day ? -1 : 1)),
  };
}

/**
 * What the filters leave in, counted. At most one of type, theme and language, over any time, is read from
 * the cells, however many assessments there are; a search, or two of the three, counts the rows that it finds.
 */
function loadTallies(filters: Filters): Promise<Tallies> {
  const value = cellValue(filters);
  return value ? loadFromCells(filters, value) : loadFromRows(filters);
}

/** How the 36 pairs are answered, under the filters. */
export async function loadPairStats({ filters }: { filters: Filters }): Promise<readonly PairStats[]> {
  await refreshCells();
  const sum: Tally = {};
  const value = cellValue(filters);
  if (value) {
    const cells = await readCells(["pairs"], value, spansOf(filters.from, filters.to));
    for (const { counts } of cells) addTally(sum, counts);
  } else {
    for (const times of await readPairs(filters)) addTally(sum, countPairTimes(times));
  }
  return pairStats(sum);
}

/** Every number of the dashboard, under the filters. */
export async function summarise({
  ctx,
  filters,
}: {
  ctx: RequestContext<AdminActor>;
  filters: Filters;
}): Promise<Figures> {
  await refreshCells();
  const today = ctx.now.toISOString().slice(0, 10);
  const filtersApplyToAccounts = selectedValues(filters).length === 0;
  const [tallies, recent, registered] = await Promise.all([
    loadTallies(filters),
    loadTallies({ ...filters, from: addDays(today, 1 - RECENT_DAYS), to: today }),
    filtersApplyToAccounts ? countAccounts(filters) : null,
  ]);
  const { completed, runs, days, assessment, run } = tallies;
  const { completed: recentCount } = recent;
  return {
    registered,
    completed,
    recent: recentCount,
    runs,
    days: fillMissingDays(days, { from: filters.from, to: filters.to, today }),
    ...assessmentFigures(assessment),
    ...runFigures(run),
  };
}
