import { act, screen, waitFor, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { RunCard } from "@/components/home/run-card";
import { requestNewRunQuestion } from "@/lib/assessment/client/new-run-request";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { newRun } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { toRunRecord } from "@/lib/assessment/domain/run/run-record";
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

function open(
  run: AssessmentRun,
  {
    reports = [] as object[],
    runs = null as object[] | null,
    hideEmpty = false,
    asksWhenSent = false,
    throwAway = undefined as (() => Promise<void>) | undefined,
  } = {},
) {
  // Finished results that are not given are not known yet.
  global.fetch = jest.fn((address: string | URL | Request) => {
    const body = String(address).endsWith("/runs") ? runs : reports;
    return body ? Promise.resolve(jsonResponse(200, body)) : new Promise<Response>(() => undefined);
  });
  return openOver(<RunCard reportType="career" {...{ hideEmpty, asksWhenSent }} />, run, undefined, throwAway);
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
beforeEach(() => {
  navigate.mockReset();
  localStorage.clear();
  sessionStorage.clear();
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
  // One tap undoes it, and goes on.
  navigate.mockReset();
  await user.click(button("Go on with the other one"));
  expect(store.getSnapshot().run.rheti).toEqual(nineteen.rheti);
  expect(screen.getByRole("heading", { name: "Pair 20 of 36" })).toBeVisible();
  expect(navigate).toHaveBeenCalledWith("/rheti");
});

test("what was set aside is thrown away with one tap, and another one takes that back", async () => {
  const { user, store, container } = open(nineteen, { hideEmpty: true });
  act(() => store.startNew("love"));
  const { setAside } = store.getSnapshot();
  expect(screen.getByText(/19 answers from your unfinished assessment/)).toBeVisible();
  await user.click(button("Delete these answers"));
  // Nothing is answered in this run, and the card stays for the way back.
  expect(screen.getByText("The answers from your other assessment have been deleted.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Go on with the other one" })).toBeNull();
  expect(store.getSnapshot().setAside).toBeNull();
  // Whoever pressed a key finds the way back under it.
  expect(button("Undo")).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard("{Enter}");
  expect(screen.getByText(/19 answers from your unfinished assessment/)).toBeVisible();
  expect(store.getSnapshot().setAside).toBe(setAside);
});

test("what could not be thrown away stays, and the note says so", async () => {
  const throwAway = async () => {
    throw new TypeError("no connection");
  };
  const { user, store } = open(nineteen, { throwAway });
  act(() => store.startNew("love"));
  await user.click(button("Delete these answers"));
  expect(await screen.findByRole("alert")).toHaveTextContent("That didn’t work. Please try again.");
  expect(screen.getByText(/19 answers from your unfinished assessment/)).toBeVisible();
  expect(store.getSnapshot().setAside).not.toBeNull();
});

test("what was brought back goes on at the step where it stopped", async () => {
  const { user, store } = open({ ...FULL, colors: null });
  act(() => store.startNew("love"));
  await user.click(button("Go on with the other one"));
  expect(navigate).toHaveBeenCalledWith("/color-phase");
});

const FINISHED = { ...fullRun(9, "a54b8a3c-0f0e-4b59-9a3e-6f4e0c3b2a11", 1_000), completedAt: 5_000 };
const profile = buildProfile(FINISHED);
if (!profile) throw new Error("the run is not complete");
const RECORD = toRunRecord({
  id: FINISHED.runId,
  completedAt: new Date("2026-01-02T12:00:00.000Z"),
  profile,
  answers: FINISHED,
});

test.each([
  ["an older one is open", nineteen],
  ["a new one is empty", EMPTY],
  ["answers were changed since", { ...FINISHED, runId: RUN, completedAt: null }],
])("the finished result and its report stay where they were when %s", async (_name, run) => {
  const { container } = open(run, { runs: [RECORD], reports: [{ ...REPORT, assessmentId: FINISHED.runId }] });
  const finished = within(await screen.findByRole("region", { name: "Your finished result" }));
  expect(finished.getByText("Your finished result: January 2, 2026")).toBeVisible();
  expect(finished.getByText("The Peacemaker")).toBeVisible();
  expect(finished.getByRole("link", { name: "See my result" })).toHaveAttribute(
    "href",
    `/results?run=${FINISHED.runId}`,
  );
  expect(await finished.findByRole("link", { name: /^Read my report: The Peacemaker/ })).toHaveAttribute(
    "href",
    REPORT.reportUrl,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("a run beside the finished result that it came from says what is new in it", async () => {
  const changed = { value: { side: "left" as const, strong: true }, at: 100_001 };
  const rheti = { ...FINISHED.rheti, "1": changed };
  const first = open({ ...FINISHED, runId: RUN, startedAt: 100_000, completedAt: null, rheti }, { runs: [RECORD] });
  expect(await screen.findByText("New version, with your changed answers")).toBeVisible();
  first.unmount();
  open(FULL, { runs: [RECORD] });
  expect(await screen.findByRole("region", { name: "Your finished result" })).toBeVisible();
  expect(screen.queryByText(/^New version/)).toBeNull();
});

test("a new run without an answer never speaks as if there were no result yet", async () => {
  const first = open(EMPTY);
  // Not before it is known whether there is one.
  expect(screen.queryByRole("heading", { name: "Find out your type" })?.parentElement).toHaveClass("invisible");
  first.unmount();
  open(EMPTY, { runs: [RECORD] });
  expect(await screen.findByRole("heading", { name: "Your new assessment" })).toBeVisible();
  expect(screen.getByText(/your finished result is kept\. It takes about 12 minutes/)).toBeVisible();
  expect(screen.queryByText(/^You haven’t answered anything yet/)).toBeNull();
});

test("a person without a result is invited to find out their type", async () => {
  open(EMPTY, { runs: [] });
  expect(await screen.findByText(/^You haven’t answered anything yet/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "Find out your type" }).parentElement).not.toHaveClass("invisible"),
  );
});

test("a finished run that stands is not named twice", async () => {
  open(FINISHED, { runs: [RECORD], reports: [] });
  expect(await screen.findByRole("link", { name: "See my result" })).toHaveAttribute("href", "/results");
  expect(screen.queryByRole("region", { name: "Your finished result" })).toBeNull();
});

test("answers that came after the end are named so, and begin a new assessment", async () => {
  const { user, store } = open(FINISHED);
  const copy = { ...FINISHED, completedAt: null, rheti: { ...FINISHED.rheti } };
  const left = { value: { side: "left" as const, strong: !FINISHED.rheti["1"]?.value?.strong }, at: 9_000 };
  copy.rheti["1"] = left;
  act(() => store.startNew("love"));
  act(() => store.mergeCopy({ ...copy, startedAt: 99_000 }));
  act(() => store.mergeCopy({ ...FINISHED, startedAt: 99_000 }));
  expect(screen.getByText(/1 answer given here after you had finished/)).toBeVisible();
  expect(store.getSnapshot().run.completedAt).toBe(5_000);
  await user.click(button("Start a new assessment from these answers"));
  expect(store.getSnapshot().run).toMatchObject({ completedAt: null, rheti: { "1": left } });
  expect(navigate).toHaveBeenCalledWith("/results");
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
  // A completed run stays on the server: nothing is set aside, and that is said first.
  await user.click(button("Start a new assessment"));
  const dialog = within(screen.getByRole("dialog", { name: "Start a new assessment?" }));
  expect(dialog.getByText(/Your finished result and its reports are kept/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(store.getSnapshot().run.completedAt).toBe(5_000);
  await user.click(button("Start a new assessment"));
  await user.click(dialog.getByRole("button", { name: "Start" }));
  expect(navigate).toHaveBeenLastCalledWith("/rheti");
  expect(store.getSnapshot().run).toMatchObject({ rheti: {}, completedAt: null });
  expect(store.getSnapshot().setAside).toBeNull();
});

test("sent from the reports for a new assessment, the start page asks at once, and once", async () => {
  requestNewRunQuestion();
  // The card above the reports is not meant.
  open(FINISHED, { hideEmpty: true }).unmount();
  const first = open(FINISHED, { asksWhenSent: true });
  expect(screen.getByRole("dialog", { name: "Start a new assessment?" })).toBeVisible();
  first.unmount();
  const second = open(FINISHED, { asksWhenSent: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  second.unmount();

  requestNewRunQuestion();
  open(nineteen, { asksWhenSent: true });
  expect(screen.getByRole("dialog", { name: "Set aside 19 answers and begin again?" })).toBeVisible();
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
