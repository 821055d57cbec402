import { randomUUID } from "node:crypto";
import type { OwnUserId } from "@/lib/accounts/access";
import { deleteOldSetAside, findSetAside, ownSetAside } from "@/lib/assessment/data/run-in-progress";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { changeSetAside, saveProgress } from "@/lib/assessment/operations/runs";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser } from "@/tests/support/people";
import { answeredRun } from "@/tests/support/sample-runs";

setUpDatabase();

const START = Date.UTC(2026, 0, 1);
const save = (userId: OwnUserId, assessmentData: AssessmentRun, now: Date) =>
  saveProgress({ ctx: contextFor(null, now), userId, input: { assessmentData } });

/** Only the answers of some pairs. */
function partOf(run: AssessmentRun, ids: readonly string[]): AssessmentRun {
  return { ...run, rheti: Object.fromEntries(Object.entries(run.rheti).filter(([id]) => ids.includes(id))) };
}

const at = (hours: number) => new Date(START + hours * 3_600_000);
const offered = async (userId: OwnUserId, now: Date) => (await findSetAside(userId, now)).map(({ run }) => run.runId);
const change = (userId: OwnUserId, runId: string, deleted: boolean, now: Date) =>
  changeSetAside(userId, runId, { deleted }, now);

async function withSetAside(): Promise<{ userId: OwnUserId; left: AssessmentRun }> {
  const userId = await newUser();
  const left = partOf(answeredRun(5, randomUUID(), START), ["1", "2"]);
  await save(userId, left, at(0));
  await save(userId, newRun(randomUUID(), START + 1_000, "love"), at(0));
  return { userId, left };
}

test("a set-aside run that its owner throws away is not offered any more, comes back as it was, and is gone for good after a day", async () => {
  const { userId, left } = await withSetAside();
  await change(userId, left.runId, true, at(1));
  await change(userId, left.runId, true, at(1));
  expect(await offered(userId, at(1))).toEqual([]);
  // It is still kept, so the person's own download has it.
  expect(await ownSetAside(userId)).toEqual([{ run: left, setAsideAt: at(0), deletedAt: at(1) }]);
  await change(userId, left.runId, false, at(2));
  expect(await findSetAside(userId, at(2))).toEqual([{ run: left, setAsideAt: START }]);
  await change(userId, left.runId, true, at(3));
  await deleteOldSetAside(at(26));
  expect(await ownSetAside(userId)).toHaveLength(1);
  await deleteOldSetAside(at(27));
  expect(await ownSetAside(userId)).toEqual([]);
  await expect(change(userId, left.runId, false, at(27))).rejects.toMatchObject({ code: "not_found" });
});

test("a set-aside run that its owner throws away is theirs alone", async () => {
  const { userId, left } = await withSetAside();
  const other = await newUser();
  await expect(change(other, left.runId, true, at(1))).rejects.toMatchObject({ code: "not_found" });
  await expect(change(userId, randomUUID(), true, at(1))).rejects.toMatchObject({ code: "not_found" });
  expect(await offered(userId, at(1))).toEqual([left.runId]);
});

test("a set-aside run that its owner throws away is offered again when a device still has answers of it that nobody knew", async () => {
  const { userId, left } = await withSetAside();
  await change(userId, left.runId, true, at(1));
  await save(userId, partOf(answeredRun(5, left.runId, START), ["1", "2", "3"]), at(2));
  expect(await offered(userId, at(2))).toEqual([left.runId]);
});

test("a run that was thrown away makes room for others before one that was not thrown away does", async () => {
  const { userId, left } = await withSetAside();
  const runs = Array.from({ length: 5 }, (_, each) => answeredRun(5, randomUUID(), START + each * 2_000));
  for (const run of runs.slice(0, 4)) await save(userId, run, at(1));
  await save(userId, newRun(randomUUID(), START + 9_000, "love"), at(2));
  const [latest = ""] = await offered(userId, at(2));
  await change(userId, latest, true, at(3));
  await save(userId, { ...answeredRun(2, randomUUID(), START + 10_000) }, at(4));
  await save(userId, newRun(randomUUID(), START + 11_000, "love"), at(5));
  const kept = await offered(userId, at(5));
  expect(kept).toHaveLength(5);
  expect(kept).toContain(left.runId);
  expect(kept).not.toContain(latest);
});
