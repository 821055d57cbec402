import "server-only";
import type { AdminActor } from "@/lib/accounts/access";
import type { RequestContext } from "@/lib/platform/http/context";
import { countAccounts } from "../data/filtered";
import { assessmentFigures, type Figures, runFigures } from "../domain/figures";
import { type Filters, selectedValues } from "../domain/filters";
import { addDays, fillMissingDays } from "../domain/periods";
import { loadTallies, refreshCells } from "./load-tallies";

/** "In the last seven days", today included. */
const RECENT_DAYS = 7;

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
