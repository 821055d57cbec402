import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NO_FILTERS } from "@/lib/analytics/domain/filters";
import { refreshCells, summarise } from "@/lib/analytics/operations/figures";
import { db } from "@/lib/platform/db/client";
import { migrationsFolder } from "@/lib/platform/db/schema-engine";
import { adminActor } from "@/tests/support/admin-context";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor } from "@/tests/support/people";

setUpDatabase();

const migration = readFileSync(join(migrationsFolder, "20261123171000_runs_pass_every_stage/migration.sql"), "utf8");

/** Runs as they were kept before: their stages, their answered pairs and their type. */
const KEPT = [
  { stages: 1, answered: 3n, type: 0 },
  { stages: 32, answered: 0n, type: 4 },
  { stages: 33, answered: 2n ** 36n - 1n, type: 2 },
  { stages: 8, answered: 1n, type: 7 },
  { stages: 0, answered: 1n, type: 0 },
];

test("runs of before passed every stage before theirs, counted already or not", async () => {
  const client = await db();
  const add = async (day: string) => {
    const about = { day: new Date(day), theme: "standard", locale: "en" } as const;
    await client.analyticsRun.createMany({ data: KEPT.map((run) => ({ ...run, ...about, id: randomUUID() })) });
  };
  await add("2026-01-01");
  await refreshCells();
  await add("2026-01-02");
  await client.$executeRawUnsafe(migration);
  for (const filters of [NO_FILTERS, { ...NO_FILTERS, q: null, to: "2026-01-01" }]) {
    const days = filters.to ? 1 : 2;
    const { funnel, pairs, runs } = await summarise({ ctx: contextFor(adminActor()), filters });
    expect(runs).toBe(5 * days);
    expect(funnel.map(({ count }) => count)).toEqual([5, 3, 3, 3, 2, 2].map((count) => count * days));
    expect([pairs[0]?.count, pairs[1]?.count, pairs[35]?.count]).toEqual([5 * days, 4 * days, 3 * days]);
  }
});
