import { useTranslations } from "next-intl";
import { BellIcon } from "@/components/ui/icons";
import { badgeText } from "@/lib/notifications/domain/notification";

interface BellButtonProps {
  readonly unread: number;
  onClick(): void;
}

/** The bell, with how many are unread. */
export function BellButton({ unread, onClick }: BellButtonProps) {
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
