import { logout, storedUser } from "@/lib/accounts/client";
import { mergeDrafts } from "../domain/draft";
import { clearEntries } from "./entries";
import { clearLocalDraft, readLocalDraft } from "./local-copy";
import { draftTaken, owedTo } from "./owed-draft";
import { sendDraft } from "./requests";

/** Milliseconds that the last save may take; what comes too late waits for the person's next visit. */
const LAST_SAVE = 2_000;

/** Gives the server what it lacks of this person's answers. @throws what the request failed with. */
async function handOver(userId: string): Promise<void> {
  const local = readLocalDraft(userId);
  const { draft: owed, lasting } = await owedTo(userId);
  if (!owed && (lasting || !local)) return;
  const draft = local && owed ? mergeDrafts(local, owed) : (local ?? owed);
  if (draft) await draftTaken(userId, draft, await sendDraft(userId, draft));
}

async function isHandedOver(userId: string): Promise<boolean> {
  const tooLate = new Promise<false>((done) => setTimeout(done, LAST_SAVE, false));
  const sent = handOver(userId).then(
    () => true,
    () => false,
  );
  return Promise.race([sent, tooLate]);
}

/**
 * Ends the session and takes the person's answers off the device, once the server has them all. What it could
 * not be given stays, under that person's name, for their next visit.
 */
export async function signOut(): Promise<void> {
  const user = storedUser();
  if (user && (await isHandedOver(user.id))) clearLocalDraft(user.id);
  else clearEntries();
  await logout();
}
