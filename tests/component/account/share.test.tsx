import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { ShareButton } from "@/components/account/reports/share/share-button";
import { SHAREABLE_SECTIONS } from "@/lib/reports/domain/shared-document";
import type { ReportListItem } from "@/lib/reports/schema";
import type { ShareItem } from "@/lib/reports/schema/shares";
import { jsonResponse } from "@/tests/support/json-response";
import "@/tests/support/native-dialog";
import { renderInLanguage } from "@/tests/support/render";

const REPORT: ReportListItem = {
  id: "r1",
  assessmentId: "run1",
  reportType: "love",
  personalityType: "Type 4",
  generatedAt: "2025-03-02T12:00:00.000Z",
  reportUrl: "/api/reports/love/4?report=r1",
  language: "en",
  title: null,
};
const LINK: ShareItem = {
  id: "s1",
  sections: ["wing"],
  showName: true,
  showSign: false,
  language: "ur-G4",
  url: "/s/AbCdEfGhIjKlMnOp",
  createdAt: "2025-03-05T12:00:00.000Z",
  endsAt: null,
  revokedAt: null,
  openedCount: 2,
  lastOpenedAt: "2025-03-06T12:00:00.000Z",
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Answers as the server does, and notes what was sent. */
function serve(
  links: readonly ShareItem[],
  failing: readonly string[] = [],
  chapters: readonly string[] = SHAREABLE_SECTIONS,
): Sent[] {
  const sent: Sent[] = [];
  global.fetch = jest.fn(async (input: string | URL | Request, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    sent.push({ method, path: String(input), body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answers: Record<string, unknown> = {
      GET: String(input).startsWith("/api/shares/chapters") ? { sections: chapters } : links,
      POST: { share: { ...LINK, id: "s2", url: "/s/new" }, url: "/s/new" },
      DELETE: { ...LINK, revokedAt: "2025-03-07T12:00:00.000Z" },
    };
    const failed = failing.includes(method);
    const answer = failed ? { message: "Twenty links stand already." } : answers[method];
    return jsonResponse(failed ? 409 : 200, answer);
  });
  return sent;
}

async function open() {
  const view = renderInLanguage(<ShareButton report={REPORT} />);
  await userEvent.click(screen.getByRole("button", { name: /^Share: The Individualist/ }));
  return { ...view, dialog: within(await screen.findByRole("dialog")) };
}

test("the dialog has no accessibility violations, and the type is always included", async () => {
  serve([LINK]);
  const { container, dialog } = await open();
  await dialog.findByText("Link of March 5, 2025");
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  const type = dialog.getByRole("checkbox", { name: /always included/ });
  expect(type).toBeChecked();
  expect(type).toBeDisabled();
  expect(dialog.getByRole("checkbox", { name: "Show my name" })).not.toBeChecked();
  const answers = within(dialog.getByRole("group", { name: "Chapters of your answers" }));
  for (const name of ["What your answers say", "The hero moments", "Every answer you gave"])
    expect(answers.getByRole("checkbox", { name })).not.toBeChecked();
  expect(dialog.getByRole("checkbox", { name: "How to be with me" })).toHaveAccessibleDescription(/^Suggested/);
  expect(await axe(container)).toHaveNoViolations();
});

test("only chapters that the report has are offered and promised", async () => {
  serve([], [], ["answer", "depth", "wing", "given"]);
  const { dialog } = await open();
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  const answers = within(await dialog.findByRole("group", { name: "Chapters of your answers" }));
  const others = within(dialog.getByRole("group", { name: "What others may read" }));
  expect([answers, others].map((group) => group.getAllByRole("checkbox").length)).toEqual([1, 4]);
  // What the dialog would begin with, and this report lacks.
  expect(dialog.queryByRole("checkbox", { name: "How to be with me" })).toBeNull();
  expect(dialog.getByText(/^They see:/)).toHaveTextContent(/sure it is · The type in depth · The wing · Your flower/);
});

test("a report without a chapter of answers offers none", async () => {
  serve([], [], ["depth", "wing", "withme"]);
  const { dialog } = await open();
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  expect(dialog.getByRole("checkbox", { name: "The wing" })).toBeChecked();
  expect(dialog.queryByRole("group", { name: "Chapters of your answers" })).toBeNull();
});

/** What the browser offers of sharing; the clipboard is user-event's own. */
function offer(share?: (data: ShareData) => Promise<void>) {
  Object.assign(navigator, { share, canShare: share && (() => false) });
}
afterEach(() => offer());

test("one line above the buttons says what others see, and follows the choice", async () => {
  serve([]);
  const { dialog } = await open();
  const usual = "The type in depth · The wing · How to be with me";
  const line = dialog.getByText(/^They see:/);
  expect(line).toHaveTextContent(
    `They see: Your type and how sure it is · ${usual} · Your flower, and your tower in the colors of your two states · No name`,
  );
  expect(dialog.getByText(/doesn’t say that it comes from you/)).toBeVisible();
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Every answer you gave" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Show my name" }));
  expect(line).toHaveTextContent(
    /How to be with me · Every answer you gave · Your flower, and your tower in the colors of your two states · Your name$/,
  );
  expect(dialog.queryByText(/doesn’t say that it comes from you/)).toBeNull();
});

test("what is chosen is what is pictured, previewed and copied, by a link that is made once", async () => {
  userEvent.setup();
  const sent = serve([]);
  const { dialog } = await open();
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  await userEvent.click(dialog.getByRole("checkbox", { name: "The type in depth" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "The instincts" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Show my name" }));
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Language of the shared page" }), "hi-G4");
  const chosen = { report: "r1", sections: "wing,instincts,withme", name: "1", sign: "1", lang: "hi-G4" };
  const queryOf = (address: string | null) =>
    Object.fromEntries(new URL(address ?? "", "http://localhost").searchParams);
  expect(queryOf(dialog.getByRole("link", { name: /others will see/ }).getAttribute("href"))).toEqual(chosen);
  expect(queryOf(dialog.getByRole("img").getAttribute("src"))).toEqual({ ...chosen, form: "card" });
  const saved = (name: string) => queryOf(dialog.getByRole("link", { name }).getAttribute("href"));
  expect(saved("Save the picture")).toEqual({ ...chosen, form: "card" });
  expect(saved("Save it upright, for a phone")).toEqual({ ...chosen, form: "story" });
  await userEvent.click(dialog.getByRole("button", { name: "Copy link" }));
  expect(await dialog.findByText("Copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe("http://localhost/s/new");
  const { report: reportId } = chosen;
  expect(sent.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    {
      reportId,
      sections: ["wing", "instincts", "withme"],
      showName: true,
      showSign: true,
      language: "hi-G4",
      lasts: "month",
    },
  ]);
});

test("that a link was copied is said of that choice alone", async () => {
  userEvent.setup();
  serve([]);
  const { dialog } = await open();
  await userEvent.click(dialog.getByRole("button", { name: "Copy link" }));
  expect(await dialog.findByText("Copied")).toBeVisible();
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  await userEvent.click(dialog.getByRole("checkbox", { name: "The instincts" }));
  expect(dialog.queryByText("Copied")).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Copy link" }));
  await dialog.findByText("Copied");
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "How long the link works" }), "One year");
  expect(dialog.queryByText("Copied")).toBeNull();
});

const daysAfter = (time: number, days: number) => new Date(time + days * 86_400_000).toISOString();
/** A link with the choice that the dialog opens with, made some days ago for thirty. */
const usual = (daysAgo: number, now = Date.now()): ShareItem => ({
  ...LINK,
  sections: ["depth", "wing", "withme"],
  showName: false,
  showSign: true,
  language: "en",
  createdAt: daysAfter(now, -daysAgo),
  endsAt: daysAfter(now, 30 - daysAgo),
});

test("a link lives for thirty days unless somebody chooses otherwise, and the dialog says for how long", async () => {
  userEvent.setup();
  const sent = serve([]);
  const { dialog } = await open();
  expect(dialog.getByText(/The link works for 30 days, and you can end it sooner\.$/)).toBeVisible();
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  const life = dialog.getByRole("combobox", { name: "How long the link works" });
  expect(life).toHaveValue("month");
  await userEvent.selectOptions(life, "Until I end it");
  expect(dialog.getByText(/The link works until you end it\.$/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Copy link" }));
  await dialog.findByText("Copied");
  expect(sent.filter(({ method }) => method === "POST")).toMatchObject([{ body: { lasts: "open" } }]);
});

test("the list says until when a link works, and when it ended by itself", async () => {
  serve([
    { ...LINK, id: "standing", endsAt: "2999-03-05T12:00:00.000Z" },
    { ...LINK, id: "open" },
    { ...LINK, id: "over", endsAt: "2025-04-04T12:00:00.000Z" },
  ]);
  const { dialog } = await open();
  const rows = await dialog.findAllByRole("listitem");
  const [standing, unending, over] = rows.map((row) => within(row));
  expect(standing?.getByText("Works until March 5, 2999")).toBeVisible();
  expect(unending?.getByText("Works until you end it")).toBeVisible();
  expect(over?.getByText("Ended on April 4, 2025")).toBeVisible();
  expect(over?.queryByText(/^Works until/)).toBeNull();
  expect(over?.queryByRole("button")).toBeNull();
});

test("a link that stands is taken again while half of its time is left, and a new one is made after that", async () => {
  userEvent.setup();
  const sent = serve([usual(16)]);
  const { dialog } = await open();
  await dialog.findByText(/^Works until/);
  expect(dialog.queryByRole("textbox", { name: "The link" })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Copy link" }));
  await dialog.findByText("Copied");
  expect(sent.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("a link that stands with this choice is taken again, from the list too", async () => {
  userEvent.setup();
  const sent = serve([usual(14)]);
  const { dialog } = await open();
  expect(await dialog.findByRole("textbox", { name: "The link" })).toHaveValue("http://localhost/s/AbCdEfGhIjKlMnOp");
  await userEvent.click(dialog.getByRole("button", { name: "Copy link" }));
  await userEvent.click(dialog.getByRole("button", { name: /^Copy the link of/ }));
  expect(await navigator.clipboard.readText()).toBe("http://localhost/s/AbCdEfGhIjKlMnOp");
  expect(sent.filter(({ method }) => method === "POST")).toEqual([]);
});

test("where the device shares, its own sheet opens with the link; closing it says nothing, a late one asks for another tap", async () => {
  const share = jest.fn<Promise<void>, [ShareData]>(async () => undefined);
  offer(share);
  serve([]);
  const { dialog } = await open();
  const send = dialog.getByRole("button", { name: "Send…" });
  await userEvent.click(send);
  expect(share.mock.calls[0]?.[0]).toEqual({ title: "Ninefold: The Individualist", url: "http://localhost/s/new" });
  share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
  await userEvent.click(send);
  await waitFor(() => expect(send).not.toHaveAttribute("aria-busy"));
  expect(dialog.queryByText(/once more/)).toBeNull();
  share.mockRejectedValueOnce(new DOMException("late", "NotAllowedError"));
  await userEvent.click(send);
  expect(await dialog.findByText("The link is ready. Tap “Send” once more.")).toBeVisible();
});

test("a link that is ended says so", async () => {
  const sent = serve([LINK]);
  const { dialog } = await open();
  expect(await dialog.findByText("The type and 1 section; with your name; اردو")).toBeVisible();
  expect(dialog.getByText("Opened 2 times")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "End the link of March 5, 2025" }));
  expect(await dialog.findByText("Ended on March 7, 2025")).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^End the link/ })).toBeNull();
  expect(sent.at(-1)).toMatchObject({ method: "DELETE", path: "/api/shares/s1" });
});

test("a link that stands comes first, with the way to end it; what a box says is true of that report", async () => {
  serve([LINK]);
  const { dialog } = await open();
  const end = await dialog.findByRole("button", { name: "End the link of March 5, 2025" });
  expect(dialog.getByRole("heading", { name: "This report is shared right now" })).toBeVisible();
  const picture = dialog.getByRole("img", { name: /The picture that goes/ });
  expect(end.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(dialog.queryByRole("heading", { name: "Links to this report" })).toBeNull();
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  const depth = dialog.getByRole("checkbox", { name: "The type in depth" });
  expect(depth).toHaveAccessibleDescription("What moves the type, in a few lines");
});

test("a refusal is told, and the choice stays as it was", async () => {
  serve([], ["POST"]);
  const { dialog } = await open();
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  await userEvent.click(dialog.getByRole("checkbox", { name: "The instincts" }));
  await userEvent.click(dialog.getByRole("button", { name: "Copy link" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("Twenty links stand already.");
  expect(dialog.getByRole("checkbox", { name: "The instincts" })).toBeChecked();
});

test("links that cannot be loaded are no reason not to share", async () => {
  serve([], ["GET"]);
  const { dialog } = await open();
  expect(await dialog.findByRole("alert")).toHaveTextContent("The links couldn’t be loaded.");
  await waitFor(() => expect(dialog.getByRole("button", { name: "Copy link" })).toBeEnabled());
});
