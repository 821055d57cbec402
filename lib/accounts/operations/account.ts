import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { AgreedUserId, OwnUserId } from "../access";
import { findUserById, ownRows, toSessionUser, updateDetails } from "../data/users";
import type { DetailsInput, SessionUser, UserReply } from "../schema";

/** The signed-in user. @throws AppError unauthenticated when the account is deleted. */
export async function loadUser(userId: OwnUserId): Promise<SessionUser> {
  const user = await findUserById(userId);
  if (!user) throw new AppError("unauthenticated");
  return toSessionUser(user);
}

/** The first name of the caller or of somebody who agreed to be seen; null when the account is deleted. */
export async function loadFirstName(userId: OwnUserId | AgreedUserId): Promise<string | null> {
  return (await findUserById(userId))?.firstName ?? null;
}

/** Exports the account's own data of a person. @throws AppError unauthenticated when it is deleted. */
export async function exportAccount(userId: OwnUserId) {
  const rows = await ownRows(userId);
  if (!rows) throw new AppError("unauthenticated");
  return rows;
}

/** Changes what a person says of themselves. */
export async function changeDetails({ userId, input }: { userId: OwnUserId; input: DetailsInput }): Promise<UserReply> {
  return { user: toSessionUser(await updateDetails(userId, input)) };
}
