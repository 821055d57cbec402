import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { InstrumentScreen } from "@/components/admin/instrument/instrument-screen";
import { EMPTY_FIGURES } from "@/lib/analytics/domain/figures";
import { pairStats } from "@/lib/analytics/domain/pair-stats";
import type { EstimationState, InstrumentReply } from "@/lib/assessment/schema/instrument";
import { jsonResponse } from "@/tests/support/json-response";
import "@/tests/support/native-dialog";
import { renderInLanguage } from "@/tests/support/render";

const push = jest.fn();
let query = "";
jest.mock("next/navigation", () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(query),
  usePathname: () => "/admin/instrument",
}));
jest.mock("@/components/notifications/notification-bell", () => ({ NotificationBell: () => null }));
// The charts have no size here; what they show stands in the tables.
jest.mock("next/dynamic", () => () => () => null);
jest.setTimeout(30_000);

const AT = "2026-03-01T10:00:00.000Z";
const NOTHING: InstrumentReply = {
  ...{ edition: 2, runs: 12, minRuns: 500, maxRuns: 20_000, since: null, estimation: { kind: "idle" } },
  ...{ calibrations: [], adoptions: [] },
};
const REPORT: InstrumentReply["calibrations"][number] = {
  ...{ id: "c1", createdAt: AT, runs: 800, comparedTo: null },
  comparison: {
    ...{ gain: 0.0421, gainError: 0.006, changed: 0.1, verdict: "gain" },
    curve: { base: [{ said: 0.3, found: 0.4, people: 90 }], candidate: [{ said: 0.3, found: 0.31, people: 88 }] },
    moved: [{ pairId: 8, discrimination: 0.82, discriminationError: 0.06, bias: -0.51, biasError: 0.08 }],
  },
  differences: [
    { pairId: 3, locale: "en", difference: 0.05, error: 0.15, p: 1, flagged: false },
    { pairId: 12, locale: "ur-G4", difference: 0.83, error: 0.15, p: 0.001, flagged: true },
  ],
};
const ESTIMATED: InstrumentReply = { ...NOTHING, runs: 800, since: "2026-01-05", calibrations: [REPORT] };

/** The administrators' endpoints; `answers` changes what one of them answers, a number is a refusal. */
function serve(instrument: InstrumentReply | number, answers: Readonly<Record<string, unknown>> = {}) {
  const calls: { name: string; body: unknown }[] = [];
  const usual: Readonly<Record<string, unknown>> = {
    "GET /api/instrument": instrument,
    "GET /api/instrument/estimation": typeof instrument === "number" ? instrument : instrument.estimation,
    "GET /api/analytics/instrument": pairStats({
      ...{ "8:answered": 100, "8:left": 95, "8:flips": 2, "8:seconds:4": 100 },
    }),
    "GET /api/analytics/summary": { ...EMPTY_FIGURES, completed: 40, meanConsistency: 0.8 },
  };
  global.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const [path = "", search = ""] = String(input).split("?");
    const name = `${init?.method ?? "GET"} ${path}`;
    calls.push({ name: search ? `${name}?${search}` : name, body: init?.body ? JSON.parse(String(init.body)) : null });
    const answer = answers[name] ?? usual[name] ?? 404;
    return typeof answer === "number"
      ? jsonResponse(answer, { code: "conflict", message: "The server says why.", error: "The server says why." })
      : jsonResponse(200, answer);
  });
  return calls;
}

/** Waits until the last of the requests that the opened page makes is drawn. */
async function loaded(): Promise<void> {
  await screen.findByText("One-sided", {}, { timeout: 10_000 });
  await screen.findByText(/^Consistency is 80%/, {}, { timeout: 10_000 });
}

beforeEach(() => {
  query = "";
  push.mockReset();
});

test("with too few runs nothing can be estimated, and it says what is missing", async () => {
  serve(NOTHING);
  const { container } = renderInLanguage(<InstrumentScreen />);
  await loaded();
  expect(await screen.findByText("Edition 2, as it was set")).toBeVisible();
  expect(screen.getByText("New runs have begun with it from the start.")).toBeVisible();
  expect(screen.getByText(/12 people have completed/)).toHaveTextContent("488 more are needed");
  expect(screen.getByRole("button", { name: "Estimate from 12 runs" })).toBeDisabled();
  expect(screen.getByText("Nothing estimated yet")).toBeVisible();
  expect(screen.getByText(/No run of this edition has been completed yet/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Download the answers" })).toHaveAttribute("href", "/api/instrument/answers");
  expect(await axe(container)).toHaveNoViolations();
});

test("an estimate is told with its gain, its curve as a table, what moved, and what differs, flagged ones first", async () => {
  serve(ESTIMATED);
  const { container } = renderInLanguage(<InstrumentScreen />);
  await loaded();
  expect(await screen.findByText(/per run: 0\.042, with a standard error of 0\.006 \(800 runs/)).toBeVisible();
  expect(screen.getByText("Another type would come first for 80 of 800 people (10%).")).toBeVisible();
  const curve = within(screen.getByRole("region", { name: "Expected and found" }));
  expect(curve.getAllByRole("cell", { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    "40% of 90",
    "31% of 88",
  ]);
  const moved = within(screen.getByRole("region", { name: "What moved" }));
  expect(moved.getByRole("row", { name: /^8 / })).toHaveTextContent("-0.51 ± 0.08");
  const rows = within(screen.getByRole("region", { name: "Differences between languages" })).getAllByRole("rowheader");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["12", "3"]);
  expect(screen.getByText("One of 2 comparisons stands out.")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("it is adopted after a question, and a refusal is the server's sentence", async () => {
  const adopted = { ...ESTIMATED, adoptions: [{ id: 1, calibrationId: "c1", adoptedAt: AT }] };
  const calls = serve(ESTIMATED, { "POST /api/instrument/adoptions": 409 });
  renderInLanguage(<InstrumentScreen />);
  await loaded();
  await userEvent.click(await screen.findByRole("button", { name: "Adopt for new runs" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(/Existing results and reports stay as they are/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Adopt it" }));
  expect(await dialog.findByText("The server says why.")).toBeVisible();
  expect(calls.at(-1)).toEqual({ name: "POST /api/instrument/adoptions", body: { calibrationId: "c1" } });

  serve(ESTIMATED, { "POST /api/instrument/adoptions": adopted });
  await userEvent.click(dialog.getByRole("button", { name: "Adopt it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText(/^Edition 2, calibrated on .* from 800 runs$/, { selector: "p" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Adopt for new runs" })).toBeNull();
  expect(screen.getByText("This is what new runs begin with.")).toBeVisible();

  const back = serve(adopted, { "POST /api/instrument/adoptions": ESTIMATED });
  await userEvent.click(screen.getByRole("button", { name: "Go back to the edition as it was set" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Go back" }));
  expect(await screen.findByText("Edition 2, as it was set")).toBeVisible();
  expect(back.map(({ body }) => body)).toContainEqual({ calibrationId: null });
});

test("without a gain it cannot be adopted", async () => {
  serve({ ...ESTIMATED, calibrations: [{ ...REPORT, comparison: { ...REPORT.comparison, verdict: "no-gain" } }] });
  renderInLanguage(<InstrumentScreen />);
  await loaded();
  expect(await screen.findByText("No gain beyond chance: what is in use stays")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Adopt for new runs" })).toBeNull();
});

test("an estimation shows how far it is, can be stopped, and its end brings the result", async () => {
  const running: EstimationState = { kind: "running", share: 0.25, startedAt: AT };
  const before = { ...ESTIMATED, calibrations: [] };
  serve(before, { "POST /api/instrument/estimation": running });
  renderInLanguage(<InstrumentScreen />);
  await loaded();
  await userEvent.click(await screen.findByRole("button", { name: "Estimate from 800 runs" }));
  const bar = await screen.findByRole("progressbar", { name: "Estimating" });
  expect(bar).toHaveAttribute("aria-valuetext", "25%");
  serve({ ...ESTIMATED, estimation: { kind: "done", calibrationId: "c1" } });
  expect(
    await screen.findByText("The estimate is done. You’ll find the result below.", {}, { timeout: 5_000 }),
  ).toBeVisible();
  expect(await screen.findByText("It predicts unseen answers better than what was in use")).toBeVisible();

  serve(before, {
    "POST /api/instrument/estimation": running,
    "DELETE /api/instrument/estimation": { kind: "cancelled" },
  });
  await userEvent.click(screen.getByRole("button", { name: "Estimate from 800 runs" }));
  await userEvent.click(await screen.findByRole("button", { name: "Stop estimating" }));
  expect(await screen.findByText("The estimate was stopped. Nothing has changed.")).toBeVisible();
});

test("pairs count from the first run of the edition on, in the chosen language, and odd ones are flagged", async () => {
  query = "language=ur-G4";
  const calls = serve(ESTIMATED);
  renderInLanguage(<InstrumentScreen />);
  await loaded();
  const pairs = within(await screen.findByRole("region", { name: "The 36 pairs" }));
  expect(await pairs.findByText("One-sided")).toBeVisible();
  expect(pairs.getAllByText("Fewer than 20 answers: too few to say")).toHaveLength(35);
  expect(screen.getByText(/^Counted since Jan 5, 2026/)).toBeVisible();
  const asked = calls.map(({ name }) => name);
  expect(asked).toContain("GET /api/analytics/instrument?from=2026-01-05&language=ur-G4");
  expect(asked).toContain("GET /api/analytics/summary?from=2026-01-05&language=ur-G4");
});

test("what cannot be had is said, and a retry brings it", async () => {
  serve(503);
  renderInLanguage(<InstrumentScreen />);
  expect(await screen.findByText("This page couldn’t be loaded.")).toBeVisible();
  serve(NOTHING);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await loaded();
  expect(await screen.findByText("Edition 2, as it was set")).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});

test("a session that has ended leads to the sign-in", async () => {
  serve(401);
  renderInLanguage(<InstrumentScreen />);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/admin-login"));
});
