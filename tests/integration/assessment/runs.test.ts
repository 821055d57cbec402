import { randomUUID } from "node:crypto";
import type { OwnUserId } from "@/lib/accounts/access";
import { findRunInProgress } from "@/lib/assessment/data/run-in-progress";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { compareRuns } from "@/lib/assessment/domain/run/compare-runs";
import { hasEvidence } from "@/lib/assessment/domain/run/run-record";
import { changeRun, completeRun, listRuns, loadKeptRun, saveProgress } from "@/lib/assessment/operations/runs";
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

describe("deleting the result that is also the open run", () => {
  const at = (day: number) => new Date(START + day * DAY);
  const open = async (userId: OwnUserId) => (await findRunInProgress(userId)) as AssessmentRun | null;
  /** A device sends its copy; resolves to what stands from then on. */
  const send = async (userId: OwnUserId, assessmentData: AssessmentRun, day: number) =>
    (await saveProgress({ ctx: contextFor(null, at(day)), userId, input: { assessmentData } })).assessmentData;

  async function finished() {
    const userId = await newUser();
    const { id, answers } = await complete(userId, 4, 0);
    const before = await send(userId, { ...answers, completedAt: START }, 0);
    return { userId, id, before };
  }

  test("leaves an empty run, on every device, and Undo brings back exactly what was there", async () => {
    const { userId, id, before } = await finished();
    await changeRun(userId, id, { deleted: true }, at(1));
    const empty = await open(userId);
    if (!empty) throw new Error("an empty run stands");
    expect(empty).toMatchObject({ standInFor: id, rheti: {}, colors: null, completedAt: null });
    expect(await send(userId, before, 2)).toEqual(empty);

    await changeRun(userId, id, { deleted: false }, at(3));
    const restored = { ...before, restoredAt: at(3).getTime() };
    expect(await open(userId)).toEqual(restored);
    expect((await listRuns(userId)).map((run) => run.id)).toEqual([id]);
    // A device that has only heard of the empty run, and one that has heard of nothing.
    expect(await send(userId, empty, 4)).toEqual(restored);
    expect(await send(userId, before, 4)).toEqual(restored);
    const answered = { ...empty, hero: { general_001: { value: 1, at: at(4).getTime() } } };
    expect(await send(userId, answered, 5)).toEqual(restored);
  });

  test("keeps what was begun meanwhile", async () => {
    const { userId, id } = await finished();
    await changeRun(userId, id, { deleted: true }, at(1));
    const empty = (await open(userId)) as AssessmentRun;
    const begun = await send(userId, { ...empty, hero: { general_001: { value: 1, at: START } } }, 2);
    await changeRun(userId, id, { deleted: false }, at(3));
    expect(await open(userId)).toEqual(begun);
  });

  test("is all that changes the open run: an earlier result, or a name, leaves it", async () => {
    const { userId, id, before } = await finished();
    await changeRun(userId, id, { title: "First" }, at(1));
    expect(await open(userId)).toEqual(before);
    const later = await complete(userId, 8, 2);
    const latest = await send(userId, { ...later.answers, completedAt: at(2).getTime() }, 2);
    for (const deleted of [true, false]) {
      await changeRun(userId, id, { deleted }, at(3));
      expect(await open(userId)).toEqual(latest);
    }
    await expect(changeRun(await newUser(), id, { deleted: true }, at(3))).rejects.toMatchObject({ code: "not_found" });
  });
});
