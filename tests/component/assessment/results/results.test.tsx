import "@/tests/support/native-dialog";
import { onlineManager } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { EvidenceList } from "@/components/assessment/results/evidence-list";
import { IncompleteView } from "@/components/assessment/results/incomplete-view";
import { trackStep } from "@/lib/assessment/client/track";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { toKeptRun, toRunRecord } from "@/lib/assessment/domain/run/run-record";
import { answeredPairs, pairAnswers } from "@/lib/assessment/domain/run/selectors";
import { winsByType } from "@/lib/assessment/domain/scoring/comparisons";
import { clearRun, closeRun, dividedRun } from "@/tests/support/finished-run";
import { jsonResponse } from "@/tests/support/json-response";
import { englishMessages, renderInLanguage } from "@/tests/support/render";
import { fullRun } from "@/tests/support/sample-runs";
import { openResults } from "./open-results";

jest.setTimeout(20_000);

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/assessment/client/run-provider", () => ({ useAssessmentRun: jest.fn() }));
jest.mock("@/lib/assessment/client/track", () => ({ trackStep: jest.fn() }));

const first = (count: number, run: AssessmentRun["rheti"]) => Object.fromEntries(Object.entries(run).slice(0, count));
const unreadable = { value: { side: "up", strong: false }, at: 1 } as unknown as AssessmentRun["rheti"][string];
const RUNS: Record<string, AssessmentRun> = {
  "a clear answer": clearRun,
  "a close answer": closeRun,
  "a sample": { ...clearRun, rheti: {}, hero: {}, sample: true, block: { value: "8w9", at: 1 } },
  "an incomplete run": newRun("a", 1, "standard"),
  "answers that cannot be read": { ...clearRun, rheti: { ...clearRun.rheti, "5": unreadable } },
};

beforeEach(() => {
  push.mockReset();
  jest.mocked(trackStep).mockReset();
  // There is no other result; what else is asked of the server beside the run has not come yet.
  global.fetch = jest.fn((address) =>
    String(address).includes("/runs") ? Promise.resolve(jsonResponse(200, [])) : new Promise<Response>(() => undefined),
  );
});

test("without a connection no gap stands for the line under the type, and it comes once there is one", async () => {
  const waiting = global.fetch;
  global.fetch = jest.fn((address, init) =>
    String(address).includes("/essence")
      ? Promise.resolve(jsonResponse(200, { essence: "You finish things." }))
      : waiting(address, init),
  );
  onlineManager.setOnline(false);
  const { container } = openResults(clearRun);
  expect(container.querySelector(".result-essence")).toBeNull();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText("You finish things.")).toBeVisible();
});

test.each(Object.entries(RUNS))("%s has no accessibility violations and one main heading", async (_name, run) => {
  const { container } = openResults(run);
  expect(await screen.findAllByRole("heading", { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(container.querySelector("[aria-busy=true]")).toBeNull());
  expect(await axe(container)).toHaveNoViolations();
});

test("the answer names the type, how sure it is, and the other it may be, and never calls it certain", () => {
  openResults(clearRun);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("The Achiever");
  const certainty = buildProfile(clearRun)?.evidence?.certainty;
  expect(screen.getByText(new RegExp(`about ${certainty?.outOfTen} in 10 to match`))).toHaveTextContent("Reformer");
  expect(document.body).not.toHaveTextContent(/\bcertain(ly|ty)?\b/i);
});

test("the table holds all nine with their wins, the likeliest first, and the shares of one whole", () => {
  openResults(closeRun);
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  expect(rows).toHaveLength(9);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent ?? ""),
  );
  const percents = cells.map(([chance = ""]) => (chance.startsWith("under") ? 0 : Number.parseInt(chance, 10)));
  expect(percents).toEqual([...percents].sort((a, b) => b - a));
  expect(Math.abs(percents.reduce((a, b) => a + b, 0) - 100)).toBeLessThanOrEqual(5);
  expect(cells.reduce((sum, [, wins = ""]) => sum + Number.parseInt(wins, 10), 0)).toBe(36);
});

test("each type opens to its eight pairs, and as many are marked as it won", async () => {
  const answers = pairAnswers(clearRun);
  const wins = winsByType(answers);
  const { container } = renderInLanguage(
    <EvidenceList type={3} answers={answers} wins={wins} order={PERSONALITY_TYPES} />,
  );
  const details = [...container.querySelectorAll("details")];
  for (const [at, each] of details.entries()) {
    const summary = each.querySelector("summary");
    if (summary) fireEvent.click(summary);
    await waitFor(() => expect(each.querySelectorAll("li")).toHaveLength(8));
    const own = [...each.querySelectorAll("li")].filter((pair) => /Your choice.*Not chosen/.test(pair.textContent));
    expect(own).toHaveLength(wins[PERSONALITY_TYPES[at] ?? 1]);
    expect(summary).toHaveTextContent(`${own.length} of 8 chosen`);
  }
  expect(details).toHaveLength(9);
  expect(await axe(container)).toHaveNoViolations();
});

test("what would change it leads to exactly those pairs", async () => {
  openResults(closeRun);
  const flips = buildProfile(closeRun)?.evidence?.closestFlips ?? [];
  expect(flips.length).toBeGreaterThan(0);
  const link = await screen.findByRole("link", { name: /look at (that pair|those \d pairs) again/i });
  expect(link).toHaveAttribute("href", `/rheti?pairs=${flips.join(",")}`);
});

test("pairs and scenes that lead to two types: both are the title, and the scenes that could decide stand before the report", () => {
  openResults(dividedRun);
  const { type, evidence } = buildProfile(dividedRun) ?? {};
  const [name, other] = [type, evidence?.certainty.type].map((each) => englishMessages.results.typeNames[each ?? 1]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`The ${name} or the ${other}`);
  const scenes = screen.getByRole("button", { name: /^Answer \d short scenes$/ });
  const report = screen.getByRole("button", { name: "Generate My Report" });
  expect(scenes.compareDocumentPosition(report)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a sample says that it is one, claims no probability, and leads to the real questions", async () => {
  const { user } = openResults(RUNS["a sample"] ?? clearRun);
  expect(screen.getByText("This is a sample")).toBeVisible();
  expect(screen.queryByText(/in 10/)).not.toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: /answer the 36 pairs/i }));
  expect(push).toHaveBeenCalledWith("/rheti");
});

const HALF: AssessmentRun = { ...newRun("a", 1, "standard"), rheti: first(20, clearRun.rheti) };

test("an incomplete run lists what is missing, with how far it came and the way there", async () => {
  openResults(HALF);
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Assessment Incomplete");
  expect(screen.getByText("answered 20 of 36")).toBeVisible();
  const section = within(screen.getByRole("region", { name: "What is missing" }));
  const paths = section.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(paths).toEqual(["/rheti", "/hero-moments", "/building-blocks", "/color-phase", "/detail-tokens"]);
  expect(screen.queryByRole("button", { name: "Generate My Report" })).not.toBeInTheDocument();
});

const FINISHED = fullRun(4, "a54b8a3c-0f0e-4b59-9a3e-6f4e0c3b2a11", 1_000);
const profile = buildProfile(FINISHED);
if (!profile) throw new Error("the run is not complete");
const KEPT = { id: FINISHED.runId, completedAt: new Date("2026-01-02T12:00:00.000Z"), profile, answers: FINISHED };

/** A server that keeps one completed run. */
function serveFinished() {
  global.fetch = jest.fn(async (address: string | URL | Request) => {
    const path = String(address);
    if (path === "/api/users/someone/runs") return jsonResponse(200, [toRunRecord(KEPT)]);
    if (path.startsWith("/api/users/someone/runs/")) return jsonResponse(200, toKeptRun(KEPT));
    return jsonResponse(200, path.endsWith("/reports") ? [] : { measured: null });
  });
}

test("who has a finished result sees it while another run is open, with the way on in that", async () => {
  serveFinished();
  const { container } = openResults(HALF);
  expect(await screen.findByRole("heading", { level: 1, name: "The Individualist" })).toBeVisible();
  expect(screen.getByText(/There is also an open assessment \(pair 21 of 36\)/)).toBeVisible();
  // It is said once which result this is, and how far the other one is stands nowhere above it.
  expect(screen.getByText(/^This is your latest finished result: Jan 2, 2026/)).toBeVisible();
  expect(screen.queryByText(/as it was then/)).not.toBeInTheDocument();
  expect(screen.queryByRole("navigation", { name: "Your way through the assessment" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go on with the open assessment" })).toHaveAttribute("href", "/rheti");
  expect(screen.queryByText("Assessment Incomplete")).not.toBeInTheDocument();
  expect(await screen.findByText("No report was made of this result.")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("beside the result of answers without a report the finished one is within reach", async () => {
  serveFinished();
  openResults(closeRun);
  expect(await screen.findByRole("link", { name: "See my finished result" })).toHaveAttribute(
    "href",
    `/results?run=${FINISHED.runId}`,
  );
});

test("an untouched run leaves the finished result where it was", async () => {
  serveFinished();
  openResults(newRun("a", 1, "standard"));
  expect(await screen.findByText(/^This is your latest finished result: Jan 2, 2026/)).toBeVisible();
  expect(screen.queryByText(/There is also an open assessment/)).not.toBeInTheDocument();
});

test("a block of another type is asked for again, with the reason", () => {
  openResults({ ...clearRun, block: { value: "8w9", at: 2 } });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("The Achiever now leads");
  // Two later steps are passed on the way, although they are complete.
  expect(screen.getByText(/^One choice is left: .* Then look over your two states and ten tokens/)).toBeVisible();
});

test("a block of another type that is not all that is missing is named beside the rest", () => {
  openResults({ ...clearRun, block: { value: "8w9", at: 2 }, tokens: null });
  expect(screen.getByText(/now point to the Achiever/)).toBeVisible();
  expect(screen.getByText(/^There is no result yet\. These steps are still open/)).toBeVisible();
});

test("one step that is missing is spoken of as one, under how far the run is", async () => {
  openResults({ ...clearRun, tokens: null });
  expect(await screen.findByText(/^There is no result yet\. This step is still open/)).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Your way through the assessment" })).toBeVisible();
});

test("starting again asks nothing: all that was answered is kept", async () => {
  const onStartAgain = jest.fn();
  renderInLanguage(<IncompleteView missing={[]} typeOfLostBlock={null} onStartAgain={onStartAgain} />);
  await userEvent.click(screen.getByRole("button", { name: "Start again" }));
  expect(onStartAgain).toHaveBeenCalledTimes(1);
});

test("unreadable answers claim nothing, and only they are asked again", async () => {
  const { user, draft } = openResults(RUNS["answers that cannot be read"] ?? clearRun);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Not enough information");
  expect(screen.queryByText(/The Reformer/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Answer again" }));
  expect(draft().rheti["5"]?.value).toBeNull();
  expect(answeredPairs(draft())).toBe(35);
  expect(push).toHaveBeenCalledWith("/rheti");
});

test("the screen records once that it was reached", () => {
  const { rerender } = openResults(clearRun);
  rerender(<span />);
  expect(trackStep).toHaveBeenCalledTimes(1);
  expect(trackStep).toHaveBeenCalledWith(
    expect.objectContaining({ step: "results", label: "reached", personalityType: 3 }),
  );
});
