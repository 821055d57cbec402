import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import { CODEBOOK_COLUMNS, MATRIX_COLUMNS } from "@/lib/analytics/domain/answer-matrix";
import { answerMatrix, codebook } from "@/lib/analytics/operations/export-answers";
import { insertCalibration } from "@/lib/assessment/data/calibrations";
import type { ComparisonReport } from "@/lib/assessment/domain/calibration/estimation";
import { parametersOf, withParameters } from "@/lib/assessment/domain/instrument/calibration";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { adoptCalibration, calibrationInUse, loadInstrument } from "@/lib/assessment/operations/calibrations";
import {
  cancelEstimation,
  closeEstimation,
  estimationState,
  startEstimation,
} from "@/lib/assessment/operations/estimate-calibration";
import { completeRun, listRuns, saveProgress } from "@/lib/assessment/operations/runs";
import { instrumentReply } from "@/lib/assessment/schema/instrument";
import { db } from "@/lib/platform/db/client";
import { checkReply } from "@/lib/platform/http/reply";
import second from "@/messages/en/rheti.json";
import first from "@/messages/en/rheti1.json";
import { adminContext } from "@/tests/support/admin-context";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser } from "@/tests/support/people";
import { rejectionOf } from "@/tests/support/rejection-of";
import { answeredRun, fullRun } from "@/tests/support/sample-runs";
import { writeSimulatedPeople } from "@/tests/support/simulated-people";

setUpDatabase();
afterAll(closeEstimation);
jest.setTimeout(300_000);

const NOW = new Date("2026-03-04T05:06:07Z");
const ctx = adminContext(NOW);
const PLAIN = edition(2);
const BIASED = parametersOf({ ...PLAIN, pairs: { ...PLAIN.pairs, 5: { discrimination: 1, bias: 1.5 } } });

const adopt = (calibrationId: string | null) => adoptCalibration({ ctx, input: { calibrationId } });
const COMPARISON: ComparisonReport = {
  ...{ gain: 0.05, gainError: 0.01, changed: 0.1, verdict: "gain", moved: [] },
  curve: { base: [], candidate: [] },
};
const keep = (change: Partial<ComparisonReport> = {}, version: 1 | 2 = 2) =>
  insertCalibration({
    ...{ edition: version, parameters: BIASED, comparedTo: null, runs: 600, createdAt: NOW, differences: [] },
    comparison: { ...COMPARISON, ...change },
  });
const save = async (run: AssessmentRun) => {
  const userId = await newUser();
  const input = { assessmentData: run };
  return (await saveProgress({ ctx: contextFor(null), userId, input })).assessmentData;
};

test("nothing is estimated from too few runs", async () => {
  await writeSimulatedPeople(3, {}, { seed: 1, now: NOW });
  expect(await rejectionOf(startEstimation({ ctx }))).toMatchObject({
    code: "conflict",
    messageKey: "tooFewRunsToEstimate",
  });
  expect(estimationState()).toEqual({ kind: "idle" });
  expect(await loadInstrument()).toMatchObject({ runs: 3, since: "2026-03-04", calibrations: [], adoptions: [] });
});

describe("what new runs begin with", () => {
  test("is the edition as it was set, until a calibration is adopted, and again after going back", async () => {
    expect(await calibrationInUse()).toBeNull();
    const id = await keep();
    const { adoptions } = await adopt(id);
    expect(adoptions[0]).toMatchObject({ calibrationId: id, adoptedAt: NOW.toISOString() });
    expect(await calibrationInUse()).toEqual({ id, parameters: BIASED });
    const after = await adopt(null);
    expect(await calibrationInUse()).toBeNull();
    expect(after.adoptions.map(({ calibrationId }) => calibrationId)).toEqual([null, id]);
  });

  test("is not a calibration without gain, one of another edition, or one that is not there", async () => {
    const before = await db().then(({ instrumentAdoption }) => instrumentAdoption.count());
    expect(await rejectionOf(adopt(await keep({ verdict: "no-gain" })))).toMatchObject({
      code: "conflict",
      messageKey: "calibrationWithoutGain",
    });
    expect(await rejectionOf(adopt(await keep({}, 1)))).toMatchObject({ code: "not_found" });
    expect(await rejectionOf(adopt(randomUUID()))).toMatchObject({ code: "not_found" });
    expect(await (await db()).instrumentAdoption.count()).toBe(before);
  });
});

describe("a run that comes in", () => {
  const forged = { pairs: BIASED.pairs.map((): [number, number] => [5, 3]), scenes: BIASED.scenes };

  test("has the numbers of the table, whatever the browser says they are, also after going back", async () => {
    const id = await keep();
    await adopt(id);
    await adopt(null);
    const run = { ...answeredRun(4, randomUUID(), 1), calibration: { id, parameters: forged } };
    expect((await save(run)).calibration).toEqual({ id, parameters: BIASED });
    const userId = await newUser();
    const assessmentData = { ...fullRun(4, randomUUID(), 1), calibration: { id, parameters: forged } };
    const done = await completeRun({ ctx: contextFor(null), userId, input: { reportType: "love", assessmentData } });
    const honest = { ...assessmentData, calibration: { id, parameters: BIASED } };
    expect(done.answers).toEqual(honest);
    expect(done.profile).toEqual(buildProfile(honest));
    expect((await listRuns(userId))[0]).toMatchObject({ calibration: id });
  });

  test("loses a calibration that was never in use, is not there, or belongs to another edition", async () => {
    const never = await keep();
    const other = await keep({}, 1);
    await (await db()).instrumentAdoption.create({ data: { calibrationId: other, adoptedAt: NOW } });
    for (const id of [never, randomUUID(), other]) {
      const run = newRun(randomUUID(), 1, "love", { id, parameters: BIASED });
      expect(await save(run)).not.toHaveProperty("calibration");
    }
    expect(await calibrationInUse()).toBeNull();
  });
});

describe("from enough runs", () => {
  const finished = async () => {
    while (estimationState().kind === "running") await pause(50);
    return estimationState();
  };

  beforeAll(() => writeSimulatedPeople(600, { 3: 1.5, 8: -1.5, 20: 1.5 }, { seed: 5, now: NOW }));

  test("one estimation runs at a time, and what it finds can be adopted", async () => {
    const first = await startEstimation({ ctx });
    expect(first).toEqual({ kind: "running", share: 0, startedAt: NOW.toISOString() });
    expect(await rejectionOf(startEstimation({ ctx }))).toMatchObject({
      code: "conflict",
      messageKey: "estimationRunning",
    });
    const shares = new Set<number>();
    while (estimationState().kind === "running") {
      const state = estimationState();
      if (state.kind === "running") shares.add(state.share);
      await pause(20);
    }
    expect(shares.size).toBeGreaterThan(3);
    expect([...shares].every((share, at, all) => share >= (all[at - 1] ?? 0) && share <= 1)).toBe(true);
    const state = estimationState();
    if (state.kind !== "done") throw new Error(`it ended as ${state.kind}`);

    const instrument = await loadInstrument();
    checkReply(instrumentReply, JSON.parse(JSON.stringify(instrument)));
    const found = instrument.calibrations.find(({ id }) => id === state.calibrationId);
    expect(found).toMatchObject({ runs: instrument.runs, comparedTo: null, comparison: { verdict: "gain" } });
    expect(found?.comparison.moved.map(({ pairId }) => pairId)).toEqual(expect.arrayContaining([3, 8, 20]));
    await adopt(state.calibrationId);
    const inUse = await calibrationInUse();
    expect(inUse?.id).toBe(state.calibrationId);
    const model = withParameters(PLAIN, inUse?.parameters ?? parametersOf(PLAIN));
    expect(model.pairs[3]?.bias).toBeGreaterThan(0.5);
    expect(model.pairs[8]?.bias).toBeLessThan(-0.5);
    await adopt(null);
  });

  test("an estimation that is cancelled leaves nothing, and another one can begin", async () => {
    const before = (await loadInstrument()).calibrations.length;
    await startEstimation({ ctx });
    expect(cancelEstimation()).toEqual({ kind: "cancelled" });
    expect(cancelEstimation()).toEqual({ kind: "cancelled" });
    expect((await startEstimation({ ctx })).kind).toBe("running");
    cancelEstimation();
    expect(await finished()).toEqual({ kind: "cancelled" });
    expect((await loadInstrument()).calibrations).toHaveLength(before);
  });
});

describe("the answers for research", () => {
  const matrix = async () => {
    let text = "";
    for await (const part of await answerMatrix()) text += part;
    return parse(text, { bom: true, columns: true }) as Record<string, string>[];
  };

  test("hold every run that rests on answers, under no name, in another order each time", async () => {
    const sample = { ...fullRun(8, randomUUID(), NOW.getTime()), rheti: {}, hero: {}, sample: true };
    const userId = await newUser();
    await completeRun({ ctx: contextFor(null), userId, input: { reportType: "love", assessmentData: sample } });
    const { assessment } = await db();
    const answered = await assessment.count({ where: { NOT: { id: sample.runId } } });
    const [one, another] = [await matrix(), await matrix()];
    expect(one).toHaveLength(answered);
    expect(Object.keys(one[0] ?? {})).toEqual(MATRIX_COLUMNS);
    expect(one).not.toEqual(another);
    const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(one)).toEqual(sorted(another));
    const ids = (await assessment.findMany({ select: { id: true, userId: true } })).flatMap(Object.values);
    const text = JSON.stringify(one);
    expect(ids.filter((id) => text.includes(id))).toEqual([]);
    expect(new Set(one.map(({ completed }) => completed))).toEqual(new Set(["2026-03", ""]));
  });

  test("come with a codebook in the words of both editions", () => {
    const rows = parse(codebook(), { bom: true, columns: true }) as Record<string, string>[];
    expect(Object.keys(rows[0] ?? {})).toEqual(CODEBOOK_COLUMNS);
    const said = rows.filter(({ variable }) => variable === "pair_01").map((row) => row.left_statement);
    expect(said).toEqual([first.pairs["1"].left, second.pairs["1"].left]);
    expect(rows.every(({ values }) => values !== "")).toBe(true);
  });
});
