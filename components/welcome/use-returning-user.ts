"use client";

import { useCallback, useEffect, useState } from "react";
import type { StoredUser } from "@/lib/accounts/client";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";

export interface Returning {
  readonly user: StoredUser | null;
  /** This browser remembered somebody whose session is over. */
  readonly expired: StoredUser | null;
  readonly logOut: () => Promise<void>;
}

const loadSignOut = () => import("@/lib/assessment/client/sign-out");

/**
 * Who is signed in here: at first as the browser remembers, then by the server's word. Nothing is
 * loaded for a visitor whom this browser does not remember and whose logout has reached the server.
 */
export function useReturningUser(): Returning {
  const [state, setState] = useState<Omit<Returning, "logOut">>({ user: null, expired: null });

  useEffect(() => {
    if ([STORAGE_KEYS.user, STORAGE_KEYS.logout].every((key) => readStored(key) === null)) return;
    let open = true;
    const show = (next: typeof state) => open && setState(next);
    async function ask() {
      const { checkSession } = await import("./session");
      await checkSession(show);
      // At hand also when the connection is gone by then.
      await loadSignOut();
    }
    // Without the script or the server there is the form, which says what is wrong.
    ask().catch(() => undefined);
    return () => {
      open = false;
    };
  }, []);

  const logOut = useCallback(async () => {
    const { signOut } = await loadSignOut();
    await signOut();
    setState({ user: null, expired: null });
  }, []);

  return { ...state, logOut };
}
