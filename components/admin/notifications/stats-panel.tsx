import "./notifications.css";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import type { ConnectionStatus } from "@/lib/notifications/client/poller";
import type { NotificationStats } from "@/lib/notifications/schema";
import { formatTime } from "@/lib/platform/format-date";
import { limitSentence } from "@/lib/platform/http/fetch-json";

const TONES = { connecting: "info", connected: "success", error: "danger", disconnected: "warning" } as const;

interface ConnectionIndicatorProps {
  readonly status: ConnectionStatus;
  /** How many people are connected; undefined while unknown. */
  readonly people: number | undefined;
}

/** Whether polling works, and how many people are connected. */
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

interface StatsPanelProps {
  /** Absent while they are on their way. */
  readonly stats: NotificationStats | undefined;
  /** Why the last load failed; null when it did not. */
  readonly error: Error | null;
}

/** The delivery figures; after a failed load, the last ones with a note that says so. */
export function StatsPanel({ stats, error }: StatsPanelProps) {
  const t = useTranslations("admin.notifications.stats");
  const { info } = useLanguage();
  const number = new Intl.NumberFormat(info.tag, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(info.tag, { style: "percent", maximumFractionDigits: 1 });
  const figure = (value: number | undefined) => (value === undefined ? "–" : number.format(value));
  const rows = [
    { name: t("notifications"), value: figure(stats?.totalNotifications) },
    { name: t("scheduled"), value: figure(stats?.scheduled) },
    { name: t("cancelled"), value: figure(stats && stats.cancelled + stats.revoked), hint: t("cancelledHint") },
    { name: t("sent"), value: figure(stats?.totalSent), hint: t("sentHint") },
    { name: t("opened"), value: figure(stats?.totalOpened), hint: t("openedHint") },
    { name: t("rate"), value: stats ? percent.format(stats.globalOpenRate / 100) : "–" },
    { name: t("connected"), value: figure(stats?.connectedClients), hint: t("connectedHint") },
    { name: t("server"), value: t(stats && !error ? "online" : "unknown") },
  ];
  const time = stats && formatTime(stats.timestamp, { tag: info.tag, exact: true });
  return (
    <section aria-labelledby="notification-stats" className="card grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="notification-stats" className="text-xl">
          {t("title")}
        </h2>
        {time && <p className="field-hint">{t("asOf", { time })}</p>}
      </div>
      {error && <p className="field-error">{limitSentence(error) ?? t("failed")}</p>}
      <dl className="stat-grid">
        {rows.map(({ name, value, hint }) => (
          <div key={name}>
            <dt className="text-sm font-medium text-ink-soft">{name}</dt>
            <dd className="stat-figure">{value}</dd>
            {hint && <dd className="text-sm text-ink-soft">{hint}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
