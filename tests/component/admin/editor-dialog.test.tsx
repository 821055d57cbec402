import "@/tests/support/native-dialog";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EditorDialog } from "@/components/admin/coverage/editor/editor-dialog";
import type { CoverageRow } from "@/lib/content/domain/coverage";
import { jsonResponse } from "@/tests/support/json-response";
import { pressEscapeInDialog } from "@/tests/support/native-dialog";
import { renderInLanguage } from "@/tests/support/render";

const row: CoverageRow = {
  ...{ slug: "love", locale: "en", type: "Sentinel", state: "", role: "overview" },
  ...{ has: false, count: 0, violations: [], drafts: 0, published: 0, demand: 0 },
};
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "love · overview" });
const pressEscape = () => act(() => pressEscapeInDialog(dialog()));
const keep = () => screen.getByRole("button", { name: "Keep writing" });

async function open() {
  const onClose = jest.fn();
  global.fetch = jest.fn(async (path: unknown) =>
    jsonResponse(200, path === "/api/v2/packs" ? { packs: [], deleted: [] } : { atoms: [], sources: [] }),
  );
  renderInLanguage(<EditorDialog row={row} onClose={onClose} />);
  return { onClose, text: await screen.findByRole("textbox", { name: "New text" }) };
}

test("with nothing typed it closes at once", async () => {
  const { onClose } = await open();
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("what was typed goes by Discard alone, however often one asks to close", async () => {
  const { onClose, text } = await open();
  act(() => text.focus());
  fireEvent.change(text, { target: { value: "You rest." } });
  pressEscape();
  expect(keep()).toHaveFocus();
  pressEscape();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  // As a browser does at a second Esc in a row.
  act(() => dialog().close());
  await waitFor(() => expect(screen.getByRole("dialog")).toHaveAttribute("open"));
  expect(onClose).not.toHaveBeenCalled();
  expect(text).toHaveValue("You rest.");
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("whoever keeps writing is where they were", async () => {
  const { onClose, text } = await open();
  act(() => text.focus());
  fireEvent.change(text, { target: { value: "You rest." } });
  pressEscape();
  await userEvent.click(keep());
  expect(text).toHaveFocus();
  expect(screen.queryByText("Discard what you typed?")).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test("it says what the text is to do and how long it may be, and names a rule's breach on the way to readers", async () => {
  const { text } = await open();
  expect(screen.getByText(/^Comes first in its part of the report/)).toBeInTheDocument();
  expect(text).toHaveAccessibleDescription("0 characters. This place takes 300 to 1,100.");
  fireEvent.change(text, { target: { value: "You rest." } });
  expect(text).toHaveAccessibleDescription("9 characters. This place takes 300 to 1,100.");
  expect(screen.getByRole("button", { name: "Publish all the same" })).toBeEnabled();
  fireEvent.change(text, { target: { value: "You rest where others would run on. ".repeat(12).trim() } });
  expect(screen.getByRole("button", { name: "Publish" })).toBeEnabled();
});

test("a text of the wrong length is asked about before readers get it, with the figures", async () => {
  const { text } = await open();
  const sent = () =>
    jest.mocked(global.fetch).mock.calls.flatMap(([, init]) => (init?.method === "POST" ? [String(init.body)] : []));
  fireEvent.change(text, { target: { value: "Too short a text." } });
  await userEvent.click(screen.getByRole("button", { name: "Publish all the same" }));
  const question = () => screen.getByRole("dialog", { name: "Publish a text that is too short or too long?" });
  expect(question()).toHaveTextContent("17 characters. This place takes 300 to 1,100.");
  expect(sent()).toEqual([]);
  await userEvent.click(within(question()).getByRole("button", { name: "Cancel" }));
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Publish all the same" }));
  await userEvent.click(within(question()).getByRole("button", { name: "Publish all the same" }));
  await waitFor(() => expect(sent()).toEqual([expect.stringContaining('"status":"published"')]));
});

const AT = "2026-01-01T10:00:00.000Z";
const revision = { id: "r1", body: "You rest at noon.", action: "ship", by: "", at: AT };
const published = {
  ...{ id: "a", position: 0, body: "You rest at night.", status: "published", violations: [], updatedAt: AT },
  ...{ shipped: true, source: null, sourceMoved: false },
  revisions: [{ ...revision, id: "r2", body: "You rest at night.", action: "write" }, revision],
};

let packs: readonly object[] = [];
afterEach(() => {
  packs = [];
});

async function openTexts(...replies: readonly object[]) {
  let asked = 0;
  global.fetch = jest.fn(async (path: unknown, init?: RequestInit) => {
    if (path === "/api/v2/packs") return jsonResponse(200, { packs, deleted: [] });
    if (init?.method && init.method !== "GET") return jsonResponse(200, {});
    return jsonResponse(200, { sources: [], deleted: [], ...replies[Math.min(asked++, replies.length - 1)] });
  });
  renderInLanguage(<EditorDialog row={row} onClose={jest.fn()} />);
  await screen.findByRole("textbox", { name: "Text 1" });
}

test("a text that reports cannot do without says so, and is not offered to go back", async () => {
  await openTexts({ atoms: [published] });
  const back = screen.getByRole("button", { name: "Back to draft" });
  expect(back).toBeDisabled();
  expect(back).toHaveAccessibleDescription(/^Reports need this text/);
  expect(screen.getByText(/replaces none of them/)).toBeInTheDocument();
});

test("beside another published text it may go back", async () => {
  await openTexts({ atoms: [published, { ...published, id: "b", shipped: false, position: 1 }] });
  for (const back of screen.getAllByRole("button", { name: "Back to draft" })) expect(back).toBeEnabled();
});

test("its history names the original, and marks the words that changed", async () => {
  await openTexts({ atoms: [published] });
  expect(screen.getByText(/^The original text, /)).toBeInTheDocument();
  expect([...document.querySelectorAll("del, ins")].map(({ textContent }) => textContent)).toEqual(["noon", "night"]);
});

test("what was deleted is said in the dialog, where it can be brought back", async () => {
  const own = { ...published, id: "b", shipped: false, status: "draft" };
  await openTexts(
    { atoms: [own] },
    { atoms: [], deleted: [{ id: "b", body: own.body, status: "draft", position: 0, by: "", at: AT }] },
  );
  await userEvent.click(screen.getByRole("button", { name: "Delete text 1" }));
  expect(await within(dialog()).findByText("It can be brought back here for 30 days.")).toBeInTheDocument();
  expect(within(dialog()).getByRole("button", { name: "Bring back" })).toBeEnabled();
});

test.each([
  [[], "Published. Readers see it from now on."],
  [[{ slug: "love", isPublic: true }], "Published. Readers see it from now on."],
  [[{ slug: "love", isPublic: false }], "Published. Readers see it once its pack is open to everyone"],
])("what was published is said to reach readers when its pack does: %j", async (listed, sentence) => {
  packs = listed;
  await openTexts({ atoms: [published] });
  fireEvent.change(screen.getByRole("textbox", { name: "Text 1" }), { target: { value: "You rest. ".repeat(40) } });
  await userEvent.click(screen.getByRole("button", { name: "Publish the change" }));
  expect(await screen.findByText((text) => text.startsWith(sentence))).toBeInTheDocument();
});
