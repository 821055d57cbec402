import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { HeroScreen } from "@/components/assessment/hero/hero-screen";
import { RhetiScreen } from "@/components/assessment/rheti/rheti-screen";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { createRunStore } from "@/lib/assessment/client/run-store";
import { trackStep } from "@/lib/assessment/client/track";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import texts from "@/messages/en/rheti.json";
import { renderInLanguage } from "@/tests/support/render";
import "@/tests/support/native-dialog";

const navigate = jest.fn();
let query = "";

jest.mock("@/components/assessment/step-gate", () => ({
  StepGate: ({ children }: { children: ReactNode }) => children,
}));
jest.mock("@/components/layout/use-navigate", () => ({ useNavigate: () => navigate }));
jest.mock("@/lib/assessment/client/run-provider", () => ({ useAssessmentRun: jest.fn() }));
jest.mock("@/lib/assessment/client/track", () => ({ trackStep: jest.fn() }));
jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(query) }));

const EMPTY = newRun("run-0", 1, "love");
const ANSWERED: AssessmentRun["rheti"] = Object.fromEntries(
  PAIRS.map(({ id }) => [String(id), { value: { side: "left" as const, strong: false }, at: 1 }]),
);

/** A real store without a server, under the hook that the screens use. */
function openWith(draft: AssessmentRun) {
  let made = 0;
  const store = createRunStore(
    {
      writeLocal: () => true,
      writeSetAside: () => undefined,
      throwAway: async () => undefined,
      calibration: null,
      enqueue: async () => true,
      now: () => 1_000 + made,
      newId: () => {
        made += 1;
        return `run-${made}`;
      },
    },
    draft,
  );
  const react = jest.requireActual<typeof import("react")>("react");
  jest.mocked(useAssessmentRun).mockImplementation(() => {
    const snapshot = react.useSyncExternalStore(store.subscribe, store.getSnapshot);
    return { ...snapshot, store, userId: "u" };
  });
  return store;
}

const tracked = () => jest.mocked(trackStep).mock.calls.map(([{ step, label }]) => `${step} ${label}`);
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  query = "";
  navigate.mockReset();
  jest.mocked(trackStep).mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

test("an answer is saved at once; how it came about is recorded when the questionnaire is left", async () => {
  // The next pair follows soon: the taps come before it does, however slow the machine.
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const store = openWith(EMPTY);
  const { unmount } = renderInLanguage(<RhetiScreen />);
  await user.click(button(texts.pairs[1].left));
  await user.click(button(texts.pairs[1].right));
  await user.click(button(texts.pairs[1].right));
  expect(store.getSnapshot().run.rheti["1"]?.value).toEqual({ side: "right", strong: true });
  expect(tracked()).toEqual(["rheti reached"]);
  unmount();
  expect(tracked()).toEqual(["rheti reached", "rheti pairs"]);
  expect(jest.mocked(trackStep).mock.lastCall?.[0].data).toEqual({ pairs: { 1: [0, 1, expect.any(Number), 1] } });
  jest.useRealTimers();
});

test("continue leads to the hero moments", async () => {
  openWith({ ...EMPTY, rheti: ANSWERED });
  renderInLanguage(<RhetiScreen />);
  await userEvent.click(button("Continue"));
  expect(navigate).toHaveBeenCalledWith("/hero-moments");
  expect(tracked()).toEqual(["rheti reached", "rheti completed"]);
});

test("a review of named pairs begins with the first, returns to the results, and begins with the first again", async () => {
  query = "pairs=3,17";
  openWith({ ...EMPTY, rheti: ANSWERED });
  const { unmount } = renderInLanguage(<RhetiScreen />);
  await userEvent.click(button("1 of 2, see all pairs"));
  expect(screen.getAllByRole("button", { name: /^Pair \d+, answered$/ })).toHaveLength(2);
  await userEvent.click(button("Close"));
  await userEvent.click(button("Next"));
  expect(button("2 of 2, see all pairs")).toBeVisible();
  await userEvent.click(button("Back to the results"));
  expect(navigate).toHaveBeenCalledWith("/results");
  unmount();
  renderInLanguage(<RhetiScreen />);
  expect(button("1 of 2, see all pairs")).toBeVisible();
});

test("a completed run keeps its answers; the new run that was asked for takes the change and stays on its pair", async () => {
  query = "pairs=3,17";
  const store = openWith({ ...EMPTY, rheti: ANSWERED, completedAt: 5 });
  renderInLanguage(<RhetiScreen />);
  const heading = screen.getByRole("heading", { level: 1 }).textContent;
  const { run } = store.getSnapshot();
  await userEvent.click(button(texts.pairs[3].right));
  expect(store.getSnapshot().run).toBe(run);
  act(() => store.changeCompleted());
  await userEvent.click(button(texts.pairs[3].right));
  expect(store.getSnapshot().run).toMatchObject({ runId: "run-1", completedAt: null });
  expect(store.getSnapshot().run.rheti["3"]?.value?.side).toBe("right");
  expect(Object.keys(store.getSnapshot().run.rheti)).toHaveLength(36);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading ?? "Pair 3");
});

test("the first own answer ends a sample: a run of one's own begins with the answers given before", async () => {
  const earlier = { "2": { value: { side: "left" as const, strong: false }, at: 1 } };
  const store = openWith({ ...EMPTY, sample: true, rheti: earlier });
  renderInLanguage(<RhetiScreen />);
  await userEvent.click(button(texts.pairs[1].left));
  const { run: draft } = store.getSnapshot();
  expect(draft).toMatchObject({ runId: "run-1", sample: false, reportType: { value: "love" } });
  expect(Object.keys(draft.rheti)).toEqual(["1", "2"]);
});

describe("hero moments", () => {
  test("without all pairs the restore screen stands, and the sample leads on as a sample", async () => {
    const store = openWith(EMPTY);
    renderInLanguage(<HeroScreen />);
    await userEvent.click(button("Continue with a sample result (type 8)"));
    expect(store.getSnapshot().run.sample).toBe(true);
    expect(navigate).toHaveBeenCalledWith("/building-blocks");
    expect(jest.mocked(trackStep)).toHaveBeenLastCalledWith(
      expect.objectContaining({
        step: "hero-moments",
        label: "sample",
        personalityType: 8,
      }),
    );
  });

  test("four choices are kept by card and lead to the building blocks", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const store = openWith({ ...EMPTY, rheti: ANSWERED });
    renderInLanguage(<HeroScreen />);
    for (let card = 0; card < 4; card += 1) {
      expect(navigate).not.toHaveBeenCalled();
      const options = screen.getAllByRole("button", { pressed: false });
      if (options[0]) await user.click(options[0]);
      act(() => jest.advanceTimersByTime(1_000));
    }
    expect(Object.keys(store.getSnapshot().run.hero).sort()).toEqual([
      "general_001",
      "general_002",
      "general_003",
      "targeted_1v2_001",
    ]);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith("/building-blocks");
    expect(tracked()).toEqual(["hero-moments reached", "hero-moments completed"]);
    jest.useRealTimers();
  });
});
