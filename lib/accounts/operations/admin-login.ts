import "server-only";
import { markDevice, markedCaller } from "@/lib/platform/device-mark";
import { AppError } from "@/lib/platform/errors/app-error";
import { consumeLimit } from "@/lib/platform/http/limits";
import { adminPasswordMark, isAdminPassword } from "@/lib/platform/secrets";
import { adminSession } from "@/lib/platform/session";
import type { AdminLoginInput } from "../schema";

/** Counts a try: with all others; a browser that knew the present password before has tries of its own. */
async function countTry(): Promise<void> {
  const marked = await markedCaller(adminPasswordMark());
  await (marked ? consumeLimit("adminSignInDevice", marked) : consumeLimit("adminSignInOverall", "everybody"));
}

/** Signs the present browser in as an administrator, for twelve hours. @throws AppError unauthenticated, rate_limited. */
export async function adminLogin({ input }: { input: AdminLoginInput }): Promise<{ success: true }> {
  await countTry();
  if (!isAdminPassword(input.password)) throw new AppError("unauthenticated", { messageKey: "invalidAdminPassword" });
  const session = await adminSession();
  session.mark = adminPasswordMark();
  await session.save();
  await markDevice(adminPasswordMark());
  return { success: true };
}

/** Signs the present browser out as an administrator. */
export async function adminLogout(): Promise<{ success: true }> {
  (await adminSession()).destroy();
  return { success: true };
}
