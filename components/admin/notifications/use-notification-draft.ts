import { useEffect, useState } from "react";
import { emptyDraft, type NotificationDraft, readDraft } from "@/lib/notifications/domain/draft";

const KEY = "notificationDraft";

function keptDraft(): NotificationDraft | null {
  try {
    return readDraft(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

function keep(draft: NotificationDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as the form.
  }
}

const fresh = () => emptyDraft(crypto.randomUUID());

/** What was typed, kept for this tab: another tab of the screen, a reload or an ended session lose nothing. */
export function useNotificationDraft() {
  const [draft, setDraft] = useState<NotificationDraft>(() => emptyDraft(""));
  useEffect(() => setDraft(keptDraft() ?? fresh()), []);
  const set = (next: NotificationDraft) => {
    setDraft(next);
    keep(next);
  };
  return {
    draft,
    change: (part: Partial<NotificationDraft>) => set({ ...draft, ...part }),
    reset: () => set(fresh()),
  };
}
