import { waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { LINK, LINK_NAME, open, serve, usual } from "./share-dialog";

test("the dialog has no accessibility violations, and the type is always included", async () => {
  serve([LINK]);
  const { container, dialog } = await open();
  await dialog.findByText(LINK_NAME);
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

test("a refusal is told, and the choice stays as it was", async () => {
  serve([], ["POST"]);
  const { dialog } = await open();
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  await userEvent.click(dialog.getByRole("checkbox", { name: "The instincts" }));
  await userEvent.click(dialog.getByRole("button", { name: "Copy link" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("Twenty links stand already.");
  expect(dialog.getByRole("checkbox", { name: "The instincts" })).toBeChecked();
});
