"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { TOAST_DURATION_MS, useInbox } from "@/components/notifications/use-inbox";
import { toast } from "@/components/ui/toast";
import { ADMIN_READER_ID } from "@/lib/notifications/client/inbox-store";
import {
  createNotification,
  editNotification,
  fetchStats,
  notificationKeys,
} from "@/lib/notifications/client/requests";
import { inputOf, type NotificationInput } from "@/lib/notifications/domain/notification-input";
import type { AdminNotification } from "@/lib/notifications/schema";
import { formatDateTime } from "@/lib/platform/format-date";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { EveryoneDialog } from "./everyone-dialog";
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

/** A question before everyone gets it, and the answer to wait for. */
function useQuestion() {
  const [asked, setAsked] = useState<{ input: NotificationInput; answer(send: boolean): void } | null>(null);
  const ask = (input: NotificationInput) => new Promise<boolean>((answer) => setAsked({ input, answer }));
  const question = asked && (
    <EveryoneDialog
      input={asked.input}
      onAnswer={(send) => {
        setAsked(null);
        asked.answer(send);
      }}
    />
  );
  return { ask, question };
}

/** Creates notifications, shows their delivery figures, and cancels scheduled ones. */
export function NotificationsTab() {
  const t = useTranslations("admin.notifications");
  const { info } = useLanguage();
  const client = useQueryClient();
  const { input, change, replace, reset } = useNotificationInput();
  const { ask, question } = useQuestion();
  const form = useRef<HTMLHeadingElement>(null);
  const { store, view } = useInbox("admin", ADMIN_READER_ID);
  const stats = useStats("figures", STATS_INTERVAL_MS);
  const connectedStats = useStats("connected", CONNECTED_INTERVAL_MS);

  function announceSent({ scheduledFor, sentAt, recipients, targetAudience }: AdminNotification) {
    const isScheduled = sentAt === null && scheduledFor !== null;
    const sent = targetAudience === "all" ? "toasts.sent" : "toasts.sentToSome";
    toast({
      title: t(isScheduled ? "toasts.scheduled" : sent),
      description: isScheduled
        ? t("toasts.scheduledFor", { date: formatDateTime(scheduledFor, info) })
        : recipients === null
          ? t("list.counting")
          : t("toasts.sentTo", { count: recipients }),
      duration: TOAST_DURATION_MS,
    });
  }

  const send = useMutation({
    async mutationFn(written: NotificationInput) {
      if (written.targetAudience === "all" && !(await ask(written))) return null;
      store.markAsOwn(written.id);
      return written.editing ? editNotification(written) : createNotification(written);
    },
    onSuccess: (reply) => {
      if (!reply) return;
      reset();
      announceSent(reply.notification);
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
      <StatsPanel stats={stats.data} error={stats.error} />
      <section aria-labelledby="notification-form" className="card grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="notification-form" ref={form} tabIndex={-1} className="mb-5 text-2xl">
            {t(input.editing ? "form.editTitle" : "form.title")}
          </h2>
          <NotificationForm input={input} onChange={change} onSend={send.mutateAsync} onReset={reset} />
        </div>
        <PreviewPanel input={input} />
      </section>
      <NotificationListSection
        onWrite={(stored, as) => {
          replace(inputOf(stored, as === "edit" ? null : crypto.randomUUID()));
          form.current?.focus();
        }}
      />
      {question}
    </div>
  );
}
