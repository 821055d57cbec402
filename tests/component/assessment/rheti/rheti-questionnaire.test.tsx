import { screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { AUTO_ADVANCE_MS } from "@/components/assessment/rheti/use-pair-navigation";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import texts from "@/messages/en/rheti.json";
import { renderInLanguage } from "@/tests/support/render";
import {
  ALL,
  allBut,
  answered,
  button,
  Harness,
  heading,
  keptAnswers,
  LEFT,
  open,
  openOverview,
  pass,
  statement,
} from "./questionnaire";

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute("dir");
});

test.each([
  ["empty", {}],
  ["half answered", { answers: answered(1, 2, 3, 4, 5, 6) }],
  ["marked strongly", { answers: { 1: { side: "right", strong: true } } as PairAnswers }],
  ["complete", { answers: allBut() }],
  ["in review", { answers: allBut(), walk: [3, 17], review: true }],
])("a questionnaire that is %s is accessible", async (_name, start) => {
  const { container } = open(start);
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test("the overview as a dialog is accessible", async () => {
  const { user, container } = open({ answers: answered(1, 2) });
  await user.click(button("3 of 36, see all pairs"));
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

describe("moving on", () => {
  test("after a choice the next open pair follows, with the heading in focus", async () => {
    const { user } = open({ answers: answered(2, 3) });
    await user.click(statement("1", "right"));
    expect(keptAnswers()[1]).toEqual({ side: "right", strong: false });
    pass(AUTO_ADVANCE_MS - 1);
    expect(heading()).toHaveTextContent("Pair 1");
    expect(button("Next")).toHaveClass("btn-secondary");
    pass(1);
    expect(heading()).toHaveTextContent("Pair 4");
    expect(heading()).toHaveFocus();
  });

  test("a second tap just before the move counts as strongly and starts the pause again", async () => {
    const { user } = open();
    await user.click(statement("1", "left"));
    pass(AUTO_ADVANCE_MS - 50);
    await user.click(statement("1", "left"));
    expect(keptAnswers()[1]).toEqual({ side: "left", strong: true });
    expect(screen.getByText("Marked as a strong choice.")).toBeInTheDocument();
    pass(AUTO_ADVANCE_MS - 50);
    expect(heading()).toHaveTextContent("Pair 1");
    pass(50);
    expect(heading()).toHaveTextContent("Pair 2");
  });

  test("either strength is one tap in the card, before and after it is taken, and Next need not wait", async () => {
    const { user } = open();
    const parts = () => screen.getAllByRole("button", { name: /^(A little|Strongly) / });
    expect(screen.getByText(/If it clearly does, tap “Strongly”/)).toBeVisible();
    expect(parts()).toHaveLength(4);
    for (const part of parts()) expect(part).toHaveAttribute("aria-pressed", "false");
    await user.click(button(`Strongly ${texts.pairs[1].right}`));
    expect(keptAnswers()[1]).toEqual({ side: "right", strong: true });
    expect(parts()).toHaveLength(4);
    await user.click(button(`A little ${texts.pairs[1].right}`));
    expect(keptAnswers()[1]).toEqual({ side: "right", strong: false });
    expect(button(`A little ${texts.pairs[1].right}`)).toHaveAttribute("aria-pressed", "true");
    await user.click(button("Next"));
    expect(heading()).toHaveTextContent("Pair 2");
    pass(10 * AUTO_ADVANCE_MS);
    expect(heading()).toHaveTextContent("Pair 2");
  });

  test("an answer that is looked at again does not move on, and the way on is said and stands out", async () => {
    const words = /^Noted\. Go on with the button below/;
    const { user } = open({ answers: answered(1) });
    await user.click(button("Back"));
    expect(button("Next")).toHaveClass("btn-secondary");
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await user.click(statement("1", "right"));
    pass(10 * AUTO_ADVANCE_MS);
    expect(heading()).toHaveTextContent("Pair 1");
    expect(keptAnswers()[1]).toEqual({ side: "right", strong: false });
    expect(button("Next")).toHaveClass("btn-primary");
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getByText(words, { selector: "[role=status]" })).toBeInTheDocument();
    await user.click(button("Next"));
    expect(button("Next")).toHaveClass("btn-secondary");
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  test("an open pair farther away stands out instead of the next one", async () => {
    const { user } = open({ answers: answered(1, 2, 3) });
    for (const _ of [3, 2]) await user.click(button("Back"));
    await user.click(statement("2", "right"));
    expect(button("Go to pair 4")).toHaveClass("btn-primary");
    expect(button("Next")).toHaveClass("btn-secondary");
  });

  test("it can be turned off, and stays off", async () => {
    const { user, unmount } = open();
    const overview = await openOverview(user);
    await user.click(overview.getByRole("checkbox", { name: /automatically/ }));
    await user.click(overview.getByRole("button", { name: "Close" }));
    await user.click(statement("1", "left"));
    pass(10 * AUTO_ADVANCE_MS);
    expect(heading()).toHaveTextContent("Pair 1");
    unmount();
    const again = open();
    expect((await openOverview(again.user)).getByRole("checkbox", { name: /automatically/ })).not.toBeChecked();
  });

  test("who asked for less motion moves on by Next", async () => {
    const before = window.matchMedia;
    window.matchMedia = ((query: string) => ({ matches: query.includes("reduce") })) as typeof window.matchMedia;
    const { user } = open();
    await user.click(statement("1", "left"));
    pass(10 * AUTO_ADVANCE_MS);
    expect(heading()).toHaveTextContent("Pair 1");
    expect(button("Next")).toHaveClass("btn-primary");
    expect(screen.queryByText(/^Noted/)).not.toBeInTheDocument();
    await user.click(button("Next"));
    expect(heading()).toHaveTextContent("Pair 2");
    window.matchMedia = before;
  });
});

describe("keys", () => {
  test.each([
    ["ltr", "{ArrowLeft}", "left"],
    ["ltr", "{ArrowRight}", "right"],
    ["rtl", "{ArrowLeft}", "right"],
    ["rtl", "{ArrowRight}", "left"],
  ] as const)("in %s text %s takes the statement that stands there", async (dir, key, side) => {
    document.documentElement.dir = dir;
    const { user } = open();
    await user.keyboard(key);
    expect(keptAnswers()[1]).toEqual({ side, strong: false });
    expect(statement("1", side)).toHaveFocus();
    await user.keyboard(key);
    expect(keptAnswers()[1]).toEqual({ side, strong: true });
  });

  test("up and down take the statement above or below, where they are stacked and the focus is with them", async () => {
    const { user } = open();
    statement("1", "right").getBoundingClientRect = () => ({ top: 200 }) as DOMRect;
    await user.keyboard("{ArrowDown}");
    expect(keptAnswers()).toEqual({});
    statement("1", "left").focus();
    await user.keyboard("{ArrowDown}");
    expect(keptAnswers()[1]).toEqual({ side: "right", strong: false });
    await user.keyboard("{ArrowUp}");
    expect(keptAnswers()[1]).toEqual({ side: "left", strong: false });
  });

  test("Backspace and the page keys move without answering", async () => {
    const { user } = open();
    await user.keyboard("{PageDown}{PageDown}{Backspace}");
    expect(heading()).toHaveTextContent("Pair 2");
    await user.keyboard("{PageUp}{PageUp}");
    expect(heading()).toHaveTextContent("Pair 1");
    expect(keptAnswers()).toEqual({});
  });

  test("keys in another control and browser shortcuts are left alone", async () => {
    const { user } = open();
    await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    (await openOverview(user)).getByRole("checkbox", { name: /automatically/ }).focus();
    await user.keyboard("{ArrowLeft}{Backspace}");
    expect(keptAnswers()).toEqual({});
  });

  test("Enter on a statement is a tap", async () => {
    const { user } = open();
    statement("1", "right").focus();
    await user.keyboard("{Enter}");
    expect(keptAnswers()[1]).toEqual({ side: "right", strong: false });
  });
});

describe("the way on", () => {
  test.each([0, 1, 34])("is the next pair with %i answers", (count) => {
    open({ answers: answered(...ALL.slice(0, count)) });
    expect(button("Next")).toBeEnabled();
    expect(screen.queryByRole("button", { name: "Continue" })).not.toBeInTheDocument();
  });

  test("is closed at the last pair: many that are missing are counted, and the first is offered", async () => {
    const { user } = open();
    await user.click((await openOverview(user)).getByRole("button", { name: "Pair 36, open" }));
    expect(button("Continue")).toBeDisabled();
    expect(button("Continue")).toHaveAccessibleDescription(/36 pairs are still open/);
    expect(screen.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /^Go to pair/ })).toEqual([button("Go to pair 1")]);
  });

  test("opens with the last answer, and says so", async () => {
    const onDone = jest.fn();
    const { user } = open({ answers: allBut(20), onDone });
    await user.click(statement("20", "left"));
    const words = within(screen.getByRole("region")).getByText(/All 36 pairs/, { selector: "[role=status]" });
    expect(words).toBeVisible();
    expect(words).not.toHaveClass("sr-only");
    pass(10 * AUTO_ADVANCE_MS);
    expect(heading()).toHaveTextContent("Pair 20");
    expect(screen.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();
    await user.click(button("Continue"));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test("names the pairs that are missing and leads there", async () => {
    const { user } = open({ answers: allBut(3, 17) });
    await user.click((await openOverview(user)).getByRole("button", { name: "Pair 36, answered" }));
    expect(button("Continue")).toBeDisabled();
    expect(screen.getByText(/2 pairs are still open/)).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /^Go to pair/ })).toHaveLength(2);
    await user.click(button("Go to pair 17"));
    expect(heading()).toHaveTextContent("Pair 17");
  });
});

test("the overview shows what is answered, strong and current, and leads to any pair", async () => {
  const { user } = open({ answers: { 1: LEFT, 2: { side: "right", strong: true } } });
  const place = await openOverview(user);
  expect(place.getAllByRole("button", { name: /^Pair/ })).toHaveLength(36);
  expect(place.getByRole("button", { name: "Pair 1, answered" })).toBeInTheDocument();
  expect(place.getByRole("button", { name: "Pair 2, answered strongly" })).toBeInTheDocument();
  expect(place.getByRole("button", { name: "Pair 3, open" })).toHaveAttribute("aria-current", "step");
  await user.click(place.getByRole("button", { name: "Pair 30, open" }));
  expect(heading()).toHaveTextContent("Pair 30");
});

test("choosing in the dialog closes it and brings the heading into focus", async () => {
  const { user } = open();
  await user.click(button("1 of 36, see all pairs"));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Pair 8, open" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(heading()).toHaveTextContent("Pair 8");
  expect(heading()).toHaveFocus();
});

test("a reload comes back to the same pair", async () => {
  const { user, unmount } = open();
  await user.click(button("Next"));
  await user.click(button("Next"));
  unmount();
  renderInLanguage(<Harness />);
  expect(heading()).toHaveTextContent("Pair 3");
});

test.each([
  [[3], /^This one answer weighs most on your result\. Look at it once more/],
  [[3, 17], /^These few answers weigh most on your result\. Look at each once more/],
])("a review of %j speaks of as many answers", (walk, sentence) => {
  open({ answers: allBut(), walk, review: true });
  expect(screen.getByText(sentence)).toBeVisible();
});

test("a review walks only the named pairs and then returns to the results", async () => {
  const onDone = jest.fn();
  const { user } = open({ answers: allBut(), walk: [3, 17, 20], review: true, onDone });
  await user.click((await openOverview(user)).getByRole("button", { name: "Pair 3, answered" }));
  await user.click(button("Next"));
  expect(heading()).toHaveTextContent("Pair 17");
  expect(button("Back to the results")).toHaveClass("btn-primary");
  await user.click(statement("17", "right"));
  expect(button("Back to the results")).toHaveClass("btn-secondary");
  expect(button("Next")).toHaveClass("btn-primary");
  await user.click(button("Next"));
  expect(heading()).toHaveTextContent("Pair 20");
  expect(screen.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();
  await user.click(button("Back to the results"));
  expect(onDone).toHaveBeenCalledTimes(1);
});
