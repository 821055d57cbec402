import "@/tests/support/native-dialog";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { TermsField } from "@/components/welcome/terms-field";
import { englishMessages, renderInLanguage } from "@/tests/support/render";
import { answering } from "./server";

const FILE = "/locales/en/ui.json";
const { terms, privacy } = englishMessages;

async function open() {
  const view = renderInLanguage(<TermsField error={undefined} />);
  await userEvent.click(screen.getByRole("button", { name: /Read the terms/ }));
  return { ...view, dialog: await screen.findByRole("dialog") };
}

test("shows every section of the terms and of the privacy notice", async () => {
  answering({ [FILE]: { body: englishMessages } });
  const { dialog, container } = await open();
  await within(dialog).findByRole("heading", { name: privacy.title });
  for (const { heading, text } of [...Object.values(terms.sections), ...Object.values(privacy.sections)]) {
    expect(within(dialog).getByRole("heading", { name: heading })).toBeInTheDocument();
    expect(within(dialog).getByText(text)).toBeInTheDocument();
  }
  expect(await axe(container)).toHaveNoViolations();
});

test("closes with the focus where it was, and leaves the consent alone", async () => {
  answering({ [FILE]: { body: englishMessages } });
  const { dialog } = await open();
  await userEvent.click(within(dialog).getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: /Read the terms/ })).toHaveFocus();
  expect(screen.getByRole("checkbox")).not.toBeChecked();
});

test("says when the text cannot be loaded, and tries again", async () => {
  answering({ [FILE]: { status: 503 } });
  const { dialog } = await open();
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(/couldn’t be loaded/);
  answering({ [FILE]: { body: englishMessages } });
  await userEvent.click(within(dialog).getByRole("button", { name: "Try again" }));
  expect(await within(dialog).findByRole("heading", { name: terms.title })).toBeInTheDocument();
});
