import { fetchMe, isLogoutPending, login, logout, storedUser } from "@/lib/accounts/client/session";
import type { HttpError } from "@/lib/platform/http/fetch-json";
import { jsonResponse } from "@/tests/support/json-response";

const USER = { id: "u1", email: "amina@example.com", firstName: "Amina", lastName: "Khan" };
const REPLY = { user: USER, requiresVerification: false, mustChangePassword: false };
let reachable = true;
let sent: string[] = [];

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("loggedInUser", JSON.stringify(USER));
  reachable = true;
  sent = [];
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    sent.push(String(input));
    if (!reachable) throw new TypeError("Failed to fetch");
    return jsonResponse(200, String(input).includes("/api/auth/") ? REPLY : { user: USER, draft: null });
  });
});

const askedWho = () => fetchMe().catch((error: HttpError) => error.status);

test("a logout that the server has taken leaves nothing to do", async () => {
  await logout();
  expect([storedUser(), isLogoutPending(), sent]).toEqual([null, false, ["/api/auth/logout"]]);
});

test("one that it has not stands: nobody is signed in, and the logout is sent first until it is taken", async () => {
  reachable = false;
  await logout();
  expect([await askedWho(), storedUser(), isLogoutPending()]).toEqual([401, null, true]);
  reachable = true;
  expect([await askedWho(), storedUser(), isLogoutPending()]).toEqual([401, null, false]);
  expect(new Set(sent)).toEqual(new Set(["/api/auth/logout"]));
});

test.each([
  ["taken", async () => jsonResponse(200, REPLY)],
  ["not taken", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("who is signed in, asked before a logout that was %s and answered after it, is not remembered", async (_, told) => {
  let answer: (response: Response) => void = () => undefined;
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    if (String(input) !== "/api/me") return told();
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  const asked = askedWho();
  await logout();
  answer(jsonResponse(200, { user: USER, draft: null }));
  expect([await asked, storedUser()]).toEqual([401, null]);
});

test("a sign-in settles it, and waits for a logout that is under way", async () => {
  reachable = false;
  await logout();
  reachable = true;
  await Promise.all([askedWho(), login({ email: USER.email, password: "secret" })]);
  expect(sent.slice(-2)).toEqual(["/api/auth/logout", "/api/auth/login"]);
  expect([storedUser()?.id, isLogoutPending()]).toEqual(["u1", false]);
});

test("a sign-in that has to be confirmed first opens no session and settles nothing", async () => {
  reachable = false;
  await logout();
  global.fetch = jest.fn(async () => jsonResponse(200, { ...REPLY, requiresVerification: true }));
  await login({ email: USER.email, password: "secret" });
  expect(isLogoutPending()).toBe(true);
});
