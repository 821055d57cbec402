import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { PortraitsFirst } from "@/components/assessment/portraits/portraits-first";
import { TrustView } from "@/components/assessment/results/trust-note";
import { markPortraitsPassed, portraitsPassed } from "@/lib/assessment/client/local-run";
import { sendPortraitAnswer } from "@/lib/assessment/client/portraits";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { drawPortraits, portraitQuestion } from "@/lib/assessment/domain/portraits/question";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import portraits from "@/messages/en/portraits.json";
import { jsonResponse } from "@/tests/support/json-response";
import { englishMessages, renderInLanguage } from "@/tests/support/render";
import { fullRun } from "@/tests/support/sample-runs";
import { openStore, useStoreAsDraft } from "../step-store";

jest.mock("@/lib/assessment/client/run-provider", () => ({ useAssessmentRun: jest.fn() }));
jest.mock("@/lib/assessment/client/portraits", () => ({ sendPortraitAnswer: jest.fn() }));

const texts = englishMessages.portraitsStep;
const RUN: AssessmentRun = { ...fullRun(4, "run-1", 1_000), block: null, colors: null, tokens: null };

/** The same run under an id by which the leader stands in the given place. */
function runWithLeader(place: "first" | "second"): AssessmentRun {
  const ids = Array.from({ length: 50 }, (_none, at) => `run-${at}`);
  const runId = ids.find((id) => drawPortraits(id, 4, 9).leaderFirst === (place === "first"));
  return { ...RUN, runId: runId ?? RUN.runId };
}

function open(run = RUN) {
  const { store } = openStore(run);
  jest.mocked(useAssessmentRun).mockImplementation(() => useStoreAsDraft(store));
  const onBack = jest.fn();
  const view = renderInLanguage(
    <PortraitsFirst onBack={onBack}>
      <p>The blocks</p>
    </PortraitsFirst>,
  );
  return { onBack, user: userEvent.setup(), ...view };
}

const blocks = () => screen.findByText("The blocks");
const radio = (name: string) => screen.findByRole("radio", { name });
const firstWords = (type: number) => (portraits[`${type}` as "1"].split("\n\n")[0] ?? "").slice(0, 60);
const sent = () => jest.mocked(sendPortraitAnswer).mock.calls;

beforeEach(() => {
  localStorage.clear();
  jest.mocked(sendPortraitAnswer).mockReset().mockResolvedValue(undefined);
  global.fetch = jest.fn(async () => jsonResponse(200, portraits));
});

test("the question has no accessibility violations, takes the focus, and names no type", async () => {
  const { container } = open();
  await radio(texts.a);
  expect(screen.getByRole("heading", { level: 1, name: texts.title })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  for (const name of Object.values(englishMessages.results.typeNames))
    expect(container).not.toHaveTextContent(new RegExp(`\\b${name}\\b`));
  expect(screen.queryByText("The blocks")).not.toBeInTheDocument();
});

test("each portrait is described by its text, in the order of the run", async () => {
  const question = portraitQuestion(RUN);
  if (!question) throw new Error("the run asks nothing");
  const { leader, other, leaderFirst } = question;
  open();
  const [first, second] = leaderFirst ? [leader, other] : [other, leader];
  expect(await radio(texts.a)).toHaveAccessibleDescription(expect.stringContaining(firstWords(first)));
  expect(await radio(texts.b)).toHaveAccessibleDescription(expect.stringContaining(firstWords(second)));
});

test.each([
  ["first", "a", "leader"],
  ["first", "b", "other"],
  ["second", "a", "other"],
  ["second", "b", "leader"],
  ["second", "neither", "neither"],
] as const)("with the leader %s, %s means %s", async (place, chosen, choice) => {
  const run = runWithLeader(place);
  const { user } = open(run);
  const goOn = await screen.findByRole("button", { name: "Continue" });
  expect(goOn).toBeDisabled();
  await user.click(await radio(texts[chosen]));
  await user.click(goOn);
  await blocks();
  expect(sent()).toEqual([["someone", { run, choice, locale: "en" }]]);
});

test("by the keyboard a choice can be changed until it is handed in by Enter", async () => {
  const run = runWithLeader("first");
  const { user } = open(run);
  (await radio(texts.a)).focus();
  await user.keyboard(" {ArrowDown}{ArrowDown}");
  expect(await radio(texts.neither)).toBeChecked();
  await user.keyboard("{ArrowUp}");
  expect(await radio(texts.b)).toBeChecked();
  expect(sent()).toEqual([]);
  await user.keyboard("{Enter}");
  await blocks();
  expect(sent()).toEqual([["someone", { run, choice: "other", locale: "en" }]]);
});

test("skipping is the first thing that can be done; it is noted, and not asked again", async () => {
  const { user, unmount } = open();
  await radio(texts.a);
  await user.tab();
  expect(screen.getByRole("button", { name: texts.skip })).toHaveFocus();
  await user.keyboard("{Enter}");
  await blocks();
  expect(sent()).toEqual([["someone", { run: RUN, choice: "skipped", locale: "en" }]]);
  unmount();
  open();
  expect(screen.getByText("The blocks")).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test("going back answers nothing, and the question is there again", async () => {
  const { user, onBack, unmount } = open();
  await radio(texts.a);
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([]);
  unmount();
  open();
  expect(await radio(texts.a)).not.toBeChecked();
});

const { block } = fullRun(4, "run-1", 1_000);
test.each([
  ["a block was chosen", { block }],
  ["a block was chosen and taken back", { block: { value: null, at: 2 } }],
  ["the pairs are not answered", { rheti: {} }],
  ["it is the sample", { sample: true }],
])("nothing is asked where %s", (_name, change) => {
  open({ ...RUN, ...change });
  expect(screen.getByText("The blocks")).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

test("nothing is asked of whoever completed a run before, nor again of one run", () => {
  const user = { id: "someone", userId: "someone", completedAt: "2026-01-01T00:00:00.000Z" };
  localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(user));
  const { unmount } = open();
  expect(screen.getByText("The blocks")).toBeVisible();
  unmount();
  localStorage.clear();
  markPortraitsPassed("someone", RUN.runId);
  open();
  expect(screen.getByText("The blocks")).toBeVisible();
  expect(portraitsPassed("someone", "another run")).toBe(false);
});

test("portraits that cannot be had keep nobody waiting, and are not asked for later", async () => {
  global.fetch = jest.fn(async () => jsonResponse(503, {}));
  open();
  await blocks();
  expect(sent()).toEqual([]);
  expect(portraitsPassed("someone", RUN.runId)).toBe(true);
});

test("nor do portraits that do not come", async () => {
  jest.useFakeTimers();
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  open();
  await act(() => jest.advanceTimersByTimeAsync(3_900));
  expect(screen.queryByText("The blocks")).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText("The blocks")).toBeVisible();
  jest.useRealTimers();
});

test("the results say what is assumed, and what real people chose once that is known", () => {
  const { unmount } = renderInLanguage(<TrustView measured={null} />);
  expect(screen.getByText(englishMessages.report.method.accuracy)).toBeVisible();
  unmount();
  renderInLanguage(<TrustView measured={{ people: 1_240, hits: 930, neither: 1 }} />);
  const text = screen.getByText(/1,240 people chose between two portraits/);
  expect(text).toHaveTextContent("About 8 in 10 chose the one that their answers gave; guessing would give 5 in 10.");
  expect(text).toHaveTextContent("One more person found that neither was like them.");
});
