import "@/tests/support/native-dialog";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { LinkScreen } from "@/components/account/links/link-screen";
import { NewPasswordScreen } from "@/components/account/new-password/new-password-screen";
import { PrivacyScreen } from "@/components/account/privacy/privacy-screen";
import { AccountActions } from "@/components/account/settings/account-actions";
import type { StoredUser } from "@/lib/accounts/client/session";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const USER: StoredUser = { id: "u1", userId: "u1", firstName: "Amina", lastName: "Khan", phoneNumber: null };
const TOKEN = "A".repeat(43);

function answer(status: number, body: unknown) {
  const fetched = jest.fn(async (_path: string, _init?: RequestInit) => {
    return jsonResponse(status, body);
  });
  global.fetch = fetched as typeof fetch;
  return fetched;
}
const sent = (fetched: ReturnType<typeof answer>) => fetched.mock.calls.map(([path, init]) => [path, init?.body]);
const refusal = (message: string, path: string) => ({
  message,
  code: "invalid_input",
  issues: [{ path, message: "" }],
});

/** Dialogs are judged by axe, which takes its time on a busy machine. */
jest.setTimeout(30_000);

beforeEach(() => {
  push.mockReset();
  localStorage.clear();
  window.history.replaceState(null, "", "/");
});

async function open(name: string) {
  renderInLanguage(<AccountActions user={USER} />);
  await userEvent.click(screen.getByRole("button", { name }));
  return within(screen.getByRole("dialog"));
}

describe("the account's dialogs", () => {
  test.each(["Edit details", "Change email", "Change password", "Delete account"])("%s is accessible", async (name) => {
    await open(name);
    expect(await axe(document.body)).toHaveNoViolations();
  });

  test("each password can be shown, the present one too", async () => {
    const dialog = await open("Change password");
    await userEvent.click(dialog.getByRole("button", { name: "Show Current password" }));
    expect(dialog.getByLabelText(/^Current password/)).toHaveAttribute("type", "text");
    expect(dialog.getAllByRole("button", { name: /^(Show|Hide) / })).toHaveLength(3);
  });

  test("what is missing is marked, has the focus, and nothing is sent", async () => {
    const fetched = answer(200, {});
    const dialog = await open("Change password");
    await userEvent.type(dialog.getByLabelText(/^New password \*/), "seven");
    await userEvent.type(dialog.getByLabelText(/once more/), "eight");
    await userEvent.click(dialog.getByRole("button", { name: "Set the new password" }));
    expect(dialog.getByLabelText(/^Current password/)).toHaveFocus();
    expect(dialog.getByText("Please fill this in")).toBeVisible();
    expect(dialog.getByText("The password needs at least 8 characters")).toBeVisible();
    expect(dialog.getByText("The two passwords aren’t the same")).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  test("a refusal shows the server's sentence, marks the field, and keeps what was typed", async () => {
    answer(400, refusal("This isn’t your current password.", "password"));
    const dialog = await open("Change email");
    await userEvent.type(dialog.getByLabelText(/New email/), "new@example.org");
    await userEvent.type(dialog.getByLabelText(/Your password/), "a guess");
    await userEvent.click(dialog.getByRole("button", { name: "Send the link" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("This isn’t your current password.");
    expect(dialog.getByLabelText(/Your password/)).toBeInvalid();
    await waitFor(() => expect(dialog.getByLabelText(/Your password/)).toHaveFocus());
    expect(dialog.getByLabelText(/New email/)).toHaveValue("new@example.org");
  });

  test("without a connection it says so, and keeps what was typed", async () => {
    global.fetch = jest.fn(async () => {
      throw new TypeError("Failed to fetch");
    });
    const dialog = await open("Edit details");
    await userEvent.type(dialog.getByLabelText(/First name/), "h");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("What you typed is still here");
    expect(dialog.getByLabelText(/First name/)).toHaveValue("Aminah");
  });

  test("an empty phone number is sent as none", async () => {
    const fetched = answer(200, { user: { ...USER, firstName: "Amina" } });
    const dialog = await open("Edit details");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your details are saved.")).toBeVisible();
    const body = JSON.stringify({ firstName: "Amina", lastName: "Khan", phoneNumber: null });
    expect(sent(fetched)).toEqual([["/api/users/u1/details", body]]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test.each([
    ["+91 98", "Please check the phone number: some digits are missing"],
    ["+91 98765 43210 98765", "Please check the phone number: it has too many digits"],
    ["98765 43210", "Please enter the number in digits, with the country code"],
  ])("the phone number %s is told what is wrong with it", async (number, sentence) => {
    const dialog = await open("Edit details");
    await userEvent.type(dialog.getByLabelText(/Phone number/), number);
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText(sentence)).toBeVisible();
  });

  test("a closed account is forgotten here, and the time until which it can be kept is said", async () => {
    localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(USER));
    localStorage.setItem(`${STORAGE_KEYS.draft}:u1`, "{}");
    const deletesAt = "2026-05-01T10:10:00.000Z";
    answer(200, { deletesAt });
    const dialog = await open("Delete account");
    await userEvent.type(dialog.getByLabelText(/Your password/), "seven blue doors");
    await userEvent.click(dialog.getByRole("button", { name: "Delete my account" }));
    const time = new Intl.DateTimeFormat("en", { timeStyle: "short" }).format(new Date(deletesAt));
    expect(await screen.findByText(`It will be deleted for good at ${time}.`, { exact: false })).toBeVisible();
    expect([localStorage.getItem(STORAGE_KEYS.user), localStorage.getItem(`${STORAGE_KEYS.draft}:u1`)]).toEqual([
      null,
      null,
    ]);
  });

  test("a download that fails says why", async () => {
    answer(429, { message: "Please wait a moment." });
    renderInLanguage(<AccountActions user={USER} />);
    await userEvent.click(screen.getByRole("button", { name: "Download my data" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please wait a moment.");
  });
});

describe("a mailed link", () => {
  const arrive = (path: string, purpose: "verify" | "keep" | "restore") => {
    window.history.replaceState(null, "", path);
    return renderInLanguage(<LinkScreen purpose={purpose} />);
  };

  test("does nothing before the button is pressed, then confirms the address", async () => {
    const fetched = answer(200, { email: "amina@example.com" });
    const { container } = arrive(`/verify-email?token=${TOKEN}`, "verify");
    expect(await axe(container)).toHaveNoViolations();
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Confirm my address" }));
    expect(await screen.findByText("Thank you. From now on you log in with amina@example.com.")).toBeVisible();
    expect(screen.getByRole("heading")).toHaveTextContent("Your email is confirmed");
    expect(screen.getByRole("link", { name: "Go on to log in" })).toHaveAttribute("href", "/login");
    expect(sent(fetched)).toEqual([["/api/auth/verify-email", JSON.stringify({ token: TOKEN })]]);
  });

  test("leads whoever is signed in here to their account", async () => {
    localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(USER));
    answer(200, { email: "amina@example.com" });
    arrive(`/verify-email?token=${TOKEN}`, "verify");
    await userEvent.click(screen.getByRole("button", { name: "Confirm my address" }));
    expect(await screen.findByRole("link", { name: "Go to my account" })).toHaveAttribute("href", "/reports");
  });

  test("asks no more whether to keep an account that is kept", async () => {
    answer(200, { success: true });
    arrive(`/keep-account?token=${TOKEN}`, "keep");
    expect(screen.getByRole("heading")).toHaveTextContent("Keep your account?");
    await userEvent.click(screen.getByRole("button", { name: "Keep my account" }));
    expect(await screen.findByText(/^Everything in it is as it was/)).toBeVisible();
    expect(screen.getByRole("heading")).toHaveTextContent("Your account stays");
  });

  test("that is used up says so", async () => {
    answer(404, { message: "This link has been used or has expired." });
    arrive(`/keep-account?token=${TOKEN}`, "keep");
    await userEvent.click(screen.getByRole("button", { name: "Keep my account" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This link has been used");
  });

  test("gives an account back to its former address, and leads to a new password", async () => {
    const user = { ...USER, email: "amina@example.com" };
    const fetched = answer(200, { user, requiresVerification: false, mustChangePassword: true });
    const { container } = arrive(`/restore-email?token=${TOKEN}`, "restore");
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole("button", { name: "Take my account back" }));
    expect(await screen.findByText(/^The account belongs to amina@example\.com again\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "Choose a new password" })).toHaveAttribute("href", "/new-password");
    expect(sent(fetched)).toEqual([["/api/auth/restore-email", JSON.stringify({ token: TOKEN })]]);
  });

  test("that was cut short says what to do", async () => {
    arrive("/verify-email", "verify");
    expect(await screen.findByRole("alert")).toHaveTextContent("This link is incomplete.");
    expect(screen.queryByRole("button", { name: "Confirm my address" })).not.toBeInTheDocument();
  });
});

describe("after a temporary password", () => {
  async function renew() {
    renderInLanguage(<NewPasswordScreen />);
    await userEvent.type(screen.getByLabelText(/^New password \*/), "eight green doors");
    await userEvent.type(screen.getByLabelText(/once more/), "eight green doors");
    await userEvent.click(screen.getByRole("button", { name: "Set the new password" }));
  }

  test("a new one is set, and the way leads to the reports", async () => {
    const fetched = answer(200, { user: USER });
    await renew();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/reports"));
    expect(sent(fetched)).toEqual([["/api/auth/password", JSON.stringify({ newPassword: "eight green doors" })]]);
  });

  test("what is typed can be shown, each of the two for itself", async () => {
    renderInLanguage(<NewPasswordScreen />);
    const [first, again] = [screen.getByLabelText(/^New password \*/), screen.getByLabelText(/once more/)];
    await userEvent.click(screen.getByRole("button", { name: "Show New password" }));
    expect([first, again].map((field) => field.getAttribute("type"))).toEqual(["text", "password"]);
    await userEvent.click(screen.getByRole("button", { name: "Hide New password" }));
    expect(first).toHaveAttribute("type", "password");
  });

  test("a session that is over leads to the login", async () => {
    answer(401, { message: "Please log in first." });
    await renew();
    expect(await screen.findByRole("alert")).toHaveTextContent("Your temporary login has ended.");
    expect(screen.getByRole("link", { name: "Go to login" })).toHaveAttribute("href", "/login");
  });

  test("whoever has a password is asked for it", async () => {
    answer(400, refusal("This isn’t your current password.", "currentPassword"));
    await renew();
    expect(await screen.findByLabelText(/^Current password/)).toBeVisible();
    expect(screen.getByLabelText(/^New password \*/)).toHaveValue("eight green doors");
  });
});

test("the privacy page is accessible", async () => {
  const { container } = renderInLanguage(<PrivacyScreen />);
  expect(await axe(container)).toHaveNoViolations();
  expect(screen.getByText("ninefold_user")).toBeVisible();
});
