import "server-only";
import type { User } from "@/generated/prisma/client";
import { now } from "@/lib/platform/clock";
import { userSession } from "@/lib/platform/session";
import { temporaryPasswordExpiresAt } from "../domain/tokens";

/** Signs the browser of the present request in as this user, or lets them in for half an hour to set a new password. */
export async function startSession(
  user: Pick<User, "id" | "sessionEpoch">,
  { mustChangePassword = false } = {},
): Promise<void> {
  const session = await userSession();
  session.userId = user.id;
  session.epoch = user.sessionEpoch;
  session.mustChangePassword = mustChangePassword;
  session.newPasswordUntil = mustChangePassword ? temporaryPasswordExpiresAt(now()).getTime() : undefined;
  await session.save();
}

/** Signs the browser of the present request out. */
export async function endSession(): Promise<void> {
  (await userSession()).destroy();
}
