import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import { consumeLimit } from "@/lib/platform/http/limits";
import { adminPasswordFingerprint, isAdminPassword } from "@/lib/platform/secrets";
import { adminSession } from "@/lib/platform/session";
import { trustDevice, trustedDeviceKey } from "@/lib/platform/trusted-device";
import type { AdminLoginInput } from "../schema";

/** Counts a try: with all others; a browser that knew the present password before has tries of its own. */
async function countAttempt(): Promise<void> {
  const marked = await trustedDeviceKey(adminPasswordFingerprint());
  await (marked ? consumeLimit("adminSignInDevice", marked) : consumeLimit("adminSignInOverall", "everybody"));
}

/** Signs the present browser in as an administrator, for twelve hours. @throws AppError unauthenticated, rate_limited. */
export async function adminLogin({ input }: { input: AdminLoginInput }): Promise<{ success: true }> {
  await countAttempt();
  if (!isAdminPassword(input.password)) throw new AppError("unauthenticated", { messageKey: "invalidAdminPassword" });
  const session = await adminSession();
  session.mark = adminPasswordFingerprint();
  await session.save();
  await trustDevice(adminPasswordFingerprint());
  return { success: true };
}

/** Signs the present browser out as an administrator. */
export async function adminLogout(): Promise<{ success: true }> {
  (await adminSession()).destroy();
  return { success: true };
}
