"use client";

import "./notifications.css";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { IconPlace } from "@/components/layout/icon-place";
import { BellIcon } from "@/components/ui/icons";
import { storedUser } from "@/lib/accounts/client/session";
import type { ReaderKind } from "@/lib/notifications/client/requests";
import { soundSwitch } from "@/lib/notifications/client/sound";
import { badgeText } from "@/lib/notifications/domain/notification";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { type Clearing, NotificationCenter } from "./notification-center";
import { useInbox, useNotificationToasts } from "./use-inbox";

interface BellButtonProps {
  readonly unread: number;
  onClick(): void;
}

/** The bell, with how many are unread. */
function BellButton({ unread, onClick }: BellButtonProps) {
  const t = useTranslations("notifications");
  return (
    <button
      type="button"
      className="icon-btn bell"
      aria-haspopup="dialog"
      aria-label={t("bell", { count: unread })}
      onClick={onClick}
    >
      <BellIcon className="bell-icon" />
      {unread > 0 && (
        <span className="bell-badge" aria-hidden="true">
          {badgeText(unread)}
        </span>
      )}
    </button>
  );
}

/** The bell and what is behind it. The page carries the groups `notifications` and `toasts`. */
export function NotificationBell({ kind, id }: { kind: ReaderKind; id: string }) {
  const { store, view } = useInbox(kind, id);
  const sound = useSyncExternalStore(soundSwitch.subscribe, soundSwitch.isOn, soundSwitch.getServerSnapshot);
  const [open, setOpen] = useState(false);
  const [clearing, setClearing] = useState<Clearing>({ phase: "idle" });
  useNotificationToasts(store);

  async function clear() {
    setClearing({ phase: "pending" });
    setClearing(
      await store.clear().then(
        () => ({ phase: "idle" }) as const,
        (error) => ({ phase: "failed", limit: limitSentence(error) }) as const,
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
        onOpenItem={(item) => store.markRead(item)}
        onFollow={(item) => {
          store.markRead(item);
          // Where the link leads within this page, the list would lie over it.
          setOpen(false);
        }}
        onClear={() => void clear()}
        onSound={soundSwitch.set}
        onClose={() => {
          setOpen(false);
          setClearing({ phase: "idle" });
        }}
      />
    </>
  );
}

/** The bell of the user that this browser remembers; nothing if it remembers none. */
export function UserBell() {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId(storedUser()?.id ?? null), []);
  return id ? <NotificationBell kind="user" id={id} /> : <IconPlace />;
}
