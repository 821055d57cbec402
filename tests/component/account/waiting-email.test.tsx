import "@/tests/support/native-dialog";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { AccountActions } from "@/components/account/settings/account-actions";
import { WaitingEmail } from "@/components/account/settings/waiting-email";
import type { StoredUser } from "@/lib/accounts/client/session";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";

const USER: StoredUser = { id: "u1", userId: "u1", firstName: "Amina", lastName: "Khan", phoneNumber: null };

describe("a new address that waits", () => {
  const waiting = { email: "new@example.org", until: "2026-05-02T10:00:00.000Z" };

  test("is said with its time, can be sent another link, and can be called off", async () => {
    const replies: Record<string, unknown> = {
      POST: { message: "Sent to new@example.org." },
      DELETE: { waiting: null },
    };
    const fetched = jest.fn(async (_path: string, init?: RequestInit) =>
      jsonResponse(200, replies[init?.method ?? "GET"] ?? { waiting }),
    );
    global.fetch = fetched as typeof fetch;
    const { container } = renderInLanguage(<WaitingEmail userId="u1" />);
    expect(await screen.findByText("new@example.org")).toBeVisible();
    expect(screen.getByText(/is good until .*2026/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole("button", { name: "Send again" }));
    expect(await screen.findByText("Sent to new@example.org.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Keep the old address" }));
    expect(await screen.findByText(/Your address stays as it is/)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(container.firstChild).toHaveFocus();
    expect(fetched.mock.calls.map(([path, init]) => `${init?.method ?? "GET"} ${path}`)).toEqual([
      "GET /api/users/u1/email",
      "POST /api/users/u1/email/again",
      "GET /api/users/u1/email",
      "DELETE /api/users/u1/email",
    ]);
  });

  test("is told in one place once its link is asked for", async () => {
    let asked = false;
    global.fetch = jest.fn(async (_path: string | URL | Request, init?: RequestInit) => {
      if (init?.method !== "POST") return jsonResponse(200, { waiting: asked ? waiting : null });
      asked = true;
      return jsonResponse(200, { message: "Sent to new@example.org." });
    });
    renderInLanguage(
      <>
        <WaitingEmail userId="u1" />
        <AccountActions user={USER} />
      </>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Change email" }));
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/New email/), "new@example.org");
    await userEvent.type(dialog.getByLabelText(/Your password/), "seven blue doors");
    await userEvent.click(dialog.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByText("new@example.org")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByText("Sent to new@example.org.")).not.toBeInTheDocument();
  });

  test("is dropped by a new password, and the page says so", async () => {
    let changed = false;
    global.fetch = jest.fn(async (_path: string | URL | Request, init?: RequestInit) => {
      if ((init?.method ?? "GET") === "GET") return jsonResponse(200, { waiting: changed ? null : waiting });
      changed = true;
      return jsonResponse(200, { user: USER });
    });
    renderInLanguage(
      <>
        <WaitingEmail userId="u1" />
        <AccountActions user={USER} />
      </>,
    );
    expect(await screen.findByText("new@example.org")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Change password" }));
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/^Current password/), "seven blue doors");
    await userEvent.type(dialog.getByLabelText(/^New password \*/), "eight green doors");
    await userEvent.type(dialog.getByLabelText(/once more/), "eight green doors");
    await userEvent.click(dialog.getByRole("button", { name: "Set the new password" }));
    expect(await screen.findByText(/^Your new password is set.*the new address that was waiting/)).toBeVisible();
    expect(screen.queryByText("new@example.org")).not.toBeInTheDocument();
  });

  test("shows nothing where none waits", async () => {
    const fetched = jest.fn(async () => jsonResponse(200, { waiting: null }));
    global.fetch = fetched as typeof fetch;
    const { container } = renderInLanguage(<WaitingEmail userId="u1" />);
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(container).toHaveTextContent("");
  });
});
