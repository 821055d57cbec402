import "@/tests/support/native-dialog";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { LoginScreen } from "@/components/account/login/login-screen";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { renderInLanguage } from "@/tests/support/render";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const USER = { id: "u1", email: "amina@example.com", firstName: "Amina", lastName: "Khan" };
const email = () => screen.getByRole("textbox", { name: /^email/i });
const password = () => screen.getByLabelText(/^password/i);
const submit = () => screen.getByRole("button", { name: "Access My Report" });

function answer(status: number, text: string) {
  const fetched = jest.fn(
    async (_path: string, _init?: RequestInit) =>
      ({
        ok: status < 400,
        status,
        statusText: "",
        headers: new Headers(),
        text: async () => text,
        json: async () => JSON.parse(text),
      }) as Response,
  );
  global.fetch = fetched as typeof fetch;
  return fetched;
}

function lose() {
  global.fetch = jest.fn(async () => {
    throw new TypeError("Failed to fetch");
  });
}

beforeEach(() => {
  push.mockReset();
  localStorage.clear();
});

test("the screen shows what is asked for, and has no accessibility violations", async () => {
  const { container } = renderInLanguage(<LoginScreen />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("View Your Report");
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute("type", "email");
  expect(password()).toBeRequired();
  expect(screen.getByText("Don't have an account? Complete the assessment to create one.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Assessment" })).toHaveAttribute("href", "/");
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ["nothing", "", "", "email"],
  ["no password", "a@b.co", "", "password"],
  ["blanks", "a@b.co", "   ", "password"],
  ["no e-mail", "", "secret", "email"],
])(
  "with %s, both are asked for, nothing is sent, and the empty field has the focus",
  async (_name, mail, word, focus) => {
    const fetched = answer(200, "{}");
    renderInLanguage(<LoginScreen />);
    if (mail) await userEvent.type(email(), mail);
    if (word) await userEvent.type(password(), word);
    await userEvent.click(submit());
    expect(screen.getByRole("alert")).toHaveTextContent("Please enter both email and password");
    expect(document.activeElement).toHaveAttribute("name", focus);
    expect(fetched).not.toHaveBeenCalled();
  },
);

test.each(["amina", "amina@example"])(
  "the mistyped e-mail %s is named as what is wrong, and nothing is sent",
  async (mail) => {
    const fetched = answer(200, "{}");
    renderInLanguage(<LoginScreen />);
    await userEvent.type(email(), mail);
    await userEvent.type(password(), "secret");
    await userEvent.click(submit());
    expect(screen.getByRole("alert")).toHaveTextContent("Please check the email address");
    expect(email()).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  },
);

async function signIn() {
  renderInLanguage(<LoginScreen />);
  await userEvent.type(email(), "  amina@example.com ");
  await userEvent.type(password(), "secret");
  await userEvent.click(submit());
}

test("a sign-in stores the user and goes to the reports", async () => {
  const fetched = answer(200, JSON.stringify({ user: USER }));
  await signIn();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/reports"));
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([path, init?.body]).toEqual([
    "/api/auth/get-reports",
    JSON.stringify({ email: "amina@example.com", password: "secret" }),
  ]);
  expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.user) ?? "{}")).toMatchObject({ id: "u1", userId: "u1" });
});

test("while it is pending the button says so, and a second click sends nothing", async () => {
  const fetched = jest.fn(() => new Promise<Response>(() => undefined));
  global.fetch = fetched;
  await signIn();
  await userEvent.click(screen.getByRole("button", { name: "Accessing Report..." }));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ["the server's sentence", '{"error":"Too many tries."}', "Too many tries."],
  ["the usual sentence without one", "<html>", "Login failed. Please check your credentials."],
])("a refusal shows %s and keeps what was typed", async (_name, text, shown) => {
  answer(401, text);
  await signIn();
  expect(await screen.findByRole("alert")).toHaveTextContent(shown);
  expect(password()).toHaveValue("secret");
  expect(push).not.toHaveBeenCalled();
});

test("without a connection it says that, not that the password is wrong", async () => {
  lose();
  await signIn();
  expect(await screen.findByRole("alert")).toHaveTextContent("Login failedThe server couldn’t be reached.");
});

test("whoever came in with a temporary password goes on to set a new one", async () => {
  answer(200, JSON.stringify({ user: USER, requiresVerification: false, mustChangePassword: true }));
  await signIn();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/new-password"));
});

test("whoever has to confirm their address is told so, can have the link again, and is not remembered", async () => {
  const fetched = answer(200, JSON.stringify({ user: USER, requiresVerification: true, message: "It is on its way." }));
  await signIn();
  expect(await screen.findByText(/amina@example.com isn’t confirmed yet/)).toBeVisible();
  expect([push.mock.calls.length, localStorage.getItem(STORAGE_KEYS.user)]).toEqual([0, null]);
  await userEvent.click(screen.getByRole("button", { name: "Send the link again" }));
  expect(await screen.findByText("It is on its way.")).toBeVisible();
  expect(fetched.mock.calls.at(-1)?.[0]).toBe("/api/auth/resend-verification");
});

describe("Password Recovery", () => {
  async function openDialog() {
    const view = renderInLanguage(<LoginScreen />);
    await userEvent.click(screen.getByRole("button", { name: "Forgot Password?" }));
    return { ...view, dialog: within(screen.getByRole("dialog", { name: "Password Recovery" })) };
  }
  const SEND = { name: "Send Recovery Email" };

  test("has no accessibility violations and asks for an e-mail", async () => {
    const fetched = answer(200, "{}");
    const { dialog, container } = await openDialog();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(dialog.getByRole("button", SEND));
    expect(dialog.getByRole("alert")).toHaveTextContent("Please enter your email address");
    expect(fetched).not.toHaveBeenCalled();
  });

  test("a mistyped e-mail is named as what is wrong, and nothing is sent", async () => {
    const fetched = answer(200, "{}");
    const { dialog } = await openDialog();
    await userEvent.type(dialog.getByRole("textbox"), "amina@");
    await userEvent.click(dialog.getByRole("button", SEND));
    expect(dialog.getByRole("alert")).toHaveTextContent("Please check the email address");
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ["the server's sentence", () => answer(429, '{"error":"Please wait."}'), "Please wait."],
    ["its own where there is no such endpoint", () => answer(404, "<html>"), "Failed to send recovery email"],
    ["its own without a connection", lose, "Failed to send recovery email"],
  ])("a failure shows %s, and never a success", async (_name, arrange, shown) => {
    arrange();
    const { dialog } = await openDialog();
    await userEvent.type(dialog.getByRole("textbox"), "amina@example.com");
    await userEvent.click(dialog.getByRole("button", SEND));
    expect(await dialog.findByRole("alert")).toHaveTextContent(shown);
    expect(dialog.queryByText("New Password Generated!")).not.toBeInTheDocument();
    expect(dialog.getByRole("textbox")).toHaveValue("amina@example.com");
  });

  test.each(["Forgot Password?", "Reset the password"])("%s takes the address along that was typed", async (name) => {
    answer(401, '{"error":"Wrong."}');
    await signIn();
    await screen.findByRole("alert");
    await userEvent.click(screen.getByRole("button", { name }));
    expect(within(screen.getByRole("dialog")).getByRole("textbox")).toHaveValue("amina@example.com");
  });

  test("Cancel forgets the e-mail and the error", async () => {
    answer(500, "{}");
    const { dialog } = await openDialog();
    await userEvent.type(dialog.getByRole("textbox"), "amina@example.com");
    await userEvent.click(dialog.getByRole("button", SEND));
    await dialog.findByRole("alert");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Forgot Password?" }));
    expect(screen.getByRole("dialog")).not.toHaveTextContent("Failed");
    expect(within(screen.getByRole("dialog")).getByRole("textbox")).toHaveValue("");
  });

  test("a success shows the message, closes after four seconds, and the message stays", async () => {
    jest.useFakeTimers();
    try {
      answer(200, '{"message":"If there is an account, a mail is on its way."}');
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      renderInLanguage(<LoginScreen />);
      await user.click(submit());
      expect(screen.getByRole("alert")).toBeVisible();
      await user.click(screen.getByRole("button", { name: "Forgot Password?" }));
      const dialog = within(screen.getByRole("dialog"));
      await user.type(dialog.getByRole("textbox"), "amina@example.com");
      await user.click(dialog.getByRole("button", SEND));
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(dialog.getByRole("status")).toHaveTextContent("New Password Generated!If there is an account");
      await act(() => jest.advanceTimersByTimeAsync(3_999));
      expect(screen.getByRole("dialog")).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(screen.getByText("If there is an account, a mail is on its way.")).toBeVisible();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});

test("whoever is signed in goes on to the reports without being asked; a session that is over is asked for", async () => {
  localStorage.setItem(STORAGE_KEYS.user, JSON.stringify({ id: "u1", userId: "u1" }));
  answer(401, JSON.stringify({ message: "Please log in first." }));
  const first = renderInLanguage(<LoginScreen />);
  await act(async () => undefined);
  expect(push).not.toHaveBeenCalled();
  expect(submit()).toBeEnabled();
  first.unmount();
  answer(200, JSON.stringify({ user: USER, draft: null }));
  renderInLanguage(<LoginScreen />);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/reports"));
});

test("a wrong password leads on to a new one, and a password can be shown", async () => {
  answer(401, JSON.stringify({ message: "That email and password don’t fit." }));
  renderInLanguage(<LoginScreen />);
  await userEvent.type(email(), USER.email);
  await userEvent.type(password(), "not the password");
  expect(password()).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show Password" }));
  expect(password()).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Hide Password" }));
  await userEvent.click(submit());
  await userEvent.click(await screen.findByRole("button", { name: "Reset the password" }));
  expect(screen.getByRole("dialog", { name: "Password Recovery" })).toBeVisible();
});
