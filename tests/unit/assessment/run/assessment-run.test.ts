import fc from "fast-check";
import type { RunCalibration } from "@/lib/assessment/domain/instrument/calibration";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import {
  type AssessmentRun,
  correctTimestamps,
  editionVersion,
  mergeRuns,
  mergeStored,
  newRun,
  presentValues,
  sameRun,
  type Timestamped,
  withLaterTimestamps,
} from "@/lib/assessment/domain/run/assessment-run";
import { canonicalJson } from "@/lib/assessment/domain/run/canonical-json";
import { forkRun } from "@/lib/assessment/domain/run/set-aside";

/** Few instants and few runs, so that ties and meetings are common. */
const at = fc.integer({ min: 0, max: 3 });
const stamped = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Timestamped<T>> => fc.record({ value, at });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const side = fc.constantFrom<"left" | "right">("left", "right");
const mapOf = <T>(value: fc.Arbitrary<T>) => fc.dictionary(fc.constantFrom("1", "2", "3"), stamped(orNull(value)));

const RUNS = [
  { runId: "a", startedAt: 5 },
  { runId: "b", startedAt: 5 },
  { runId: "c", startedAt: 0 },
];

/** The server lets copies of one run name one calibration only; the merge is to hold also where they do not. */
const CALIBRATIONS: readonly RunCalibration[] = ["x", "y"].map((id) => ({ id, parameters: { pairs: [], scenes: [] } }));

/** A copy of a run; copies of one run share its start. */
const copyOf = (run: fc.Arbitrary<(typeof RUNS)[number]>): fc.Arbitrary<AssessmentRun> =>
  fc
    .tuple(
      run,
      fc.record({
        reportType: stamped(fc.constantFrom(...REPORT_TYPES)),
        rheti: mapOf(fc.record({ side, strong: fc.boolean() })),
        hero: mapOf(fc.integer({ min: 0, max: 8 })),
        block: orNull(stamped(orNull(fc.constantFrom("4w3" as const, "4w5" as const)))),
        colors: fc.constant(null),
        tokens: orNull(
          stamped(fc.constantFrom({ self: 1, oneToOne: 2, social: 3 }, { self: 0, oneToOne: 0, social: 10 })),
        ),
        decider: mapOf(fc.integer({ min: 0, max: 1 })),
        deciderAccepted: orNull(stamped(fc.boolean())),
        sample: fc.boolean(),
        completedAt: orNull(at),
      }),
      fc.constantFrom({}, { instrument: 1 as const }, { instrument: 2 as const }),
      fc.constantFrom({}, ...CALIBRATIONS.map((calibration) => ({ calibration }))),
    )
    .map(([{ runId, startedAt }, rest, ...model]) => Object.assign({ runId, startedAt, ...rest }, ...model));

/** A completed run that was deleted and restored, or has not heard of it. */
const restored: fc.Arbitrary<AssessmentRun> = fc
  .constantFrom({}, { restoredAt: 5 }, { restoredAt: 9 })
  .map((time) => ({ ...newRun("d", 3, "love"), completedAt: 4, ...time }));
const anyCopy = fc.oneof(
  { weight: 3, arbitrary: copyOf(fc.constantFrom(...RUNS)) },
  { weight: 1, arbitrary: restored },
);
const copyOfOneRun = copyOf(fc.constant({ runId: "a", startedAt: 5 }));
const expectSame = (a: AssessmentRun, b: AssessmentRun) => expect(canonicalJson(a)).toBe(canonicalJson(b));

describe("copies may meet", () => {
  test("in either order", () => {
    fc.assert(fc.property(anyCopy, anyCopy, (a, b) => expectSame(mergeRuns(a, b), mergeRuns(b, a))));
  });

  test("in any grouping", () => {
    fc.assert(
      fc.property(anyCopy, anyCopy, anyCopy, (a, b, c) =>
        expectSame(mergeRuns(mergeRuns(a, b), c), mergeRuns(a, mergeRuns(b, c))),
      ),
    );
  });

  test("any number of times", () => {
    fc.assert(
      fc.property(anyCopy, anyCopy, (a, b) => {
        expectSame(mergeRuns(a, a), a);
        expectSame(mergeRuns(mergeRuns(a, b), b), mergeRuns(a, b));
      }),
    );
  });
});

test("two copies that are both open, or completed at once, lose no answer: of each the latest stands", () => {
  fc.assert(
    fc.property(copyOfOneRun, copyOfOneRun, (a, b) => {
      const merged = mergeRuns(a, { ...b, completedAt: a.completedAt });
      for (const part of ["rheti", "hero", "decider"] as const) {
        const ids = new Set([...Object.keys(a[part]), ...Object.keys(b[part])]);
        expect(Object.keys(merged[part]).sort()).toEqual([...ids].sort());
        for (const id of ids) {
          const given = [a[part][id], b[part][id]].flatMap((one) => (one ? [one] : []));
          const latest = Math.max(...given.map((one) => one.at));
          expect(given.filter((one) => one.at === latest).map(canonicalJson)).toContain(
            canonicalJson(merged[part][id]),
          );
        }
      }
      for (const part of ["block", "tokens", "deciderAccepted"] as const) {
        const latest = Math.max(a[part]?.at ?? -1, b[part]?.at ?? -1);
        expect(merged[part]?.at ?? -1).toBe(latest);
      }
    }),
  );
});

test("a run keeps its edition, also where a page of an earlier release has left it out; one without it is of the first", () => {
  const { instrument, ...rest } = newRun("a", 1, "love");
  const without: AssessmentRun = rest;
  expect(instrument).toBe(2);
  expect(mergeRuns(without, newRun("a", 1, "love"))).toEqual(newRun("a", 1, "love"));
  expect(mergeRuns(without, without)).toEqual(without);
  expect(editionVersion(without)).toBe(1);
  expect(editionVersion(forkRun(without, "b", 2))).toBe(1);
});

test("a run keeps the calibration it began with, also where a copy has left it out; the server's word on it stands", () => {
  const [calibration = null, other = null] = CALIBRATIONS;
  const run = newRun("a", 1, "love", calibration);
  const plain = newRun("a", 1, "love");
  expect(run.calibration).toBe(calibration);
  expect(plain).not.toHaveProperty("calibration");
  expect(mergeRuns(plain, run)).toEqual(run);
  expect(mergeRuns(plain, plain)).toEqual(plain);
  expect(forkRun(run, "b", 2).calibration).toBe(calibration);
  expect(mergeStored(run, run, plain)).toEqual(plain);
  expect(mergeStored(plain, plain, run)).toEqual(run);
  expect(mergeStored(run, run, newRun("a", 1, "love", other)).calibration).toBe(other);
});

test("of two runs the one that started later stands whole", () => {
  const early = { ...newRun("z", 1, "love"), hero: { general_001: { value: 3, at: 9 } } };
  const late = newRun("a", 2, "career");
  expectSame(mergeRuns(early, late), late);
});

test("a completed copy stays completed, at its first time", () => {
  fc.assert(
    fc.property(copyOfOneRun, copyOfOneRun, (a, b) => {
      const times = [a.completedAt, b.completedAt].filter((time) => time !== null);
      expect(mergeRuns(a, b).completedAt).toBe(times.length > 0 ? Math.min(...times) : null);
    }),
  );
});

test("a completed copy stands as it is, whatever another device answers after it", () => {
  fc.assert(
    fc.property(copyOfOneRun, copyOfOneRun, (a, b) => {
      const done = { ...a, completedAt: 2 };
      const { instrument: _i, calibration: _c, ...stands } = done;
      expect(mergeRuns(done, { ...b, completedAt: null })).toMatchObject(stands);
      expect(mergeRuns({ ...b, completedAt: 3 }, done)).toMatchObject(stands);
      expect(mergeStored({ ...b, completedAt: null }, { ...b, completedAt: null }, done)).toMatchObject(stands);
      expect(mergeStored(done, { ...b, completedAt: null }, { ...b, completedAt: null })).toMatchObject(stands);
    }),
  );
});

test("when a copy was completed is what the server says", () => {
  const run = { ...newRun("a", 1, "love"), completedAt: 900 };
  expect(mergeStored(run, run, { ...run, completedAt: 1_000 }).completedAt).toBe(1_000);
  expect(mergeStored(run, run, { ...run, completedAt: 500 }).completedAt).toBe(500);
});

test("a fork keeps the answers, under a new name, open again, and wins over what it came from", () => {
  fc.assert(
    fc.property(copyOfOneRun, (draft) => {
      const fork = forkRun(draft, "new", 9);
      expect(fork).toEqual({ ...draft, runId: "new", startedAt: 9, completedAt: null });
      expectSame(mergeRuns(fork, draft), fork);
    }),
  );
});

test("a run that takes the place of one from the future starts after it", () => {
  const ahead = newRun("old", Date.UTC(2099, 0, 1), "love");
  const fork = forkRun(ahead, "new", Date.UTC(2026, 0, 1));
  expectSame(mergeRuns(ahead, fork), fork);
});

const values = (draft: AssessmentRun) => JSON.parse(JSON.stringify(draft, (key, it) => (key === "at" ? 0 : it)));

test("what is changed later wins over what it replaces, whatever the clock says, and keeps its value", () => {
  fc.assert(
    fc.property(copyOfOneRun, copyOfOneRun, (before, other) => {
      // Everything that the other copy names is a change, by a clock of its own; the rest stays.
      const stay = <T>(was: T | null, is: T | null) => is ?? was;
      const given: AssessmentRun = {
        ...before,
        reportType: other.reportType,
        rheti: { ...before.rheti, ...other.rheti },
        hero: { ...before.hero, ...other.hero },
        decider: { ...before.decider, ...other.decider },
        block: stay(before.block, other.block),
        tokens: stay(before.tokens, other.tokens),
        deciderAccepted: stay(before.deciderAccepted, other.deciderAccepted),
      };
      const changed = withLaterTimestamps(before, given);
      expect(values(changed)).toEqual(values(given));
      expectSame(mergeRuns(before, changed), changed);
      expectSame(withLaterTimestamps(before, before), before);
    }),
  );
});

describe("a copy that arrives", () => {
  const DAY = 86_400_000;
  const now = 1;

  test("stays as it is while no clock is more than a day ahead", () => {
    fc.assert(fc.property(anyCopy, anyCopy, (draft, known) => expectSame(correctTimestamps(draft, now, known), draft)));
  });

  test("from a clock far ahead loses no answer, counts as given now, and wins over what is known", () => {
    fc.assert(
      fc.property(copyOfOneRun, copyOfOneRun, (draft, known) => {
        const far = JSON.parse(JSON.stringify(draft), (key, it) => (key === "at" ? it + 2 * DAY : it));
        const received = correctTimestamps(far, now, known);
        expect(values(received)).toEqual(values(draft));
        expect(received.reportType.at).toBeLessThanOrEqual(6);
        const merged = mergeRuns({ ...known, completedAt: received.completedAt }, received);
        expect(values(merged)).toMatchObject({
          reportType: values(draft).reportType,
          rheti: values(draft).rheti,
          hero: values(draft).hero,
        });
      }),
    );
  });

  test("of a run from the future does not stand in the way of the next one", () => {
    const ahead = newRun("old", Date.UTC(2099, 0, 1), "love");
    const kept = correctTimestamps(ahead, now, null);
    const next = newRun("next", now + 1, "career");
    expectSame(mergeRuns(kept, correctTimestamps(next, now + 1, kept)), next);
    expect(correctTimestamps({ ...ahead, completedAt: ahead.startedAt }, now, null).completedAt).toBe(now);
  });
});

test("an answer that was taken back does not stand", () => {
  expect(presentValues({ "1": { value: "left", at: 1 }, "2": { value: null, at: 2 } })).toEqual({ "1": "left" });
});

test("two copies are the same whatever the order of their keys", () => {
  const draft = newRun("a", 1, "love");
  expect(sameRun(draft, Object.fromEntries(Object.entries(draft).reverse()) as unknown as AssessmentRun)).toBe(true);
  expect(sameRun(draft, { ...draft, sample: true })).toBe(false);
  expect(sameRun(null, draft)).toBe(false);
  expect(sameRun(null, null)).toBe(true);
});
