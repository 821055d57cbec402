import "@/tests/support/native-dialog";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { LoginScreen } from "@/components/account/login/login-screen";
import { WelcomeScreen } from "@/components/welcome/welcome-screen";
import { TERMS_VERSIONS } from "@/lib/accounts/domain/terms";
import { consumeNewRunRequest } from "@/lib/assessment/client/new-run-request";
import { renderInLanguage } from "@/tests/support/render";
import { answering, type SentRequest, USER } from "./server";

const navigate = jest.fn();
jest.mock("@/components/layout/use-navigate", () => ({ useNavigate: () => navigate }));

const REGISTER = "/api/auth/register";
const LOGIN = "/api/auth/login";
const WELCOME = { user: USER, requiresVerification: false };

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  navigate.mockReset();
  answering({});
  window.history.replaceState(null, "", "/");
});

async function open(theme: "love" | null = null) {
  const view = renderInLanguage(<WelcomeScreen theme={theme} source="path" />);
  await act(async () => undefined);
  return view;
}

const field = (name: RegExp) => screen.getByLabelText(name);
const submit = () => userEvent.click(screen.getByRole("button", { name: /and start/ }));
const toLogin = () => userEvent.click(screen.getByRole("button", { name: "Log in" }));
const toRegister = () => userEvent.click(screen.getByRole("button", { name: "Create account" }));
const to = (sent: SentRequest[], path: string) => sent.filter((request) => request.path === path);

async function fill() {
  await userEvent.type(field(/First name/), "  Amina ");
  await userEvent.type(field(/Last name/), "Khan");
  await userEvent.type(field(/Email/), "amina@example.com");
  await userEvent.selectOptions(field(/Country code/), "+92");
  await userEvent.type(field(/Phone number/), " 3001234567 ");
  await userEvent.type(field(/Password/), " long enough ");
  await userEvent.click(field(/I accept/));
}

function expectAllTyped() {
  expect(field(/First name/)).toHaveValue("  Amina ");
  expect(field(/Email/)).toHaveValue("amina@example.com");
  expect(field(/Country code/)).toHaveValue("+92");
  expect(field(/Password/)).toHaveValue(" long enough ");
  expect(field(/I accept/)).toBeChecked();
}

test("who forgot their password goes to the log-in, which asks for a new one with the address that was typed", async () => {
  const view = await open();
  await toLogin();
  await userEvent.type(field(/Email/), " amina@example.com");
  await userEvent.click(screen.getByRole("link", { name: "Forgot your password?" }));
  expect(navigate).toHaveBeenCalledWith("/login");
  view.unmount();
  const login = renderInLanguage(<LoginScreen />);
  const dialog = within(screen.getByRole("dialog", { name: "Password Recovery" }));
  expect(dialog.getByRole("textbox")).toHaveValue("amina@example.com");
  login.unmount();
  renderInLanguage(<LoginScreen />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a name with an address in it is marked, in words, before anything is sent", async () => {
  const sent = answering({ [REGISTER]: { status: 201, body: WELCOME } });
  await open("love");
  await fill();
  await userEvent.type(field(/First name/), "www.evil.example");
  await submit();
  expect(field(/First name/)).toBeInvalid();
  expect(screen.getAllByText("Please write the name without a web or email address").length).toBeGreaterThan(0);
  expect(to(sent, REGISTER)).toEqual([]);
});

test("registers with trimmed values, empty decoys and the time, then goes to the first step", async () => {
  const sent = answering({ [REGISTER]: { status: 201, body: WELCOME } });
  await open("love");
  await fill();
  await submit();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/rheti"));
  const [request] = to(sent, REGISTER);
  expect(request?.body).toEqual({
    email: "amina@example.com",
    firstName: "Amina",
    lastName: "Khan",
    phoneNumber: "+923001234567",
    password: "long enough",
    acceptedTerms: TERMS_VERSIONS[0],
    submissionTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    website: "",
    company: "",
    url: "",
  });
  expect(Math.abs(Date.now() - Date.parse(String(request?.body?.submissionTime)))).toBeLessThan(60_000);
  expect(localStorage.getItem("reportType")).toBe("love");
  expect(JSON.parse(localStorage.getItem("loggedInUser") ?? "{}")).toMatchObject({ id: "u1", userId: "u1" });
  expect(consumeNewRunRequest()).toBeNull();
});

test("a decoy that was filled is sent as it is", async () => {
  const sent = answering({ [REGISTER]: { status: 400, body: { error: "Registration failed." } } });
  const { container } = await open();
  await fill();
  const decoys = container.querySelectorAll<HTMLInputElement>("[aria-hidden=true] input");
  expect([...decoys].map(({ tabIndex, autocomplete }) => [tabIndex, autocomplete])).toEqual(Array(3).fill([-1, "off"]));
  for (const decoy of decoys) {
    expect(decoy.name).not.toMatch(/company|website|url|organi/i);
    decoy.value = "x";
  }
  await submit();
  await screen.findByRole("alert");
  expect(to(sent, REGISTER)[0]?.body).toMatchObject({ website: "x", company: "x", url: "x" });
});

test.each([
  ["register", "Registration failed. Please check your details and try again."],
  ["login", "Authentication failed"],
])(
  "%s: a failure shows the server's sentence, else the general one, and keeps what was typed",
  async (mode, general) => {
    let body: unknown = { error: "That was a lot of tries.", message: "That was a lot of tries." };
    const failing = async () => ({ status: 429, body });
    answering({ [REGISTER]: failing, [LOGIN]: failing });
    await open();
    await fill();
    if (mode === "login") await toLogin();
    await submit();
    expect(await screen.findByRole("alert")).toHaveTextContent("That was a lot of tries.");
    body = null;
    await submit();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(general));
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    await submit();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(general));
    if (mode === "login") await toRegister();
    expectAllTyped();
    expect(navigate).not.toHaveBeenCalled();
  },
);

test("fields that the server refuses are marked, and the first takes the focus", async () => {
  answering({ [REGISTER]: { status: 400, body: { message: "Check it.", issues: [{ path: "phoneNumber" }] } } });
  const { container } = await open();
  await fill();
  await submit();
  await waitFor(() => expect(field(/Phone number/)).toHaveFocus());
  expect(field(/Phone number/)).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(field(/Phone number/), "1");
  expect(field(/Phone number/)).toBeValid();
});

test("what is missing is said in order and marked, the first wrong field has the focus, and what is mended goes; nothing is sent", async () => {
  const sent = answering({});
  const { container } = await open();
  const says = async (text: string, focused: RegExp) => {
    await submit();
    expect(screen.getByRole("alert").firstElementChild).toHaveTextContent(text);
    expect(field(focused)).toHaveFocus();
    expect(field(focused)).toHaveAttribute("aria-invalid", "true");
  };
  await says("Please enter your email address", /First name/);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(field(/Email/), "amina@example.com");
  await says("Please enter your password", /First name/);
  await userEvent.type(field(/Password/), "long enough");
  await userEvent.type(field(/First name/), "   ");
  await says("Please fill in all fields", /First name/);
  await userEvent.type(field(/First name/), "Amina");
  await userEvent.type(field(/Last name/), "Khan");
  await says("Please fill in all fields", /Phone number/);
  await userEvent.type(field(/Phone number/), "3001234567");
  await says("Please accept the terms and the privacy notice to continue", /I accept/);
  // What is mended is not complained of any more, in no place.
  await userEvent.click(field(/I accept/));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(to(sent, REGISTER)).toEqual([]);
});

test("all that keeps the form from being sent is said, each once", async () => {
  await open();
  await fill();
  await userEvent.clear(field(/Password/));
  await userEvent.type(field(/Password/), "short");
  await userEvent.click(field(/I accept/));
  await submit();
  const said = [...screen.getByRole("alert").children].map(({ textContent }) => textContent);
  expect(said).toEqual([
    "Please accept the terms and the privacy notice to continue",
    "The password needs at least 8 characters",
  ]);
});

test("a number of home and one of a country that is not in the list are sent with their country codes", async () => {
  const sent = answering({ [REGISTER]: { status: 201, body: WELCOME } });
  await open("love");
  await fill();
  await userEvent.clear(field(/Phone number/));
  await userEvent.type(field(/Phone number/), "+48 601 234 567");
  await submit();
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(to(sent, REGISTER)[0]?.body?.phoneNumber).toBe("+48 601 234 567");
});

test("the toggle keeps what was typed, and logging in asks for two fields only", async () => {
  const sent = answering({ [LOGIN]: { body: WELCOME } });
  const { container } = await open();
  await fill();
  expect(field(/Password/)).toHaveAttribute("autocomplete", "new-password");
  await toLogin();
  expect(field(/First name/)).not.toBeVisible();
  expect(field(/First name/)).toBeDisabled();
  expect(field(/Password/)).toHaveAttribute("autocomplete", "current-password");
  expect(await axe(container)).toHaveNoViolations();
  await toRegister();
  expectAllTyped();
  await toLogin();
  await submit();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/rheti"));
  expect(to(sent, LOGIN)[0]?.body).toEqual({ email: "amina@example.com", password: "long enough" });
  expect(localStorage.getItem("reportType")).toBe("standard");
});

test("somebody who completed a run before begins a new one", async () => {
  answering({
    [LOGIN]: { body: WELCOME },
    "/api/me": { body: { user: USER, draft: { completedAt: 1_770_000_000_000 } } },
  });
  await open("love");
  await toLogin();
  await userEvent.type(field(/Email/), "amina@example.com");
  await userEvent.type(field(/Password/), "old");
  await submit();
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(consumeNewRunRequest()).toBe("love");
});

test("a second submit while the first is under way sends nothing", async () => {
  let answer: (value: { status: number; body: unknown }) => void = () => undefined;
  const sent = answering({ [REGISTER]: () => new Promise((resolve) => (answer = resolve)) });
  const { container } = await open();
  await fill();
  const form = container.querySelector("form") as HTMLFormElement;
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  const button = await screen.findByRole("button", { name: /One moment/ });
  expect(button).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button);
  await userEvent.type(field(/Password/), "{Enter}");
  await waitFor(() => expect(to(sent, REGISTER)).toHaveLength(1));
  await act(async () => answer({ status: 201, body: WELCOME }));
  expect(to(sent, REGISTER)).toHaveLength(1);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test("an address that has to be confirmed first: the message is announced and nobody is signed in", async () => {
  answering({ [REGISTER]: { status: 201, body: { user: USER, requiresVerification: true } } });
  await open();
  await fill();
  await submit();
  expect(await screen.findByText(/We’ve sent a message to amina@example.com/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Log in", pressed: true })).toBeInTheDocument();
  expect(localStorage.getItem("loggedInUser")).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

test("no request can carry the password in its address", async () => {
  const { container } = await open();
  expect(container.querySelector("form")).toHaveAttribute("method", "post");
});
