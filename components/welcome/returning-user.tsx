"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { HomePanelProps } from "@/components/home/home-panel";
import { showToVisitors } from "@/components/layout/first-paint";
import type { StoredUser } from "@/lib/accounts/client/session";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";

export interface ReturningUser {
  readonly user: StoredUser | null;
  /** What is shown to them; it is loaded when this browser remembers somebody. */
  readonly Panel: ComponentType<HomePanelProps> | null;
  /** This browser remembered somebody whose session is over, and who they are; or they have logged out here. */
  readonly left: StoredUser | "loggedOut" | null;
  readonly leave: (left: StoredUser | "loggedOut") => void;
}

/**
 * Who is signed in here: at first as the browser remembers, then by the server's word. Nothing is
 * loaded for a visitor whom this browser does not remember and whose logout has reached the server.
 */
export function useReturningUser(): ReturningUser {
  const [state, setState] = useState<Omit<ReturningUser, "leave">>({ user: null, Panel: null, left: null });

  useEffect(() => {
    if (!readStored(STORAGE_KEYS.user) && !readStored(STORAGE_KEYS.logout)) return showToVisitors();
    let open = true;
    import("@/components/home/home-panel")
      .then(async ({ HomePanel: Panel, rememberedUser }) => {
        const user = await rememberedUser();
        if (open) setState({ user, Panel, left: null });
      })
      // Without the script there is the form, which says what is wrong.
      .catch(() => undefined)
      .finally(showToVisitors);
    return () => {
      open = false;
    };
  }, []);

  return { ...state, leave: (left) => setState({ user: null, Panel: null, left }) };
}
