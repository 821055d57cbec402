"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { moment } from "@/components/notifications/moment";
import { NOTICE_DURATION } from "@/components/notifications/use-fresh-notices";
import { useInbox } from "@/components/notifications/use-inbox";
import { toast } from "@/components/ui/toast";
import { ADMINISTRATORS } from "@/lib/notifications/client/inbox-store";
import { createNotification } from "@/lib/notifications/client/requests";
import type { AdminNotification } from "@/lib/notifications/schema";
import { ConnectionIndicator } from "./connection-indicator";
import { NotificationForm } from "./notification-form";
import { PreviewPanel } from "./preview-panel";
import { SentSection } from "./sent-section";
import { sentenceOf } from "./sentence-of";
import { StatsPanel } from "./stats-panel";
import { useNotificationDraft } from "./use-notification-draft";
import { useStats } from "./use-stats";

const STATS_EVERY = 5_000;
const PEOPLE_EVERY = 10_000;

/** Writes notifications, shows how they fare, and takes scheduled ones back. */
export function NotificationsTab() {
  const t = useTranslations("admin.notifications");
  const { info } = useLanguage();
  const client = useQueryClient();
  const { draft, change, reset } = useNotificationDraft();
  const { store, view } = useInbox("admin", ADMINISTRATORS);
  const stats = useStats(STATS_EVERY);
  const people = useStats(PEOPLE_EVERY);

  function thank({ scheduledFor, sentAt, recipients }: AdminNotification) {
    const waits = sentAt === null && scheduledFor !== null;
    toast({
      title: t(waits ? "toasts.scheduled" : "toasts.sent"),
      description: waits
        ? t("toasts.scheduledFor", { date: moment(scheduledFor, info) })
        : t("toasts.sentTo", { count: recipients }),
      duration: NOTICE_DURATION,
    });
  }

  const send = useMutation({
    mutationFn: () => {
      store.expectOwn(draft.id);
      return createNotification(draft);
    },
    onSuccess: ({ notification }) => {
      reset();
      thank(notification);
    },
    onError: (error) => {
      const message = sentenceOf(error) ?? t("toasts.unreachable");
      toast({ title: t("toasts.failed", { message }), variant: "destructive", duration: NOTICE_DURATION });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["notifications"] }),
  });

  return (
    <div className="grid gap-8">
      <ConnectionIndicator status={view.status} people={people.data?.connectedClients} />
      <StatsPanel stats={stats.data} failed={stats.isError} />
      <section aria-labelledby="notification-form" className="card grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="notification-form" className="mb-5 text-2xl">
            {t("form.title")}
          </h2>
          <NotificationForm
            draft={draft}
            pending={send.isPending}
            onChange={change}
            onSend={() => send.mutate()}
            onReset={reset}
          />
        </div>
        <PreviewPanel draft={draft} />
      </section>
      <SentSection />
    </div>
  );
}
