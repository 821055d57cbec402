import { newRun } from "@/lib/assessment/domain/run/assessment-run";
import {
  bringBack,
  continues,
  countAnswers,
  countLateAnswers,
  forkRun,
  isWorthKeeping,
  keptUntil,
  offeredBeside,
} from "@/lib/assessment/domain/run/set-aside";
import { answeredRun, fullRun } from "@/tests/support/sample-runs";

const EMPTY = newRun("empty", 1_000, "standard");
const PAIRS_ONLY = answeredRun(5, "pairs", 1_000);
const FULL = fullRun(4, "full", 1_000);

test.each([
  ["an empty run", EMPTY, 0, false],
  ["36 pairs", PAIRS_ONLY, 36, true],
  ["all five steps", FULL, 36 + Object.keys(FULL.hero).length + 3, true],
  ["a completed run", { ...FULL, completedAt: 2_000 }, 36 + Object.keys(FULL.hero).length + 3, false],
  ["a sample", { ...PAIRS_ONLY, sample: true }, 36, false],
  ["an answer that was taken back", { ...EMPTY, hero: { general_001: { value: null, at: 2_000 } } }, 0, false],
])("%s has so many answers, and would be missed or not", (_name, run, answers, kept) => {
  expect(countAnswers(run)).toBe(answers);
  expect(isWorthKeeping(run)).toBe(kept);
});

test("a run that goes on from another one has its answers, also when some were changed since", () => {
  const fork = forkRun(PAIRS_ONLY, "fork", 5_000);
  const changed = {
    ...fork,
    rheti: { ...fork.rheti, "1": { value: { side: "right" as const, strong: true }, at: 6_000 } },
  };
  expect([fork, changed].map((run) => continues(run, PAIRS_ONLY))).toEqual([true, true]);
  const { "1": _first, ...others } = fork.rheti;
  expect(continues({ ...fork, rheti: others }, PAIRS_ONLY)).toBe(false);
  expect(continues(answeredRun(2, "anew", 9_000), PAIRS_ONLY)).toBe(false);
  expect(continues(EMPTY, PAIRS_ONLY)).toBe(false);
});

test("what is brought back takes the place of the present run, by any clock", () => {
  const current = newRun("current", 50_000, "love");
  const back = bringBack({ run: PAIRS_ONLY, setAsideAt: 40_000 }, current, "back", 3_000);
  expect(back).toMatchObject({ runId: "back", startedAt: 50_001, rheti: PAIRS_ONLY.rheti, completedAt: null });
});

test("it is kept for 30 days", () => {
  const setAsideAt = Date.UTC(2026, 0, 1);
  expect(new Date(keptUntil({ run: FULL, setAsideAt })).toISOString()).toBe("2026-01-31T00:00:00.000Z");
});

test("of those that were set aside the latest is offered, unless the present run goes on from it", () => {
  const [older, newer] = [answeredRun(5, "older", 1_000), answeredRun(2, "newer", 2_000)].map((run, at) => ({
    run,
    setAsideAt: 10_000 + at,
  }));
  if (!older || !newer) throw new Error("two runs were made");
  expect(offeredBeside(null, [older, newer])).toBe(newer);
  expect(offeredBeside(EMPTY, [newer, older])).toBe(newer);
  expect(offeredBeside(forkRun(newer.run, "fork", 20_000), [older, newer])).toBe(older);
  expect(offeredBeside(EMPTY, [])).toBeNull();
});

test("what a completed run goes on from is finished, and not offered as unfinished", () => {
  const [finished, open] = [answeredRun(5, "older", 1_000), answeredRun(2, "newer", 2_000)].map((run) => ({
    run,
    setAsideAt: 10_000,
  }));
  if (!finished || !open) throw new Error("two runs were made");
  const completed = { ...forkRun(finished.run, "back", 5_000), completedAt: 6_000 };
  expect(offeredBeside(EMPTY, [finished], [completed])).toBeNull();
  expect(offeredBeside(EMPTY, [finished, open], [completed])).toBe(open);
});

describe("answers after the end", () => {
  const done = { ...FULL, completedAt: 5_000 };
  const changed = (at: number): typeof FULL => ({
    ...FULL,
    rheti: { ...FULL.rheti, "1": { value: { side: "right", strong: !FULL.rheti["1"]?.value?.strong }, at } },
  });

  test("are those that are later and say something else", () => {
    expect(countLateAnswers(changed(9_000), done)).toBe(1);
    expect(countLateAnswers(changed(0), done)).toBe(0);
    expect(countLateAnswers(FULL, done)).toBe(0);
    expect(countLateAnswers(changed(9_000), FULL)).toBe(0);
    expect(countLateAnswers({ ...changed(9_000), runId: "another" }, done)).toBe(0);
  });

  test("are offered although the completed run has the others of them", () => {
    const late = { run: changed(9_000), setAsideAt: 10_000, late: 1 };
    expect(offeredBeside(done, [late])).toBe(late);
  });
});
