import { requireUserOrAdmin, requireUserOrAdminCached } from "@/lib/accounts/guards";
import { adminLogin } from "@/lib/accounts/operations/administrator-login";
import { changePassword } from "@/lib/accounts/operations/passwords";
import { endOtherSessions } from "@/lib/accounts/operations/sessions";
import { db } from "@/lib/platform/db/client";
import { adminPassword } from "@/lib/platform/secrets";
import { clearCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { passTime } from "@/tests/support/pass-time";
import { contextFor, newUser, PASSWORD } from "@/tests/support/people";

setUpDatabase();
beforeEach(() => clearCookieJar());
afterEach(() => jest.restoreAllMocks());

const endSessions = async (id: string) =>
  (await db()).user.update({ where: { id }, data: { sessionEpoch: { increment: 1 } } });

test("nobody is refused, an administrator and a user are known for what they are", async () => {
  await expect(requireUserOrAdminCached()).rejects.toMatchObject({ code: "unauthenticated" });
  await adminLogin({ input: { password: adminPassword().value } });
  expect(await requireUserOrAdminCached()).toEqual({ kind: "userOrAdmin", userId: null, admin: true });
  const userId = await newUser();
  expect(await requireUserOrAdminCached()).toEqual({ kind: "userOrAdmin", userId, admin: true });
  expect(await requireUserOrAdmin()).toEqual({ kind: "userOrAdmin", userId, admin: true });
});

test("a session that was ended may be polled with for two seconds at most, and written with not at all", async () => {
  const userId = await newUser();
  expect(await requireUserOrAdminCached()).toMatchObject({ userId });
  await endSessions(userId);
  await expect(requireUserOrAdmin()).rejects.toMatchObject({ code: "unauthenticated" });
  passTime(2_050);
  await expect(requireUserOrAdminCached()).rejects.toMatchObject({ code: "unauthenticated" });
});

test("whoever sets a new password polls on at once with the session that begins", async () => {
  const userId = await newUser();
  expect(await requireUserOrAdminCached()).toMatchObject({ userId });
  const ctx = contextFor({ kind: "user", userId, mustChangePassword: false } as const);
  await changePassword({ ctx, input: { currentPassword: PASSWORD, newPassword: "eight green doors" } });
  expect(await requireUserOrAdminCached()).toMatchObject({ userId });
  await endOtherSessions(userId);
  expect(await requireUserOrAdminCached()).toMatchObject({ userId });
});

test("a cookie that was not sealed here is nobody's", async () => {
  await newUser();
  clearCookieJar();
  const { cookies } = await import("@/tests/support/cookie-jar");
  (await cookies()).set("ninefold_user", "Fe26.2*1*forged*forged*forged**forged*forged~2");
  await expect(requireUserOrAdminCached()).rejects.toMatchObject({ code: "unauthenticated" });
});
