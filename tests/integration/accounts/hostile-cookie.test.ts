import { currentActor } from "@/lib/accounts/loaders";
import { login } from "@/lib/accounts/operations/login";
import { loginBody } from "@/lib/accounts/schema";
import { USER_COOKIE } from "@/lib/platform/cookie-names";
import { heldSessions } from "@/lib/platform/session";
import { emptyCookieJar, useCookies } from "@/tests/support/cookie-jar";
import { useDatabase } from "@/tests/support/database";
import { contextFor, newUser, PASSWORD } from "@/tests/support/people";

useDatabase();
beforeEach(emptyCookieJar);

const NO_SESSIONS = ["a*b*c*d*e*f*g*h", "Fe26.2*1*a*b*c*d*e*f~2", "Fe26.2**", "", "~2", "x".repeat(14_000)];

test.each(NO_SESSIONS)("a cookie that is no session is none, and another can be opened: %#", async (value) => {
  await newUser({ email: "cookie@example.org" }).catch(() => {});
  useCookies([{ name: USER_COOKIE, value }]);
  expect(await heldSessions()).toEqual({ user: {}, admin: {} });
  expect(await currentActor()).toEqual({ kind: "visitor" });
  const ctx = contextFor({ kind: "visitor" as const }, new Date("2026-05-01T10:00:00Z"));
  await login({ ctx, input: loginBody.parse({ email: "cookie@example.org", password: PASSWORD }) });
  expect((await currentActor()).kind).toBe("user");
});
