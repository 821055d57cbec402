import { randomUUID } from "node:crypto";
import { NO_FILTERS } from "@/lib/analytics/domain/filters";
import { wholeMinutes } from "@/lib/analytics/domain/periods";
import { loadAssessment } from "@/lib/analytics/operations/assessments";
import { summarise } from "@/lib/analytics/operations/figures";
import { loadPersonRuns } from "@/lib/analytics/operations/person-runs";
import { recordStep } from "@/lib/analytics/operations/record-step";
import { analyticsBody } from "@/lib/analytics/schema";
import { db } from "@/lib/platform/db/client";
import { demoBatches } from "@/scripts/demo/people";
import { writeBatch } from "@/scripts/demo/write";
import { adminActor } from "@/tests/support/admin-context";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser } from "@/tests/support/people";

const NOW = Date.parse("2026-03-01T10:00:00Z");

setUpDatabase({
  write: async () => {
    for (const batch of demoBatches(10, { seed: 3, now: NOW, passwordHash: "!", sheets: 2 })) await writeBatch(batch);
  },
});

test("a person's runs: their records, and the stage that the latest one came to", async () => {
  const userId = await newUser();
  expect(await loadPersonRuns(userId)).toEqual({ items: [], next: null, furthest: null });
  const reach = (step: string, timestamp: number) =>
    recordStep({
      ctx: contextFor({ kind: "user", userId }),
      input: analyticsBody.parse({ step, label: "reached", session: "s", timestamp, runId: randomUUID() }),
    });
  await reach("results", NOW);
  await reach("building-blocks", NOW + 1_000);
  await reach("rheti", NOW - 1_000);
  expect((await loadPersonRuns(userId)).furthest).toBe("building-blocks");
  const { userId: other, id } = await (await db()).assessment.findFirstOrThrow();
  expect((await loadPersonRuns(other)).items.map((item) => item.id)).toContain(id);
});

test("the median time of one assessment is the time in its record", async () => {
  const runs = await (await db()).assessment.findMany({ select: { id: true, user: { select: { email: true } } } });
  const ctx = contextFor(adminActor(), new Date(NOW));
  const single = await Promise.all(
    runs.map(async ({ id, user }) => ({
      record: await loadAssessment(id),
      figures: await summarise({ ctx, filters: { ...NO_FILTERS, q: user.email } }),
    })),
  );
  const alone = single.filter(({ figures }) => figures.completed === 1);
  expect(alone.length).toBeGreaterThan(0);
  for (const { record, figures } of alone)
    expect(figures.medianMinutes).toBe(wholeMinutes(record.startedAt, record.completedAt));
});
