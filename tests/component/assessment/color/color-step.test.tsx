import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { ColorStep } from "@/components/assessment/color/color-screen";
import { fetchState } from "@/lib/assessment/client/requests";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { COLOR_STATES, type StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { colorSelection, isDecided, workingType } from "@/lib/assessment/domain/run/selectors";
import { forkRun } from "@/lib/assessment/domain/run/set-aside";
import { answerRound, clearRun, closeRun, towardSecond } from "@/tests/support/finished-run";
import { englishMessages, renderInLanguage } from "@/tests/support/render";
import { openOver } from "../results/open-results";
import { openStore, sampleDraft, useStoreAsDraft } from "../step-store";

jest.mock("@/lib/assessment/client/run-provider", () => ({ useAssessmentRun: jest.fn() }));
jest.mock("@/lib/assessment/client/requests", () => ({ fetchState: jest.fn() }));
jest.mock("@/lib/assessment/client/track", () => ({ trackStep: jest.fn() }));

const { levels, states } = englishMessages.state;
const SPLIT = { primary: 50, secondary: 50 };

function openStep(selectedStates: readonly StateKey[] = [], distribution = SPLIT) {
  const colors = selectedStates.length > 0 ? { value: { selectedStates, distribution }, at: 1 } : null;
  const { store, written } = openStore(sampleDraft({ block: { value: "8w9", at: 1 }, colors }));
  jest.mocked(useAssessmentRun).mockImplementation(() => useStoreAsDraft(store));
  const navigate = jest.fn();
  const view = renderInLanguage(<ColorStep navigate={navigate} />);
  const chosen = () => colorSelection(store.getSnapshot().run);
  return { chosen, written, navigate, user: userEvent.setup(), ...view };
}

const card = (state: StateKey) => screen.getByRole("button", { name: new RegExp(`^${levels[state].label}`) });
const named = (name: string) => screen.findByRole("button", { name });
const allNamed = () => Promise.all(COLOR_STATES.map((s) => named(`${levels[s].label} ${states["8"][s].name}`)));

beforeEach(() => {
  jest.mocked(trackStep).mockReset();
  jest
    .mocked(fetchState)
    .mockReset()
    .mockImplementation(async (state) => ({ state: states["8"][state].name, level: state }));
});

test.each<[string, StateKey[]]>([
  ["nothing", []],
  ["one state", ["good"]],
  ["two states", ["good", "destructive"]],
])("with %s chosen there are no accessibility violations", async (_name, selected) => {
  const { container } = openStep(selected);
  await allNamed();
  expect(await axe(container)).toHaveNoViolations();
});

test("each state carries its label, the type's own name from the server, and the type's text", async () => {
  openStep();
  await allNamed();
  for (const state of COLOR_STATES) {
    expect(fetchState).toHaveBeenCalledWith(state, 8, "en");
    expect(card(state)).toHaveAccessibleDescription(states["8"][state].text);
    expect(card(state)).toHaveAttribute("aria-pressed", "false");
  }
});

test("a name that cannot be fetched is 'Unknown', and the others stand", async () => {
  jest.mocked(fetchState).mockImplementation(async (state) => {
    if (state === "average") throw new Error("down");
    return { state: states["8"][state].name, level: state };
  });
  openStep();
  expect(await named(`${levels.average.label} Unknown`)).toBeVisible();
  expect(await named(`${levels.good.label} ${states["8"].good.name}`)).toBeVisible();
});

test("exactly two are needed: the button says so until then, and the tower follows", async () => {
  const { user, chosen, navigate } = openStep();
  const tower = within(screen.getByRole("region", { name: "Your tower" }));
  const waiting = screen.getByRole("button", { name: "Select 2 States to Continue" });
  expect(waiting).toBeDisabled();
  expect(tower.getByText("Select states to see colors")).toBeVisible();
  expect(tower.getByText("Select 2 color states to preview")).toBeVisible();
  expect(screen.getByText("Choose two states first, then say how much there was of each.")).toBeVisible();

  await user.click(card("good"));
  expect(chosen()).toMatchObject({ selectedStates: ["good"], distribution: { primary: 100, secondary: 0 } });
  expect(waiting).toBeDisabled();
  expect(tower.getByText("Select one more state")).toBeVisible();
  expect(tower.queryByText("Select 2 color states to preview")).not.toBeInTheDocument();
  expect(screen.queryByRole("slider")).not.toBeInTheDocument();

  await user.click(card("average"));
  expect(chosen()).toEqual({ selectedStates: ["good", "average"], distribution: SPLIT, personalityType: 8 });
  expect(tower.getByText("Foundation Complete")).toBeVisible();
  expect(tower.getByText("Colors apply to tower in real-time")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(navigate).toHaveBeenCalledWith("/detail-tokens");
  expect(trackStep).toHaveBeenLastCalledWith(
    expect.objectContaining({
      step: "color-phase",
      label: "completed",
      personalityType: 8,
      data: { selectedStates: ["good", "average"], distribution: SPLIT },
    }),
  );
});

test("a third is ignored, saves nothing and says politely what to do; the next change takes the words away", async () => {
  const { user, chosen, written } = openStep(["good", "average"], { primary: 30, secondary: 70 });
  const before = chosen();
  const note = "Two are chosen. Tap one of them to change.";
  await user.click(card("destructive"));
  expect(chosen()).toBe(before);
  expect(written).toHaveLength(0);
  const first = screen.getByText(note);
  expect(first.closest("[role=status]")).toBeInTheDocument();
  await user.click(card("veryGood"));
  expect(screen.getByText(note)).not.toBe(first);
  await user.click(card("good"));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(chosen()).toMatchObject({ selectedStates: ["average"], distribution: { primary: 100, secondary: 0 } });
});

test.each<[StateKey, number]>([
  ["average", 72],
  ["good", 28],
])(
  "who exchanges %s is told that the split is even again, and has the one of before with one tap",
  async (left, primary) => {
    const { user, chosen } = openStep(["good", "average"], { primary: 72, secondary: 28 });
    await user.click(card(left));
    expect(screen.queryByText("The split is even again.")).not.toBeInTheDocument();
    await user.click(card("veryGood"));
    expect(chosen().distribution).toEqual(SPLIT);
    expect(screen.getByText("The split is even again.").closest("[role=status]")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: `Back to ${primary}% and ${100 - primary}%` }));
    expect(chosen().distribution).toEqual({ primary, secondary: 100 - primary });
    expect(screen.queryByText("The split is even again.")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Back to \d/ })).not.toBeInTheDocument();
  },
);

test("nothing is said of a split that was even, or whose two states are both gone", async () => {
  const { user } = openStep(["good", "average"]);
  await user.click(card("average"));
  await user.click(card("veryGood"));
  expect(screen.queryByText("The split is even again.")).not.toBeInTheDocument();
  fireEvent.change(screen.getByRole("slider"), { target: { value: "80" } });
  for (const state of ["good", "veryGood", "good", "veryGood"] as const) await user.click(card(state));
  expect(screen.queryByText("The split is even again.")).not.toBeInTheDocument();
});

test.each([
  ["70", 70],
  ["0", 0],
  ["100", 100],
])("the slider at %s is saved at once and named by both states", async (value, primary) => {
  const { chosen, written } = openStep(["good", "average"]);
  const slider = screen.getByRole("slider", { name: "Move the knob toward the one there was more of." });
  fireEvent.change(slider, { target: { value } });
  expect(chosen().distribution).toEqual({ primary, secondary: 100 - primary });
  expect(written.at(-1)?.colors?.value).toEqual(chosen());
  expect(slider).toHaveValue(value);
  expect(slider).toHaveAttribute(
    "aria-valuetext",
    `${levels.good.label} ${primary}%, ${levels.average.label} ${100 - primary}%`,
  );
});

test.each([
  [true, "auto"],
  [false, "smooth"],
])("with the second state the split comes into view (less motion: %s), and only then", async (reduced, behavior) => {
  const media = window.matchMedia;
  window.matchMedia = (() => ({ matches: reduced })) as unknown as typeof window.matchMedia;
  const shown = jest.fn();
  Element.prototype.scrollIntoView = function (this: Element, options) {
    shown(this.querySelector("h2")?.textContent, options);
  };
  const { user } = openStep();
  await user.click(card("good"));
  expect(shown).not.toHaveBeenCalled();
  await user.click(card("average"));
  expect(shown.mock.calls).toEqual([["How much of each?", { block: "nearest", behavior }]]);
  expect(card("average")).toHaveFocus();
  fireEvent.change(screen.getByRole("slider"), { target: { value: "20" } });
  expect(shown).toHaveBeenCalledTimes(1);
  window.matchMedia = media;
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

test("a page that opens with both stays where it is", () => {
  const shown = jest.fn();
  Element.prototype.scrollIntoView = shown;
  openStep(["good", "average"]);
  expect(screen.getByRole("slider")).toBeVisible();
  expect(shown).not.toHaveBeenCalled();
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

const NEW_TEXTS = /^These texts now describe the .+; check whether your two states still fit\.$/;

/** The extra scenes answered after the states, by the type that is picked where a scene has it. */
function roundAfterStates(pick: (types: readonly number[]) => number) {
  const answered = answerRound(closeRun, pick);
  const decider = Object.fromEntries(Object.entries(answered.decider).map(([id, each]) => [id, { ...each, at: 5 }]));
  return { ...answered, decider };
}
const ledElsewhere = roundAfterStates(towardSecond(closeRun));
const ledNowhere = roundAfterStates((types) => Math.max(0, types.indexOf(workingType(closeRun) ?? 1)));

test("where extra scenes led to another type, it is said that its texts were not read yet, until the states are changed", async () => {
  const { user, container } = openOver(<ColorStep navigate={jest.fn()} />, ledElsewhere);
  expect(await screen.findByText(NEW_TEXTS)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(card("good"));
  expect(screen.queryByText(NEW_TEXTS)).not.toBeInTheDocument();
});

test.each([
  ["were never answered", closeRun],
  ["came before the states", { ...ledElsewhere, colors: closeRun.colors && { ...closeRun.colors, at: 9 } }],
  ["led to no other type", ledNowhere],
  ["came before any state", { ...ledElsewhere, colors: null }],
])("where extra scenes %s, nothing is said of it", (_name, run) => {
  openOver(<ColorStep navigate={jest.fn()} />, run);
  expect(card("good")).toBeVisible();
  expect(screen.queryByText(NEW_TEXTS)).not.toBeInTheDocument();
});

/** A finished run whose states were chosen by what they say for this type. */
function chosenFor(personalityType: PersonalityType): AssessmentRun {
  const { colors } = clearRun;
  return { ...clearRun, colors: colors && { ...colors, value: { ...colors.value, personalityType } } };
}

test("states that were chosen for another type are said to be, until they are changed or kept", async () => {
  const { user, draft, unmount } = openOver(<ColorStep navigate={jest.fn()} />, chosenFor(8));
  expect(screen.getByText(NEW_TEXTS)).toHaveTextContent("describe the Achiever");
  const { selectedStates, distribution } = colorSelection(draft());
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(colorSelection(draft())).toEqual({ selectedStates, distribution, personalityType: 3 });
  expect(trackStep).toHaveBeenLastCalledWith(expect.objectContaining({ data: { selectedStates, distribution } }));
  expect(screen.queryByText(NEW_TEXTS)).not.toBeInTheDocument();
  unmount();
  const again = openOver(<ColorStep navigate={jest.fn()} />, chosenFor(8));
  fireEvent.change(screen.getByRole("slider"), { target: { value: "20" } });
  expect(again.draft().colors?.value.personalityType).toBe(3);
  expect(screen.queryByText(NEW_TEXTS)).not.toBeInTheDocument();
});

test("the note follows the states, not the way: it comes with answers brought back, and not for the same type", () => {
  const { unmount } = openOver(<ColorStep navigate={jest.fn()} />, forkRun(chosenFor(8), "b", 5));
  expect(screen.getByText(NEW_TEXTS)).toBeVisible();
  unmount();
  openOver(<ColorStep navigate={jest.fn()} />, chosenFor(3));
  expect(screen.queryByText(NEW_TEXTS)).not.toBeInTheDocument();
});

test("a round that leads to the type of the pairs is complete all the same", () => {
  expect([isDecided(ledNowhere), workingType(ledNowhere)]).toEqual([true, workingType(closeRun)]);
});

test("the keyboard alone is enough", async () => {
  const { user, chosen } = openStep();
  card("veryGood").focus();
  await user.keyboard(" ");
  await user.tab();
  await user.keyboard("{Enter}");
  expect(chosen().selectedStates).toEqual(["veryGood", "good"]);
  expect(card("good")).toHaveFocus();
});

test("goes back to the blocks", async () => {
  const { user, navigate } = openStep();
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(navigate).toHaveBeenCalledWith("/building-blocks");
});
