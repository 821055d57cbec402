import "server-only";
import { readCells } from "../data/cells";
import { readPairs } from "../data/filtered";
import type { Filters } from "../domain/filters";
import { type PairStats, pairStats } from "../domain/pair-stats";
import { spansOf } from "../domain/periods";
import { addTally, countPairTimes, type Tally } from "../domain/tally";
import { cellValue, refreshCells } from "./load-tallies";

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
