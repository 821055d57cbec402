import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { BlocksSteps } from "@/components/assessment/blocks/blocks-screen";
import { BlocksView } from "@/components/assessment/blocks/blocks-view";
import { PortraitsFirst } from "@/components/assessment/portraits/portraits-first";
import { fetchBlocks } from "@/lib/assessment/client/requests";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { blocksOf } from "@/lib/assessment/domain/instrument/blocks";
import type { BlockReply } from "@/lib/assessment/schema/step-texts";
import { englishMessages, renderInLanguage } from "@/tests/support/render";
import { openStore, sampleDraft, useStoreAsDraft } from "../step-store";

jest.mock("@/lib/assessment/client/run-provider", () => ({ useAssessmentRun: jest.fn() }));
jest.mock("@/components/assessment/portraits/portraits-first", () => ({ PortraitsFirst: jest.fn() }));
jest.mock("@/lib/assessment/client/requests", () => ({ fetchBlocks: jest.fn() }));
jest.mock("@/lib/assessment/client/track", () => ({ trackStep: jest.fn() }));

const texts = englishMessages.blocks.blocks;
const BLOCKS: BlockReply[] = blocksOf(8).map((block) => ({ ...block, ...texts[block.id] }));
const TITLE_A = texts["8w7"].title;
const TITLE_B = texts["8w9"].title;

function openStep(draft = sampleDraft()) {
  const { store, written } = openStore(draft);
  jest.mocked(useAssessmentRun).mockImplementation(() => useStoreAsDraft(store));
  const navigate = jest.fn();
  const view = renderInLanguage(<BlocksSteps navigate={navigate} />);
  return { store, written, navigate, user: userEvent.setup(), ...view };
}

const continueButton = () => screen.getByRole("button", { name: "Continue" });

afterEach(() => onlineManager.setOnline(true));
beforeEach(() => {
  jest.mocked(trackStep).mockReset();
  jest.mocked(fetchBlocks).mockReset().mockResolvedValue(BLOCKS);
  jest.mocked(PortraitsFirst).mockImplementation(({ children }) => children);
});

test.each([
  ["loading", "loading" as const, null],
  ["none", [], null],
  ["open", BLOCKS, null],
  ["chosen", BLOCKS, "8w9" as const],
])("the %s state has no accessibility violations", async (_name, blocks, selected) => {
  const act = { onSelect: jest.fn(), onRetry: jest.fn(), onBack: jest.fn(), onContinue: jest.fn() };
  const { container } = renderInLanguage(<BlocksView {...{ blocks, selected }} {...act} />);
  expect(await axe(container)).toHaveNoViolations();
});

test("asks for the blocks of the type in the language, and shows both with their texts, and no wing before the result", async () => {
  openStep();
  expect(screen.getByText("Loading your two blocks…")).toBeVisible();
  const [a, b] = await screen.findAllByRole("radio");
  expect(fetchBlocks).toHaveBeenCalledWith(8, "en");
  expect(a).toHaveAccessibleName(`Block A ${TITLE_A}`);
  expect(b).toHaveAccessibleName(`Block B ${TITLE_B}`);
  expect(b).toHaveAccessibleDescription(expect.stringContaining(texts["8w9"].watch));
  expect(screen.queryByText(/wing/i)).not.toBeInTheDocument();
});

test("one must be chosen to continue; the choice is saved at once and goes on to the colours", async () => {
  const { user, written, navigate } = openStep();
  const [, b] = await screen.findAllByRole("radio");
  expect(continueButton()).toBeDisabled();
  await user.click(screen.getByText(TITLE_B));
  expect(b).toBeChecked();
  expect(written.at(-1)?.block?.value).toBe("8w9");
  await user.click(continueButton());
  expect(navigate).toHaveBeenCalledWith("/color-phase");
  expect(
    jest.mocked(trackStep).mock.calls.map(([{ step, label, personalityType }]) => [step, label, personalityType]),
  ).toEqual([
    ["building-blocks", "reached", 8],
    ["building-blocks", "completed", 8],
  ]);
});

test("whoever is still at the two portraits has reached the step", () => {
  jest.mocked(PortraitsFirst).mockReturnValue(null);
  openStep();
  expect(jest.mocked(trackStep).mock.calls.map(([{ step, label }]) => [step, label])).toEqual([
    ["building-blocks", "reached"],
  ]);
});

test("the keyboard chooses with the arrow keys", async () => {
  const { user, store } = openStep();
  const [a, b] = await screen.findAllByRole("radio");
  a?.focus();
  await user.keyboard("{ArrowDown}");
  expect(b).toBeChecked();
  expect(store.getSnapshot().run.block?.value).toBe("8w9");
});

test("after a reload the choice is there again", async () => {
  const { user, written, unmount } = openStep();
  await user.click(await screen.findByText(TITLE_A));
  unmount();
  openStep(written.at(-1));
  expect((await screen.findAllByRole("radio"))[0]).toBeChecked();
  expect(continueButton()).toBeEnabled();
});

test("a choice that belongs to another type does not count", async () => {
  openStep(sampleDraft({ block: { value: "1w9", at: 1 } }));
  for (const radio of await screen.findAllByRole("radio")) expect(radio).not.toBeChecked();
  expect(continueButton()).toBeDisabled();
});

test.each([
  ["a failure", () => Promise.reject(new Error("down"))],
  ["an empty list", () => Promise.resolve([])],
])("%s says 'no blocks found'; trying again brings them and moves the focus there", async (_name, answer) => {
  jest.mocked(fetchBlocks).mockImplementationOnce(answer);
  const { user } = openStep();
  expect(await screen.findByText("no blocks found")).toBeVisible();
  expect(continueButton()).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findAllByRole("radio")).toHaveLength(2);
  expect(screen.queryByText("no blocks found")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("group")).toHaveFocus());
});

test("a browser that thinks it is offline asks all the same, instead of waiting without end", async () => {
  onlineManager.setOnline(false);
  jest.mocked(fetchBlocks).mockRejectedValueOnce(new TypeError("offline"));
  openStep();
  expect(await screen.findByText("no blocks found")).toBeVisible();
});

test("goes back to the hero moments, and the tower stands in blocks", async () => {
  const { user, navigate } = openStep();
  const tower = screen.getByRole("region", { name: "Your tower" });
  expect(within(tower).getByRole("img")).toHaveAccessibleName("Your tower: a tower of 2 blocks.");
  await user.click((await screen.findAllByRole("radio"))[0] ?? document.body);
  expect(within(tower).getByRole("img")).toHaveAccessibleName("Your tower: a tower of 3 blocks.");
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(navigate).toHaveBeenCalledWith("/hero-moments");
});

test("arriving puts the focus on the heading", async () => {
  openStep();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  await screen.findAllByRole("radio");
});
