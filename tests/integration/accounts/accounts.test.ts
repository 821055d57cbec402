import { TERMS_VERSIONS } from "@/lib/accounts/domain/terms";
import { currentActor, requireUser } from "@/lib/accounts/guards";
import { loadUser, register } from "@/lib/accounts/operations/account";
import { adminLogin } from "@/lib/accounts/operations/administrator-login";
import { endSession, login } from "@/lib/accounts/operations/sessions";
import { loginBody, registerBody } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { clearCookieJar, cookies, copyCookieJar, restoreCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser, PASSWORD, registration } from "@/tests/support/people";
import { rejectionOf } from "@/tests/support/rejection-of";

setUpDatabase();
beforeEach(clearCookieJar);

const visitor = () => contextFor({ kind: "visitor" as const });
const join = (email: string) => register({ ctx: visitor(), input: registerBody.parse(registration({ email })) });
const enter = (email: string, password = PASSWORD) =>
  login({ ctx: visitor(), input: loginBody.parse({ email, password }) });

describe("registration", () => {
  test("keeps a hash, never the password, and says neither", async () => {
    const { user, requiresVerification } = await join("hash@example.org");
    const row = await (await db()).user.findUniqueOrThrow({ where: { id: user.id } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify({ user, me: await loadUser(await newUser()) })).not.toMatch(/argon2|passwordHash|seven blue/);
    expect(requiresVerification).toBe(false);
  });

  test.each([
    [TERMS_VERSIONS[0], TERMS_VERSIONS[0]],
    ["1999-01-01", null],
    [undefined, null],
  ])("keeps which terms were agreed to, and when: %s", async (acceptedTerms, kept) => {
    const ctx = visitor();
    const input = registerBody.parse({ ...registration(), acceptedTerms });
    const { user } = await register({ ctx, input });
    const row = await (await db()).user.findUniqueOrThrow({ where: { id: user.id } });
    expect([row.termsVersion, row.termsAcceptedAt]).toEqual([kept, kept && ctx.now]);
  });

  test("of an address that has an account is a conflict, in whatever case it is written", async () => {
    await join("twice@example.org");
    for (const email of ["twice@example.org", "TWICE@Example.ORG", "  twice@example.org "]) {
      expect(await rejectionOf(join(email))).toMatchObject({ code: "conflict", messageKey: "emailTaken" });
    }
    expect(await (await db()).user.count({ where: { email: "twice@example.org" } })).toBe(1);
  });

  test("five times at once makes one account", async () => {
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => join("rush@example.org")));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await (await db()).user.count({ where: { email: "rush@example.org" } })).toBe(1);
  });

  test("that a program filled in is refused and keeps nothing", async () => {
    const input = { ...registration({ email: "bot@example.org" }), website: "http://spam.example" };
    expect(await rejectionOf(register({ ctx: visitor(), input }))).toMatchObject({
      code: "invalid_input",
      messageKey: "registrationFailed",
    });
    expect(await (await db()).user.count({ where: { email: "bot@example.org" } })).toBe(0);
    expect(copyCookieJar()).toEqual([]);
  });
});

describe("limits", () => {
  test("that an address has an account is said only so often", async () => {
    await join("probed@example.org");
    for (let tries = 1; tries < 8; tries += 1)
      expect(await rejectionOf(join("probed@example.org"))).toMatchObject({ code: "conflict" });
    expect(await rejectionOf(join("probed@example.org"))).toMatchObject({ code: "rate_limited" });
  });

  test("the administrators' password is guessed only so often, from however many addresses", async () => {
    const guess = () => rejectionOf(adminLogin({ input: { password: "a guess" } }));
    const guesses = await Promise.all(Array.from({ length: 121 }, guess));
    expect(guesses.filter(({ code }) => code === "unauthenticated")).toHaveLength(120);
    expect(guesses.filter(({ code }) => code === "rate_limited")).toHaveLength(1);
  });
});

describe("signing in", () => {
  test("works in any case of the address", async () => {
    const { user } = await join("mixed@example.org");
    expect((await enter("Mixed@EXAMPLE.org")).user.id).toBe(user.id);
  });

  test("fails in one way, whether the address or the password is wrong", async () => {
    await join("known@example.org");
    const wrong = await rejectionOf(enter("known@example.org", "not the password"));
    const unknown = await rejectionOf(enter("unknown@example.org"));
    expect(wrong).toMatchObject({ code: "unauthenticated", messageKey: "wrongCredentials" });
    expect({ ...unknown }).toEqual({ ...wrong });
  });

  test("is as much work for an unknown address as for a wrong password", async () => {
    await join("timed@example.org");
    // The work of this process and its threads in microseconds, which a busy machine does not change; time on the clock would.
    const work = async (email: string) => {
      const before = process.cpuUsage();
      await rejectionOf(enter(email, "not the password"));
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await work("warm@example.org");
    const known = Math.min(await work("timed@example.org"), await work("timed@example.org"));
    const unknown = Math.min(await work("nobody1@example.org"), await work("nobody2@example.org"));
    expect(unknown).toBeGreaterThan(known / 3);
  });
});

describe("a session", () => {
  test("is the user's, until it is ended", async () => {
    const userId = await newUser();
    expect(await currentActor()).toEqual({ kind: "user", userId });
    await endSession();
    expect(await currentActor()).toEqual({ kind: "visitor" });
    await expect(requireUser()).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("ends everywhere when the user's epoch is raised, and a new one begins", async () => {
    const email = "epoch@example.org";
    const { user } = await join(email);
    const old = copyCookieJar();
    await (await db()).user.update({ where: { id: user.id }, data: { sessionEpoch: { increment: 1 } } });
    expect(await currentActor()).toEqual({ kind: "visitor" });
    await enter(email);
    expect(await currentActor()).toEqual({ kind: "user", userId: user.id });
    restoreCookieJar(old);
    expect(await currentActor()).toEqual({ kind: "visitor" });
  });

  test("of an account that is gone is nobody's", async () => {
    const userId = await newUser();
    await (await db()).user.delete({ where: { id: userId } });
    expect(await currentActor()).toEqual({ kind: "visitor" });
    await expect(loadUser(userId)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("that was tampered with is nobody's", async () => {
    await newUser();
    const [cookie] = copyCookieJar();
    expect(cookie).toBeDefined();
    for (const value of [`${cookie?.value.slice(0, -4)}AAAA`, "Fe26.2*1*a*b", "{}", "%E0%A4%A"]) {
      (await cookies()).set(cookie?.name ?? "", value);
      expect(await currentActor()).toEqual({ kind: "visitor" });
    }
  });
});
