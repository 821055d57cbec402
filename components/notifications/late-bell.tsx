"use client";

import { type ComponentType, useEffect, useState } from "react";
import { IconPlace } from "@/components/layout/icon-place";
import { FORGOTTEN_EVENT, readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";

/** The bell on screens that visitors open too: nothing of it is loaded where this browser remembers nobody. */
export function LateBell() {
  const [Bell, setBell] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (readStored(STORAGE_KEYS.user) === null) return;
    let open = true;
    const close = () => setBell(null);
    window.addEventListener(FORGOTTEN_EVENT, close);
    import("./notification-bell").then(
      ({ UserBell }) => open && setBell(() => UserBell),
      // Without its code there is no bell; what is new is told on the next screen.
      close,
    );
    return () => {
      open = false;
      window.removeEventListener(FORGOTTEN_EVENT, close);
    };
  }, []);
  return Bell ? <Bell /> : <IconPlace />;
}
