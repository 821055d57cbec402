import { useTranslations } from "next-intl";
import type { ConnectionStatus } from "@/lib/notifications/client/poller";

const TONES = { connecting: "info", connected: "success", error: "danger", disconnected: "warning" } as const;

interface ConnectionIndicatorProps {
  readonly status: ConnectionStatus;
  /** How many people are there; absent while that is not known. */
  readonly people: number | undefined;
}

/** How the polls fare. */
export function ConnectionIndicator({ status, people }: ConnectionIndicatorProps) {
  const t = useTranslations("admin.notifications.status");
  const names = useTranslations("notifications.status");
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span role="status" className={`connection tone-${TONES[status]}`}>
        {t("label", { status: names(status) })}
      </span>
      {people !== undefined && <span className="text-sm text-ink-soft">{t("people", { count: people })}</span>}
    </p>
  );
}
