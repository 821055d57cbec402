"use client";

import { type ComponentType, useLayoutEffect, useState } from "react";
import type { HomePanelProps } from "@/components/home/home-panel";
import { markKnown, showToVisitors } from "@/components/layout/first-paint";
import { consumeLoggedOut } from "@/lib/accounts/client/logged-out";
import type { StoredUser } from "@/lib/accounts/client/session";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";

/** Whose the welcome screen is. */
export type Returning =
  /** Not known yet: the page has what both see, and the document's mark says which of them is shown. */
  | { readonly kind: "unknown" }
  | { readonly kind: "visitor" }
  /** This browser remembers somebody; what is shown to them is loaded for them alone. */
  | { readonly kind: "home"; readonly user: StoredUser; readonly Panel: ComponentType<HomePanelProps> }
  /** It remembered somebody whose session is over. */
  | { readonly kind: "expired"; readonly user: StoredUser }
  /** They have logged out on this screen. */
  | { readonly kind: "loggedOut" };

interface Welcomed {
  readonly returning: Returning;
  /** Their session is over, or they have logged out. */
  readonly leave: HomePanelProps["onLeft"];
}

/**
 * Who is signed in here: at first as the browser remembers, then by the server's word. Nothing is
 * loaded for a visitor whom this browser does not remember and whose logout has reached the server.
 */
export function useReturningUser(): Welcomed {
  const [returning, setReturning] = useState<Returning>({ kind: "unknown" });

  useLayoutEffect(() => {
    const known = readStored(STORAGE_KEYS.user) !== null;
    // The script before the first paint has done so; here for whoever comes from another screen of the same page.
    markKnown(known);
    // Whoever logged out on another screen was led here.
    const nobody: Returning = consumeLoggedOut() ? { kind: "loggedOut" } : { kind: "visitor" };
    if (!known && !readStored(STORAGE_KEYS.logout)) return setReturning(nobody);
    let open = true;
    const receive = (next: Returning) => {
      if (!open) return;
      if (next === nobody) showToVisitors();
      setReturning(next);
    };
    import("@/components/home/home-panel")
      .then(async ({ HomePanel: Panel, rememberedUser }) => {
        const user = await rememberedUser();
        receive(user ? { kind: "home", user, Panel } : nobody);
      })
      // Without the script there is the form, which says what is wrong.
      .catch(() => receive(nobody));
    return () => {
      open = false;
    };
  }, []);

  function leave(left: StoredUser | "loggedOut") {
    if (left !== "loggedOut") return setReturning({ kind: "expired", user: left });
    showToVisitors();
    setReturning({ kind: "loggedOut" });
  }

  return { returning, leave };
}
