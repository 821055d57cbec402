import "./notifications.css";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Checkbox } from "@/components/ui/fields";
import type { InboxView } from "@/lib/notifications/client/inbox-store";
import { formatDateTime } from "@/lib/platform/format-date";
import { NotificationCard } from "./notification-card";

interface NotificationCenterProps {
  readonly open: boolean;
  readonly view: InboxView;
  readonly sound: boolean;
  /** How the last Clear All stands. */
  readonly clearing: "idle" | "pending" | "failed";
  onOpenItem(id: string): void;
  onClear(): void;
  onSound(on: boolean): void;
  onClose(): void;
}

/** The overlay with somebody's notifications. */
export function NotificationCenter(props: NotificationCenterProps) {
  const { open, view, sound, clearing, onOpenItem, onClear, onSound, onClose } = props;
  const t = useTranslations("notifications");
  const { info } = useLanguage();
  const read = new Set(view.read);
  const waiting = view.status === "error" || view.status === "disconnected";
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} closeLabel={t("close")} className="dialog-side">
      {waiting && <Alert tone="warning">{t("waiting")}</Alert>}
      {clearing === "failed" && <Alert tone="danger">{t("clearFailed")}</Alert>}
      {view.items.length === 0 ? (
        <EmptyState title={t("empty")} level={3}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="field-hint flex-1 basis-48">{t("hint")}</p>
            <Button variant="secondary" size="sm" busy={clearing === "pending"} onClick={onClear}>
              {t(clearing === "pending" ? "clearing" : "clearAll")}
            </Button>
          </div>
          <ul className="grid gap-3">
            {view.items.map((item) => (
              <li key={item.id}>
                <button type="button" className="notice-button" onClick={() => onOpenItem(item.id)}>
                  <NotificationCard item={item} date={formatDateTime(item.sentAt, info)} unread={!read.has(item.id)} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Checkbox label={t("sound")} checked={sound} onChange={(event) => onSound(event.target.checked)} />
    </Dialog>
  );
}
