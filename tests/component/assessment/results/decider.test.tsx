import { screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { DeciderPanel } from "@/components/assessment/results/decider-panel";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { deciderRound } from "@/lib/assessment/domain/run/decider-round";
import { workingType } from "@/lib/assessment/domain/run/selectors";
import { answerRound, clearRun, closeRun, towardSecond } from "@/tests/support/finished-run";
import { englishMessages } from "@/tests/support/render";
import { openOver } from "./open-results";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/assessment/client/run-provider", () => ({ useAssessmentRun: jest.fn() }));
jest.mock("@/lib/assessment/client/track", () => ({ trackStep: jest.fn() }));

const openPanel = (run: AssessmentRun) => openOver(<DeciderPanel />, run);

beforeEach(() => push.mockReset());

const answered = answerRound(closeRun, towardSecond(closeRun));
const round = deciderRound(answered);
const cards: Record<string, { prompt: string; options: Record<string, string> }> = englishMessages.hero.cards;

test("a clear answer offers no round", () => {
  openPanel(clearRun);
  expect(screen.queryByRole("heading", { name: "Two types are close" })).not.toBeInTheDocument();
});

test("the scenes come one after another, are kept at once, can be taken back, and end with what they say", async () => {
  const { user, draft, container } = openPanel(closeRun);
  await user.click(screen.getByRole("button", { name: "Answer 4 short scenes" }));
  const pick = towardSecond(closeRun);
  for (const [place, { id, types }] of (round?.cards ?? []).entries()) {
    expect(screen.getByText(`Scene ${place + 1} of 4`)).toBeVisible();
    expect(screen.getByRole("heading", { name: cards[id]?.prompt })).toHaveFocus();
    const index = pick(types);
    await user.click(screen.getByRole("button", { name: cards[id]?.options[String(types[index])] }));
    expect(draft().decider[id]?.value).toBe(index);
  }
  expect(screen.getByRole("heading", { name: "What the scenes say" })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole("button", { name: "Back to the scene before" }));
  expect(screen.getByText("Scene 4 of 4")).toBeVisible();
  expect(workingType(draft())).toBe(round?.before.type);
});

test("accepting another type leads to the block; nothing was changed before", async () => {
  const { user, draft } = openPanel(answered);
  expect(screen.getByText(/It now points to the/)).toBeVisible();
  expect(screen.getByText(/building block has to be chosen again/)).toBeVisible();
  expect(workingType(draft())).toBe(round?.before.type);
  await user.click(screen.getByRole("button", { name: "Accept and choose the block" }));
  expect(workingType(draft())).toBe(round?.after.type);
  expect(push).toHaveBeenCalledWith("/building-blocks");
});

test("refusing keeps type and block, and can be thought over", async () => {
  const { user, draft } = openPanel(answered);
  await user.click(screen.getByRole("button", { name: "Keep the first answer" }));
  expect(workingType(draft())).toBe(round?.before.type);
  expect(push).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Let them count after all" }));
  expect(workingType(draft())).toBe(round?.after.type);
  expect(push).toHaveBeenCalledWith("/building-blocks");
});

test("a round after the report begins a new run and leaves the completed one alone", async () => {
  const { user, draft } = openPanel({ ...answered, completedAt: 5 });
  await user.click(screen.getByRole("button", { name: "Keep the first answer" }));
  expect(draft().runId).not.toBe(answered.runId);
  expect(draft().completedAt).toBeNull();
});
