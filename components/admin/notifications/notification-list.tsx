import "@/components/notifications/notifications.css";
import "./notifications.css";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { statusOf } from "@/lib/notifications/domain/notification";
import type { AdminNotification } from "@/lib/notifications/schema";
import { formatDateTime } from "@/lib/platform/format-date";

const TONES = { scheduled: "info", sending: "warning", sent: "success", cancelled: "neutral" } as const;

interface NotificationListProps {
  readonly notifications: readonly AdminNotification[];
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** The id of the notification that is being cancelled. */
  readonly cancelling: string | null;
  onMore(): void;
  onCancel(notification: AdminNotification): void;
}

interface NotificationRowProps {
  readonly notification: AdminNotification;
  readonly cancelling: boolean;
  onCancel(): void;
}

function NotificationFacts({ notification }: Pick<NotificationRowProps, "notification">) {
  const t = useTranslations("admin.notifications");
  const { info } = useLanguage();
  const number = new Intl.NumberFormat(info.tag);
  const { sentAt, scheduledFor, createdAt, targetAudience, personalityTypes, opened, recipients } = notification;
  const state = statusOf(notification, Date.now());
  return (
    <dl className="sent-facts">
      <div>
        <dt className="sr-only">{t("list.state")}</dt>
        <dd>
          <Badge tone={TONES[state]}>{t(`list.states.${state}`)}</Badge>
        </dd>
      </div>
      <div>
        <dt className="sr-only">{t("list.time")}</dt>
        <dd>{formatDateTime(sentAt ?? scheduledFor ?? createdAt, info)}</dd>
      </div>
      <div>
        <dt className="sr-only">{t("list.to")}</dt>
        <dd>
          {targetAudience === "personality_types"
            ? t("list.typesLine", { types: personalityTypes.join(", ") })
            : t(`audiences.${targetAudience}`)}
        </dd>
      </div>
      {state === "sent" && (
        <div>
          <dt className="inline text-ink-soft">{t("list.result")}: </dt>
          <dd className="inline">
            {recipients === null
              ? t("list.counting")
              : t("list.resultOf", { opened: number.format(opened), recipients: number.format(recipients) })}
          </dd>
        </div>
      )}
    </dl>
  );
}

function NotificationRow({ notification, cancelling, onCancel }: NotificationRowProps) {
  const t = useTranslations("admin.notifications");
  const { title, message } = notification;
  return (
    <li className="card card-flat sent-row">
      <div className="grid min-w-0 gap-1">
        <p className="notice-title" dir="auto">
          {title}
        </p>
        <p className="notice-message text-sm text-ink-soft" dir="auto">
          {message}
        </p>
      </div>
      <NotificationFacts notification={notification} />
      {statusOf(notification, Date.now()) === "scheduled" && (
        <Button
          variant="secondary"
          size="sm"
          busy={cancelling}
          aria-label={t("list.cancelNamed", { title })}
          onClick={onCancel}
        >
          {t(cancelling ? "list.cancelling" : "list.cancel")}
        </Button>
      )}
    </li>
  );
}

/** All notifications with their states, the newest first; a scheduled one can be cancelled. */
export function NotificationList({
  notifications,
  hasMore,
  loadingMore,
  cancelling,
  onMore,
  onCancel,
}: NotificationListProps) {
  const t = useTranslations("admin.notifications");
  if (notifications.length === 0) {
    return (
      <EmptyState title={t("list.empty")} level={3}>
        {t("list.emptyText")}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {notifications.map((each) => (
          <NotificationRow
            key={each.id}
            notification={each}
            cancelling={cancelling === each.id}
            onCancel={() => onCancel(each)}
          />
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" className="mt-4" busy={loadingMore} onClick={onMore}>
          {t("list.more")}
        </Button>
      )}
    </>
  );
}
