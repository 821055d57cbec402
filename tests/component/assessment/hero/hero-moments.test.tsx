import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import type { CardChoices } from "@/components/assessment/hero/hero-cards";
import { HeroMoments, LOCK_MS } from "@/components/assessment/hero/hero-moments";
import { RestoreView } from "@/components/assessment/hero/hero-screen";
import { HERO_CARD_IDS, HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { optionOrder } from "@/lib/assessment/domain/scoring/card-order";
import texts from "@/messages/en/hero.json";
import { renderInLanguage } from "@/tests/support/render";

interface Start {
  choices?: CardChoices;
  onBack?: () => void;
  onDone?: () => void;
}

const COMPLETE: CardChoices = Object.fromEntries(HERO_CARD_IDS.map((id) => [id, 0]));
const nothing = () => undefined;
let kept: CardChoices = {};

function Harness({ choices: start = {}, onBack = nothing, onDone = nothing }: Start) {
  const [choices, setChoices] = useState(start);
  kept = choices;
  const onChoose = (id: string, option: number) => setChoices((now) => ({ ...now, [id]: option }));
  return <HeroMoments runId="run" version={2} choices={choices} onChoose={onChoose} onBack={onBack} onDone={onDone} />;
}

function open(start: Start = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...renderInLanguage(<Harness {...start} />) };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const heading = () => screen.getByRole("heading", { level: 1 });
const button = (name: string) => screen.getByRole("button", { name });
const first = texts.cards.general_001.options;
const third = texts.cards.targeted_1v2_001.options;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the cards stand in the fixed order", () => {
  expect(HERO_CARDS.map(({ id }) => id)).toEqual(["general_001", "general_002", "targeted_1v2_001", "general_003"]);
});

test.each([
  ["a first card", {}],
  ["a chosen card", { choices: { general_002: 3 } }],
  ["a card of two", { choices: { general_001: 1, general_002: 3 } }],
  ["the summary", { choices: COMPLETE }],
])("%s is accessible", async (_name, start) => {
  const { container } = open(start);
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test("a choice is locked for one second, then the next card follows with its heading in focus", async () => {
  const { user } = open();
  await user.click(button(first[5]));
  expect(kept).toEqual({ general_001: 4 });
  expect(button(first[5])).toBeEnabled();
  expect(button(first[5])).toHaveAttribute("aria-pressed", "true");
  expect(button(first[8])).toBeDisabled();
  expect(button("Back")).toBeDisabled();
  expect(screen.getByText(/next scene follows/)).toHaveAttribute("role", "status");
  await user.click(button(first[8]));
  expect(kept).toEqual({ general_001: 4 });
  pass(LOCK_MS - 1);
  expect(heading()).toHaveTextContent("Scene 1 of 4");
  pass(1);
  expect(heading()).toHaveTextContent("Scene 2 of 4");
  expect(heading()).toHaveFocus();
  expect(button("Back")).toBeEnabled();
});

test("the lock lasts one second, and tapping the chosen option again neither prolongs nor repeats it", async () => {
  expect(LOCK_MS).toBe(1_000);
  const { user } = open();
  await user.click(button(first[5]));
  pass(600);
  await user.click(button(first[5]));
  pass(400);
  expect(heading()).toHaveTextContent("Scene 2 of 4");
  pass(10 * LOCK_MS);
  expect(heading()).toHaveTextContent("Scene 2 of 4");
});

test("what is kept is the option's index in the card, wherever it was shown", async () => {
  const card = HERO_CARDS[0];
  const shown = card ? optionOrder("run", card, 2) : [];
  expect(shown).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const { user } = open();
  const names = screen.getAllByRole("button", { pressed: false }).map((each) => each.textContent);
  expect(names).toEqual(shown.map((index) => Object.values(first)[index]));
  await user.click(button(first[1]));
  expect(kept.general_001).toBe(0);
});

test("the last card leads on, once, and not before its second is over", async () => {
  const onDone = jest.fn();
  const { user } = open({ choices: { general_001: 0, general_002: 0, targeted_1v2_001: 0 }, onDone });
  await user.click(button(texts.cards.general_003.options[9]));
  pass(LOCK_MS - 1);
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("leaving during the lock leads nowhere", async () => {
  const onDone = jest.fn();
  const { user, unmount } = open({ choices: { general_001: 0, general_002: 0, targeted_1v2_001: 0 }, onDone });
  await user.click(button(texts.cards.general_003.options[9]));
  unmount();
  pass(10 * LOCK_MS);
  expect(onDone).not.toHaveBeenCalled();
});

test("going back shows the earlier choice, which may be kept or changed", async () => {
  const { user } = open({ choices: { general_001: 2, general_002: 0, targeted_1v2_001: 0 } });
  await user.click(button("Back"));
  expect(button(third[1])).toHaveAttribute("aria-pressed", "true");
  await user.click(button("Keep this choice"));
  expect(heading()).toHaveTextContent("Scene 4 of 4");
  await user.click(button("Back"));
  await user.click(button(third[2]));
  expect(kept.targeted_1v2_001).toBe(1);
  expect(button(third[1])).toBeDisabled();
  pass(LOCK_MS);
  expect(heading()).toHaveTextContent("Scene 4 of 4");
});

test("back from the first card leaves the step", async () => {
  const onBack = jest.fn();
  const { user } = open({ onBack });
  await user.click(button("Back"));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test("complete scenes are shown together first, to go on or to change", async () => {
  const onDone = jest.fn();
  const { user } = open({ choices: COMPLETE, onDone });
  expect(screen.getByText(first[1])).toBeInTheDocument();
  await user.click(button("Continue"));
  expect(onDone).toHaveBeenCalledTimes(1);
  await user.click(button("Change my choices"));
  expect(heading()).toHaveTextContent("Scene 1 of 4");
  expect(heading()).toHaveFocus();
});

describe.each([false, true])("without answers (sample in use: %p)", (inUse) => {
  test("the screen is accessible and says that the sample is not about the person", async () => {
    const { container } = renderInLanguage(
      <RestoreView sampleInUse={inUse} onAnswerPairs={nothing} onUseSample={nothing} />,
    );
    expect(screen.getByText(/type 8.*isn’t about you/)).toBeInTheDocument();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  test("both ways lead where they say", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const [onAnswerPairs, onUseSample] = [jest.fn(), jest.fn()];
    renderInLanguage(<RestoreView sampleInUse={inUse} onAnswerPairs={onAnswerPairs} onUseSample={onUseSample} />);
    await user.click(button("Answer the 36 pairs"));
    expect([onAnswerPairs.mock.calls.length, onUseSample.mock.calls.length]).toEqual([1, 0]);
    await user.click(button(inUse ? "Continue with the sample" : "Continue with a sample result (type 8)"));
    expect([onAnswerPairs.mock.calls.length, onUseSample.mock.calls.length]).toEqual([1, 1]);
  });
});
