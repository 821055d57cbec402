import { logout, storedUser } from "@/lib/accounts/client";
import { clearEntries, clearLocalDraft, readLocalDraft } from "./local-copy";
import { draftTaken } from "./owed-draft";
import { sendDraft } from "./requests";

/**
 * Ends the session and takes the person's answers off the device, once the server has them all. What it could
 * not be given stays, under that person's name, for their next visit.
 */
export async function signOut(): Promise<void> {
  const user = storedUser();
  const draft = user && readLocalDraft(user.id);
  if (user && draft) {
    await sendDraft(user.id, draft).then(
      async (stored) => {
        clearLocalDraft(user.id);
        await draftTaken(user.id, stored);
      },
      () => clearEntries(),
    );
  }
  await logout();
}
