"use client";

import { type ComponentType, useEffect, useState } from "react";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";

/** The note of an invitation that waits, for screens on the way to one's own result; its code is fetched only where one does. */
export function WaitingInvitation() {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (readStored(STORAGE_KEYS.invitation) === null) return;
    import("./invitation").then(({ InvitationNote }) => setNote(() => InvitationNote)).catch(() => undefined);
  }, []);
  return (
    Note && (
      <div className="mb-6 empty:hidden">
        <Note />
      </div>
    )
  );
}
