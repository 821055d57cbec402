import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { TokensStep } from "@/components/assessment/tokens/tokens-screen";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { INSTINCTS, type Instinct, NO_TOKENS, type TokenCounts } from "@/lib/assessment/domain/instrument/instincts";
import { tokenCounts } from "@/lib/assessment/domain/run/selectors";
import { englishMessages, renderInLanguage } from "@/tests/support/render";
import { openStore, sampleDraft, useStoreAsDraft } from "../step-store";

jest.mock("@/lib/assessment/client/run-provider", () => ({ useAssessmentRun: jest.fn() }));
jest.mock("@/lib/assessment/client/track", () => ({ trackStep: jest.fn() }));

const { instincts, texts } = englishMessages.subtypes;
const FULL: TokenCounts = { self: 5, oneToOne: 3, social: 2 };

function openStep(counts: TokenCounts = NO_TOKENS) {
  const { store, written } = openStore(
    sampleDraft({
      block: { value: "8w9", at: 1 },
      colors: { value: { selectedStates: ["good", "average"], distribution: { primary: 70, secondary: 30 } }, at: 1 },
      tokens: counts === NO_TOKENS ? null : { value: counts, at: 1 },
    }),
  );
  jest.mocked(useAssessmentRun).mockImplementation(() => useStoreAsDraft(store));
  const navigate = jest.fn();
  const view = renderInLanguage(<TokensStep navigate={navigate} />);
  const now = () => tokenCounts(store.getSnapshot().run);
  return { now, written, navigate, user: userEvent.setup(), ...view };
}

const area = (name: Instinct) => within(screen.getByRole("group", { name: instincts[name].name }));
const plus = (name: Instinct) => area(name).getByRole("button", { name: /^Add a token/ });
const minus = (name: Instinct) => area(name).getByRole("button", { name: /^Take a token/ });
const placed = (name: Instinct) => area(name).queryAllByRole("button", { name: /^Take back token/ });
const goOn = () => screen.queryByRole("button", { name: "Continue" });
const announced = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join(" ");

beforeEach(() => jest.mocked(trackStep).mockReset());

test.each<[string, TokenCounts]>([
  ["no tokens", NO_TOKENS],
  ["some tokens", { self: 1, oneToOne: 0, social: 3 }],
  ["all tokens", FULL],
  ["two areas ahead", { self: 5, oneToOne: 5, social: 0 }],
])("with %s placed there are no accessibility violations", async (_name, counts) => {
  const { container } = openStep(counts);
  expect(await axe(container)).toHaveNoViolations();
});

test("each area has its name, short and description", () => {
  openStep();
  for (const name of INSTINCTS) {
    expect(area(name).getByText(instincts[name].short)).toBeVisible();
    expect(screen.getByRole("group", { name: instincts[name].name })).toHaveAccessibleDescription(
      instincts[name].description,
    );
  }
});

test("each click adds one, saved at once, and what is left is shown and announced", async () => {
  const { user, now, written } = openStep();
  expect(screen.getByText("10 tokens left to place")).toBeVisible();
  await user.click(plus("self"));
  await user.click(plus("self"));
  await user.click(plus("social"));
  expect(now()).toEqual({ self: 2, oneToOne: 0, social: 1 });
  expect(written).toHaveLength(3);
  expect(screen.getByText("7 tokens left to place")).toBeVisible();
  expect(announced()).toContain("Social: 1 token. 7 left to place.");
  const energy = within(screen.getByRole("region", { name: "Energy Distribution" }));
  expect(energy.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["2", "0", "1"]);
});

test("a click on a placed token takes it back, and the focus stays in its area", async () => {
  const { user, now } = openStep({ self: 1, oneToOne: 2, social: 0 });
  expect(placed("oneToOne")).toHaveLength(2);
  await user.click(placed("self")[0] ?? document.body);
  expect(now()).toEqual({ self: 0, oneToOne: 2, social: 0 });
  expect(minus("self")).toHaveFocus();
});

test("plus and minus work from the keyboard; below nothing there is nothing, and it says so", async () => {
  const { user, now, written } = openStep();
  plus("oneToOne").focus();
  await user.keyboard("{Enter} ");
  expect(now().oneToOne).toBe(2);
  await user.tab({ shift: true });
  expect(minus("oneToOne")).toHaveFocus();
  await user.keyboard("{Enter}{Enter}");
  const before = written.length;
  await user.keyboard("{Enter}");
  expect(now()).toEqual(NO_TOKENS);
  expect(written).toHaveLength(before);
  expect(minus("oneToOne")).toHaveFocus();
  expect(announced()).toContain("There is no token in One-to-One.");
});

test("continue appears with the tenth token and not before; an eleventh changes nothing", async () => {
  const { user, now, navigate } = openStep({ self: 5, oneToOne: 3, social: 1 });
  expect(goOn()).not.toBeInTheDocument();
  await user.click(plus("social"));
  expect(announced()).toContain("All ten tokens are placed. You can continue.");
  await user.click(plus("social"));
  expect(now()).toEqual(FULL);
  expect(announced()).toContain("All ten tokens are placed. Take one back to place it elsewhere.");
  await user.click(goOn() ?? document.body);
  expect(navigate).toHaveBeenCalledWith("/results");
  expect(trackStep).toHaveBeenLastCalledWith(
    expect.objectContaining({
      step: "detail-tokens",
      label: "completed",
      personalityType: 8,
      data: { ...FULL },
    }),
  );
});

test("taking the tenth back hides continue and the text of the leading area", async () => {
  const { user } = openStep(FULL);
  expect(screen.getByText(texts["8"].self.text)).toBeVisible();
  expect(screen.queryByText(texts["8"].oneToOne.text)).not.toBeInTheDocument();
  await user.click(minus("social"));
  expect(goOn()).not.toBeInTheDocument();
  expect(screen.queryByText(texts["8"].self.text)).not.toBeInTheDocument();
});

test("two leading areas are both described", () => {
  openStep({ self: 4, oneToOne: 2, social: 4 });
  expect(screen.getByText(texts["8"].self.text)).toBeVisible();
  expect(screen.getByText(texts["8"].social.text)).toBeVisible();
  expect(screen.getByText(/Two areas are level/)).toBeVisible();
});

test("undo walks back through every move, starting over included", async () => {
  const { user, now } = openStep({ self: 1, oneToOne: 0, social: 0 });
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(undo).toHaveAttribute("aria-disabled", "true");
  await user.click(plus("social"));
  await user.click(screen.getByRole("button", { name: "Start over" }));
  expect(now()).toEqual(NO_TOKENS);
  expect(announced()).toContain("All ten tokens are yours to place again.");
  await user.click(undo);
  expect(now()).toEqual({ self: 1, oneToOne: 0, social: 1 });
  await user.click(undo);
  expect(now()).toEqual({ self: 1, oneToOne: 0, social: 0 });
  expect(undo).toHaveAttribute("aria-disabled", "true");
  await user.click(undo);
  expect(now()).toEqual({ self: 1, oneToOne: 0, social: 0 });
});

test("goes back to the colours", async () => {
  const { user, navigate } = openStep();
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(navigate).toHaveBeenCalledWith("/color-phase");
});
