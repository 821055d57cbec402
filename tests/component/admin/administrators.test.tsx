import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { AdministratorsScreen } from "@/components/admin/administrators/administrators-screen";
import { PeopleScreen } from "@/components/admin/people/people-screen";
import { ROLE_PERMISSIONS, type Role } from "@/lib/accounts/domain/permissions";
import type { AdministratorRecord } from "@/lib/accounts/schema/administrators";
import { jsonResponse } from "@/tests/support/json-response";
import "@/tests/support/native-dialog";
import { renderInLanguage } from "@/tests/support/render";

const push = jest.fn();
let query = "";
jest.mock("next/navigation", () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(query),
}));
jest.mock("@/components/notifications/notification-bell", () => ({ NotificationBell: () => null }));
jest.setTimeout(30_000);

const AT = "2026-03-01T10:00:00.000Z";
const ID = "0c7f7a52-6f0e-4a7e-9d57-27a9c9a3c001";
const account = (role: Role): AdministratorRecord => ({
  ...{ id: ID, email: "meera@example.org", role, state: "active", secondFactor: false, invitedAt: AT },
});
const PERSON = {
  ...{ id: "p1", email: "asha@example.org", firstName: "Asha", lastName: "Verma", registeredAt: AT, completedAt: null },
  ...{ confirmed: false, deletesAt: null },
};
const MAIL = { id: "m1", kind: "verifyEmail", email: PERSON.email, createdAt: AT, attempts: 5, givenUpAt: AT };
const WHOLE = { ...PERSON, phoneNumber: "+19876543210", locale: "ur-G4", assessments: 1, reports: 2, mails: [MAIL] };

/** The endpoints as an administrator of a role meets them; a number is a refusal. */
function serve(role: Role, answers: Readonly<Record<string, unknown>> = {}) {
  const calls: string[] = [];
  const usual: Readonly<Record<string, unknown>> = {
    "GET /api/administrators/me": { administrator: account(role), role, permissions: ROLE_PERMISSIONS[role] },
    "GET /api/administrators/me/sessions": {
      items: [{ id: "s1", createdAt: AT, lastUsedAt: AT, browser: "Firefox", current: true }],
      next: null,
    },
    "GET /api/administrators": { items: [account(role)], next: null },
    "GET /api/people": { items: [PERSON], next: null },
    "GET /api/people/p1": { person: WHOLE },
    "GET /api/people/p1/runs": { items: [], next: null, furthest: null },
    "GET /api/mails": { items: [], next: null },
    "GET /api/actions": {
      items: [
        {
          id: 2,
          at: AT,
          email: "meera@example.org",
          role,
          action: "refused",
          subject: null,
          endpoint: "GET /api/mails",
        },
        { id: 1, at: AT, email: null, role: "owner", action: "signIn", subject: null, endpoint: "POST /api/x" },
      ],
      next: null,
    },
  };
  global.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const name = `${init?.method ?? "GET"} ${String(input).split("?")[0]}`;
    calls.push(init?.body ? `${name} ${String(init.body)}` : name);
    const answer = answers[name] ?? usual[name] ?? { success: true };
    return typeof answer === "number"
      ? jsonResponse(answer, { code: "conflict", message: "The server says why." })
      : jsonResponse(200, answer);
  }) as typeof fetch;
  return calls;
}

beforeEach(() => {
  query = "";
  push.mockReset();
});

test("an editor finds their pages and their own account, and neither the others nor the log", async () => {
  serve("editor");
  const { container } = renderInLanguage(<AdministratorsScreen />);
  expect(await screen.findByText("Logged in as meera@example.org")).toBeVisible();
  const links = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Report coverage", "New report pack", "Administrators"]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, "page"]);
  expect(screen.getAllByRole("tab")).toHaveLength(1);
  expect(await screen.findByText("this browser")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("a page of another role says so; a session that is over leads to the sign-in", async () => {
  serve("sender");
  const view = renderInLanguage(<PeopleScreen />);
  expect(await screen.findByText("Your role doesn’t include this page.")).toBeVisible();
  expect(await axe(view.container)).toHaveNoViolations();
  expect(push).not.toHaveBeenCalled();
  view.unmount();
  serve("sender", { "GET /api/administrators/me": 401 });
  renderInLanguage(<PeopleScreen />);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/admin-login"));
});

test("an owner changes a role, and is told why that is refused", async () => {
  query = "tab=all";
  const calls = serve("owner", { [`PATCH /api/administrators/${ID}`]: 409 });
  const { container } = renderInLanguage(<AdministratorsScreen />);
  await userEvent.click(await screen.findByRole("button", { name: "Manage meera@example.org" }));
  const role = screen.getByRole("combobox", { name: "Role of meera@example.org" });
  await userEvent.selectOptions(role, "editor");
  await waitFor(() => expect(calls).toContain(`PATCH /api/administrators/${ID} {"role":"editor"}`));
  expect(role).toHaveValue("owner");
  expect(await axe(container)).toHaveNoViolations();
});

test("the log names what was done and who did it, also what was refused", async () => {
  query = "tab=log&action=refused";
  const calls = serve("owner");
  const { container } = renderInLanguage(<AdministratorsScreen />);
  const rows = within(await screen.findByRole("region", { name: "What administrators did" })).getAllByRole("row");
  expect(rows[1]).toHaveTextContent(/meera@example.org.*Refused: not in the role.*GET \/api\/mails/);
  expect(rows[2]).toHaveTextContent(/Shared password.*Logged in/);
  expect(calls).toContain("GET /api/actions");
  expect(await axe(container)).toHaveNoViolations();
});

test("an owner confirms an address, deletes after a question, and sends a mail again; an analyst only exports", async () => {
  const calls = serve("owner");
  const { container, unmount } = renderInLanguage(<PeopleScreen />);
  await userEvent.click(await screen.findByRole("button", { name: /Asha Verma/ }));
  const dialog = screen.getByRole("dialog");
  await userEvent.click(await within(dialog).findByRole("button", { name: "Confirm the address" }));
  await userEvent.click(within(dialog).getByRole("button", { name: /Send again/ }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete the account" }));
  expect(calls).not.toContain("DELETE /api/people/p1");
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(within(dialog).getByRole("button", { name: "Yes, delete it" }));
  await waitFor(() =>
    expect(calls).toEqual(
      expect.arrayContaining(["POST /api/people/p1/confirm", "POST /api/mails/m1/retry", "DELETE /api/people/p1"]),
    ),
  );
  unmount();
  serve("analyst");
  renderInLanguage(<PeopleScreen />);
  await userEvent.click(await screen.findByRole("button", { name: /Asha Verma/ }));
  const own = within(screen.getByRole("dialog"));
  expect(await own.findByRole("link", { name: "Export their data" })).toHaveAttribute("href", "/api/people/p1/data");
  expect(own.queryByRole("button", { name: "Delete the account" })).toBeNull();
  expect(own.queryByRole("button", { name: /Send/ })).toBeNull();
});
