import { useEffect } from "react";
import { toast } from "@/components/ui/toast";
import type { InboxStore } from "@/lib/notifications/client/inbox-store";
import { awaitTouch, playTones } from "@/lib/notifications/client/sound";
import { PRIORITIES } from "@/lib/notifications/domain/notification";

/** Milliseconds for which the toast of a notification stays. */
export const NOTICE_DURATION = 4_000;

/** Shows what has just come in as a toast, which screen readers announce politely, with a sound by its priority. */
export function useFreshNotices(store: InboxStore): void {
  useEffect(() => awaitTouch(), []);
  useEffect(
    () =>
      store.onFresh((items) => {
        const [newest] = items;
        if (!newest) return;
        toast({ title: newest.title, description: newest.message, duration: NOTICE_DURATION });
        const loudest = PRIORITIES.findLast((priority) => items.some((item) => item.priority === priority));
        playTones(loudest ?? newest.priority);
      }),
    [store],
  );
}
