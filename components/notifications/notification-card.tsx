import "./notifications.css";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import type { InboxItem } from "@/lib/notifications/domain/inbox";
import type { Priority } from "@/lib/notifications/domain/notification";

/** What is of ordinary priority and kind carries no mark. */
const TONES = { low: "neutral", high: "warning" } as const satisfies Record<Exclude<Priority, "normal">, string>;

export type CardContent = Pick<InboxItem, "title" | "message" | "type" | "priority">;

interface NotificationCardProps {
  readonly item: CardContent;
  /** When it went out, in the language of the page. */
  readonly date: string;
  readonly unread: boolean;
}

/** A notification as its reader sees it; the words keep their own direction. */
export function NotificationCard({ item, date, unread }: NotificationCardProps) {
  const t = useTranslations("notifications");
  return (
    <span className={classes("notice", unread && "notice-unread")}>
      <span className="notice-head">
        <span className="notice-title" dir="auto">
          {item.title}
        </span>
        {unread ? <Badge tone="accent">{t("unread")}</Badge> : <span className="sr-only">{t("read")}</span>}
      </span>
      <span className="notice-message" dir="auto">
        {item.message}
      </span>
      <span className="notice-foot">
        {item.priority !== "normal" && (
          <Badge tone={TONES[item.priority]}>
            <span className="sr-only">{t("priority")}: </span>
            {t(`priorities.${item.priority}`)}
          </Badge>
        )}
        {item.type !== "general" && (
          <span>
            <span className="sr-only">{t("kind")}: </span>
            {t(`types.${item.type}`)}
          </span>
        )}
        <span>{date}</span>
      </span>
    </span>
  );
}
