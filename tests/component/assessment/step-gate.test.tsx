import { screen } from "@testing-library/react";
import { axe } from "jest-axe";
import type { ReactNode } from "react";
import { AnsweredPairs } from "@/components/assessment/rheti/answered-pairs";
import { StepGate } from "@/components/assessment/step-gate";
import { requestNewRun } from "@/lib/assessment/client/new-run-request";
import texts from "@/messages/en/rheti.json";
import { fullRun } from "@/tests/support/sample-runs";
import { openOver } from "./results/open-results";

const navigate = jest.fn();
let query = "";
jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(query) }));
jest.mock("@/components/layout/use-navigate", () => ({ useNavigate: () => navigate }));
jest.mock("@/lib/assessment/client/offline/keep-offline", () => ({ keepOffline: async () => undefined }));
jest.mock("@/lib/assessment/client/run-provider", () => ({
  RunProvider: ({ children }: { children: ReactNode }) => children,
  useAssessmentRun: jest.fn(),
}));

const RUN = "6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10";
const FULL = fullRun(4, RUN, 1_000);
const FINISHED = { ...FULL, completedAt: 5_000 };
const STEP = <p>the step</p>;
const question = "You’ve finished";

beforeEach(() => {
  query = "";
  sessionStorage.clear();
});

test("a step of a completed run asks before it lets anything be changed, and then changes a new run", async () => {
  const { container, user, draft } = openOver(<StepGate step="color-phase">{STEP}</StepGate>, FINISHED);
  expect(await screen.findByRole("heading", { level: 1, name: question })).toHaveFocus();
  expect(screen.queryByText("the step")).toBeNull();
  expect(screen.getByRole("link", { name: "See my result" })).toHaveAttribute("href", "/results");
  expect(await axe(container)).toHaveNoViolations();
  expect(draft()).toBe(FINISHED);
  await user.click(screen.getByRole("button", { name: "Change my answers" }));
  expect(screen.getByText("the step")).toBeVisible();
  expect(draft()).toMatchObject({ rheti: FINISHED.rheti, completedAt: null });
  expect(draft().runId).not.toBe(RUN);
});

test("the pairs that were asked for are shown as they were answered, before anything is changed", async () => {
  query = "pairs=3";
  const gate = (
    <StepGate step="rheti" finished={<AnsweredPairs />}>
      {STEP}
    </StepGate>
  );
  const { container } = openOver(gate, FINISHED);
  expect(await screen.findByText("Pair 3")).toBeVisible();
  expect(screen.getByText(texts.pairs[3].left)).toBeVisible();
  expect(screen.getByText(texts.pairs[3].right)).toBeVisible();
  expect(screen.getAllByText(/^Your choice/)).toHaveLength(1);
  expect(screen.getAllByText("Not chosen")).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("a run that is not completed is asked nothing, nor is the result", async () => {
  const first = openOver(<StepGate step="rheti">{STEP}</StepGate>, FULL);
  expect(await screen.findByText("the step")).toBeVisible();
  first.unmount();
  openOver(<StepGate step="results">{STEP}</StepGate>, FINISHED);
  expect(await screen.findByText("the step")).toBeVisible();
});

test("who asked for a new run is not asked about the one before", async () => {
  requestNewRun("love");
  const { draft } = openOver(<StepGate step="rheti">{STEP}</StepGate>, FINISHED);
  expect(await screen.findByText("the step")).toBeVisible();
  expect(draft()).toMatchObject({ rheti: {}, completedAt: null });
});
