import { readStored, STORAGE_KEYS } from "../browser-storage";

/** The remembered user's id: the server has the last word, by the header that names whom an entry is about. */
export function storedUserId(): string | null {
  try {
    const user: unknown = JSON.parse(readStored(STORAGE_KEYS.user) ?? "null");
    return typeof user === "object" && user !== null && "id" in user ? String(user.id) : null;
  } catch {
    return null;
  }
}
