import { requireUserOrAdmin, requireWatcher } from "@/lib/accounts/loaders";
import { adminLogin } from "@/lib/accounts/operations/admin-login";
import { db } from "@/lib/platform/db/client";
import { adminPassword } from "@/lib/platform/secrets";
import { emptyCookieJar } from "@/tests/support/cookie-jar";
import { useDatabase } from "@/tests/support/database";
import { newUser } from "@/tests/support/people";

useDatabase();
beforeEach(() => emptyCookieJar());

const endSessions = async (id: string) =>
  (await db()).user.update({ where: { id }, data: { sessionEpoch: { increment: 1 } } });

test("nobody is refused, an administrator and a user are known for what they are", async () => {
  await expect(requireWatcher()).rejects.toMatchObject({ code: "unauthenticated" });
  await adminLogin({ input: { password: adminPassword().value } });
  expect(await requireWatcher()).toEqual({ kind: "userOrAdmin", userId: null, admin: true });
  const userId = await newUser();
  expect(await requireWatcher()).toEqual({ kind: "userOrAdmin", userId, admin: true });
  expect(await requireUserOrAdmin()).toEqual({ kind: "userOrAdmin", userId, admin: true });
});

test("a session that was ended may be polled with for two seconds at most, and written with not at all", async () => {
  const userId = await newUser();
  expect(await requireWatcher()).toMatchObject({ userId });
  await endSessions(userId);
  await expect(requireUserOrAdmin()).rejects.toMatchObject({ code: "unauthenticated" });
  await new Promise((done) => setTimeout(done, 2_050));
  await expect(requireWatcher()).rejects.toMatchObject({ code: "unauthenticated" });
});

test("a cookie that was not sealed here is nobody's", async () => {
  await newUser();
  emptyCookieJar();
  const { cookies } = await import("@/tests/support/cookie-jar");
  (await cookies()).set("ninefold_user", "Fe26.2*1*forged*forged*forged**forged*forged~2");
  await expect(requireWatcher()).rejects.toMatchObject({ code: "unauthenticated" });
});
