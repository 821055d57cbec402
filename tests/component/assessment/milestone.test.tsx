import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MILESTONE_MS, Milestone } from "@/components/assessment/milestone";
import { StepProgress } from "@/components/assessment/step-progress";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import type { StepId } from "@/lib/assessment/domain/run/steps";
import { clearRun } from "@/tests/support/finished-run";
import { renderInLanguage } from "@/tests/support/render";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const withPairs = (count: number): AssessmentRun => ({
  ...newRun("a", 1, "standard"),
  rheti: Object.fromEntries(
    PAIRS.slice(0, count).map(({ id }) => [id, { value: { side: "left" as const, strong: false }, at: 1 }]),
  ),
});

const said = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");

/** The line of the milestone after a run went from one number of answers to another. */
function lineAfter(from: number, to: number) {
  let answer: (count: number) => void = () => undefined;
  function Answering() {
    const [count, setCount] = useState(from);
    answer = setCount;
    return <Milestone step="rheti" run={withPairs(count)} />;
  }
  const { unmount } = renderInLanguage(<Answering />);
  act(() => answer(to));
  return { line: said(), unmount };
}

afterEach(() => jest.useRealTimers());

test.each([
  [11, 12, /A third/],
  [23, 24, /Two thirds/],
  [35, 36, /All 36 pairs/],
])("from %i to %i answers a line is said", (from, to, words) => {
  expect(lineAfter(from, to).line).toMatch(words);
});

test.each([
  [12, 13],
  [0, 12],
  [13, 12],
  [36, 36],
])("from %i to %i answers none is", (from, to) => {
  expect(lineAfter(from, to).line).toBe("");
});

test("it leaves by itself, and sooner by a tap", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const first = lineAfter(11, 12);
  act(() => jest.advanceTimersByTime(MILESTONE_MS));
  expect(said()).toBe("");
  first.unmount();
  lineAfter(11, 12);
  await user.click(screen.getByText(/A third/));
  expect(said()).toBe("");
});

test("a step that is completed is followed by the line of the next one, and nothing else is", () => {
  const arrive = (step: StepId, run: AssessmentRun) => {
    const { unmount } = renderInLanguage(<Milestone step={step} run={run} />);
    const line = said();
    unmount();
    return line;
  };
  expect(arrive("rheti", withPairs(36))).toBe("");
  expect(arrive("hero-moments", clearRun)).toMatch(/four short scenes/);
  expect(arrive("rheti", clearRun)).toBe("");
  expect(arrive("color-phase", clearRun)).toBe("");
  expect(arrive("building-blocks", { ...clearRun, block: null })).toBe("");
  expect(arrive("color-phase", clearRun)).toBe("");
});

test.each([
  [withPairs(0), "about 12 min left"],
  [withPairs(18), "about 8 min left"],
  [withPairs(36), "about 5 min left"],
  [{ ...clearRun, tokens: null }, "about 1 min left"],
])("the time left is that of the steps that are open", (run, words) => {
  renderInLanguage(<StepProgress current="detail-tokens" run={run} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test("the small tower has five stones, as many laid as steps are complete, and takes no name", () => {
  const laid = (step: StepId, run: AssessmentRun) => {
    const { container, unmount } = renderInLanguage(<StepProgress current={step} run={run} />);
    const tower = container.querySelector('.mini-tower[aria-hidden="true"]');
    const counts = [tower?.querySelectorAll("[data-laid]").length, tower?.children.length];
    unmount();
    return counts;
  };
  expect(laid("rheti", withPairs(0))).toEqual([0, 5]);
  expect(laid("rheti", withPairs(35))).toEqual([0, 5]);
  expect(laid("rheti", withPairs(36))).toEqual([1, 5]);
  expect(laid("hero-moments", withPairs(36))).toEqual([1, 5]);
  expect(laid("detail-tokens", { ...clearRun, tokens: null })).toEqual([4, 5]);
  expect(laid("detail-tokens", clearRun)).toEqual([5, 5]);
  expect(laid("rheti", clearRun)).toEqual([5, 5]);
  const { container } = renderInLanguage(<StepProgress current="results" run={clearRun} />);
  expect(container.querySelector(".mini-tower")).toBeNull();
});

test("every pair, scene, state and token moves the line of its step", () => {
  const filled = (run: AssessmentRun) => {
    const { container, unmount } = renderInLanguage(<StepProgress current="rheti" run={run} />);
    const shares = [...container.querySelectorAll<HTMLElement>("li .bg-accent")].map(({ style }) => style.inlineSize);
    unmount();
    return shares;
  };
  expect(filled(withPairs(18))).toEqual(["50%", "0%", "0%", "0%", "0%"]);
  const scenes = Object.entries(clearRun.hero).slice(0, 1);
  const oneState = { selectedStates: ["good" as const], distribution: { primary: 100, secondary: 0 } };
  const parts = { hero: Object.fromEntries(scenes), colors: { value: oneState, at: 1 } };
  const tokens = { value: { self: 4, oneToOne: 1, social: 1 }, at: 1 };
  expect(filled({ ...clearRun, ...parts, tokens })).toEqual(["100%", "25%", "100%", "50%", "60%"]);
});
