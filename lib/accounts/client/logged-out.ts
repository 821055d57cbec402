import { consumeTabNote, noteInTab } from "@/lib/platform/browser-storage";

const LOGGED_OUT_KEY = "loggedOutHere";

/** Leaves word for the start page of this tab that somebody has just logged out. */
export const noteLoggedOut = (): void => noteInTab(LOGGED_OUT_KEY);

/** Whether somebody has just logged out in this tab, once: asking again gives false. */
export const consumeLoggedOut = (): boolean => consumeTabNote(LOGGED_OUT_KEY);
