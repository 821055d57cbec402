import { keepFirstAnswer, takeFirstAnswer } from "@/lib/assessment/client/first-answer";
import { clearLocalRun } from "@/lib/assessment/client/local-run";
import { createRunStore } from "@/lib/assessment/client/run-store";
import { trackStep } from "@/lib/assessment/client/track";
import { keepVisitorAnswer, visitorAnswer } from "@/lib/assessment/client/visitor-answer";
import { FIRST_PAIR, FIRST_PAIR_FIELD } from "@/lib/assessment/domain/instrument/first-pair";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { fullRun } from "@/tests/support/sample-runs";

jest.mock("@/lib/assessment/client/track", () => ({ trackStep: jest.fn() }));

const EMAIL = "amina@example.org";

/** The welcome screen, with one of the two statements chosen, or none. */
function show(chosen: "left" | "right" | null): void {
  const radio = (side: string) =>
    `<input type="radio" name="${FIRST_PAIR_FIELD}" value="${side}" ${side === chosen ? "checked" : ""}>`;
  document.body.innerHTML = radio("left") + radio("right");
}

function storeOf(run: AssessmentRun) {
  return createRunStore(
    {
      writeLocal: () => true,
      writeSetAside: () => undefined,
      throwAway: async () => undefined,
      enqueue: async () => true,
      calibration: null,
      now: () => 2,
      newId: () => "another",
    },
    run,
  );
}

const EMPTY = newRun("mine", 1, "love");

/** What the first pair says once the person with this address has opened this run. */
function taken(email: string | undefined, run: AssessmentRun = EMPTY) {
  const store = storeOf(run);
  takeFirstAnswer(store, email);
  return store.getSnapshot().run.rheti[FIRST_PAIR]?.value;
}

beforeEach(() => {
  jest.mocked(trackStep).mockReset();
  localStorage.clear();
  show("right");
});

test("it is the pair that the questionnaire begins with", () => {
  expect(PAIRS[0]?.id).toBe(FIRST_PAIR);
});

test("what was chosen counts once, for the person who registered, however the address was written", () => {
  keepFirstAnswer(` ${EMAIL.toUpperCase()}`);
  expect([taken("somebody@example.org"), taken(undefined)]).toEqual([undefined, undefined]);
  expect(taken(EMAIL)).toEqual({ side: "right", strong: false });
  expect(taken(EMAIL)).toBeUndefined();
});

test("it counts among the answered pairs of its run, once, without a time", () => {
  keepFirstAnswer(EMAIL);
  taken("somebody@example.org");
  expect(trackStep).not.toHaveBeenCalled();
  taken(EMAIL);
  taken(EMAIL);
  expect(jest.mocked(trackStep).mock.calls).toEqual([
    [{ step: "rheti", label: "pairs", data: { pairs: { [FIRST_PAIR]: [0, 0, null, 0] } }, run: expect.anything() }],
  ]);
  expect(jest.mocked(trackStep).mock.lastCall?.[0].run?.runId).toBe("mine");
});

test("nothing chosen, or a stored word that is none, is no answer", () => {
  jest.spyOn(console, "warn").mockImplementation();
  show(null);
  keepFirstAnswer(EMAIL);
  expect(taken(EMAIL)).toBeUndefined();
  for (const broken of ["right", "{}", `{"email":"${EMAIL}","side":"both"}`]) {
    localStorage.setItem("firstAnswer", broken);
    expect(taken(EMAIL)).toBeUndefined();
  }
});

test("an answer that is there already stays, and a completed run is left alone", () => {
  const answered = { ...EMPTY, rheti: { [FIRST_PAIR]: { value: { side: "left", strong: true }, at: 1 } } } as const;
  keepFirstAnswer(EMAIL);
  expect(taken(EMAIL, answered)).toEqual({ side: "left", strong: true });
  const done = { ...fullRun(4, "done", 1), completedAt: 5 };
  keepFirstAnswer(EMAIL);
  expect(taken(EMAIL, done)).toEqual(done.rheti[FIRST_PAIR]?.value);
});

test("the tab's own copy gives way to it", () => {
  keepVisitorAnswer("right");
  show(null);
  keepFirstAnswer(EMAIL);
  expect(visitorAnswer()).toBe("right");
  show("right");
  keepFirstAnswer(EMAIL);
  expect(visitorAnswer()).toBeNull();
});

test("it leaves the device with the answers of who logs out", () => {
  keepFirstAnswer(EMAIL);
  clearLocalRun("u1");
  expect(taken(EMAIL)).toBeUndefined();
});
