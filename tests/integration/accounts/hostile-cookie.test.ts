import { currentActor } from "@/lib/accounts/guards";
import { login } from "@/lib/accounts/operations/sessions";
import { loginBody } from "@/lib/accounts/schema";
import { USER_COOKIE } from "@/lib/platform/cookie-names";
import { cachedSessions } from "@/lib/platform/session";
import { clearCookieJar, restoreCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser, PASSWORD } from "@/tests/support/people";

setUpDatabase();
beforeEach(clearCookieJar);

const NO_SESSIONS = ["a*b*c*d*e*f*g*h", "Fe26.2*1*a*b*c*d*e*f~2", "Fe26.2**", "", "~2", "x".repeat(14_000)];

test.each(NO_SESSIONS)("a cookie that is no session is none, and another can be opened: %#", async (value) => {
  await newUser({ email: "cookie@example.org" }).catch(() => {});
  restoreCookieJar([{ name: USER_COOKIE, value }]);
  expect(await cachedSessions()).toEqual({ user: {}, admin: {} });
  expect(await currentActor()).toEqual({ kind: "visitor" });
  const ctx = contextFor({ kind: "visitor" as const }, new Date("2026-05-01T10:00:00Z"));
  await login({ ctx, input: loginBody.parse({ email: "cookie@example.org", password: PASSWORD }) });
  expect((await currentActor()).kind).toBe("user");
});
