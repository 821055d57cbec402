/** Keys under which the browser keeps things; the names are part of the product's contract. */
export const STORAGE_KEYS = {
  user: "loggedInUser",
  logout: "logoutUnconfirmed",
  reportType: "reportType",
  reportAccess: "reportAccess",
  heroMoments: "heroMomentsResults",
  buildingBlocks: "buildingBlocksData",
  innerProfile: "innerProfileAssessment",
  draft: "assessmentDraft",
  firstAnswer: "firstAnswer",
  setAside: "assessmentSetAside",
  portraits: "portraitsPassed",
  outbox: "outboxWaiting",
  invitation: "compareInvitation",
  admin: "ninefoldAdminAuthenticated",
  notifications: "notificationReadState",
  notificationSound: "notificationSound",
  reportsOrder: "reportsOrder",
  editor: "ninefoldEditorName",
} as const;

/** Told to the window when nobody is remembered here any more. */
export const FORGOTTEN_EVENT = "person-forgotten";

/** Stands in where the browser gives no storage (a private window) or has no room left. */
const fallbackMemory = new Map<string, string>();

/** Reads a text; null when there is none. A text kept in memory is newer than the stored one. Never throws. */
export function readStored(key: string): string | null {
  const inMemory = fallbackMemory.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, in memory where the browser refuses; says whether it will outlive the page. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    fallbackMemory.delete(key);
    return true;
  } catch {
    fallbackMemory.set(key, value);
    return false;
  }
}

export function removeStored(key: string): void {
  fallbackMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is refused.
  }
}

/** Leaves a note for the next screen of this tab; where the browser gives no storage, nobody learns of it. */
export function noteInTab(key: string): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // The next screen does without.
  }
}

/** Whether the note was left, once: asking again gives false. */
export function consumeTabNote(key: string): boolean {
  try {
    const noted = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return noted;
  } catch {
    return false;
  }
}

const warnedKeys = new Set<string>();

/** Says once per page that an entry cannot be read. */
export function warnUnreadable(key: string): void {
  if (warnedKeys.has(key)) return;
  warnedKeys.add(key);
  console.warn(`What is stored as "${key}" cannot be read; going on without it.`);
}

/** Reads JSON; null when there is none, undefined, with a warning, when it is not well formed. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    warnUnreadable(key);
    return undefined;
  }
}
