import "server-only";
import { log } from "@/lib/platform/log";
import { deleteDueUser, findDueDeletions } from "../data/deletion";
import { deleteMailsOf } from "../data/mails";

/**
 * Deletes the accounts whose deletion is due. `eraseUserData` first erases what the database does not delete with the
 * account and says whether all of it is gone, so an interrupted turn can simply be repeated.
 * @returns how many were deleted
 */
export async function deleteDueAccounts(
  now: Date,
  eraseUserData: (userId: string) => Promise<boolean>,
): Promise<number> {
  let deleted = 0;
  for (const id of await findDueDeletions(now)) {
    if (!(await eraseUserData(id))) continue;
    await deleteMailsOf(id);
    if (await deleteDueUser(id, now)) deleted += 1;
  }
  if (deleted > 0) log("info", "accounts deleted", { deleted });
  return deleted;
}
