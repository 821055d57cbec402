import "server-only";
import type { AgreedUserId, OwnUserId } from "../access";
import { findUserById } from "../data";

/** The first name of oneself or of somebody who agreed to be seen; null when the account is gone. */
export async function loadFirstName(userId: OwnUserId | AgreedUserId): Promise<string | null> {
  return (await findUserById(userId))?.firstName ?? null;
}
