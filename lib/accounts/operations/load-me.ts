import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { OwnUserId } from "../access";
import { findUserById, toSessionUser } from "../data";
import type { MeReply } from "../schema";

/** The signed-in user and the run in progress. @throws AppError unauthenticated when the account is gone. */
export async function loadMe(userId: OwnUserId): Promise<MeReply> {
  const user = await findUserById(userId);
  if (!user) throw new AppError("unauthenticated");
  return { user: toSessionUser(user), draft: user.draft };
}
