import { readStored, removeStored, writeStored } from "@/lib/platform/browser-storage";
import { createListeners } from "@/lib/platform/listeners";

export const SCHEMES = ["system", "light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Where the choice is kept; absent means that the device decides. */
export const SCHEME_KEY = "colorScheme";

/** The scheme that was chosen in this browser. */
export function storedScheme(): Scheme {
  const stored = readStored(SCHEME_KEY);
  return SCHEMES.find((scheme) => scheme === stored) ?? "system";
}

/** Puts a scheme on the document. */
function applyScheme(scheme: Scheme): void {
  if (scheme === "system") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}

const { subscribe, notify } = createListeners();
/** Hears of every choice: a screen may have more than one switch. Returns the way to stop. */
export const subscribeToScheme = subscribe;

/** Shows a scheme and keeps it for the next visit. */
export function saveScheme(scheme: Scheme): void {
  if (scheme === "system") removeStored(SCHEME_KEY);
  else writeStored(SCHEME_KEY, scheme);
  applyScheme(scheme);
  notify();
}
