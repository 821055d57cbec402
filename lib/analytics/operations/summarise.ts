import "server-only";
import type { AdminActor } from "@/lib/accounts/access";
import type { RequestContext } from "@/lib/platform/http/context";
import { countAccounts } from "../data/filtered";
import { assessmentFigures, type Figures, runFigures } from "../domain/figures";
import { type Filters, wantedValues } from "../domain/filters";
import { everyDay, plusDays } from "../domain/periods";
import { loadTallies } from "./load-tallies";
import { bringCellsUpToDate } from "./update-cells";

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
  await bringCellsUpToDate();
  const today = ctx.now.toISOString().slice(0, 10);
  const accountsHaveThese = wantedValues(filters).length === 0;
  const [tallies, recent, registered] = await Promise.all([
    loadTallies(filters),
    loadTallies({ ...filters, from: plusDays(today, 1 - RECENT_DAYS), to: today }),
    accountsHaveThese ? countAccounts(filters) : null,
  ]);
  const { completed, runs, days, assessment, run } = tallies;
  const { completed: inLastDays } = recent;
  return {
    registered,
    completed,
    recent: inLastDays,
    runs,
    days: everyDay(days, { from: filters.from, to: filters.to, today }),
    ...assessmentFigures(assessment),
    ...runFigures(run),
  };
}
