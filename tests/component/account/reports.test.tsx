import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { ListState } from "@/components/account/reports/report-list";
import { ReportsScreen } from "@/components/account/reports/reports-screen";
import { ReportsView } from "@/components/account/reports/reports-view";
import { SCHEME_KEY } from "@/components/layout/color-scheme";
import type { StoredUser } from "@/lib/accounts/client/session";
import { consumeNewRunQuestion } from "@/lib/assessment/client/new-run-request";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import type { ReportListItem } from "@/lib/reports/schema";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";
import { fullRun } from "@/tests/support/sample-runs";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const USER: StoredUser = {
  id: "u1",
  userId: "u1",
  email: "amina@example.com",
  firstName: "Amina",
  lastName: "Khan",
  phoneNumber: null,
  registeredAt: "2025-01-15T12:00:00.000Z",
  completedAt: null,
};
const REPORTS: readonly ReportListItem[] = [
  ["a", "love", "Type 1", "/api/reports/love/1"] as const,
  ["b", "standard", "Type 6", "/api/emergency-view/6"] as const,
].map(([id, reportType, personalityType, reportUrl]) => ({
  ...{ id, assessmentId: `run of ${id}`, reportType, personalityType, reportUrl },
  generatedAt: "2025-03-02T12:00:00.000Z",
  language: "en",
  title: null,
}));

const NO_PAIRS = { pairs: [], packs: [], codeUntil: null, otherEndedAt: null, ready: false };

/** Answers the list of reports with a status and a body; no runs or pairs are kept, and the account is out of reach. */
function serve(listStatus: number | "lost", body: unknown = []): void {
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    if (listStatus === "lost" || String(input) === "/api/me") throw new TypeError("Failed to fetch");
    if (String(input) === "/api/v2/reports") return jsonResponse(200, { packs: [], reports: [], ready: true });
    const pairs = String(input) === "/api/pairs" && listStatus !== 401;
    const status = pairs ? 200 : listStatus;
    const answer = pairs ? NO_PAIRS : /\/runs(?:\?|$)/.test(String(input)) ? [] : body;
    return jsonResponse(status, answer);
  });
}

function remember(value: unknown): void {
  localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(value));
}

const view = (list: ListState, user = USER, onLogout = jest.fn()) =>
  renderInLanguage(<ReportsView user={user} list={list} onRetry={jest.fn()} onLogout={onLogout} />);

beforeEach(() => {
  push.mockReset();
  localStorage.clear();
  delete document.documentElement.dataset.scheme;
});

test.each<[string, ListState]>([
  ["loading", { phase: "loading" }],
  ["failed", { phase: "failed" }],
  ["empty", { phase: "loaded", reports: [] }],
  ["full", { phase: "loaded", reports: REPORTS }],
])("a list that is %s has no accessibility violations", async (_name, list) => {
  const { container } = view(list);
  expect(await axe(container)).toHaveNoViolations();
});

test("each report shows its kind, its type by name and its day, and opens in a new tab", () => {
  view({ phase: "loaded", reports: REPORTS });
  expect(screen.getByText("Welcome back, Amina Khan")).toBeVisible();
  const region = screen.getByRole("region", { name: "Saved reports" });
  const [first, second] = [...region.querySelectorAll("li.card")];
  expect(first).toHaveTextContent("RelationshipsThe ReformerGenerated on March 2, 2025View Report");
  expect(second).toHaveTextContent("StandardThe SentinelGenerated on March 2, 2025View Report");
  const link = within(first as HTMLElement).getByRole("link", { name: /^View Report/ });
  expect(link).toHaveAttribute("href", "/api/reports/love/1");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test("each report leads to its PDF, and to the other languages as a page and as a PDF", () => {
  view({ phase: "loaded", reports: REPORTS });
  const [first, second] = [...screen.getByRole("region", { name: "Saved reports" }).querySelectorAll("li.card")];
  const links = (card: Element | undefined) =>
    within(card as HTMLElement)
      .getAllByRole("link")
      .slice(1)
      .map((link) => link.getAttribute("href"));
  expect(links(first)).toEqual([
    "/api/reports/love/1/pdf?report=a",
    ...["hi-G4", "hi-Latn", "ur-G4"].flatMap((code) => [
      `/api/reports/love/1?report=a&lang=${code}`,
      `/api/reports/love/1/pdf?report=a&lang=${code}`,
    ]),
  ]);
  expect(links(second)[0]).toBe("/api/reports/standard/6/pdf?report=b");
  expect(links(second)[1]).toBe("/api/emergency-view/6?report=b&lang=hi-G4");
});

test("the day is written in the language of the page", () => {
  renderInLanguage(
    <ReportsView user={USER} list={{ phase: "loaded", reports: REPORTS }} onRetry={jest.fn()} onLogout={jest.fn()} />,
    { locale: "ur-G4" },
  );
  const day = new Intl.DateTimeFormat("ur", { dateStyle: "long" }).format(new Date("2025-03-02T12:00:00Z"));
  expect(screen.getAllByText(`Generated on ${day}`)).toHaveLength(2);
});

test.each<[string, Partial<StoredUser>, string]>([
  [
    "without phone and completion",
    {},
    "NameEmailPhoneMember SinceTotal Reports|Amina Khan|amina@example.com|Not provided|January 15, 2025|2",
  ],
  [
    "with both",
    { phoneNumber: "+1 555", completedAt: "2025-02-20T12:00:00.000Z" },
    "NameEmailPhoneMember SinceTotal Reports|Amina Khan|amina@example.com|+1 555|February 20, 2025|2",
  ],
])("the account %s", (_name, change, expected) => {
  view({ phase: "loaded", reports: REPORTS }, { ...USER, ...change });
  const panel = within(screen.getByRole("region", { name: "Account Information" }));
  const terms = panel.getAllByRole("term").map((node) => node.textContent);
  const values = panel.getAllByRole("definition").map((node) => node.textContent);
  expect([terms.join(""), ...values].join("|")).toBe(expected);
});

test("the order that was chosen is there again at the next visit", async () => {
  const kinds = () => [...document.querySelectorAll("li.card h3")].map((title) => title.textContent);
  const list = { phase: "loaded", reports: REPORTS } as const;
  const first = view(list);
  const latestFirst = kinds();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Order" }), "oldest");
  expect(kinds()).toEqual([...latestFirst].reverse());
  first.unmount();
  const again = view(list);
  expect(screen.getByRole("combobox", { name: "Order" })).toHaveValue("oldest");
  expect(kinds()).toEqual([...latestFirst].reverse());
  again.unmount();
  localStorage.setItem(STORAGE_KEYS.reportsOrder, "by size");
  view(list);
  expect(kinds()).toEqual(latestFirst);
});

test("an empty list leads to the assessment", async () => {
  view({ phase: "loaded", reports: [] });
  expect(screen.getByRole("heading", { name: "No Reports Yet" })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Start Assessment" }));
  await userEvent.click(screen.getByRole("link", { name: "New Assessment" }));
  expect(push.mock.calls).toEqual([["/"], ["/"]]);
  // The start page asks at once whether to begin anew.
  expect(consumeNewRunQuestion()).toBe(true);
});

test.each([
  ["complete", "Your result is ready. When you make its report, it is kept here.", ["/results"]],
  ["open", "When you finish the assessment and make a report, it is kept here.", []],
] as const)("an empty list begins nothing anew where the assessment is %s", (status, text, paths) => {
  const list: ListState = { phase: "loaded", reports: [] };
  renderInLanguage(<ReportsView user={USER} list={list} status={status} onRetry={jest.fn()} onLogout={jest.fn()} />);
  const empty = screen.getByText(text).closest(".empty-state");
  if (!(empty instanceof HTMLElement)) throw new Error("no empty state");
  expect(
    within(empty)
      .queryAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(paths);
});

test("Logout is asked of the caller", async () => {
  const onLogout = jest.fn();
  view({ phase: "loading" }, USER, onLogout);
  await userEvent.click(screen.getByRole("button", { name: "Logout" }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test("while somebody is being logged out, the button says so and takes no further click", async () => {
  const onLogout = jest.fn();
  renderInLanguage(
    <ReportsView user={USER} list={{ phase: "loading" }} loggingOut onRetry={jest.fn()} onLogout={onLogout} />,
  );
  const button = screen.getByRole("button", { name: /Logout/ });
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(onLogout).not.toHaveBeenCalled();
});

test("when the session is somebody else's, theirs is the name and theirs the list", async () => {
  remember(USER);
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const path = String(input);
    if (path === "/api/me") return jsonResponse(200, { user: { ...USER, id: "u2", firstName: "Bilal" }, draft: null });
    if (path === "/api/pairs") return jsonResponse(200, NO_PAIRS);
    const made = {
      id: "c",
      domain: "First job",
      title: "Type 1",
      generatedAt: REPORTS[0]?.generatedAt,
      reportUrl: "/r",
    };
    if (path === "/api/v2/reports") return jsonResponse(200, { packs: [], reports: [made], ready: true });
    if (path.startsWith("/api/users/u1/")) return jsonResponse(403, { error: "Not yours." });
    return jsonResponse(200, path.endsWith("/reports") ? REPORTS : []);
  });
  renderInLanguage(<ReportsScreen />);
  expect(await screen.findByRole("heading", { name: "The Reformer" })).toBeVisible();
  expect(screen.getByText("Welcome back, Bilal Khan")).toBeVisible();
  expect(screen.queryByText("Failed to load your reports")).not.toBeInTheDocument();
  // The two of the list, and the one of a pack.
  const total = screen.getByText("Total Reports").nextElementSibling;
  await waitFor(() => expect(total).toHaveTextContent(/^3$/));
});

test("the server is asked once who is here, for the list and for the card of the run", async () => {
  remember(USER);
  const asked: string[] = [];
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const path = String(input);
    asked.push(path);
    if (path === "/api/pairs") return jsonResponse(200, NO_PAIRS);
    if (path === "/api/v2/reports") return jsonResponse(200, { packs: [], reports: [], ready: true });
    if (path !== "/api/me") return jsonResponse(200, []);
    const draft = fullRun(4, "finished", Date.now());
    return jsonResponse(200, { user: { ...USER, firstName: "Amina Bibi" }, draft, setAside: null, calibration: null });
  });
  renderInLanguage(<ReportsScreen />);
  expect(await screen.findByText("Welcome back, Amina Bibi Khan")).toBeVisible();
  expect(await screen.findByRole("link", { name: "See my result" })).toBeVisible();
  expect(asked.filter((path) => path === "/api/me")).toEqual(["/api/me"]);
});

test("the appearance is put on the document, is kept, and can be left to the device again", async () => {
  view({ phase: "loading" });
  for (const [name, scheme] of [
    ["Dark", "dark"],
    ["Light", "light"],
  ] as const) {
    await userEvent.click(screen.getByRole("radio", { name }));
    expect(document.documentElement).toHaveAttribute("data-scheme", scheme);
    expect(localStorage.getItem(SCHEME_KEY)).toBe(scheme);
  }
  await userEvent.click(screen.getByRole("radio", { name: "System" }));
  expect(document.documentElement).not.toHaveAttribute("data-scheme");
  expect(localStorage.getItem(SCHEME_KEY)).toBeNull();
});

test("without a remembered user the way leads to the sign-in, and nothing is asked of the server", async () => {
  serve(200);
  renderInLanguage(<ReportsScreen />);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/login"));
  expect(fetch).not.toHaveBeenCalled();
});

test("a remembered user without an id is told so", async () => {
  remember({ email: "amina@example.com" });
  renderInLanguage(<ReportsScreen />);
  expect(await screen.findByRole("alert")).toHaveTextContent("No user data found. Please log in again.");
  expect(push).not.toHaveBeenCalled();
});

test.each<[string, number | "lost", string]>([
  ["refuses", 500, "Failed to load your reports"],
  ["cannot be reached", "lost", "Error loading your reports"],
  ["does not know the session", 401, "No user data found. Please log in again."],
])("when the server %s", async (_name, status, shown) => {
  remember(USER);
  serve(status);
  renderInLanguage(<ReportsScreen />);
  expect(await screen.findByRole("alert")).toHaveTextContent(shown);
});

test("who met a limit reads what and until when", async () => {
  const message = "Too many tries in a short time. Please try again in 3 minutes.";
  remember(USER);
  serve(429, { message, error: message, code: "rate_limited" });
  renderInLanguage(<ReportsScreen />);
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
});

test("the list is loaded for the remembered user, and a retry after a failure brings it", async () => {
  remember(USER);
  serve(503);
  renderInLanguage(<ReportsScreen />);
  expect(screen.getByText("Loading your reports...")).toBeVisible();
  const alert = await screen.findByText("Failed to load your reports");
  serve(200, REPORTS);
  const list = within(alert.parentElement?.parentElement as HTMLElement);
  await userEvent.click(list.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "The Reformer" })).toBeVisible();
  expect(fetch).toHaveBeenCalledWith("/api/users/u1/reports", expect.anything());
});
