import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { LanguageSelector } from "@/components/layout/language-selector";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { freshBrowser, mockLocales, renderInEnglish } from "./support";

beforeEach(() => {
  freshBrowser();
  mockLocales();
});

const button = () => screen.getByRole("button", { name: /^Language/ });
const activeOption = () =>
  document.getElementById(screen.getByRole("listbox").getAttribute("aria-activedescendant") ?? "");

test("the list offers each language in its own words, script and direction", async () => {
  const { container } = renderInEnglish(<LanguageSelector />);
  expect(button()).toHaveAttribute("aria-expanded", "false");
  expect(button()).toHaveAttribute("aria-haspopup", "listbox");
  await userEvent.click(button());
  expect(button()).toHaveAttribute("aria-expanded", "true");
  const options = screen.getAllByRole("option");
  expect(options.map((option) => [option.textContent, option.lang, option.dir])).toEqual(
    LOCALES.map(({ name, tag, dir }) => [name, tag, dir]),
  );
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("English");
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ["{ArrowDown}", "हिन्दी"],
  ["{ArrowDown}{ArrowDown}{ArrowUp}", "हिन्दी"],
  ["{ArrowUp}", "English"],
  ["{End}", "اردو"],
  ["{End}{ArrowDown}", "اردو"],
  ["{End}{Home}", "English"],
  ["h", "Hinglish"],
  ["H", "Hinglish"],
  ["ا", "اردو"],
  ["hz", "Hinglish"],
])("the keys %s lead to %s", async (keys, name) => {
  renderInEnglish(<LanguageSelector />);
  button().focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("listbox")).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(activeOption()).toHaveTextContent(name);
});

test.each(["{Enter}", " "])("%j chooses, closes and gives the focus back", async (key) => {
  renderInEnglish(<LanguageSelector />);
  button().focus();
  await userEvent.keyboard("{ArrowDown}{End}");
  await userEvent.keyboard(key);
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  await waitFor(() => expect(button()).toHaveTextContent("اردو"));
  expect(document.documentElement).toHaveAttribute("dir", "rtl");
});

test("a click chooses and closes", async () => {
  renderInEnglish(<LanguageSelector />);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("option", { name: "Hinglish" }));
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  await waitFor(() => expect(button()).toHaveTextContent("Hinglish"));
});

test.each([
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["Tab", () => userEvent.keyboard("{Tab}")],
  ["a click outside", () => userEvent.click(document.body)],
  ["a second click on the button", () => userEvent.click(button())],
])("%s closes the list and changes nothing", async (_way, act) => {
  renderInEnglish(<LanguageSelector />);
  await userEvent.click(button());
  await userEvent.keyboard("{End}");
  await act();
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(button()).toHaveTextContent("English");
  expect(global.fetch).not.toHaveBeenCalled();
});
