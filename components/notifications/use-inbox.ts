import { useEffect, useSyncExternalStore } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { toast } from "@/components/ui/toast";
import { getInboxStore, type InboxStore, type InboxView } from "@/lib/notifications/client/inbox-store";
import type { ReaderKind } from "@/lib/notifications/client/requests";
import { playTones, watchFirstInteraction } from "@/lib/notifications/client/sound";
import { inLanguage, PRIORITIES } from "@/lib/notifications/domain/notification";

/** Somebody's notifications, and the store to change them by. */
export function useInbox(kind: ReaderKind, id: string): { store: InboxStore; view: InboxView } {
  const store = getInboxStore(kind, id);
  return { store, view: useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot) };
}

/** Milliseconds for which the toast of a notification stays. */
export const TOAST_DURATION_MS = 4_000;

/** Shows what has just come in as a toast, which screen readers announce politely, with a sound by its priority. */
export function useNotificationToasts(store: InboxStore): void {
  const { info } = useLanguage();
  useEffect(() => watchFirstInteraction(), []);
  useEffect(
    () =>
      store.onNewItems((items) => {
        const [first] = items;
        if (!first) return;
        const newest = inLanguage(first, info.code);
        toast({ title: newest.title, description: newest.message, duration: TOAST_DURATION_MS });
        const loudest = PRIORITIES.findLast((priority) => items.some((item) => item.priority === priority));
        playTones(loudest ?? newest.priority);
      }),
    [store, info.code],
  );
}
