import { screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { RunCard } from "@/components/home/run-card";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { newRun } from "@/lib/assessment/domain/run/assessment-run";
import "@/tests/support/native-dialog";
import { jsonResponse } from "@/tests/support/json-response";
import { answeredRun, fullRun } from "@/tests/support/sample-runs";
import { openOver } from "../assessment/results/open-results";

const navigate = jest.fn();
jest.mock("@/components/layout/use-navigate", () => ({ useNavigate: () => navigate }));
jest.mock("@/lib/assessment/client/run-provider", () => ({ useAssessmentRun: jest.fn() }));

const RUN = "6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10";
const EMPTY = newRun(RUN, 1_000, "love");
const FULL = fullRun(4, RUN, 1_000);
const PAIRS = answeredRun(4, RUN, 1_000);
const nineteen: AssessmentRun = {
  ...EMPTY,
  rheti: Object.fromEntries(Object.entries(PAIRS.rheti).filter(([id]) => Number(id) <= 19)),
};
const REPORT = {
  id: "report",
  assessmentId: RUN,
  reportType: "love",
  personalityType: "Type 4",
  generatedAt: "2026-01-02T12:00:00.000Z",
  reportUrl: "/api/reports/love/4?report=report",
  language: "en",
};

function open(run: AssessmentRun, { reports = [] as object[], hideEmpty = false } = {}) {
  global.fetch = jest.fn(async () => jsonResponse(200, reports));
  return openOver(<RunCard reportType="career" hideEmpty={hideEmpty} />, run);
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
beforeEach(() => {
  navigate.mockReset();
  localStorage.clear();
});

test("an open run says where it stands and how long it takes, and goes on at that step", async () => {
  const { user, container } = open(nineteen);
  expect(screen.getByRole("heading", { name: "Pair 20 of 36" })).toBeVisible();
  expect(screen.getByText(/^About 8 minutes left\. /)).toBeVisible();
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "32");
  expect(await axe(container)).toHaveNoViolations();
  await user.click(button("Continue"));
  expect(navigate).toHaveBeenCalledWith("/rheti");
});

test.each([
  [{ ...PAIRS, hero: { general_001: { value: 2, at: 2 } } }, "Scene 2 of 4", "/hero-moments"],
  [{ ...FULL, colors: null }, "Color phase", "/color-phase"],
])("a later step has its own words and address", async (run, title, path) => {
  const { user } = open(run);
  expect(screen.getByRole("heading", { name: title })).toBeVisible();
  await user.click(button("Continue"));
  expect(navigate).toHaveBeenCalledWith(path);
});

test("a new assessment asks before answers are set aside, offers to go on first, and keeps them", async () => {
  const { user, store } = open(nineteen);
  await user.click(button("Start a new assessment"));
  const dialog = within(screen.getByRole("dialog", { name: "Set aside 19 answers and begin again?" }));
  expect(dialog.getByText(/kept for 30 days/)).toBeVisible();
  const names = dialog.getAllByRole("button").map((each) => each.className + each.textContent);
  expect(names.find((each) => each.includes("btn-primary"))).toContain("Go on at pair 20");
  await user.click(dialog.getByRole("button", { name: "Go on at pair 20" }));
  expect(navigate).toHaveBeenLastCalledWith("/rheti");
  expect(store.getSnapshot().run).toBe(nineteen);

  await user.click(dialog.getByRole("button", { name: "Set aside and begin again" }));
  expect(navigate).toHaveBeenLastCalledWith("/rheti");
  const { run, setAside } = store.getSnapshot();
  expect([run.rheti, run.reportType.value]).toEqual([{}, "career"]);
  expect(setAside?.run).toEqual(nineteen);
  // One tap undoes it.
  await user.click(button("Go on with the earlier one"));
  expect(store.getSnapshot().run.rheti).toEqual(nineteen.rheti);
  expect(screen.getByRole("heading", { name: "Pair 20 of 36" })).toBeVisible();
});

test("a finished run leads to its result, never into its answers; with a report to that, sharing and comparing", async () => {
  const first = open(FULL);
  expect(await screen.findByRole("link", { name: "See my result" })).toHaveAttribute("href", "/results");
  expect(screen.getByRole("heading", { name: "The Individualist" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  // It was not handed in yet: its answers too are set aside only after it was asked.
  await first.user.click(button("Start a new assessment"));
  expect(screen.getByRole("dialog", { name: /Set aside 43 answers/ })).toBeVisible();
  first.unmount();

  const { container, user, store } = open({ ...FULL, completedAt: 5_000 }, { reports: [REPORT] });
  expect(await screen.findByRole("link", { name: /^Read my report: The Individualist/ })).toHaveAttribute(
    "href",
    REPORT.reportUrl,
  );
  expect(screen.getByRole("img", { name: "Steady, 65%; Managing, 35%" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Share" })).toHaveAttribute("href", "/reports?share=report");
  expect(screen.getByRole("link", { name: "Compare" })).toHaveAttribute("href", "/reports#pairs");
  expect(await axe(container)).toHaveNoViolations();
  // A completed run stays on the server: a new one needs no question.
  await user.click(button("Start a new assessment"));
  expect(navigate).toHaveBeenLastCalledWith("/rheti");
  expect(store.getSnapshot().setAside).toBeNull();
});

test("an empty run is begun with the kind of report of the screen, or is not spoken of", async () => {
  const { user, store, unmount } = open(EMPTY);
  await user.click(button("Start"));
  expect(navigate).toHaveBeenCalledWith("/rheti");
  expect(store.getSnapshot().run.reportType.value).toBe("career");
  expect(localStorage.getItem("reportType")).toBe("career");
  expect(store.getSnapshot().setAside).toBeNull();
  unmount();
  expect(open(EMPTY, { hideEmpty: true }).container).toHaveTextContent("");
});
