import "server-only";
import type { User } from "@/generated/prisma/client";
import { userSession } from "@/lib/platform/session";

/** Signs the browser of the present request in as this user. */
export async function startSession(user: Pick<User, "id" | "sessionEpoch">): Promise<void> {
  const session = await userSession();
  session.userId = user.id;
  session.epoch = user.sessionEpoch;
  await session.save();
}

/** Signs the browser of the present request out. */
export async function endSession(): Promise<void> {
  (await userSession()).destroy();
}
