import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { rememberPlace } from "@/components/admin/frame/left-place";
import { AdminLoginScreen } from "@/components/admin/login/admin-login-screen";
import { PERMISSIONS, ROLE_PERMISSIONS } from "@/lib/accounts/domain/permissions";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const field = () => screen.getByLabelText(/Password/);
const submit = () => userEvent.click(screen.getByRole("button", { name: "Log in" }));

function answer(reply: () => Promise<Response>) {
  const fetched = jest.fn((_path: string, _init?: RequestInit) => reply());
  global.fetch = fetched as typeof fetch;
  return fetched;
}

beforeEach(() => push.mockReset());

test("an empty field is asked for, and nothing is sent", async () => {
  const fetched = answer(async () => jsonResponse(200, {}));
  renderInLanguage(<AdminLoginScreen />);
  await submit();
  expect(screen.getByRole("alert")).not.toBeEmptyDOMElement();
  expect(field()).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  [
    "the server's sentence",
    async () => jsonResponse(401, { message: "Invalid admin password" }),
    "Invalid admin password",
  ],
  ["that nobody was reached", () => Promise.reject(new TypeError("Failed to fetch")), "reached"],
])("a failure says %s, and leaves an empty field with the focus", async (_name, reply, said) => {
  answer(reply);
  renderInLanguage(<AdminLoginScreen />);
  await userEvent.type(field(), "a guess");
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(said);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue("");
  expect(push).not.toHaveBeenCalled();
});

test("the right password is sent as it was typed, and leads to the dashboard", async () => {
  const fetched = answer(async () => jsonResponse(200, { success: true, permissions: PERMISSIONS }));
  renderInLanguage(<AdminLoginScreen />);
  await userEvent.type(field(), " with blanks ");
  await submit();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/analytics"));
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ password: " with blanks " }));
});

test("a code is asked for once the server wants one, what was typed stays, and the role says where it leads", async () => {
  const issues = [{ path: "code", message: "required" }];
  const fetched = answer(async () => jsonResponse(401, { message: "Please enter the code", issues }));
  renderInLanguage(<AdminLoginScreen />);
  await userEvent.type(screen.getByLabelText("Email"), "meera@example.org");
  await userEvent.type(field(), "seven blue doors");
  await submit();
  const code = await screen.findByLabelText(/Code from your app/);
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.type(code, "123456");
  fetched.mockImplementation(async () => jsonResponse(200, { success: true, permissions: ROLE_PERMISSIONS.editor }));
  await submit();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/admin/report-coverage"));
  const sent = { email: "meera@example.org", password: "seven blue doors", code: "123456" };
  expect(JSON.parse(String(fetched.mock.calls[1]?.[1]?.body))).toEqual(sent);
});

test("whoever signs in again after a session ended is led back to where it ended, once, if they may open it", async () => {
  const signIn = async (permissions: readonly string[]) => {
    push.mockReset();
    answer(async () => jsonResponse(200, { success: true, permissions }));
    const { unmount } = renderInLanguage(<AdminLoginScreen />);
    await userEvent.type(field(), "right");
    await submit();
    await waitFor(() => expect(push).toHaveBeenCalled());
    unmount();
    return push.mock.calls[0]?.[0];
  };
  window.history.replaceState(null, "", "/ur-G4/admin/people?q=asha");
  rememberPlace();
  expect(await signIn(PERMISSIONS)).toBe("/ur-G4/admin/people?q=asha");
  expect(await signIn(PERMISSIONS)).toBe("/analytics");
  rememberPlace();
  expect(await signIn(ROLE_PERMISSIONS.editor)).not.toContain("/admin/people");
  window.history.replaceState(null, "", "/reports");
  rememberPlace();
  expect(await signIn(PERMISSIONS)).toBe("/analytics");
});
