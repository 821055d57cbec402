import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { CoverageDashboard, CoverageLead } from "@/components/admin/coverage/coverage-dashboard";
import { CoverageList } from "@/components/admin/coverage/coverage-list";
import { AtomEditor } from "@/components/admin/coverage/editor/atom-editor";
import { FilterCard } from "@/components/admin/coverage/filter-card";
import { HeatMap } from "@/components/admin/coverage/heat-map";
import { ImportPlanView } from "@/components/admin/coverage/import-plan-view";
import { MatrixTable, nextSort } from "@/components/admin/coverage/matrix-table";
import { draftInputs } from "@/components/admin/coverage/use-batch";
import type { CoverageRow } from "@/lib/content/domain/coverage";
import { jsonResponse } from "@/tests/support/json-response";
import "@/tests/support/native-dialog";
import { renderInLanguage } from "@/tests/support/render";

let search = "";
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(search),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));
// Menus and axe take their time on a busy machine.
jest.setTimeout(30_000);

const picked = { slug: ["love"], locale: ["en"], type: [], state: [], role: [] };
const base: CoverageRow = {
  ...{ slug: "love", locale: "en", type: "Sentinel", state: "", role: "overview" },
  ...{ has: true, count: 1, violations: [], drafts: 0, published: 1, demand: 0 },
};
const missing = {
  ...base,
  state: "Stressed",
  has: false,
  count: 1,
  published: 0,
  demand: 3,
  violations: ["cure: cures"],
};
const unwritten = { ...base, state: "Focused", has: false, count: 0, published: 0 };

function filterCard(change: Partial<Parameters<typeof FilterCard>[0]> = {}) {
  const calls = {
    onPick: jest.fn(),
    onDraft: jest.fn(),
    onTranslate: jest.fn(),
    onReview: jest.fn(),
    onRefresh: jest.fn(),
    onStop: jest.fn(),
  };
  const view = renderInLanguage(
    <FilterCard picked={picked} slugs={[]} loading={false} progress={null} {...calls} {...change} />,
  );
  return { ...calls, view };
}

test("a picker adds by keyboard, hides what is picked, and gives it back by its badge", async () => {
  const person = userEvent.setup();
  const { onPick, view } = filterCard();
  screen.getByRole("button", { name: "Add: Slugs" }).focus();
  await person.keyboard("{Enter}");
  expect(screen.queryByRole("menuitem", { name: "love" })).not.toBeInTheDocument();
  await person.keyboard("{ArrowDown}{Enter}");
  expect(onPick).toHaveBeenCalledWith({ slug: ["love", "parenting"] });
  await person.keyboard("{Escape}");
  await person.click(screen.getByRole("button", { name: "Remove love" }));
  expect(onPick).toHaveBeenLastCalledWith({ slug: [] });
  expect(await axe(view.container)).toHaveNoViolations();
});

test("while it works, both buttons wait and the progress can be stopped", async () => {
  const { onStop, onDraft } = filterCard({
    progress: { kind: "translating", done: 2, total: 8, created: 3, skipped: 1 },
    loading: true,
  });
  const busy = screen.getAllByRole("button", { name: "Processing..." });
  expect(busy).toHaveLength(2);
  for (const button of busy) expect(button).toBeDisabled();
  expect(screen.getByRole("button", { name: "Loading..." })).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("progressbar", { name: "Translating" })).toHaveAttribute(
    "aria-valuetext",
    "2 of 8 · 1 skipped",
  );
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(onStop).toHaveBeenCalledTimes(1);
  expect(onDraft).not.toHaveBeenCalled();
});

test("one draft is asked for with each combination, and of the states with the first alone", () => {
  const inputs = draftInputs({
    slug: ["love", "career"],
    locale: ["en"],
    type: ["Helper"],
    role: ["overview"],
    state: ["Driven", "Focused"],
  });
  expect(inputs.map(({ slug, state, count }) => [slug, state, count])).toEqual([
    ["love", "Driven", 3],
    ["career", "Driven", 3],
  ]);
  expect(draftInputs({ slug: ["love"], locale: ["en"], type: [], role: ["overview"], state: [] })).toEqual([]);
});

test("where no state is picked, drafts go to the first place that has nothing yet", () => {
  const place = { slug: ["love"], locale: ["en"], type: ["Sentinel"], role: ["overview"] };
  const statesOf = (coverage: readonly CoverageRow[], state: readonly string[] = []) =>
    draftInputs({ ...place, state }, coverage).map((input) => input.state);
  expect(statesOf([{ ...base, count: 0 }, unwritten])).toEqual([undefined]);
  expect(statesOf([base, unwritten, { ...unwritten, state: "Intense" }])).toEqual(["Focused"]);
  expect(statesOf([base, { ...unwritten, count: 3 }, { ...unwritten, state: "Intense" }])).toEqual(["Intense"]);
  expect(statesOf([base, missing])).toEqual([undefined]);
  expect(statesOf([base, unwritten], ["Stressed"])).toEqual(["Stressed"]);
  expect(statesOf([base, unwritten], [""])).toEqual([undefined]);
});

test("the matrix shows its eight columns, and what a row holds", async () => {
  // Nothing has a size here, and only rows in sight are drawn.
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(500);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1_000);
  const calls = { onSort: jest.fn(), onOpen: jest.fn(), onViolations: jest.fn() };
  const { container } = renderInLanguage(
    <MatrixTable
      label="Coverage Matrix (2 items)"
      rows={[base, missing, unwritten]}
      sort={{ by: "type", descending: false }}
      {...calls}
    />,
  );
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Slug",
    "Locale",
    "Type",
    "State",
    "Role",
    "Has?",
    "Count",
    "Violations",
  ]);
  expect(screen.getByRole("columnheader", { name: "Type" })).toHaveAttribute("aria-sort", "ascending");
  await screen.findByText("Clean");
  const [, first, second, third] = screen.getAllByRole("row");
  if (!first || !second || !third) throw new Error("no rows");
  expect(within(first).getByText("Clean")).toBeInTheDocument();
  expect(within(second).getByText("3 reports went without")).toBeInTheDocument();
  for (const row of [second, third]) expect(within(row).queryByText("Clean")).toBeNull();
  fireEvent.click(within(second).getByRole("button", { name: "1 violation" }));
  expect(calls.onViolations).toHaveBeenCalledWith(missing);
  fireEvent.click(within(first).getByRole("button", { name: /^Open the editor for love, en, Sentinel/ }));
  expect(calls.onOpen).toHaveBeenCalledWith(base);
  fireEvent.click(screen.getByRole("button", { name: "Type" }));
  expect(calls.onSort).toHaveBeenCalledWith({ by: "type", descending: true });
  expect(nextSort({ by: "type", descending: true }, "type")).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("only what has no published text is in the list where that is chosen, and the address keeps it", async () => {
  globalThis.fetch = jest.fn(async (path) =>
    jsonResponse(
      200,
      String(path).includes("packs")
        ? { packs: [], deleted: [] }
        : { coverage: [base, missing, unwritten], slugs: ["love"] },
    ),
  );
  renderInLanguage(<CoverageDashboard />);
  expect(await screen.findByRole("heading", { name: "Coverage Matrix (3 items)" })).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "Only missing" }));
  expect(window.location.search).toBe("?only=missing");
  cleanup();
  search = window.location.search;
  renderInLanguage(<CoverageDashboard />);
  expect(await screen.findByRole("heading", { name: "Coverage Matrix (2 items)" })).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Only missing" })).toBeChecked();
  // What is picked is as covered as it was.
  expect(screen.getByText(/^33% of what is picked has a text/)).toBeVisible();
});

test("where nothing is missing the list says so, and the way back stays", async () => {
  const calls = { onSort: jest.fn(), onOpen: jest.fn(), onViolations: jest.fn(), onOnlyMissing: jest.fn() };
  renderInLanguage(<CoverageList label="Matrix" rows={[]} sort={null} onlyMissing {...calls} />);
  expect(screen.getByText("Nothing is missing: everything picked has a published text.")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "Only missing" }));
  expect(calls.onOnlyMissing).toHaveBeenCalledWith(false);
});

test("it begins with how much is there, and the way to what readers missed most", async () => {
  const onOpen = jest.fn();
  const often = { ...unwritten, type: "Helper", demand: 9 };
  renderInLanguage(<CoverageLead rows={[base, missing, unwritten, often]} onOpen={onOpen} />);
  expect(screen.getByText("25% of what is picked has a text. Reports went without 2 of the texts.")).toBeVisible();
  const offered = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(offered).toEqual([
    "Write: love · Helper · Focused · overview · en",
    "Write: love · Sentinel · Stressed · overview · en",
  ]);
  await userEvent.click(screen.getByRole("button", { name: /Helper/ }));
  expect(onOpen).toHaveBeenCalledWith(often);
});

test("a field of the heat map says what it holds and leads there", async () => {
  const onDrill = jest.fn();
  const { container } = renderInLanguage(
    <HeatMap rows={[base, missing]} down="state" across="slug" onPivot={jest.fn()} onDrill={onDrill} />,
  );
  const name = "Stressed, love: 0 of 1 covered, 1 with violations, missed by reports 3 times";
  await userEvent.click(screen.getByRole("button", { name }));
  expect(onDrill).toHaveBeenCalledWith("Stressed", "love");
  expect(await axe(container)).toHaveNoViolations();
});

test("the editor says what is wrong while one types, and mends what it can", async () => {
  const cell = { slug: "love", locale: "ur", type: "Helper", state: "", role: "overview" } as const;
  const work = { cell, by: "", waiting: false, onDirty: jest.fn(), onChanged: jest.fn(), lastPublished: false };
  const { container } = renderInLanguage(<AtomEditor atom={null} number={1} source="You rest." {...work} />);
  const text = screen.getByRole("textbox", { name: "New text" });
  expect(text).toHaveAttribute("dir", "rtl");
  expect(screen.getByRole("button", { name: "Publish" })).toBeDisabled();
  fireEvent.change(text, { target: { value: "آپ آرام کرتے ہیں." } });
  expect(screen.getByText(/^Punctuation of another language/)).toBeInTheDocument();
  expect(work.onDirty).toHaveBeenLastCalledWith("new", true);
  fireEvent.click(screen.getAllByRole("button", { name: "Fix it" })[0] as HTMLElement);
  expect(text).toHaveValue("آپ آرام کرتے ہیں۔");
  expect(await axe(container)).toHaveNoViolations();
});

test("a plan of an import names every change and every refusal", async () => {
  const place = { locale: "en", type: 4, state: "", role: "overview", position: 0, status: "draft" };
  const plan = {
    ...{ applied: false, added: [place], changed: [{ ...place, before: "Old.", after: "New." }] },
    ...{ unchanged: 2, refused: [{ line: 7, reason: "duplicate" }] },
  };
  const { container } = renderInLanguage(<ImportPlanView plan={plan} />);
  expect(screen.getByText("1 new, 1 changed, 2 unchanged, 1 refused")).toBeInTheDocument();
  expect(screen.getByText("Old.")).toBeInTheDocument();
  expect(screen.getByText("duplicate")).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
