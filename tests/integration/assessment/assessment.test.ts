import { randomUUID } from "node:crypto";
import type { Prisma } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import {
  deleteOldSetAside,
  findRunInProgress,
  findSetAside,
  mergeRunInProgress,
} from "@/lib/assessment/data/run-in-progress";
import { findCompletedAnswers } from "@/lib/assessment/data/runs";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { offeredBeside } from "@/lib/assessment/domain/run/set-aside";
import { completeRun, loadOwnRun, saveProgress } from "@/lib/assessment/operations/runs";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/tests/support/database";
import { copyRun } from "@/tests/support/many-runs";
import { contextFor, newUser } from "@/tests/support/people";
import { answeredRun, fullRun } from "@/tests/support/sample-runs";

setUpDatabase();

const START = Date.UTC(2026, 0, 1);
const FAR_AHEAD = Date.UTC(2099, 0, 1);
const json = (value: unknown) => value as Prisma.InputJsonValue;
const ctx = (now?: Date) => contextFor(null, now);
const complete = (userId: OwnUserId, draft: AssessmentRun, now?: Date) =>
  completeRun({ ctx: ctx(now), userId, input: { reportType: "love", assessmentData: draft } });
const save = (userId: OwnUserId, assessmentData: AssessmentRun, now?: Date) =>
  saveProgress({ ctx: ctx(now), userId, input: { assessmentData } });

/** Only the answers of some pairs, as one device has them. */
function partOf(draft: AssessmentRun, ids: readonly string[]): AssessmentRun {
  return { ...draft, rheti: Object.fromEntries(Object.entries(draft.rheti).filter(([id]) => ids.includes(id))) };
}

test("what a later release stored with a run outlives the writing of this one", async () => {
  const userId = await newUser();
  const run = answeredRun(5, randomUUID(), START);
  await save(userId, partOf(run, ["1"]));
  const later = { ...partOf(run, ["1"]), music: { value: "on", at: START } };
  await (await db()).runInProgress.update({ where: { userId }, data: { run: json(later) } });
  await save(userId, run);
  expect(await findRunInProgress(userId)).toEqual({ ...run, music: later.music });
});

describe("a run that gives way to another one", () => {
  const DAY_MS = 86_400_000;
  const later = (days: number) => new Date(START + days * DAY_MS);

  test("is set aside with all its answers, for 30 days", async () => {
    const userId = await newUser();
    const left = answeredRun(5, randomUUID(), START);
    await save(userId, left, later(0));
    await save(userId, newRun(randomUUID(), START + 1_000, "love"), later(1));
    expect(await findSetAside(userId, later(2))).toEqual([{ run: left, setAsideAt: START + DAY_MS }]);
    expect(await findSetAside(userId, later(31))).toEqual([]);
    await deleteOldSetAside(later(30));
    expect(await findSetAside(userId, later(2))).toHaveLength(1);
    await deleteOldSetAside(later(31));
    expect(await findSetAside(userId, later(2))).toEqual([]);
  });

  test("is set aside too when it arrives after the one that stands", async () => {
    const userId = await newUser();
    const late = answeredRun(5, randomUUID(), START);
    await save(userId, answeredRun(2, randomUUID(), START + 1_000), later(0));
    await save(userId, late, later(1));
    expect((await findSetAside(userId, later(1))).map(({ run }) => run.runId)).toEqual([late.runId]);
  });

  test("is not, when it is empty, completed, or goes on in the other", async () => {
    const userId = await newUser();
    await save(userId, newRun(randomUUID(), START, "love"), later(0));
    const completed = { ...fullRun(4, randomUUID(), START + 1_000), completedAt: START + 2_000 };
    await save(userId, completed, later(0));
    const next = { ...completed, runId: randomUUID(), startedAt: START + 3_000, completedAt: null };
    await save(userId, next, later(0));
    await save(userId, { ...next, runId: randomUUID(), startedAt: START + 4_000 }, later(0));
    expect(await findSetAside(userId, later(0))).toEqual([]);
  });

  test("is one of the latest five that are kept", async () => {
    const userId = await newUser();
    const runs = Array.from({ length: 8 }, (_, at) => answeredRun(5, randomUUID(), START + at * 1_000));
    for (const [at, run] of runs.entries()) await save(userId, run, later(at));
    const kept = await findSetAside(userId, later(8));
    expect(kept.map(({ run }) => run.runId)).toEqual(
      runs
        .slice(2, 7)
        .reverse()
        .map(({ runId }) => runId),
    );
  });
});

test("a run that was brought back and finished is not offered as unfinished again", async () => {
  const userId = await newUser();
  const part = partOf(answeredRun(5, randomUUID(), START), ["1", "2"]);
  await save(userId, part);
  const other = { ...partOf(answeredRun(2, randomUUID(), START + 1_000), ["1"]) };
  await save(userId, other);
  // Brought back, and finished.
  const back = { ...part, runId: randomUUID(), startedAt: START + 2_000 };
  const whole = { ...fullRun(4, back.runId, START + 2_000), rheti: { ...fullRun(4, "", START).rheti, ...back.rheti } };
  await save(userId, back);
  await complete(userId, whole);
  await save(userId, { ...whole, completedAt: START + 3_000 });
  // The other one, brought back in turn.
  const current = { ...other, runId: randomUUID(), startedAt: START + 4_000 };
  await save(userId, current);
  const kept = await findSetAside(userId, new Date(START));
  expect(kept.map(({ run }) => run.runId)).toEqual(expect.arrayContaining([part.runId, other.runId]));
  expect(offeredBeside(current, kept)?.run.runId).toBe(part.runId);
  expect(offeredBeside(current, kept, await findCompletedAnswers(userId))).toBeNull();
});

test("a completed run stays as it is, whatever an older device answers after it", async () => {
  const userId = await newUser();
  const open = fullRun(4, randomUUID(), START);
  await save(userId, open);
  const completed = { ...open, completedAt: START + 1_000 };
  await save(userId, completed);
  const late = {
    ...open,
    rheti: { ...open.rheti, "26": { value: { side: "left" as const, strong: true }, at: START + 9_000 } },
  };
  expect(await save(userId, late)).toEqual({ assessmentData: completed });
  expect(await findRunInProgress(userId)).toEqual(completed);
});

describe("a run in progress", () => {
  test("loses no answer when many devices send theirs at once", async () => {
    const userId = await newUser();
    const whole = answeredRun(5, randomUUID(), START);
    const ids = PAIRS.map(({ id }) => String(id));
    const parts = Array.from({ length: 6 }, (_, device) => ids.filter((_id, index) => index % 6 === device));
    await Promise.all(parts.map((part) => mergeRunInProgress(userId, partOf(whole, part), new Date(), null)));
    expect(await findRunInProgress(userId)).toEqual(whole);
  });

  test("answers each device with what all of them know", async () => {
    const userId = await newUser();
    const whole = answeredRun(5, randomUUID(), START);
    await save(userId, partOf(whole, ["1", "2"]));
    const { assessmentData } = await save(userId, partOf(whole, ["3"]));
    expect(Object.keys(assessmentData.rheti)).toEqual(["1", "2", "3"]);
  });

  test("stays the same when it is sent again, five times at once", async () => {
    const userId = await newUser();
    const draft = answeredRun(2, randomUUID(), START);
    const first = await save(userId, draft);
    const again = await Promise.all(Array.from({ length: 5 }, () => save(userId, draft)));
    expect(again).toEqual(Array.from({ length: 5 }, () => first));
  });

  test("is not taken back by an older run that arrives late", async () => {
    const userId = await newUser();
    const [older, newer] = [newRun(randomUUID(), START, "love"), newRun(randomUUID(), START + 1, "career")];
    await save(userId, newer);
    expect((await save(userId, older)).assessmentData).toEqual(newer);
  });

  test("from a clock far ahead keeps its answers, and gives way to the next run and the next answer", async () => {
    const userId = await newUser();
    const ahead = answeredRun(5, randomUUID(), FAR_AHEAD);
    const { assessmentData: kept } = await save(userId, ahead, new Date(START));
    expect(kept).toEqual(answeredRun(5, ahead.runId, START));

    const changed = { ...kept, rheti: { ...kept.rheti, 1: { value: null, at: START + 1 } } };
    expect((await save(userId, changed, new Date(START + 2))).assessmentData).toEqual(changed);
    const next = newRun(randomUUID(), START + 3, "career");
    expect((await save(userId, next, new Date(START + 4))).assessmentData).toEqual(next);
  });

  test("that was kept from such a clock before gives way too", async () => {
    const userId = await newUser();
    const ahead = answeredRun(5, randomUUID(), FAR_AHEAD);
    const data = { userId, run: json(ahead), updatedAt: new Date(START) };
    await (await db()).runInProgress.create({ data });
    const next = newRun(randomUUID(), FAR_AHEAD + 1, "career");
    const { assessmentData } = await save(userId, next, new Date(START + 1));
    expect(assessmentData).toEqual({ ...newRun(next.runId, START + 1, "career") });
  });

  test("belongs to one account alone", async () => {
    const [mine, theirs] = [await newUser(), await newUser()];
    await save(mine, answeredRun(7, randomUUID(), START));
    expect(await findRunInProgress(theirs)).toBeNull();
  });
});

describe("a completed run", () => {
  test("handed in twice and five times at once is one record with one answer", async () => {
    const userId = await newUser();
    const draft = fullRun(4, randomUUID(), START);
    const first = await complete(userId, draft);
    const again = await Promise.all(Array.from({ length: 5 }, () => complete(userId, draft)));
    for (const answer of again) expect(answer).toEqual(first);
    const rushed = fullRun(8, randomUUID(), START);
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(userId, rushed)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await (await db()).assessment.count({ where: { userId } })).toBe(2);
  });

  test("stays as it was first saved, whatever comes under its id later", async () => {
    const userId = await newUser();
    const runId = randomUUID();
    const first = await complete(userId, fullRun(4, runId, START), new Date(START + 1));
    const second = await complete(userId, fullRun(8, runId, START), new Date(START + 2));
    expect(second).toEqual(first);
    const kept = await loadOwnRun(userId, runId);
    expect(kept.answers).toEqual(fullRun(4, runId, START));
    expect(kept.completedAt).toEqual(new Date(START + 1));
  });

  test("by a clock far ahead was not begun in the future", async () => {
    const userId = await newUser();
    const runId = randomUUID();
    await complete(userId, fullRun(4, runId, FAR_AHEAD), new Date(START));
    const kept = await loadOwnRun(userId, runId);
    expect(kept.answers).toEqual(fullRun(4, runId, START));
  });

  test("of somebody else is refused, and stays theirs", async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const draft = fullRun(4, randomUUID(), START);
    await complete(owner, draft);
    await expect(complete(other, draft)).rejects.toMatchObject({ code: "forbidden" });
    await expect(loadOwnRun(other, draft.runId)).rejects.toMatchObject({ code: "not_found" });
    expect(await (await db()).assessment.findUnique({ where: { id: draft.runId } })).toMatchObject({ userId: owner });
  });

  test("needs every step, and names those that are missing", async () => {
    const userId = await newUser();
    const draft = { ...fullRun(4, randomUUID(), START), tokens: null, colors: null };
    await expect(complete(userId, draft)).rejects.toMatchObject({
      code: "invalid_input",
      issues: [{ path: "assessmentData.color-phase" }, { path: "assessmentData.detail-tokens" }],
    });
    expect(await (await db()).assessment.count({ where: { userId } })).toBe(0);
  });

  test("is one of two hundred at most; those that are kept answer as before", async () => {
    const [userId, other] = [await newUser(), await newUser()];
    const draft = fullRun(4, randomUUID(), START);
    const first = await complete(userId, draft);
    await copyRun(draft.runId, 198);
    const last = fullRun(4, randomUUID(), START);
    await complete(userId, last);
    const more = fullRun(4, randomUUID(), START);
    await expect(complete(userId, more)).rejects.toMatchObject({ code: "conflict", messageKey: "tooManyRuns" });
    expect(await complete(userId, draft)).toEqual(first);
    expect(await complete(other, more)).toMatchObject({ id: more.runId });
    await expect(complete(userId, more)).rejects.toMatchObject({ code: "forbidden" });
  });

  test("goes with its account", async () => {
    const userId = await newUser();
    await complete(userId, fullRun(4, randomUUID(), START));
    await (await db()).user.delete({ where: { id: userId } });
    expect(await (await db()).assessment.count({ where: { userId } })).toBe(0);
  });
});
