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

const TONES = {
  scheduled: "info",
  sending: "warning",
  sent: "success",
  cancelled: "neutral",
  revoked: "neutral",
} as const;

interface NotificationListProps {
  readonly notifications: readonly AdminNotification[];
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** The id of the notification that is being cancelled. */
  readonly cancelling: string | null;
  onMore(): void;
  onCancel(notification: AdminNotification): void;
  /** To write it anew, or another one like it. */
  onWrite(notification: AdminNotification, as: "edit" | "copy"): void;
}

interface NotificationRowProps {
  readonly notification: AdminNotification;
  readonly cancelling: boolean;
  onCancel(): void;
  onWrite(as: "edit" | "copy"): void;
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

/** What can be done with a notification in its state: written anew, copied, cancelled or taken back. */
function NotificationButtons({ notification, cancelling, onCancel, onWrite }: NotificationRowProps) {
  const t = useTranslations("admin.notifications.list");
  const { title } = notification;
  const state = statusOf(notification, Date.now());
  const end = { scheduled: ["cancel", "cancelling"], sent: ["revoke", "revoking"] } as const;
  const [name, busyName] = state === "scheduled" || state === "sent" ? end[state] : [];
  return (
    <div className="flex flex-wrap gap-2">
      {state === "scheduled" && (
        <Button variant="secondary" size="sm" aria-label={t("editNamed", { title })} onClick={() => onWrite("edit")}>
          {t("edit")}
        </Button>
      )}
      <Button variant="secondary" size="sm" aria-label={t("copyNamed", { title })} onClick={() => onWrite("copy")}>
        {t("copy")}
      </Button>
      {name && (
        <Button
          variant="secondary"
          size="sm"
          busy={cancelling}
          aria-label={t(`${name}Named`, { title })}
          onClick={onCancel}
        >
          {t(cancelling ? busyName : name)}
        </Button>
      )}
    </div>
  );
}

function NotificationRow(props: NotificationRowProps) {
  const { notification } = props;
  const { title, message, link } = notification;
  return (
    <li className="card card-flat sent-row">
      <div className="grid min-w-0 gap-1">
        <p className="notice-title" dir="auto">
          {title}
        </p>
        <p className="notice-message text-sm text-ink-soft" dir="auto">
          {message}
        </p>
        {link && (
          <p className="wrap-anywhere text-sm">
            <bdi dir="ltr">{link}</bdi>
          </p>
        )}
      </div>
      <NotificationFacts notification={notification} />
      <NotificationButtons {...props} />
    </li>
  );
}

/** All notifications with their states, the newest first, and what can be done with each. */
export function NotificationList({
  notifications,
  hasMore,
  loadingMore,
  cancelling,
  onMore,
  onCancel,
  onWrite,
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
            onWrite={(as) => onWrite(each, as)}
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
