import { screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { LanguageProvider } from "@/components/layout/language-provider";
import { PageShell } from "@/components/layout/page-shell";
import ui from "@/messages/en/ui.json";
import { freshBrowser, mockLocales, renderInEnglish } from "./support";

let path = "/";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

beforeEach(() => {
  freshBrowser();
  mockLocales();
  path = "/";
  window.scrollTo = jest.fn();
});

test("a page has a skip link to its main part, the brand, the language selector and a footer", async () => {
  const { container } = renderInEnglish(
    <PageShell theme="love" headerEnd={<a href="/login">Sign in</a>}>
      <h1>Words</h1>
    </PageShell>,
  );
  const skip = container.querySelector("a");
  expect(skip).toHaveTextContent("Skip to the main content");
  expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  expect(container.querySelector("[data-theme]")).toHaveAttribute("data-theme", "love");
  expect(screen.getByRole("banner")).toContainElement(screen.getByRole("link", { name: "Sign in" }));
  expect(screen.getByRole("combobox", { name: "Choose a language" })).toBeVisible();
  expect(screen.getByRole("contentinfo")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("the page scrolls to the top when the route changes, and only then", () => {
  const view = () => (
    <LanguageProvider locale="en" messagesJson={JSON.stringify(ui)}>
      <PageShell>
        <h1>Words</h1>
      </PageShell>
    </LanguageProvider>
  );
  const { rerender } = renderInEnglish(view());
  rerender(view());
  expect(window.scrollTo).not.toHaveBeenCalled();
  path = "/rheti";
  rerender(view());
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});
