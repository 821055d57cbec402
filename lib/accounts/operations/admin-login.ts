import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import { consumeLimit } from "@/lib/platform/http/limits";
import { adminPasswordFingerprint, isAdminPassword } from "@/lib/platform/secrets";
import { adminSession } from "@/lib/platform/session";
import { trustDevice, trustedDeviceKey } from "@/lib/platform/trusted-device";
import { type AdminActor, SHARED_PASSWORD_ACTOR } from "../access";
import { currentAdministrator, endAdministratorSession } from "../data/administrator-sessions";
import { recordAction } from "./record-action";

/** Counts a try: with all others; a browser that knew the present password before has tries of its own. */
async function countAttempt(): Promise<void> {
  const marked = await trustedDeviceKey(adminPasswordFingerprint());
  await (marked ? consumeLimit("adminSignInDevice", marked) : consumeLimit("adminSignInOverall", "everybody"));
}

/** Signs the present browser in as an administrator by the shared password, for twelve hours. @throws AppError unauthenticated, rate_limited. */
export async function adminLogin({ input }: { input: { readonly password: string } }): Promise<AdminActor> {
  await countAttempt();
  if (!isAdminPassword(input.password)) throw new AppError("unauthenticated", { messageKey: "invalidAdminPassword" });
  const session = await adminSession();
  session.mark = adminPasswordFingerprint();
  session.sessionId = undefined;
  await session.save();
  await trustDevice(adminPasswordFingerprint());
  await recordAction({ actor: SHARED_PASSWORD_ACTOR, action: "signIn", endpoint: "POST /api/auth/admin-login" });
  return SHARED_PASSWORD_ACTOR;
}

/** Signs the present browser out as an administrator. */
export async function adminLogout(): Promise<{ success: true }> {
  const actor = await currentAdministrator();
  if (actor) await recordAction({ actor, action: "signOut", endpoint: "POST /api/auth/admin-logout" });
  const session = await adminSession();
  if (session.sessionId) await endAdministratorSession(session.sessionId);
  session.destroy();
  return { success: true };
}
