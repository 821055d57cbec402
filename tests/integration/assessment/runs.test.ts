import { randomUUID } from "node:crypto";
import type { OwnUserId } from "@/lib/accounts/access";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { compareRuns } from "@/lib/assessment/domain/run/compare-runs";
import { hasEvidence } from "@/lib/assessment/domain/run/run-record";
import { completeRun, listRuns, loadKeptRun } from "@/lib/assessment/operations/runs";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser } from "@/tests/support/people";
import { fullRun } from "@/tests/support/sample-runs";

setUpDatabase();

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

function complete(userId: OwnUserId, type: PersonalityType, day: number) {
  const at = START + day * DAY;
  const input = { reportType: "standard" as const, assessmentData: fullRun(type, randomUUID(), at) };
  return completeRun({ ctx: contextFor(null, new Date(at)), userId, input });
}

test("a person's completed runs come latest first, and nobody else's with them", async () => {
  const [mine, theirs] = [await newUser(), await newUser()];
  for (const [day, type] of [4, 8, 4].entries()) await complete(mine, type as PersonalityType, day);
  await complete(theirs, 1, 1);
  const runs = await listRuns(mine);
  expect(runs.map(({ completedAt }) => completedAt)).toEqual(
    [2, 1, 0].map((day) => new Date(START + day * DAY).toISOString()),
  );
  expect(await listRuns(await newUser())).toEqual([]);
  // A page goes on after a run of one's own; of nobody else's anything is said.
  const [latest, middle, first] = runs.map(({ id }) => id);
  expect((await listRuns(mine, latest)).map(({ id }) => id)).toEqual([middle, first]);
  expect(await listRuns(mine, first)).toEqual([]);
  const [other] = await listRuns(theirs);
  const refused = { code: "not_found" };
  await expect(listRuns(mine, other?.id)).rejects.toMatchObject(refused);
  await expect(loadKeptRun(mine, other?.id ?? "")).rejects.toMatchObject(refused);
  expect(await loadKeptRun(mine, latest ?? "")).toMatchObject({ id: latest, profile: { type: 4 }, decided: false });
});

test("two kept runs can be set side by side", async () => {
  const userId = await newUser();
  await complete(userId, 4, 0);
  await complete(userId, 4, 1);
  await complete(userId, 8, 2);
  const [last, second, first] = (await listRuns(userId)).filter(hasEvidence);
  if (!last || !second || !first) throw new Error("three measured runs were kept");
  expect(compareRuns(first, second).identical).toBe(true);
  expect(compareRuns(first, last)).toMatchObject({ identical: false, type: { from: first.type, to: last.type } });
});
