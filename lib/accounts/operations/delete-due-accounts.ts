import "server-only";
import { log } from "@/lib/platform/log";
import { deleteDueUser, findDueDeletions } from "../data/deletion";

/**
 * Deletes the accounts whose deletion is due. `eraseUserData` first erases what the database does not delete with the
 * account, so an interrupted turn can simply be repeated.
 * @returns how many were deleted
 */
export async function deleteDueAccounts(now: Date, eraseUserData: (userId: string) => Promise<void>): Promise<number> {
  let deleted = 0;
  for (const id of await findDueDeletions(now)) {
    await eraseUserData(id);
    if (await deleteDueUser(id, now)) deleted += 1;
  }
  if (deleted > 0) log("info", "accounts deleted", { deleted });
  return deleted;
}
