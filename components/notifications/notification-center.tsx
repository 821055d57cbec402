import "./notifications.css";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Checkbox } from "@/components/ui/fields";
import type { InboxView } from "@/lib/notifications/client/inbox-store";
import { inLanguage } from "@/lib/notifications/domain/notification";
import { formatDateTime } from "@/lib/platform/format-date";
import { NotificationCard } from "./notification-card";

/** How the last Clear All stands; one that failed on a limit, with what the server says of it. */
export type Clearing =
  | { readonly phase: "idle" | "pending" }
  | { readonly phase: "failed"; readonly limit: string | null };

interface NotificationCenterProps {
  readonly open: boolean;
  readonly view: InboxView;
  readonly sound: boolean;
  readonly clearing: Clearing;
  onOpenItem(id: string): void;
  /** Its link is followed. */
  onFollow(id: string): void;
  onClear(): void;
  onSound(on: boolean): void;
  onClose(): void;
}

/** The overlay with somebody's notifications. */
export function NotificationCenter(props: NotificationCenterProps) {
  const { open, view, sound, clearing, onOpenItem, onFollow, onClear, onSound, onClose } = props;
  const t = useTranslations("notifications");
  const { info } = useLanguage();
  const read = new Set(view.read);
  const waiting = view.status === "error" || view.status === "disconnected";
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} closeLabel={t("close")} className="dialog-side">
      {waiting && <Alert tone="warning">{view.limit ?? t("waiting")}</Alert>}
      {clearing.phase === "failed" && <Alert tone="danger">{clearing.limit ?? t("clearFailed")}</Alert>}
      {view.items.length === 0 ? (
        <EmptyState title={t("empty")} level={3}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="field-hint flex-1 basis-48">{t("hint")}</p>
            <Button variant="secondary" size="sm" busy={clearing.phase === "pending"} onClick={onClear}>
              {t(clearing.phase === "pending" ? "clearing" : "clearAll")}
            </Button>
          </div>
          <ul className="grid gap-3">
            {view.items.map((item) => (
              <li key={item.id}>
                <button type="button" className="notice-button" onClick={() => onOpenItem(item.id)}>
                  <NotificationCard
                    item={inLanguage(item, info.code)}
                    date={formatDateTime(item.sentAt, info)}
                    unread={!read.has(item.id)}
                  />
                </button>
                {item.link && (
                  <a
                    className="link inline-flex min-h-11 items-center"
                    href={item.link}
                    aria-label={t("followNamed", { title: inLanguage(item, info.code).title })}
                    {...(!item.link.startsWith("/") && { target: "_blank", rel: "noopener noreferrer" })}
                    onClick={() => onFollow(item.id)}
                  >
                    {item.link.startsWith("/") ? t("follow") : t("followTo", { host: new URL(item.link).host })}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Checkbox label={t("sound")} checked={sound} onChange={(event) => onSound(event.target.checked)} />
    </Dialog>
  );
}
