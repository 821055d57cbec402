import { randomUUID } from "node:crypto";
import { NO_FILTERS } from "@/lib/analytics/domain/filters";
import { loadPairStats } from "@/lib/analytics/operations/figures";
import { recordStep } from "@/lib/analytics/operations/record-step";
import { analyticsBody } from "@/lib/analytics/schema";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser } from "@/tests/support/people";

const NOW = new Date("2026-11-21T17:30:00Z");
setUpDatabase();

test("a pair that was answered before its time was measured counts as answered, without a time", async () => {
  const userId = await newUser();
  const record = (runId: string, pair: readonly (number | null)[]) =>
    recordStep({
      ctx: contextFor({ kind: "user", userId }, NOW),
      input: analyticsBody.parse({
        ...{ step: "rheti", label: "pairs", session: "s", timestamp: NOW.getTime(), runId, reportType: "wealth" },
        data: { pairs: { 1: pair } },
      }),
    });
  // The first from cells, the second from the rows themselves.
  const figures = [NO_FILTERS, { ...NO_FILTERS, theme: "wealth", language: "en" } as const];
  const firstPairs = () => Promise.all(figures.map(async (filters) => (await loadPairStats({ filters }))[0]));
  const unmeasured = randomUUID();
  await record(unmeasured, [1, 0, null, 0]);
  for (const stats of await firstPairs()) expect(stats).toMatchObject({ answered: 1, left: 1, medianSeconds: null });
  // Seen again in the questionnaire: the first time stays unknown.
  await record(unmeasured, [0, 1, 2_000, 1]);
  await record(randomUUID(), [1, 0, 7_000, 0]);
  for (const stats of await firstPairs())
    expect(stats).toMatchObject({ answered: 2, left: 1, strong: 1, flips: 1, medianSeconds: 7 });
});
