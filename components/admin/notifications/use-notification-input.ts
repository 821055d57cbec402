import { useEffect, useState } from "react";
import {
  emptyNotificationInput,
  type NotificationInput,
  parseNotificationInput,
} from "@/lib/notifications/domain/notification-input";

const STORAGE_KEY = "notificationDraft";

function readStoredInput(): NotificationInput | null {
  try {
    return parseNotificationInput(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null"));
  } catch {
    return null;
  }
}

function storeInput(input: NotificationInput): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(input));
  } catch {
    // Without storage the input lives as long as the form.
  }
}

const newInput = () => emptyNotificationInput(crypto.randomUUID());

/** What was typed, kept for this tab: another tab of the screen, a reload or an ended session lose nothing. */
export function useNotificationInput() {
  const [input, setInput] = useState<NotificationInput>(() => emptyNotificationInput(""));
  useEffect(() => setInput(readStoredInput() ?? newInput()), []);
  const set = (next: NotificationInput) => {
    setInput(next);
    storeInput(next);
  };
  return {
    input,
    change: (part: Partial<NotificationInput>) => set({ ...input, ...part }),
    replace: set,
    reset: () => set(newInput()),
  };
}
