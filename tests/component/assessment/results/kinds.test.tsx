import { act, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { clearRun } from "@/tests/support/finished-run";
import { openRun, serve } from "./report-server";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/assessment/client/run-provider", () => ({ useAssessmentRun: jest.fn() }));
jest.mock("@/lib/assessment/client/track", () => ({ trackStep: jest.fn() }));

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const generate = () => screen.getByRole("button", { name: "Generate My Report" });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  window.history.replaceState(null, "", "/results");
  window.open = jest.fn();
});
afterEach(() => jest.useRealTimers());

const savedOf = (reportType: string, assessmentId = clearRun.runId) => ({
  ...{ id: reportType, assessmentId, reportType, personalityType: "Type 3", language: "en", title: null },
  ...{ generatedAt: "2026-01-01T00:00:00.000Z", reportUrl: `/api/reports/${reportType}/3?report=${reportType}` },
});
const kind = (name: RegExp) => screen.getByRole("radio", { name });

test("all seven kinds are offered, the theme of the visit first chosen, and the arrow keys go through them", async () => {
  window.history.replaceState(null, "", "/results?career");
  serve();
  const { user, container } = openRun();
  expect(screen.getAllByRole("radio")).toHaveLength(7);
  expect(screen.getByRole("group", { name: "Which report would you like?" })).toBeVisible();
  expect(kind(/^Career/)).toBeChecked();
  await user.tab();
  expect(kind(/^Career/)).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(kind(/^Health/)).toBeChecked();
  expect(kind(/^Health/)).toHaveFocus();
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test("the chosen kind is made, and choosing another makes room for its report", async () => {
  const sent = serve();
  const { user } = openRun();
  for (const name of ["wealth", "leadership"]) {
    await user.click(kind(new RegExp(name, "i")));
    await user.click(generate());
    await wait(0);
    expect(sent.at(-1)).toMatchObject({ call: "POST /api/reports", body: { reportType: name } });
    expect(screen.getByRole("link", { name: "Open my report" })).toBeVisible();
  }
  await user.click(kind(/^Standard/));
  expect(screen.queryByRole("link", { name: "Open my report" })).not.toBeInTheDocument();
  expect(generate()).toBeEnabled();
});

test("while one is made no other can be chosen", async () => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const { user } = openRun();
  await user.click(generate());
  for (const each of screen.getAllByRole("radio")) expect(each).toBeDisabled();
});

test("a kind that was made before is opened, and the screen says so", async () => {
  const sent = serve({}, () => [savedOf("standard"), savedOf("love"), savedOf("health", "another run")]);
  const { user } = openRun({ ...clearRun, completedAt: 2_000 });
  await wait(0);
  expect(screen.getByText("You already have this report.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Generate My Report" })).not.toBeInTheDocument();
  await user.click(kind(/^Relationships.*You have it/));
  const link = screen.getByRole("link", { name: "Open my report" });
  expect(link).toHaveAttribute("href", "/api/reports/love/3?report=love");
  await user.click(kind(/^Health/));
  expect(screen.queryByText("You already have this report.")).not.toBeInTheDocument();
  expect(generate()).toBeEnabled();
  expect(sent).toEqual([]);
});

test("a report that was just made is there when its kind is chosen again", async () => {
  let saved: readonly unknown[] = [];
  serve({}, () => saved);
  const { user } = openRun();
  await user.click(generate());
  saved = [savedOf("standard")];
  await wait(0);
  await user.click(kind(/^Love|^Relationships/));
  await user.click(kind(/^Standard/));
  expect(screen.getByText("You already have this report.")).toBeVisible();
});
