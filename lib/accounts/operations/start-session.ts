import "server-only";
import type { User } from "@/generated/prisma/client";
import { markDevice } from "@/lib/platform/device-mark";
import { userSession } from "@/lib/platform/session";

/** Signs the browser of the present request in as this user, or lets them in to set a new password, and remembers it. */
export async function startSession(
  user: Pick<User, "id" | "sessionEpoch">,
  { mustChangePassword = false } = {},
): Promise<void> {
  const session = await userSession();
  session.userId = user.id;
  session.epoch = user.sessionEpoch;
  session.mustChangePassword = mustChangePassword;
  await session.save();
  await markDevice(user.id);
}

/** Signs the browser of the present request out. */
export async function endSession(): Promise<void> {
  (await userSession()).destroy();
}
