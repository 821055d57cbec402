import { act, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { clearRun } from "@/tests/support/finished-run";
import { COMPLETE, openRun, serve } from "./report-server";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/assessment/client/run-provider", () => ({ useAssessmentRun: jest.fn() }));
jest.mock("@/lib/assessment/client/track", () => ({ trackStep: jest.fn() }));

const open = jest.fn();
const CALLS = ["POST /api/assessment/complete", "PATCH /api/users/someone", "POST /api/reports"];
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const generate = () => screen.getByRole("button", { name: "Generate My Report" });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  window.history.replaceState(null, "", "/results");
  open.mockReset();
  window.open = open;
});
afterEach(() => jest.useRealTimers());

test("a report is made in three calls, opens in a new tab after one second, and its link stays", async () => {
  const sent = serve();
  const { user, draft, container } = openRun();
  await user.click(generate());
  await wait(0);
  expect(sent.map(({ call }) => call)).toEqual(CALLS);
  expect(sent[1]?.body.completedAt).toBe(new Date(draft().completedAt ?? 0).toISOString());
  expect(sent[2]?.body).toMatchObject({
    userId: "someone",
    reportType: "standard",
    personalityType: 3,
    reportData: { assessmentId: clearRun.runId },
    reportUrl: "/api/emergency-view/3",
  });
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  const link = screen.getByRole("link", { name: "Open my report" });
  expect(link).toHaveAttribute("href", "/api/emergency-view/3");
  expect(link).toHaveFocus();
  await wait(999);
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByText(/^It opens in a new tab in a moment/)).toBeVisible();
  await wait(1);
  expect(screen.getByText(/^It has opened in a new tab/)).toBeVisible();
  expect(screen.queryByText(/in a moment/)).toBeNull();
  expect(open.mock.calls).toEqual([["/api/emergency-view/3", "_blank", "noopener"]]);
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test("whoever opens the report before it opens by itself gets one tab", async () => {
  serve();
  const { user } = openRun();
  await user.click(generate());
  await wait(0);
  await user.click(screen.getByRole("link", { name: "Open my report" }));
  await wait(5_000);
  expect(open).not.toHaveBeenCalled();
});

test("and so with the report that stands in after a failure", async () => {
  serve({ "/api/reports": "lost" });
  const { user } = openRun();
  await user.click(generate());
  await wait(0);
  await user.click(screen.getByRole("link", { name: "Open the standard report" }));
  await wait(5_000);
  expect(open).not.toHaveBeenCalled();
});

test("a session that is over leads to the sign-in", async () => {
  serve({ "/api/assessment/complete": { status: 401, body: { error: "Please log in first." } } });
  const { user } = openRun();
  await user.click(generate());
  await wait(0);
  expect(screen.getByRole("alert")).toHaveTextContent("Please log in first.");
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
});

test("a double click makes one run, and the bar stops at 95 while the server thinks", async () => {
  const fetched = jest.fn(() => new Promise<Response>(() => undefined));
  global.fetch = jest.fn((input) => (String(input).includes("complete") ? fetched() : Promise.reject(new TypeError())));
  const { user } = openRun();
  // Two clicks before the screen has drawn the first one, then two more.
  act(() => {
    generate().click();
    generate().click();
  });
  await user.dblClick(generate());
  expect(fetched).toHaveBeenCalledTimes(1);
  await wait(60_000);
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "95");
  expect(open).not.toHaveBeenCalled();
});

test.each(CALLS)("when the connection is lost at %s, the general report opens and a retry ends well", async (call) => {
  const path = call.split(" ")[1] ?? "";
  serve({ [path]: "lost" });
  const { user, draft } = openRun();
  await user.click(generate());
  await wait(0);
  expect(screen.getByRole("alert")).toHaveTextContent("The server couldn’t be reached.");
  expect(screen.getByRole("alert")).toHaveTextContent("Your answers are safe.");
  await wait(499);
  expect(open).not.toHaveBeenCalled();
  await wait(1);
  expect(open.mock.calls).toEqual([["/api/emergency-view/3", "_blank", "noopener"]]);

  const sent = serve();
  const retry = screen.getByRole("button", { name: "Try again" });
  expect(retry).toHaveFocus();
  await user.click(retry);
  await wait(0);
  await wait(1_000);
  expect(sent.map((each) => each.call)).toEqual(CALLS);
  expect(new Set(sent.slice(0, 2).map(({ body }) => (body.assessmentData as AssessmentRun).runId)).size).toBe(1);
  expect(draft().runId).toBe(clearRun.runId);
  expect(open).toHaveBeenCalledTimes(2);
});

test("the server's own sentence is shown", async () => {
  serve({
    "/api/assessment/complete": {
      status: 400,
      body: { code: "invalid_input", message: "Some answers are still missing." },
    },
  });
  const { user } = openRun();
  await user.click(generate());
  await wait(0);
  expect(screen.getByRole("alert")).toHaveTextContent("Some answers are still missing.");
});

test.each<[string, unknown, string | null]>([
  ["without its page", COMPLETE, "Enhanced corporate report generation failed"],
  ["not successful", { ...COMPLETE, success: false, reportHtml: "<p>" }, "Enhanced corporate report generation failed"],
  ["with its page", { ...COMPLETE, reportHtml: "<p>" }, null],
])("a corporate report %s", async (_name, body, problem) => {
  window.history.replaceState(null, "", "/results?corporate=true");
  const sent = serve({ "/api/assessment/complete": { body } });
  const { user } = openRun();
  await user.click(generate());
  await wait(0);
  if (problem) expect(screen.getByRole("alert")).toHaveTextContent(problem);
  else expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(sent).toHaveLength(problem ? 1 : 3);
});

test.each<[string, string, string | null, string]>([
  ["a flag", "?love", "wealth", "love"],
  ["what was stored", "", "wealth", "wealth"],
  ["neither", "", null, "standard"],
])("the kind of report follows %s", async (_name, query, stored, kind) => {
  window.history.replaceState(null, "", `/results${query}`);
  if (stored) localStorage.setItem(STORAGE_KEYS.reportType, stored);
  const sent = serve();
  const { user } = openRun();
  await user.click(generate());
  await wait(0);
  expect(sent[0]?.body.reportType).toBe(kind);
  expect(sent[2]?.body.reportUrl).toBe(kind === "standard" ? "/api/emergency-view/3" : `/api/reports/${kind}/3`);
});

test("an answer given while the report is made becomes a new run; the completed one stays as handed in", async () => {
  let answer: (response: Response) => void = () => undefined;
  const sent = serve();
  const usual = global.fetch;
  global.fetch = jest.fn((input, init) => {
    if (!String(input).includes("complete")) return usual(input, init);
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  const { user, store, draft } = openRun();
  await user.click(generate());
  await wait(0);
  act(() => store.update((run, at) => ({ ...run, tokens: { value: { self: 4, oneToOne: 4, social: 2 }, at } })));
  answer({ ok: true, json: async () => COMPLETE } as Response);
  await wait(0);
  const saved = sent[0]?.body.assessmentData as AssessmentRun;
  expect(saved.runId).toBe(clearRun.runId);
  expect(saved.tokens?.value.self).toBe(5);
  expect(draft()).toMatchObject({ completedAt: null, tokens: { value: { self: 4 } } });
  expect(draft().runId).not.toBe(saved.runId);
});

test("a screen that was left opens nothing", async () => {
  serve();
  const { user, unmount } = openRun();
  await user.click(generate());
  await wait(0);
  unmount();
  await wait(5_000);
  expect(open).not.toHaveBeenCalled();
});
