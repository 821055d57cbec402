import { waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { END_LINK, LINK, LINK_NAME, open, serve, usual } from "./share-dialog";

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

test("links made on one day are told apart by the minute or the second, and by what each shows", async () => {
  const made = (time: string) => `2025-03-05T12:${time}.000Z`;
  const short = { ...LINK, sections: [], showName: false, language: "en" as const };
  serve([
    { ...LINK, createdAt: made("10:00") },
    { ...short, id: "short", createdAt: made("11:07") },
    { ...short, id: "sign", showSign: true, createdAt: made("11:52") },
  ]);
  const { dialog } = await open();
  const buttons = await dialog.findAllByRole("button", { name: END_LINK });
  const [first, second, third] = buttons.map((button) => button.getAttribute("aria-label"));
  expect(first).toMatch(/, \d+:55 PM$/);
  expect([second, third]).toEqual([expect.stringMatching(/:56:07 PM$/), expect.stringMatching(/:56:52 PM$/)]);
  const shown = [
    "Your type and how sure it is · The wing · Your name · اردو",
    "Your type and how sure it is · No name · English",
    "Your type and how sure it is · Your flower, and your tower in the colors of your two states · No name · English",
  ];
  for (const [index, row] of dialog.getAllByRole("listitem").entries()) {
    expect(row).toHaveTextContent(shown[index] ?? "");
    for (const button of within(row).getAllByRole("button"))
      expect(button).toHaveAccessibleDescription(shown[index] ?? "");
  }
});

test("before another choice makes a second link, it is said that the first one stays, with the way to it", async () => {
  userEvent.setup();
  const sent = serve([usual(1)]);
  const words = /^Copying or sending makes a new link with this choice\. Your open link goes on showing/;
  const { dialog } = await open();
  await dialog.findByRole("textbox", { name: "The link" });
  expect(dialog.queryByText(words)).toBeNull();
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  expect(dialog.getByText(/A link that is already open doesn’t change\.$/)).toBeVisible();
  await userEvent.click(dialog.getByRole("checkbox", { name: "The instincts" }));
  expect(dialog.getByText(words)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "See your open link" }));
  expect(dialog.getByRole("heading", { name: "This report is shared right now" })).toHaveFocus();
  expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: /^End the link of/ }));
  await dialog.findByText(/^Ended on/);
  expect(dialog.queryByText(words)).toBeNull();
});

test("a link that was made just now is found as well, below", async () => {
  userEvent.setup();
  serve([]);
  const { dialog } = await open();
  expect(dialog.queryByText(/^Copying or sending makes a new link/)).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Copy link" }));
  await dialog.findByText("Copied");
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  await userEvent.click(dialog.getByRole("checkbox", { name: "The instincts" }));
  await userEvent.click(dialog.getByRole("button", { name: "See your open link" }));
  expect(dialog.getByRole("heading", { name: "Links to this report" })).toHaveFocus();
});

test("a link that is ended says so", async () => {
  const sent = serve([LINK]);
  const { dialog } = await open();
  await dialog.findByText(LINK_NAME);
  expect(dialog.getByText("Opened 2 times")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: END_LINK }));
  expect(await dialog.findByText("Ended on March 7, 2025")).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^End the link/ })).toBeNull();
  expect(sent.at(-1)).toMatchObject({ method: "DELETE", path: "/api/shares/s1" });
});

test("a link that stands comes first, with the way to end it; what a box says is true of that report", async () => {
  serve([LINK]);
  const { dialog } = await open();
  const end = await dialog.findByRole("button", { name: END_LINK });
  expect(dialog.getByRole("heading", { name: "This report is shared right now" })).toBeVisible();
  const picture = dialog.getByRole("img", { name: /The picture that goes/ });
  expect(end.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(dialog.queryByRole("heading", { name: "Links to this report" })).toBeNull();
  await userEvent.click(dialog.getByText("Choose what they see, and for how long"));
  const depth = dialog.getByRole("checkbox", { name: "The type in depth" });
  expect(depth).toHaveAccessibleDescription("What moves the type, in a few lines");
});

test("links that cannot be loaded are no reason not to share", async () => {
  serve([], ["GET"]);
  const { dialog } = await open();
  expect(await dialog.findByRole("alert")).toHaveTextContent("The links couldn’t be loaded.");
  await waitFor(() => expect(dialog.getByRole("button", { name: "Copy link" })).toBeEnabled());
});
