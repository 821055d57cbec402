import { mergeRuns, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { restoredBefore, standInFor } from "@/lib/assessment/domain/run/deleted-run";
import { beginUnder, forkRun } from "@/lib/assessment/domain/run/set-aside";
import { answeredRun, fullRun } from "@/tests/support/sample-runs";

const DELETED = { ...fullRun(4, "deleted", 1_000), completedAt: 2_000 };
const CALIBRATION = { id: "now", parameters: { pairs: [], scenes: [] } };
const begin = (now: number) => ({ runId: `empty-${now}`, now, calibration: CALIBRATION });

/** What `standInFor` and `restoredBefore` make; a test that gets null from them is wrong. */
function made<T>(run: T | null): T {
  if (run === null) throw new Error("another run should stand now");
  return run;
}

test.each([
  ["the open run is the deleted one", DELETED],
  ["the server has not heard that it is completed", { ...DELETED, completedAt: null }],
  ["the server has only heard of an earlier run", newRun("before", 500, "love")],
  ["the server has heard of none", null],
])("an empty run takes the place of a deleted one where %s", (_, open) => {
  const empty = made(standInFor(DELETED, open, begin(5_000)));
  const plain = newRun("empty-5000", 5_000, "standard", CALIBRATION);
  expect(empty).toEqual({ ...plain, standInFor: "deleted" });
  expect(mergeRuns(DELETED, empty)).toEqual(empty);
});

test("another run that is open stays, whatever is deleted", () => {
  expect(standInFor(DELETED, answeredRun(5, "other", 3_000), begin(5_000))).toBeNull();
});

test("a restored run is what it was, and stands before the empty one wherever copies of the two meet", () => {
  const empty = made(standInFor(DELETED, DELETED, begin(5_000)));
  const restored = made(restoredBefore(DELETED, empty, 4_000));
  const { restoredAt, ...rest } = restored;
  expect(rest).toEqual(DELETED);
  expect(restoredAt).toBeGreaterThan(empty.startedAt);
  for (const copies of [
    [DELETED, empty, restored],
    [restored, DELETED, empty],
    [empty, restored, DELETED],
  ] as const)
    expect(copies.reduce(mergeRuns)).toEqual(restored);
});

test("what is deleted a second time gives way and comes back again", () => {
  const first = made(standInFor(DELETED, DELETED, begin(5_000)));
  const restored = made(restoredBefore(DELETED, first, 6_000));
  const second = made(standInFor(DELETED, restored, begin(4_000)));
  expect([DELETED, first, restored, second].reduce(mergeRuns)).toEqual(second);
  const again = made(restoredBefore(DELETED, second, 4_000));
  expect([second, first, again, restored].reduce(mergeRuns)).toEqual(again);
  // What is begun from it starts after it was restored.
  const fork = forkRun(again, "fork", 3_000);
  expect(mergeRuns(again, fork)).toEqual(fork);
  expect(fork).not.toHaveProperty("restoredAt");
});

test("the empty run is left only for the one whose place it took, and only while nothing is answered in it", () => {
  const empty = made(standInFor(DELETED, DELETED, begin(5_000)));
  expect(restoredBefore({ ...DELETED, runId: "older" }, empty, 6_000)).toBeNull();
  expect(restoredBefore(DELETED, { ...answeredRun(5, "empty", 5_000), standInFor: "deleted" }, 6_000)).toBeNull();
  expect(restoredBefore(DELETED, newRun("begun", 5_000, "standard"), 6_000)).toBeNull();
  expect(restoredBefore(DELETED, null, 6_000)).toBeNull();
  // Under another calibration it is begun anew, and still holds the place.
  expect(restoredBefore(DELETED, beginUnder(null, empty, "anew", 5_500), 6_000)).toMatchObject({ runId: "deleted" });
});
