"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { TOAST_DURATION_MS, useInbox } from "@/components/notifications/use-inbox";
import { toast } from "@/components/ui/toast";
import { ADMIN_READER_ID } from "@/lib/notifications/client/inbox-store";
import { createNotification, fetchStats, notificationKeys } from "@/lib/notifications/client/requests";
import type { NotificationInput } from "@/lib/notifications/domain/notification-input";
import type { AdminNotification } from "@/lib/notifications/schema";
import { formatDateTime } from "@/lib/platform/format-date";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { NotificationForm } from "./notification-form";
import { NotificationListSection } from "./notification-list-section";
import { PreviewPanel } from "./preview-panel";
import { ConnectionIndicator, StatsPanel } from "./stats-panel";
import { useNotificationInput } from "./use-notification-input";

/** The delivery figures are read every 5 s; how many people are connected, every 10 s, by a query of its own. */
const STATS_INTERVAL_MS = 5_000;
const CONNECTED_INTERVAL_MS = 10_000;

function useStats(reader: "figures" | "connected", intervalMs: number) {
  return useQuery({ queryKey: notificationKeys.stats(reader), queryFn: fetchStats, refetchInterval: intervalMs });
}

/** Creates notifications, shows their delivery figures, and cancels scheduled ones. */
export function NotificationsTab() {
  const t = useTranslations("admin.notifications");
  const { info } = useLanguage();
  const client = useQueryClient();
  const { input, change, reset } = useNotificationInput();
  const { store, view } = useInbox("admin", ADMIN_READER_ID);
  const stats = useStats("figures", STATS_INTERVAL_MS);
  const connectedStats = useStats("connected", CONNECTED_INTERVAL_MS);

  function announceSent({ scheduledFor, sentAt, recipients }: AdminNotification) {
    const isScheduled = sentAt === null && scheduledFor !== null;
    toast({
      title: t(isScheduled ? "toasts.scheduled" : "toasts.sent"),
      description: isScheduled
        ? t("toasts.scheduledFor", { date: formatDateTime(scheduledFor, info) })
        : recipients === null
          ? t("list.counting")
          : t("toasts.sentTo", { count: recipients }),
      duration: TOAST_DURATION_MS,
    });
  }

  const send = useMutation({
    mutationFn: (written: NotificationInput) => {
      store.markAsOwn(written.id);
      return createNotification(written);
    },
    onSuccess: ({ notification }) => {
      reset();
      announceSent(notification);
    },
    onError: (error) => {
      const message = errorSentence(error, t("toasts.unreachable"));
      toast({ title: t("toasts.failed", { message }), variant: "destructive", duration: TOAST_DURATION_MS });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["notifications"] }),
  });

  return (
    <div className="grid gap-8">
      <ConnectionIndicator status={view.status} people={connectedStats.data?.connectedClients} />
      <StatsPanel stats={stats.data} failed={stats.isError} />
      <section aria-labelledby="notification-form" className="card grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="notification-form" className="mb-5 text-2xl">
            {t("form.title")}
          </h2>
          <NotificationForm input={input} onChange={change} onSend={send.mutateAsync} onReset={reset} />
        </div>
        <PreviewPanel input={input} />
      </section>
      <NotificationListSection />
    </div>
  );
}
