import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { moment } from "@/components/notifications/moment";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { stateOf } from "@/lib/notifications/domain/notification";
import type { AdminNotification } from "@/lib/notifications/schema";

const TONES = { scheduled: "info", sending: "warning", sent: "success", cancelled: "neutral" } as const;

interface SentListProps {
  readonly notifications: readonly AdminNotification[];
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** The id of the one that is being cancelled. */
  readonly cancelling: string | null;
  onMore(): void;
  onCancel(notification: AdminNotification): void;
}

/** All notifications with their states, the newest first; a scheduled one can be taken back. */
export function SentList({ notifications, hasMore, loadingMore, cancelling, onMore, onCancel }: SentListProps) {
  const t = useTranslations("admin.notifications");
  const { info } = useLanguage();
  const number = new Intl.NumberFormat(info.tag);
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
        {notifications.map((each) => {
          const state = stateOf(each, Date.now());
          return (
            <li key={each.id} className="card card-flat sent-row">
              <div className="grid min-w-0 gap-1">
                <p className="notice-title" dir="auto">
                  {each.title}
                </p>
                <p className="notice-message text-sm text-ink-soft" dir="auto">
                  {each.message}
                </p>
              </div>
              <dl className="sent-facts">
                <div>
                  <dt className="sr-only">{t("list.state")}</dt>
                  <dd>
                    <Badge tone={TONES[state]}>{t(`list.states.${state}`)}</Badge>
                  </dd>
                </div>
                <div>
                  <dt className="sr-only">{t("list.time")}</dt>
                  <dd>{moment(each.sentAt ?? each.scheduledFor ?? each.createdAt, info)}</dd>
                </div>
                <div>
                  <dt className="sr-only">{t("list.to")}</dt>
                  <dd>
                    {each.targetAudience === "personality_types"
                      ? t("list.typesLine", { types: each.personalityTypes.join(", ") })
                      : t(`audiences.${each.targetAudience}`)}
                  </dd>
                </div>
                {state === "sent" && (
                  <div>
                    <dt className="inline text-ink-soft">{t("list.result")}: </dt>
                    <dd className="inline">
                      {t("list.resultOf", {
                        opened: number.format(each.opened),
                        recipients: number.format(each.recipients),
                      })}
                    </dd>
                  </div>
                )}
              </dl>
              {state === "scheduled" && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={cancelling === each.id}
                  aria-label={t("list.cancelNamed", { title: each.title })}
                  onClick={() => onCancel(each)}
                >
                  {t(cancelling === each.id ? "list.cancelling" : "list.cancel")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <Button variant="secondary" className="mt-4" busy={loadingMore} onClick={onMore}>
          {t("list.more")}
        </Button>
      )}
    </>
  );
}
