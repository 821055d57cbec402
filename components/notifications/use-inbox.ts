import { useSyncExternalStore } from "react";
import { type InboxStore, type InboxView, inboxOf } from "@/lib/notifications/client/inbox-store";
import type { ReaderKind } from "@/lib/notifications/client/requests";

/** Somebody's notifications, and the store to change them by. */
export function useInbox(kind: ReaderKind, id: string): { store: InboxStore; view: InboxView } {
  const store = inboxOf(kind, id);
  return { store, view: useSyncExternalStore(store.subscribe, store.read, store.readOnServer) };
}
