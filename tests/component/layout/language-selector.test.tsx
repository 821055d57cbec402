import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import { LanguageProvider } from "@/components/layout/language-provider";
import { LanguageSelector } from "@/components/layout/language-selector";
import { LOCALES } from "@/lib/platform/i18n/locales";
import ui from "@/messages/en/ui.json";
import { freshBrowser, mockLocales, renderInEnglish } from "./support";

beforeEach(() => freshBrowser());

const select = () => screen.getByRole("combobox", { name: "Choose a language" });

test("it offers each language in its own words, script and direction", async () => {
  const { container } = renderInEnglish(<LanguageSelector />);
  const options = screen.getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ textContent, lang, dir, value }) => [textContent, lang, dir, value])).toEqual(
    LOCALES.map(({ name, tag, dir, code }) => [name, tag, dir, code]),
  );
  expect(select()).toHaveDisplayValue("English");
  expect(await axe(container)).toHaveNoViolations();
});

test("a choice is shown at once, changes the page when its texts are there, and leaves the focus", async () => {
  mockLocales();
  renderInEnglish(<LanguageSelector />);
  select().focus();
  await userEvent.selectOptions(select(), "اردو");
  expect(screen.getByRole("combobox")).toHaveValue("ur-G4");
  await waitFor(() => expect(document.documentElement).toHaveAttribute("dir", "rtl"));
  expect(screen.getByRole("combobox")).toHaveValue("ur-G4");
  expect(screen.getByRole("combobox")).toHaveFocus();
  expect(screen.getByRole("combobox")).not.toHaveAttribute("aria-busy");
});

test("a language that cannot be fetched is taken back", async () => {
  mockLocales(["hi-G4"]);
  renderInEnglish(<LanguageSelector />);
  await userEvent.selectOptions(select(), "hi-G4");
  expect(await screen.findByText(/हिन्दी couldn’t be loaded/)).toBeVisible();
  expect(select()).toHaveValue("en");
});

test("what was chosen before the page ran is taken up", async () => {
  mockLocales();
  const view = (
    <LanguageProvider locale="en" messagesJson={JSON.stringify(ui)}>
      <LanguageSelector />
    </LanguageProvider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(view);
  await userEvent.selectOptions(select(), "hi-Latn");
  render(view, { container, hydrate: true });
  await waitFor(() => expect(document.documentElement).toHaveAttribute("lang", "hi-Latn"));
  expect(select()).toHaveValue("hi-Latn");
});
