import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { KeptResult } from "@/components/assessment/results/kept-result";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { toKeptRun } from "@/lib/assessment/domain/run/run-record";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";
import { fullRun } from "@/tests/support/sample-runs";

jest.mock("@/components/layout/use-navigate", () => ({ useNavigate: () => jest.fn() }));

const RUN = "6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10";
const answers = fullRun(4, RUN, 1_000);
const profile = buildProfile(answers);
if (!profile) throw new Error("the run is not complete");
const kept = toKeptRun({ id: RUN, completedAt: new Date("2026-01-02T12:00:00.000Z"), profile, answers });
const report = (id: string, assessmentId: string) => ({
  ...{ id, assessmentId, reportType: "love", personalityType: "Type 4", language: "en" },
  generatedAt: "2026-01-02T12:00:00.000Z",
  reportUrl: `/api/reports/love/4?report=${id}`,
});

function serve(status: number, reports: readonly object[] = []) {
  localStorage.setItem("loggedInUser", JSON.stringify({ id: "u1", userId: "u1" }));
  global.fetch = jest.fn(async (address: string | URL | Request) => {
    const path = String(address);
    if (path === `/api/users/u1/runs/${RUN}`) return jsonResponse(status, status === 200 ? kept : { message: "No." });
    return jsonResponse(200, path.endsWith("/reports") ? reports : { measured: null });
  });
}

test("a completed run opens as the result that it was, with its own reports and nothing to change", async () => {
  serve(200, [report("mine", RUN), report("other", "another run")]);
  const { container } = renderInLanguage(<KeptResult runId={RUN} />);
  expect(await screen.findByRole("heading", { level: 1, name: "The Individualist" })).toBeVisible();
  expect(screen.getByText(/as it was then: Jan 2, 2026/)).toBeVisible();
  const link = await screen.findByRole("link", { name: "Open the report: Relationships" });
  expect(link).toHaveAttribute("href", "/api/reports/love/4?report=mine");
  expect(screen.queryByRole("link", { name: /^Look at th/ })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("a run without a report says so; one that is not there, or cannot be had now, says which", async () => {
  serve(200);
  const first = renderInLanguage(<KeptResult runId={RUN} />);
  expect(await screen.findByText("No report was made of this result.")).toBeVisible();
  first.unmount();

  serve(404);
  const second = renderInLanguage(<KeptResult runId={RUN} />);
  expect(await screen.findByRole("alert")).toHaveTextContent("This result isn’t there, or isn’t yours.");
  second.unmount();

  serve(503);
  renderInLanguage(<KeptResult runId={RUN} />);
  expect(await screen.findByRole("alert")).toHaveTextContent("couldn’t be loaded");
  serve(200);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
});

test("another kind of report is made of a completed run, which is not handed in again", async () => {
  serve(200, [report("mine", RUN)]);
  const rest = global.fetch;
  const made = { ...report("new", RUN), reportType: "career", reportUrl: "/api/reports/career/4?report=new" };
  const sent = jest.fn();
  global.fetch = jest.fn(async (address, init) => {
    if (init?.method !== "POST") return rest(address, init);
    sent(String(address), JSON.parse(String(init.body)));
    return jsonResponse(201, { report: made });
  });
  renderInLanguage(<KeptResult runId={RUN} />);
  await userEvent.click(await screen.findByRole("radio", { name: /^Career/ }));
  await userEvent.click(screen.getByRole("button", { name: "Generate My Report" }));
  expect(await screen.findByRole("link", { name: "Open my report" })).toHaveAttribute("href", made.reportUrl);
  expect(sent.mock.calls).toEqual([
    ["/api/reports", expect.objectContaining({ reportType: "career", reportData: { assessmentId: RUN } })],
  ]);
  await userEvent.click(screen.getByRole("radio", { name: /^Relationships/ }));
  expect(await screen.findByRole("link", { name: "Open my report" })).toHaveAttribute(
    "href",
    report("mine", RUN).reportUrl,
  );
});
