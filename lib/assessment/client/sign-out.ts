import { noteLoggedOut } from "@/lib/accounts/client/logged-out";
import { logout, storedUser } from "@/lib/accounts/client/session";
import { clearLocalRun } from "./local-run";
import { forgetOffline } from "./offline/keep-offline";
import { clearEntries } from "./run-entries";
import { flushRun } from "./run-sync";

/** Milliseconds that the last save may take; what comes too late waits for the person's next visit. */
const SAVE_TIMEOUT_MS = 2_000;

/**
 * Ends the session and takes the person's answers, and what is kept for going on offline, off the device, once the server has them all. What it could
 * not be given stays, under that person's name, for their next visit.
 */
export async function signOut(): Promise<void> {
  const user = storedUser();
  if (user && (await flushRun(user.id, SAVE_TIMEOUT_MS))) clearLocalRun(user.id);
  else clearEntries();
  await Promise.all([logout(), forgetOffline()]);
}

/** The same, and on to the start page, which says that it is done. */
export async function signOutToStart(): Promise<void> {
  await signOut();
  noteLoggedOut();
  window.location.assign("/");
}
