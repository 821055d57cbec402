import fc from "fast-check";
import {
  type GenerationEvent,
  type GenerationFailure,
  type GenerationState,
  IDLE,
  PROGRESS_CAP,
  progressStep,
  reduceGeneration,
} from "@/lib/reports/domain/generation";

const failure: GenerationFailure = { reason: "network", sentence: null };
const event: fc.Arbitrary<GenerationEvent> = fc.oneof(
  fc.constant<GenerationEvent>({ type: "start" }),
  fc.integer({ min: 5, max: 20 }).map((step): GenerationEvent => ({ type: "tick", step })),
  fc.constant<GenerationEvent>({ type: "succeed", reportUrl: "/api/reports/love/4" }),
  fc.constant<GenerationEvent>({ type: "fail", failure }),
  fc.constant<GenerationEvent>({ type: "opened" }),
  fc.constant<GenerationEvent>({ type: "wait" }),
  fc.constant<GenerationEvent>({ type: "reset" }),
);

const STATES: Record<GenerationState["phase"], GenerationState> = {
  idle: IDLE,
  generating: { phase: "generating", progress: 40 },
  waiting: { phase: "waiting" },
  done: { phase: "done", progress: 100, reportUrl: "/api/reports/love/4", opened: false },
  failed: { phase: "failed", failure },
};
const EVENTS: Record<GenerationEvent["type"], GenerationEvent> = {
  start: { type: "start" },
  tick: { type: "tick", step: 20 },
  succeed: { type: "succeed", reportUrl: "/api/reports/love/4" },
  fail: { type: "fail", failure },
  opened: { type: "opened" },
  wait: { type: "wait" },
  reset: { type: "reset" },
};

test.each<[GenerationState["phase"], GenerationEvent["type"], GenerationState["phase"]]>([
  ["idle", "start", "generating"],
  ["idle", "tick", "idle"],
  ["idle", "succeed", "idle"],
  ["idle", "fail", "idle"],
  ["generating", "start", "generating"],
  ["generating", "tick", "generating"],
  ["generating", "succeed", "done"],
  ["generating", "fail", "failed"],
  ["idle", "wait", "idle"],
  ["generating", "wait", "waiting"],
  ["waiting", "start", "waiting"],
  ["waiting", "tick", "waiting"],
  ["waiting", "wait", "waiting"],
  ["waiting", "succeed", "done"],
  ["waiting", "fail", "failed"],
  ["done", "wait", "done"],
  ["failed", "wait", "failed"],
  ["idle", "reset", "idle"],
  ["generating", "reset", "generating"],
  ["waiting", "reset", "waiting"],
  ["done", "reset", "idle"],
  ["failed", "reset", "idle"],
  ["done", "start", "generating"],
  ["done", "tick", "done"],
  ["done", "succeed", "done"],
  ["done", "fail", "done"],
  ["failed", "start", "generating"],
  ["failed", "tick", "failed"],
  ["failed", "succeed", "failed"],
  ["failed", "fail", "failed"],
])("from %s, %s leads to %s", (from, by, to) => {
  const next = reduceGeneration(STATES[from], EVENTS[by]);
  expect(next.phase).toBe(to);
  // Where an event does not belong, the very same state comes back.
  if (from === to && by !== "tick") expect(next).toBe(STATES[from]);
});

test("a report that is ready says once that its tab was opened, in no other phase", () => {
  expect(reduceGeneration(STATES.done, EVENTS.opened)).toEqual({ ...STATES.done, opened: true });
  for (const phase of ["idle", "generating", "failed"] as const)
    expect(reduceGeneration(STATES[phase], EVENTS.opened)).toBe(STATES[phase]);
});

test("a second start does not set the bar back", () => {
  expect(reduceGeneration(STATES.generating, EVENTS.start)).toBe(STATES.generating);
});

test("the bar never falls while the work lasts, stays below its end, and is full only when it is done", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state: GenerationState = IDLE;
      for (const each of events) {
        const next = reduceGeneration(state, each);
        if (next.phase === "generating") {
          expect(next.progress).toBeLessThanOrEqual(PROGRESS_CAP);
          if (state.phase === "generating") expect(next.progress).toBeGreaterThanOrEqual(state.progress);
          else expect(next.progress).toBe(0);
        }
        expect("progress" in next && next.progress === 100).toBe(next.phase === "done");
        state = next;
      }
    }),
  );
});

test("ticks reach the cap of 95 and go no further", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5, max: 20 }), { minLength: 19, maxLength: 40 }), (steps) => {
      const start = reduceGeneration(IDLE, { type: "start" });
      const end = steps.reduce<GenerationState>(
        (state, step) => reduceGeneration(state, { type: "tick", step }),
        start,
      );
      expect(end).toEqual({ phase: "generating", progress: 95 });
    }),
  );
});

test("steps are whole numbers from 5 to 20, and every one of them occurs", () => {
  const steps = Array.from({ length: 1_000 }, (_, index) => progressStep(index / 1_000));
  expect([...new Set(steps)].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, index) => index + 5));
});
