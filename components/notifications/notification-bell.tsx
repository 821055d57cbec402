"use client";

import { useState, useSyncExternalStore } from "react";
import type { ReaderKind } from "@/lib/notifications/client/requests";
import { soundSwitch } from "@/lib/notifications/client/sound";
import { BellButton } from "./bell-button";
import { NotificationCenter } from "./notification-center";
import { useFreshNotices } from "./use-fresh-notices";
import { useInbox } from "./use-inbox";

/** The bell and what is behind it. The page carries the groups `notifications` and `toasts`. */
export function NotificationBell({ kind, id }: { kind: ReaderKind; id: string }) {
  const { store, view } = useInbox(kind, id);
  const sound = useSyncExternalStore(soundSwitch.subscribe, soundSwitch.isOn, soundSwitch.onServer);
  const [open, setOpen] = useState(false);
  const [clearing, setClearing] = useState<"idle" | "pending" | "failed">("idle");
  useFreshNotices(store);

  async function clear() {
    setClearing("pending");
    setClearing(
      await store.clear().then(
        () => "idle" as const,
        () => "failed" as const,
      ),
    );
  }

  return (
    <>
      <BellButton unread={view.unread} onClick={() => setOpen(true)} />
      <NotificationCenter
        open={open}
        view={view}
        sound={sound}
        clearing={clearing}
        onOpenItem={(item) => store.open(item)}
        onClear={() => void clear()}
        onSound={soundSwitch.set}
        onClose={() => {
          setOpen(false);
          setClearing("idle");
        }}
      />
    </>
  );
}
