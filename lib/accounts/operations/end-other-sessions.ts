import "server-only";
import type { OwnUserId } from "../access";
import { raiseSessionEpoch } from "../data/users";
import { startSession } from "./start-session";

/** Ends every session of the account but that of the browser which asks. */
export async function endOtherSessions(userId: OwnUserId): Promise<{ success: true }> {
  await startSession(await raiseSessionEpoch(userId));
  return { success: true };
}
