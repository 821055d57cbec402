import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { AccountMenu } from "@/components/layout/account-menu";
import { PageShell } from "@/components/layout/page-shell";
import { SchemeSwitch } from "@/components/layout/scheme-switch";
import { forgetUser } from "@/lib/accounts/client/session";
import { renderInLanguage } from "@/tests/support/render";

jest.mock("next/navigation", () => ({ usePathname: () => "/ur-G4/reports", useRouter: () => ({ push: jest.fn() }) }));

const USER = { id: "u1", userId: "u1", firstName: "Amina", lastName: "Khan" };
beforeEach(() => localStorage.clear());

test("the menu names the person, marks where one is, and has light and dark and the way out", async () => {
  const { container } = renderInLanguage(<AccountMenu user={USER} />);
  const button = screen.getByRole("button", { name: "Menu" });
  expect(button).toHaveAttribute("popovertarget", container.querySelector("[popover]")?.id);
  expect(screen.getByText("Amina Khan")).toBeInTheDocument();
  const links = within(screen.getByRole("navigation", { name: "Where to" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
    [
      ["Home", "/", null],
      ["My result", "/results", null],
      ["My reports", "/reports", "page"],
      ["My account", "/reports#account", null],
    ],
  );
  expect(screen.getByRole("button", { name: "Logout" })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("two switches of light and dark on one screen say the same", async () => {
  renderInLanguage(
    <>
      <SchemeSwitch />
      <SchemeSwitch />
    </>,
  );
  const [first] = screen.getAllByRole("radio", { name: "Dark" });
  if (first) await userEvent.click(first);
  for (const dark of screen.getAllByRole("radio", { name: "Dark" })) expect(dark).toBeChecked();
  expect(document.documentElement.dataset.scheme).toBe("dark");
});

test("the header has the menu of whoever is remembered here, and of nobody else", async () => {
  const shell = (menu?: boolean) => (
    <PageShell {...(menu !== undefined && { menu })}>
      <h1>Words</h1>
    </PageShell>
  );
  const visitor = renderInLanguage(shell());
  expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
  visitor.unmount();
  localStorage.setItem("loggedInUser", JSON.stringify(USER));
  const admin = renderInLanguage(shell(false));
  expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
  admin.unmount();
  renderInLanguage(shell());
  expect(within(screen.getByRole("banner")).getByRole("combobox")).toBeVisible();
  await screen.findByRole("button", { name: "Menu" });
  act(forgetUser);
  await screen.findByRole("heading", { name: "Words" });
  expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
});
