import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { AnalyticsTab } from "@/components/admin/analytics/analytics-screen";
import { EMPTY_FIGURES, type Figures } from "@/lib/analytics/domain/figures";
import { NO_FILTERS, readFilters } from "@/lib/analytics/domain/filters";
import type { AssessmentRecord } from "@/lib/analytics/schema";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";

const push = jest.fn();
let query = "";
jest.mock("next/navigation", () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(query),
}));
// The charts have no size here; what they show stands in the tables.
jest.mock("next/dynamic", () => () => () => null);

const FIGURES: Figures = {
  ...EMPTY_FIGURES,
  registered: 120,
  runs: 80,
  completed: 40,
  recent: 3,
  medianMinutes: 14,
  meanConsistency: 0.8,
  funnel: EMPTY_FIGURES.funnel.map(({ key }, at) => ({ key, count: 80 - 10 * at })),
  types: EMPTY_FIGURES.types.map(({ key }) => ({ key, count: key === "6" ? 40 : 0 })),
  days: [{ day: "2026-01-05", count: 40 }],
};
const RECORD: AssessmentRecord = {
  id: "a1",
  userId: "u1",
  firstName: "आशा",
  lastName: "शर्मा",
  email: "asha@example.org",
  phoneNumber: null,
  primaryType: 6,
  wing: 5,
  states: ["good", "average"],
  subtypes: { dominant: "self", secondary: "social", blind: "oneToOne" },
  assessmentData: { buildingBlocks: [], colorStateDetails: [] },
  theme: "love",
  language: "hi-G4",
  completedAt: "2026-01-05T10:00:00.000Z",
};

interface Served {
  readonly figures?: Figures | number;
  readonly records?: readonly AssessmentRecord[];
  readonly csv?: number | "empty";
}

/** Answers as the server does; numbers are states that fail. */
function serve({ figures = FIGURES, records = [RECORD], csv = "empty" }: Served = {}): void {
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const path = String(input);
    if (path.includes("/summary"))
      return typeof figures === "number" ? jsonResponse(figures, {}) : jsonResponse(200, figures);
    if (path.includes("format=csv"))
      return csv === "empty" ? jsonResponse(200, "", { "x-empty": "true" }) : jsonResponse(csv, {});
    return jsonResponse(200, records);
  });
}

/** What was asked under the filters; the portraits have none. */
const asked = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(([input]) => String(input))
    .filter((path) => !path.includes("/portraits"));

beforeEach(() => {
  query = "";
  push.mockReset();
  localStorage.clear();
  window.alert = jest.fn();
  // The table shows the rows that fit into its box, which has no size here.
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(900);
});

test("the numbers name their base and their period, and the screen has no accessibility violations", async () => {
  serve();
  query = "from=2026-01-01&to=2026-01-31";
  const { container } = renderInLanguage(<AnalyticsTab />);
  expect(await screen.findByText("Accounts opened, Jan 1, 2026 to Jan 31, 2026")).toBeVisible();
  expect(screen.getByText("30 of 80 runs that started reached the results, Jan 1, 2026 to Jan 31, 2026")).toBeVisible();
  expect(screen.getAllByText("37.5%")[0]).toBeVisible();
  expect(screen.getByText("Most often: \u20686 Sentinel\u2069, 40 of 40 assessments.")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Open the record of आशा शर्मा" })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("the counts stand beside those of as many days before, where the time has a beginning", async () => {
  serve();
  query = "from=2026-01-01&to=2026-01-31&theme=love";
  const { unmount } = renderInLanguage(<AnalyticsTab />);
  const before = /^Before that: \d+, Dec 1, 2025 to Dec 31, 2025$/;
  expect(await screen.findAllByText(before)).toHaveLength(3);
  expect(asked()).toContain("/api/analytics/summary?from=2025-12-01&to=2025-12-31&theme=love");
  unmount();
  serve();
  query = "to=2026-01-31";
  renderInLanguage(<AnalyticsTab />);
  expect(await screen.findByText(/^Accounts opened/)).toBeVisible();
  expect(screen.queryByText(/^Before that/)).not.toBeInTheDocument();
});

test.each([
  ["", true],
  ["from=2026-01-01&theme=love", true],
  [`from=${new Date().toISOString().slice(0, 10)}`, false],
  ["from=2026-01-01&to=2026-01-31", false],
])("the last seven days are counted beside a period that they lie in, under %p: %p", async (address, shown) => {
  serve();
  query = address;
  renderInLanguage(<AnalyticsTab />);
  expect(await screen.findByText(/^Runs that went on to a report/)).toBeVisible();
  expect(screen.queryAllByText(/3 in the last 7 days/)).toHaveLength(shown ? 1 : 0);
});

test("a period that ends before it begins is told beside the field, and nothing is asked", async () => {
  serve();
  query = "from=2026-02-01&to=2026-01-31";
  renderInLanguage(<AnalyticsTab />);
  const until = screen.getByLabelText("Until");
  expect(until).toHaveAccessibleDescription(/^This period ends before it begins/);
  expect(until).toBeInvalid();
  expect(screen.queryByText("Completed")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Export as CSV" })).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
});

test("a phone has the filters in a sheet, whose button says how many are chosen", async () => {
  serve();
  query = "theme=love&type=6";
  renderInLanguage(<AnalyticsTab />);
  const open = await screen.findByRole("button", { name: "Choose filters 2" });
  const sheet = document.getElementById(open.getAttribute("popovertarget") ?? "");
  expect(sheet).toHaveAttribute("popover", "auto");
  expect(sheet).toContainElement(screen.getByLabelText("Theme"));
  expect(sheet).toContainElement(screen.getByLabelText("From"));
});

test("figures that cannot be had are zeros, and it says so; a retry brings them", async () => {
  serve({ figures: 503 });
  renderInLanguage(<AnalyticsTab />);
  expect(await screen.findByText("The figures couldn’t be loaded. Showing zeros instead.")).toBeVisible();
  const funnel = within(screen.getByRole("region", { name: "Funnel" }));
  expect(funnel.getByText("Of 0 runs that started, 0 reached the results.")).toBeVisible();
  serve();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await funnel.findByText("Of 80 runs that started, 30 reached the results.")).toBeVisible();
});

test("fewer than 20 show no rate", async () => {
  const few = FIGURES.funnel.map(({ key }, at) => ({ key, count: 19 - at }));
  serve({ figures: { ...FIGURES, completed: 19, funnel: few } });
  renderInLanguage(<AnalyticsTab />);
  expect((await screen.findAllByText("too few to say (19)")).length).toBeGreaterThan(3);
  expect(screen.getByText(/^19 assessments are too few to say what leads/)).toBeVisible();
  expect(screen.getByText("Completion rate").nextElementSibling).toHaveTextContent(/^–$/);
});

test("days without any are no rows of the table, and none of them is the busiest", async () => {
  serve({ figures: { ...FIGURES, days: [{ day: "2026-01-04", count: 0 }, ...FIGURES.days] } });
  const { unmount } = renderInLanguage(<AnalyticsTab />);
  const days = within(await screen.findByRole("region", { name: "Completed per day" }));
  expect(await days.findByText(/Jan 5, 2026/, { selector: "p" })).toBeVisible();
  expect(days.getAllByRole("rowheader", { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    "Jan 5, 2026",
  ]);
  unmount();
  serve({ figures: { ...FIGURES, days: [{ day: "2026-01-04", count: 0 }] } });
  renderInLanguage(<AnalyticsTab />);
  const none = within(await screen.findByRole("region", { name: "Completed per day" }));
  expect(none.queryByText(/Jan 4, 2026/)).toBeNull();
});

test("every request carries the filters of the address", async () => {
  serve();
  query = "type=6&theme=love&language=hi-G4&q=asha";
  renderInLanguage(<AnalyticsTab />);
  await screen.findByRole("button", { name: /आशा/ });
  await userEvent.click(screen.getByRole("button", { name: "Export as CSV" }));
  await waitFor(() => expect(asked()).toHaveLength(3));
  for (const path of asked()) expect(path).toContain("type=6&theme=love&language=hi-G4&q=asha");
  expect(screen.getByText("Accounts have no type, theme or language")).toBeVisible();
});

test.each([
  ["empty" as const, "No assessment data to export"],
  [500, "Error exporting assessment data"],
])("an export that comes to %s is an alert", async (csv, text) => {
  serve({ csv });
  renderInLanguage(<AnalyticsTab />);
  await userEvent.click(await screen.findByRole("button", { name: "Export as CSV" }));
  await waitFor(() => expect(window.alert).toHaveBeenCalledWith(text));
});

test("a session that has ended leads to the sign-in and takes the marker along", async () => {
  localStorage.setItem(STORAGE_KEYS.admin, "true");
  serve({ figures: 401 });
  renderInLanguage(<AnalyticsTab />);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/admin-login"));
  expect(localStorage.getItem(STORAGE_KEYS.admin)).toBeNull();
});

test("an address that holds nonsense is read without it", () => {
  const read = readFilters(new URLSearchParams("type=12&theme=weather&language=ur-G4&from=2026-02-30&q=+a+"));
  expect(read).toEqual({ ...NO_FILTERS, language: "ur-G4", q: "a" });
});
