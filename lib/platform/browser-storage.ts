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
  outbox: "outboxWaiting",
  admin: "ninefoldAdminAuthenticated",
  notifications: "notificationReadState",
  notificationSound: "notificationSound",
  editor: "ninefoldEditorName",
} as const;

/** Stands in where the browser gives no storage (a private window) or has no room left. */
const memory = new Map<string, string>();

/** Reads a text; null when there is none. What did not fit is newer than what stands there. Never throws. */
export function readStored(key: string): string | null {
  const here = memory.get(key);
  if (here !== undefined) return here;
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
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is refused.
  }
}

const broken = new Set<string>();

/** Says once per page that an entry cannot be read. */
export function warnBroken(key: string): void {
  if (broken.has(key)) return;
  broken.add(key);
  console.warn(`What is stored as "${key}" cannot be read; going on without it.`);
}

/** Reads JSON; null when there is none, undefined, with a warning, when it is not well formed. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    warnBroken(key);
    return undefined;
  }
}
