import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import { consumeLimit } from "@/lib/platform/http/limits";
import { adminPasswordMark, isAdminPassword } from "@/lib/platform/secrets";
import { adminSession } from "@/lib/platform/session";
import type { AdminLoginInput } from "../schema";

/** Signs the present browser in as an administrator, for twelve hours. @throws AppError unauthenticated, rate_limited. */
export async function adminLogin({ input }: { input: AdminLoginInput }): Promise<{ success: true }> {
  await consumeLimit("adminSignInOverall", "everybody");
  if (!isAdminPassword(input.password)) throw new AppError("unauthenticated", { messageKey: "invalidAdminPassword" });
  const session = await adminSession();
  session.mark = adminPasswordMark();
  await session.save();
  return { success: true };
}

/** Signs the present browser out as an administrator. */
export async function adminLogout(): Promise<{ success: true }> {
  (await adminSession()).destroy();
  return { success: true };
}
