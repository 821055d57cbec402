import { adminLogin, adminLogout } from "@/lib/accounts/operations/administrator-login";
import { endSession, login } from "@/lib/accounts/operations/sessions";
import { loginBody } from "@/lib/accounts/schema";
import { ADMIN_COOKIE, DEVICE_COOKIE, USER_COOKIE } from "@/lib/platform/cookie-names";
import { db } from "@/lib/platform/db/client";
import { resetEnvForTests } from "@/lib/platform/env";
import { adminPassword } from "@/lib/platform/secrets";
import { clearCookieJar, cookies, copyCookieJar, restoreCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser, PASSWORD } from "@/tests/support/people";
import { rejectionOf } from "@/tests/support/rejection-of";

setUpDatabase();
beforeEach(clearCookieJar);

const TRIES = 10;
const enter = (email: string, password = PASSWORD) =>
  login({ ctx: contextFor({ kind: "visitor" as const }), input: loginBody.parse({ email, password }) });
const enterAdmin = (password = adminPassword().value) => adminLogin({ input: { password } });
const failures = (times: number, attempt: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, () => rejectionOf(attempt())));
const cookieNames = () => copyCookieJar().map(({ name }) => name);

/** The cookies of a browser that signed in to a new account, and out again. */
async function markedBrowser(email: string) {
  const userId = await newUser({ email });
  clearCookieJar();
  await enter(email);
  await endSession();
  return { userId, browser: copyCookieJar() };
}

/** Strangers try until the account is closed to them. */
async function closeToStrangers(email: string): Promise<void> {
  clearCookieJar();
  await failures(TRIES, () => enter(email, "a guess"));
  expect(await rejectionOf(enter(email))).toMatchObject({ code: "rate_limited" });
}

describe("a browser that signed in to an account before", () => {
  test("still does when strangers have used up the tries, and another one does not", async () => {
    const { userId, browser } = await markedBrowser("owner@example.org");
    await closeToStrangers("owner@example.org");
    restoreCookieJar(browser);
    expect((await enter("Owner@example.org")).user.id).toBe(userId);
    clearCookieJar();
    expect(await rejectionOf(enter("owner@example.org"))).toMatchObject({ code: "rate_limited" });
  });

  test("has no more tries than others, and takes none of theirs", async () => {
    const { userId, browser } = await markedBrowser("forgetful@example.org");
    restoreCookieJar(browser);
    const codes = (await failures(TRIES + 2, () => enter("forgetful@example.org", "a guess"))).map(({ code }) => code);
    expect(codes.filter((code) => code === "unauthenticated")).toHaveLength(TRIES);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(2);
    clearCookieJar();
    expect((await enter("forgetful@example.org")).user.id).toBe(userId);
  });

  test("has them for that account alone", async () => {
    const { browser } = await markedBrowser("one@example.org");
    await newUser({ email: "other@example.org" });
    await closeToStrangers("other@example.org");
    restoreCookieJar(browser);
    expect(await rejectionOf(enter("other@example.org"))).toMatchObject({ code: "rate_limited" });
  });

  test("remembers several people, and each of them", async () => {
    const { browser } = await markedBrowser("first@example.org");
    await newUser({ email: "second@example.org" });
    restoreCookieJar(browser);
    await enter("second@example.org");
    const shared = copyCookieJar();
    for (const email of ["first@example.org", "second@example.org"]) {
      await closeToStrangers(email);
      restoreCookieJar(shared);
      expect((await enter(email)).user.email).toBe(email);
    }
  });

  test("has nothing of an account that is gone, nor of a later one with the same address", async () => {
    const { userId, browser } = await markedBrowser("gone@example.org");
    await (await db()).user.delete({ where: { id: userId } });
    await closeToStrangers("gone@example.org");
    await newUser({ email: "gone@example.org" });
    restoreCookieJar(browser);
    expect(await rejectionOf(enter("gone@example.org"))).toMatchObject({ code: "rate_limited" });
  });
});

describe("the mark", () => {
  test("comes with signing in, not with trying, and stays when signing out", async () => {
    await newUser({ email: "marked@example.org" });
    clearCookieJar();
    await rejectionOf(enter("marked@example.org", "a guess"));
    expect(cookieNames()).toEqual([]);
    await enter("marked@example.org");
    expect(cookieNames()).toEqual([USER_COOKIE, DEVICE_COOKIE]);
    await endSession();
    expect(cookieNames()).toEqual([DEVICE_COOKIE]);
  });

  test("that was not made here is none, and does not stand in the way", async () => {
    const { browser } = await markedBrowser("forged@example.org");
    await enter("forged@example.org");
    const session = copyCookieJar().find(({ name }) => name === USER_COOKIE)?.value ?? "";
    await closeToStrangers("forged@example.org");
    const own = browser[0]?.value ?? "";
    for (const value of [`${own.slice(0, -8)}AAAAAA~2`, session, "Fe26.2*1*a*b*c*d*e*f~2", "{}", "%E0%A4%A", "x"]) {
      restoreCookieJar([{ name: DEVICE_COOKIE, value }]);
      expect(await rejectionOf(enter("forged@example.org"))).toMatchObject({ code: "rate_limited" });
    }
    await newUser({ email: "mended@example.org" });
    (await cookies()).set(DEVICE_COOKIE, "x");
    await enter("mended@example.org");
    expect(copyCookieJar().find(({ name }) => name === DEVICE_COOKIE)?.value).toMatch(/^Fe26/);
  });
});

describe("administrators", () => {
  afterEach(() => {
    delete process.env.ADMIN_PASSWORD;
    resetEnvForTests();
  });

  test("get in from a browser that did before, however many guess, until there is another password", async () => {
    await enterAdmin();
    expect(cookieNames()).toEqual([ADMIN_COOKIE, DEVICE_COOKIE]);
    await adminLogout();
    const browser = copyCookieJar();
    expect(cookieNames()).toEqual([DEVICE_COOKIE]);

    const { browser: somebody } = await markedBrowser("nobody@example.org");
    clearCookieJar();
    await failures(120, () => enterAdmin("a guess"));
    expect(await rejectionOf(enterAdmin())).toMatchObject({ code: "rate_limited" });
    restoreCookieJar(somebody);
    expect(await rejectionOf(enterAdmin())).toMatchObject({ code: "rate_limited" });
    restoreCookieJar(browser);
    expect(await enterAdmin()).toMatchObject({ kind: "admin", administratorId: null });
    const codes = (await failures(TRIES, () => enterAdmin("a guess"))).map(({ code }) => code);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(1);

    process.env.ADMIN_PASSWORD = "another password";
    resetEnvForTests();
    restoreCookieJar(browser);
    expect(await rejectionOf(enterAdmin("another password"))).toMatchObject({ code: "rate_limited" });
  });
});
