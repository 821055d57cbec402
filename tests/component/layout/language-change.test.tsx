import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import type { Locale } from "@/lib/platform/i18n/locales";
import { freshBrowser, mockLocales, renderInEnglish } from "./support";

function Screen({ to = "ur-G4" }: { to?: Locale }) {
  const t = useTranslations();
  const { changeLanguage, pending, locale, info } = useLanguage();
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <p data-testid="words">{`${t("common.continue")} / ${t("state.levels.good.label")}`}</p>
      <p data-testid="language">{`${locale} ${info.dir}${pending ? " changing" : ""}`}</p>
      <input aria-label="Answer" />
      <button type="button" onClick={() => setClicks(clicks + 1)}>{`Clicked ${clicks}`}</button>
      <button type="button" onClick={() => changeLanguage(to)}>
        Change
      </button>
      <button type="button" onClick={() => changeLanguage("hi-G4")}>
        Hindi
      </button>
    </>
  );
}

const words = () => screen.getByTestId("words").textContent;
beforeEach(() => freshBrowser("/love?corporate=true#form"));

test("texts change in place: what was typed and counted stays, and every page's namespace is fetched", async () => {
  const asked = mockLocales();
  renderInEnglish(<Screen />, ["ui", "state"]);
  const input = screen.getByLabelText("Answer");
  await userEvent.type(input, "half an answer");
  await userEvent.click(screen.getByText("Clicked 0"));
  await userEvent.click(screen.getByText("Change"));
  await waitFor(() => expect(words()).toBe("continue in ur-G4 / state in ur-G4"));
  expect(screen.getByLabelText("Answer")).toBe(input);
  expect(input).toHaveValue("half an answer");
  expect(screen.getByText("Clicked 1")).toBeVisible();
  expect(asked).toEqual(["/locales/ur-G4/ui.json?v=dev", "/locales/ur-G4/state.json?v=dev"]);
});

test("the choice is kept in the document, storage, cookie and address, whose other parts stay", async () => {
  mockLocales();
  const entries = window.history.length;
  renderInEnglish(<Screen />, ["ui", "state"]);
  await userEvent.click(screen.getByText("Change"));
  await waitFor(() => expect(screen.getByTestId("language")).toHaveTextContent(/^ur-G4 rtl$/));
  expect(document.documentElement).toHaveAttribute("lang", "ur-G4");
  expect(document.documentElement).toHaveAttribute("dir", "rtl");
  expect(localStorage.getItem("selectedLanguage")).toBe("ur-G4");
  expect(document.cookie).toContain("selectedLanguage=ur-G4");
  expect(window.location.href).toMatch(/\/love\?corporate=true&lang=ur-G4#form$/);
  expect(window.history.length).toBe(entries);
});

test("when the texts cannot be fetched, the old language stays and the page says so", async () => {
  mockLocales(["ur-G4"]);
  renderInEnglish(<Screen />, ["ui", "state"]);
  await userEvent.click(screen.getByText("Change"));
  expect(await screen.findByText(/اردو couldn’t be loaded/)).toBeVisible();
  expect(words()).toBe("Continue / state in en");
  expect(document.documentElement).toHaveAttribute("lang", "en");
  expect(localStorage.getItem("selectedLanguage")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss this message" }));
  expect(screen.queryByText(/couldn’t be loaded/)).not.toBeInTheDocument();
});

test("of two choices in a row the later one wins, whichever arrives first", async () => {
  mockLocales();
  const answer = global.fetch;
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  global.fetch = jest.fn(async (input) => {
    if (String(input).includes("ur-G4")) await held;
    return answer(input);
  });
  renderInEnglish(<Screen />, ["ui", "state"]);
  await userEvent.click(screen.getByText("Change"));
  await userEvent.click(screen.getByText("Hindi"));
  await waitFor(() => expect(words()).toBe("continue in hi-G4 / state in hi-G4"));
  release();
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(4));
  expect(words()).toBe("continue in hi-G4 / state in hi-G4");
  expect(document.documentElement).toHaveAttribute("lang", "hi-G4");
});

describe("on opening", () => {
  const opened = async (address: string, stored: string | null) => {
    freshBrowser(address);
    if (stored !== null) localStorage.setItem("selectedLanguage", stored);
    const asked = mockLocales();
    renderInEnglish(<Screen />, ["ui", "state"]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { asked: asked.length, words: words() };
  };

  test("a remembered language is taken up", async () => {
    freshBrowser("/love");
    localStorage.setItem("selectedLanguage", "hi-Latn");
    mockLocales();
    renderInEnglish(<Screen />, ["ui", "state"]);
    await waitFor(() => expect(words()).toBe("continue in hi-Latn / state in hi-Latn"));
  });

  test.each([
    ["nothing is remembered", "/love", null],
    ["the same is remembered", "/love", "en"],
    ["what is remembered is no language of ours", "/love", "fr"],
    ["the address names a language", "/love?lang=en", "ur-G4"],
  ])("nothing changes when %s", async (_when, address, stored) => {
    expect(await opened(address, stored)).toEqual({ asked: 0, words: "Continue / state in en" });
  });
});

test("closed storage hinders neither opening nor changing", async () => {
  mockLocales();
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  renderInEnglish(<Screen to="hi-Latn" />, ["ui", "state"]);
  await userEvent.click(screen.getByText("Change"));
  await waitFor(() => expect(words()).toBe("continue in hi-Latn / state in hi-Latn"));
  expect(document.cookie).toContain("selectedLanguage=hi-Latn");
});
