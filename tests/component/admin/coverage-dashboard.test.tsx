import { cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { CoverageDashboard } from "@/components/admin/coverage/coverage-dashboard";
import { clearToasts, toastStore } from "@/components/ui/toast";
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
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const row: CoverageRow = {
  ...{ slug: "love", locale: "en", type: "Sentinel", state: "", role: "overview" },
  ...{ has: true, count: 1, violations: ["cure: cures"], drafts: 0, published: 1, demand: 0 },
};
const asked: { path: string; body: unknown }[] = [];

const WAIT = "Please try again in 4 minutes.";

const QA = { at: "2026-01-01T00:00:00.000Z", result: { wanted: 108, holes: [{}], green: false } };
const PACKS = { packs: [{ slug: "siblings", qa: QA, isPublic: false }], deleted: [] };

/** A server that answers by path; a number is a failure with that status, an error no answer at all. */
function serve(answers: Readonly<Record<string, (call: number) => unknown>>) {
  const calls: Record<string, number> = {};
  globalThis.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    if (path === "/api/v2/packs") return jsonResponse(200, PACKS);
    asked.push({ path, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    const [name = ""] = path.replace("/api/v2/coverage", "").split("?");
    calls[name] = (calls[name] ?? 0) + 1;
    const answer = (answers[name] ?? (() => 404))(calls[name]);
    if (answer instanceof Error) throw answer;
    const failed = typeof answer === "number";
    const text = failed ? JSON.stringify(answer === 429 ? { message: WAIT } : {}) : JSON.stringify(answer);
    return {
      headers: new Headers(),
      ok: !failed,
      status: failed ? answer : 200,
      statusText: "",
      json: async () => answer,
      text: async () => text,
    };
  }) as unknown as typeof fetch;
}

const matrix = () => ({ coverage: [row], slugs: ["general", "love"] });
const lastToast = () => toastStore.read()[0];
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
async function open(query: string, answers: Parameters<typeof serve>[0]) {
  search = query;
  serve({ "": matrix, ...answers });
  renderInLanguage(<CoverageDashboard />);
  await screen.findByRole("button", { name: "Refresh" });
}
beforeEach(() => {
  asked.length = 0;
  clearToasts();
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(500);
});

const FULL = "slug=love,career&type=Sentinel,Helper&role=overview&state=Stressed,Driven";

test("opening reads once, with the default language, and sends only what the server filters by", async () => {
  await open("type=Sentinel", {});
  expect(asked.map(({ path }) => path)).toEqual(["/api/v2/coverage?locale=en"]);
  search = "";
});

test("a draft run goes on after a refusal, counts it, tells of what was made, and reads again", async () => {
  const added = { added: 3 };
  await open(FULL, { "/draft": (call) => (call === 2 ? 500 : added) });
  press("Draft 3 Atoms");
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ title: "Draft Success", description: "Created 9 draft atoms · 1 skipped" }),
  );
  const drafts = asked.filter(({ path }) => path.endsWith("/draft"));
  expect(drafts.map(({ body }) => body)).toEqual(
    ["love", "career"].flatMap((slug) =>
      ["Sentinel", "Helper"].map((type) => ({
        slug,
        locale: "en",
        type,
        role: "overview",
        count: 3,
        state: "Stressed",
      })),
    ),
  );
  await waitFor(() => expect(asked.filter(({ path }) => path.includes("?"))).toHaveLength(2));
});

test("without a connection the run fails, and the matrix is read again for what was made before", async () => {
  await open(FULL, { "/draft": (call) => (call === 2 ? new TypeError("no connection") : { added: 3 }) });
  press("Draft 3 Atoms");
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ title: "Draft Failed", description: "Failed to create draft atoms" }),
  );
  expect(asked.filter(({ path }) => path.endsWith("/draft"))).toHaveLength(2);
  await waitFor(() => expect(asked.filter(({ path }) => path.includes("?"))).toHaveLength(2));
});

test("a run that meets a limit ends there, and says until when", async () => {
  await open(FULL, { "/draft": (call) => (call === 2 ? 429 : { added: 3 }) });
  press("Draft 3 Atoms");
  await waitFor(() => expect(lastToast()).toMatchObject({ title: "Draft Failed", description: WAIT }));
  expect(asked.filter(({ path }) => path.endsWith("/draft"))).toHaveLength(2);
});

test("a limit on translating is told with the time to wait", async () => {
  await open(`${FULL}&locale=en,hi`, { "/translate": () => 429 });
  press("Translate All Missing");
  await waitFor(() => expect(lastToast()).toMatchObject({ title: "Translation Failed", description: WAIT }));
});

test("translating sends one request for each slug, into every picked language but English", async () => {
  await open(`${FULL}&locale=en,hi,ur`, { "/translate": (call) => (call === 1 ? 500 : { created: 4 }) });
  press("Translate All Missing");
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: "Translation Success",
      description: "Created 4 translation placeholders · 1 skipped",
    }),
  );
  const picked = { type: ["Sentinel", "Helper"], state: ["Driven", "Stressed"], role: ["overview"] };
  expect(asked.filter(({ path }) => path.endsWith("/translate")).map(({ body }) => body)).toEqual([
    { slug: "love", from: "en", to: ["hi", "ur"], ...picked },
    { slug: "career", from: "en", to: ["hi", "ur"], ...picked },
  ]);
});

test("all languages are every one but English, and what is asked about is what is shown", async () => {
  const hindi = { ...row, locale: "hi" };
  const coverage = [row, hindi, { ...hindi, role: "strengths" }, { ...hindi, type: "Helper", count: 0 }];
  const answers = { "": () => ({ coverage, slugs: ["love"] }), "/translate": () => ({ created: 1 }) };
  await open("slug=love&locale=all&type=Sentinel&role=overview", answers);
  await screen.findByRole("heading", { name: "Coverage Matrix (2 items)" });
  press("Translate All Missing");
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ description: "Created 1 translation placeholders", variant: "default" }),
  );
  expect(asked.find(({ path }) => path.endsWith("/translate"))?.body).toEqual({
    ...{ slug: "love", from: "en", to: ["hi", "hi-Latn", "ur"], type: ["Sentinel"], role: ["overview"] },
  });
});

test("a picked value that there is not is never taken for all of them", async () => {
  await open("slug=love&locale=hi&type=Nobody", { "/translate": () => ({ created: 1 }) });
  press("Translate All Missing");
  await waitFor(() => expect(asked.find(({ path }) => path.endsWith("/translate"))?.body).toMatchObject({ type: [] }));
});

test("the files for translators are those of the slug that is picked", async () => {
  await open("slug=love", {});
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Slug" })).toHaveValue("love"));
  expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    expect.stringContaining("slug=love"),
  );
});

test("drafts of the wrong length are asked about before they are published", async () => {
  const draft = {
    ...{ id: "1", slug: "love", locale: "en", type: "Helper", state: "", role: "overview", position: 0 },
    ...{ body: "Too short a text.", source: null, violations: [], updatedAt: "2026-01-01T00:00:00.000Z" },
  };
  const answers = { "/drafts": () => ({ count: 1, drafts: [draft] }), "/publish": () => ({ published: 1 }) };
  await open("slug=love", answers);
  press("Review drafts");
  fireEvent.click(await screen.findByRole("button", { name: "Publish 1 text" }));
  const question = await screen.findByRole("dialog", { name: "Publish a text that is too short or too long?" });
  expect(question).toHaveTextContent("17 characters. This place takes 300 to 1,100.");
  expect(asked.some(({ path }) => path.endsWith("/publish"))).toBe(false);
  press("Publish all the same");
  await waitFor(() => expect(lastToast()).toMatchObject({ description: "1 text has been published" }));
});

test("what is missing in a request is said, and nothing is sent", async () => {
  await open("", {});
  press("Draft 3 Atoms");
  expect(lastToast()).toMatchObject({
    ...{ title: "Missing Filters", description: "Please select at least one slug, locale, type, and role" },
    variant: "destructive",
  });
  press("Translate All Missing");
  expect(lastToast()).toMatchObject({
    title: "Missing Slug",
    description: "Please select at least one slug to translate",
  });
  expect(asked).toHaveLength(1);
});

test("translating into English alone is refused", async () => {
  await open("slug=love", {});
  press("Translate All Missing");
  const description = "Please select non-English locales for translation";
  expect(lastToast()).toMatchObject({ title: "No Target Locales", description });
});

test("a failed read is told, and what was read before stays", async () => {
  await open("", { "": (call) => (call === 1 ? matrix() : 503) });
  press("Refresh");
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ title: "Error", description: "Failed to load coverage data" }),
  );
  expect(screen.getByRole("heading", { name: "Coverage Matrix (1 item)" })).toBeInTheDocument();
});

test("nothing that fits says so", async () => {
  search = "type=Nobody";
  serve({ "": matrix });
  renderInLanguage(<CoverageDashboard />);
  const empty = "No coverage data found. Try adjusting your filters or refresh the data.";
  expect(await screen.findByText(empty)).toBeInTheDocument();
});

test("where some of many chosen cells have a text it says so first, and leaves them out where that is chosen", async () => {
  await open("slug=love&type=Sentinel,Helper&role=overview", { "/draft": () => ({ added: 3 }) });
  await screen.findByRole("heading", { name: "Coverage Matrix (1 item)" });
  press("Draft 3 Atoms");
  expect(await screen.findByText("1 of the 2 chosen cells already has a text.")).toBeVisible();
  expect(asked.some(({ path }) => path.endsWith("/draft"))).toBe(false);
  press("Cancel");
  expect(screen.queryByRole("dialog")).toBeNull();
  press("Draft 3 Atoms");
  press("Leave them out: 1 cell remains");
  await waitFor(() => expect(lastToast()).toMatchObject({ title: "Draft Success" }));
  const drafts = asked.filter(({ path }) => path.endsWith("/draft"));
  expect(drafts.map(({ body }) => (body as { onlyEmpty?: boolean }).onlyEmpty)).toEqual([true, true]);
});

test("drafts are read together; those that break no rule are chosen, and published with what was seen", async () => {
  const draft = {
    ...{ id: "1", slug: "love", locale: "ur", type: "Helper", state: "", role: "overview", position: 0 },
    ...{ body: "متن ".repeat(100), source: "A text.", violations: [], updatedAt: "2026-01-01T00:00:00.000Z" },
  };
  const drafts = [draft, { ...draft, id: "2", violations: ["cure: cures"] }];
  await open("slug=love", { "/drafts": () => ({ count: 2, drafts }), "/publish": () => ({ published: 1 }) });
  press("Review drafts");
  expect(await screen.findByText("2 drafts, 2 shown, 1 chosen")).toBeVisible();
  press("Publish 1 text");
  await waitFor(() => expect(lastToast()).toMatchObject({ description: "1 text has been published" }));
  expect(asked.find(({ path }) => path.endsWith("/publish"))?.body).toEqual({
    ...{ drafts: [{ id: "1", seen: draft.updatedAt }], by: "" },
  });
});

test("the checks of the chosen packs are shown beside their texts, and the export says its languages", async () => {
  await open("slug=siblings&locale=en,ur", {});
  const status = await screen.findByRole("region", { name: "Checks of the packs" });
  expect(status).toHaveTextContent("siblingsBlocks publishingOne of 108 texts is not publishedAdministrators only");
  expect(screen.getByText("The export holds: English, اردو")).toBeVisible();
});

test("a single cell that has a text gets no drafts beside it without a question", async () => {
  await open("slug=love&type=Sentinel&role=overview", { "/draft": () => ({ added: 3 }) });
  await screen.findByRole("heading", { name: "Coverage Matrix (1 item)" });
  press("Draft 3 Atoms");
  const question = await screen.findByRole("dialog", { name: "Draft beside the text that is there?" });
  expect(question).toHaveTextContent("The chosen cell already has a text.");
  expect(asked.some(({ path }) => path.endsWith("/draft"))).toBe(false);
  press("Draft all the same");
  await waitFor(() => expect(lastToast()).toMatchObject({ description: "Created 3 draft atoms" }));
});

test("with every state in view, drafts go where nothing is yet, and it is said which state that is", async () => {
  const coverage = [row, { ...row, state: "Focused", count: 0, has: false }];
  const answers = { "": () => ({ coverage, slugs: ["love"] }), "/draft": () => ({ added: 3 }) };
  await open("slug=love&type=Sentinel&role=overview", answers);
  await screen.findByRole("heading", { name: "Coverage Matrix (2 items)" });
  press("Draft 3 Atoms");
  await waitFor(() => expect(lastToast()).toMatchObject({ description: "Created 3 draft atoms · State: Focused" }));
  expect(asked.filter(({ path }) => path.endsWith("/draft")).map(({ body }) => body)).toMatchObject([
    { slug: "love", state: "Focused", count: 3 },
  ]);
});

test("translating that makes nothing is no success: it says whether English is missing too", async () => {
  const missing = { ...row, locale: "ur", count: 0, has: false };
  for (const [cells, why] of [
    [[missing, { ...missing, type: "Helper" }], "the English text is missing in all 2 missing cells too."],
    [[{ ...missing, count: 1 }], "Every English text here already has its counterpart."],
  ] as const) {
    await open("slug=love&locale=ur", {
      "": () => ({ coverage: cells, slugs: [] }),
      "/translate": () => ({ created: 0 }),
    });
    await screen.findByRole("heading", { name: new RegExp(`Coverage Matrix \\(${cells.length} `) });
    press("Translate All Missing");
    await waitFor(() => expect(lastToast()?.description).toContain(why));
    expect(lastToast()?.title).toBe("Nothing Created");
    cleanup();
  }
});
