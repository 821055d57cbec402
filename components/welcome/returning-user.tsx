"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { StoredUser } from "@/lib/accounts/client/session";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";
import type { ReturningPanelProps } from "./returning-panel";

export interface ReturningUser {
  readonly user: StoredUser | null;
  /** This browser remembered somebody whose session is over. */
  readonly expired: StoredUser | null;
  /** What is shown to them; it is loaded when this browser remembers somebody. */
  readonly Panel: ComponentType<ReturningPanelProps> | null;
  readonly logOut: () => Promise<void>;
}

const loadSignOut = () => import("@/lib/assessment/client/sign-out");

/**
 * Who is signed in here: at first as the browser remembers, then by the server's word. Nothing is
 * loaded for a visitor whom this browser does not remember and whose logout has reached the server.
 */
export function useReturningUser(): ReturningUser {
  const [state, setState] = useState<Omit<ReturningUser, "logOut">>({ user: null, expired: null, Panel: null });

  useEffect(() => {
    if ([STORAGE_KEYS.user, STORAGE_KEYS.logout].every((key) => readStored(key) === null)) return;
    let open = true;
    async function check() {
      const [{ checkSession }, { ReturningPanel: Panel }] = await Promise.all([
        import("./session"),
        import("./returning-panel"),
      ]);
      await checkSession((next) => open && setState({ ...next, Panel }));
      // At hand also when the connection is gone by then.
      await loadSignOut();
    }
    // Without the script or the server there is the form, which says what is wrong.
    check().catch(() => undefined);
    return () => {
      open = false;
    };
  }, []);

  const logOut = useCallback(async () => {
    const { signOut } = await loadSignOut();
    await signOut();
    setState({ user: null, expired: null, Panel: null });
  }, []);

  return { ...state, logOut };
}
