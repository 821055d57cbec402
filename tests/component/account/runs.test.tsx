import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { RunsPanel, RunsView } from "@/components/account/reports/runs/runs-panel";
import type { RunRecord, RunWithEvidence } from "@/lib/assessment/domain/run/run-record";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import type { ReportListItem } from "@/lib/reports/schema";
import { runOf } from "@/tests/bench/retake";
import { jsonResponse } from "@/tests/support/json-response";
import "@/tests/support/native-dialog";
import { renderInLanguage } from "@/tests/support/render";
import { following } from "@/tests/unit/assessment/arbitraries";

const run = (id: string, day: number, order: Parameters<typeof following>[0]): RunWithEvidence => ({
  ...runOf(following(order)),
  id,
  completedAt: `2025-03-0${day}T12:00:00.000Z`,
});
const ACHIEVER = [3, 1, 8, 7, 2, 6, 5, 9, 4] as const;
jest.mock("@/components/layout/use-navigate", () => ({ useNavigate: () => jest.fn() }));

const first = run("a", 1, ACHIEVER);
const again = run("b", 2, ACHIEVER);
const turned: RunWithEvidence = {
  ...run("c", 3, [4, 9, 5, 6, 2, 7, 8, 1, 3]),
  colors: { selectedStates: ["good", "belowAverage"], distribution: { primary: 20, secondary: 80 } },
  tokens: { self: 1, oneToOne: 3, social: 6 },
};
const sample: RunRecord = { ...first, id: "d", evidence: null };

const report: ReportListItem = {
  ...{ id: "r1", assessmentId: "c", reportType: "love", personalityType: "Type 4", language: "en", title: null },
  ...{ reportUrl: "/api/reports/love/4", generatedAt: "2025-03-04T12:00:00.000Z" },
};
const REPORTS = [report, { ...report, id: "r2" }, { ...report, id: "r3", assessmentId: "a" }];

const show = (...runs: readonly RunRecord[]) => renderInLanguage(<RunsView runs={runs} />);

test("each run says its day, its type, how sure it is, what else it may be, and how steady the answers are", async () => {
  const { container } = show(turned, first);
  const [latest] = within(screen.getByRole("list", { name: "Your completed assessments" })).getAllByRole("listitem");
  expect(latest).toHaveTextContent(/^Mar 3, 2025, \d{1,2}:\d\d\sPMThe Individualistabout \d in 10, next: the \w+$/);
  // Each opens as the result that it was.
  const link = screen.getByRole("link", { name: /^The Individualist, Mar 3, 2025.*: open this result$/ });
  expect(link).toHaveAttribute("href", "/results?run=c");
  expect(await axe(container)).toHaveNoViolations();
});

const likeRandom = (run: RunWithEvidence): RunWithEvidence => ({
  ...run,
  evidence: { ...run.evidence, circularTriads: 21 },
});

test("a result that contradicts itself as often as chance is a first sketch, in the list and in what changed", () => {
  show(likeRandom(turned), first);
  const [latest, earlier] = within(screen.getByRole("list", { name: "Your completed assessments" })).getAllByRole(
    "listitem",
  );
  expect(latest).toHaveTextContent(/first sketch: your answers contradict each other at least as often as random ones/);
  expect(latest).not.toHaveTextContent(/about \d in 10, next/);
  expect(earlier).not.toHaveTextContent(/first sketch/);
  const terms = screen.getAllByRole("term").map((node) => node.textContent);
  expect(terms).toEqual(["Second run", "Type", "The 36 pairs", "Pairs won", "Wing", "States", "Instincts"]);
  const [sketch, type] = screen.getAllByRole("definition").map((node) => node.textContent);
  expect(sketch).toMatch(/^This is a first sketch: .* The Individualist comes first/);
  expect(type).toMatch(/so it may be chance\./);
});

test("where two types are close as well, both sentences of the result are there", () => {
  const { evidence } = first;
  show({
    ...likeRandom(first),
    evidence: { ...likeRandom(first).evidence, certainty: { ...evidence.certainty, close: true } },
  });
  expect(screen.getByText(/^Two types are close: .* take all of this as a first sketch\.$/)).toBeVisible();
});

test("a sample says that it is one, and a single run is compared with nothing", () => {
  show(first, sample);
  expect(screen.getByText("a sample, without answers")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "What changed" })).toBeNull();
});

test("the latest two are set side by side; the same answers have changed nothing", () => {
  show(again, first);
  expect(screen.getByText(/^Nothing changed between these two runs/)).toBeVisible();
  const towers = screen.getAllByRole("figure").map((figure) => figure.textContent);
  expect(towers).toEqual([expect.stringMatching(/^First run/), expect.stringMatching(/^Second run/)]);
});

test("what changed is said in words that respect chance", () => {
  show(turned, first);
  const terms = screen.getAllByRole("definition").map((node) => node.textContent);
  expect(terms).toEqual([
    expect.stringMatching(
      /^First the Achiever, then the Individualist\. That is a larger shift than chance.*Likeliest/,
    ),
    expect.stringMatching(
      /^You answered 36 of the 36 pairs differently.*95 in 100 people who haven’t changed stay at 17 or fewer/,
    ),
    expect.stringMatching(/Achiever: 8 of 8 first, then 0/),
    expect.stringMatching(/^First you chose the \w+, then the \w+\.$/),
    expect.stringMatching(/^First Steady, 60%, Managing, 40%; then Steady, 20%, Stretched, 80%\./),
    expect.stringMatching(/^Self-Preservation: 4 of 10 first, then 1\.Social: 3 of 10 first, then 6\.$/),
  ]);
});

test.each([
  ["en", "none of the 36 pairs", "1 of the 36 pairs"],
  ["hi-Latn", "kahin doosra jawaab nahi", "36 mein se 1 jodi mein"],
  ["hi-G4", "कहीं दूसरा जवाब नहीं", "36 में से 1 जोड़ी में"],
  ["ur-G4", "کہیں دوسرا جواب نہیں", "36 میں سے 1 جوڑی میں"],
] as const)("%s counts no pair and a single one as people do", (locale, none, one) => {
  const words = (different: number) =>
    translator(locale)("reports.changes.pairs.within", { different, typical: 11, limit: 17 });
  expect(words(0)).toContain(none);
  expect(words(1)).toContain(one);
});

test("other runs can be chosen; one beside itself is no comparison", async () => {
  show(turned, again, first);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Second run" }), "a");
  expect(screen.getByText(/^Nothing changed/)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "First run" }), "a");
  expect(screen.getByText("Choose two different runs to see them side by side.")).toBeVisible();
});

test("a long list comes page by page, and all of it is within reach", async () => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...first, id: `r${from + at}` }));
  const asked: string[] = [];
  global.fetch = jest.fn(async (address: string | URL | Request) => {
    const isDeletedList = String(address).endsWith("?deleted=true");
    if (!isDeletedList) asked.push(String(address));
    const body = isDeletedList ? [] : asked.length === 1 ? page(0, 50) : page(50, 7);
    return { ok: true, status: 200, headers: new Headers(), text: async () => "", json: async () => body } as Response;
  });
  renderInLanguage(<RunsPanel userId="u1" reports={[]} />);
  const items = () => within(screen.getByRole("list", { name: "Your completed assessments" })).getAllByRole("listitem");
  await userEvent.click(await screen.findByRole("button", { name: "Show older results" }));
  await waitFor(() => expect(items()).toHaveLength(57));
  expect(asked).toEqual(["/api/users/u1/runs", "/api/users/u1/runs?before=r49"]);
  expect(screen.queryByRole("button", { name: "Show older results" })).toBeNull();
});

test("runs that cannot be loaded can be asked for again", async () => {
  const answer = (ok: boolean, body: unknown) =>
    ({ ok, status: ok ? 200 : 500, headers: new Headers(), text: async () => "", json: async () => body }) as Response;
  global.fetch = jest.fn(async () => answer(false, null));
  renderInLanguage(<RunsPanel userId="u1" reports={[]} />);
  expect(await screen.findByRole("alert")).toHaveTextContent("Your results couldn’t be loaded.");
  global.fetch = jest.fn(async () => answer(true, [first]));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Results over time" })).toBeVisible();
});

test("a result is named, deleted, and brought back with one tap", async () => {
  const kept = new Map([first, turned].map((each) => [each.id, { ...each, deleted: false }]));
  global.fetch = jest.fn(async (address: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(address), "https://ninefold.example");
    if (init?.method === "PATCH") {
      const row = kept.get(url.pathname.split("/").at(-1) ?? "");
      Object.assign(row ?? {}, JSON.parse(String(init.body)));
    }
    const body = [...kept.values()].filter(({ deleted }) => deleted === url.searchParams.has("deleted"));
    return { ok: true, status: 200, headers: new Headers(), text: async () => "", json: async () => body } as Response;
  });
  const { container } = renderInLanguage(<RunsPanel userId="u1" reports={REPORTS} />);
  await userEvent.click(await screen.findByRole("button", { name: /^Rename The Individualist/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Before the move");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete Before the move" }));
  const message = await screen.findByText(/“Before the move” has been deleted/);
  expect(message).toBeVisible();
  // It stands where the result stood, and has the focus.
  expect(document.activeElement).toContainElement(message);
  await waitFor(() => expect(screen.queryByRole("link", { name: /Individualist/ })).toBeNull());
  const [latest] = within(screen.getByRole("list", { name: "Your completed assessments" })).getAllByRole("listitem");
  expect(latest).toContainElement(message);
  expect(screen.getByText("The 2 reports made from it are gone too, and come back with it.")).toBeVisible();
  expect(await screen.findByText("1 deleted")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("link", { name: /Individualist/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "Rename Before the move" })).toHaveFocus();
  await waitFor(() => expect(screen.queryByText("1 deleted")).toBeNull());
});

const openPanel = (reports: readonly ReportListItem[]) => {
  global.fetch = jest.fn(async (address: string | URL | Request) =>
    jsonResponse(200, String(address).endsWith("deleted=true") ? [] : [first]),
  );
  renderInLanguage(<RunsPanel userId="u1" reports={reports} />);
};

test("a result that could not be deleted says so where it stands", async () => {
  openPanel([]);
  const remove = await screen.findByRole("button", { name: /^Delete / });
  const answered = global.fetch;
  global.fetch = jest.fn(async (address: string | URL | Request, init?: RequestInit) =>
    init?.method === "PATCH" ? jsonResponse(500, null) : answered(address, init),
  );
  await userEvent.click(remove);
  const failure = await screen.findByRole("alert");
  expect(failure).toHaveTextContent("That didn’t work. Please try again.");
  expect(remove.closest("li")).toContainElement(failure);
});

test("nothing is said of reports where a deleted result has none", async () => {
  openPanel(REPORTS.slice(0, 2));
  await userEvent.click(await screen.findByRole("button", { name: /^Delete / }));
  expect(await screen.findByText(/has been deleted/)).toBeVisible();
  expect(screen.queryByText(/made from it/)).toBeNull();
});

test("one report is spoken of as one", async () => {
  openPanel(REPORTS);
  await userEvent.click(await screen.findByRole("button", { name: /^Delete / }));
  expect(await screen.findByText("The report made from it is gone too, and comes back with it.")).toBeVisible();
});

test.each(LOCALES.map(({ code }) => code))("%s counts what is one and what is several", (code) => {
  const t = translator(code);
  for (const key of ["reports.owned.reportsToo", "rhetiStep.review"] as const) {
    const [one, several] = [t(key, { count: 1 }), t(key, { count: 3 })];
    expect(one).not.toBe(several);
    expect(`${one}${several}`).not.toMatch(/[{}#]/);
  }
  expect(t("reports.owned.reportsToo", { count: 3 })).toContain("3");
});
