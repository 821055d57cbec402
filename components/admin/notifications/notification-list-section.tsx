import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { TOAST_DURATION_MS } from "@/components/notifications/use-inbox";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Loading } from "@/components/ui/loading";
import { toast } from "@/components/ui/toast";
import {
  cancelNotification,
  fetchNotifications,
  notificationKeys,
  revokeNotification,
} from "@/lib/notifications/client/requests";
import type { AdminNotification } from "@/lib/notifications/schema";
import { errorSentence, limitSentence } from "@/lib/platform/http/fetch-json";
import { NotificationList } from "./notification-list";

/** Milliseconds: states and figures follow what happens. */
const REFETCH_INTERVAL_MS = 5_000;

interface NotificationListSectionProps {
  /** Puts a notification into the form: to write it anew, or another one like it. */
  onWrite(notification: AdminNotification, as: "edit" | "copy"): void;
}

/** What was sent and is scheduled, read from the server. */
export function NotificationListSection({ onWrite }: NotificationListSectionProps) {
  const t = useTranslations("admin.notifications");
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: notificationKeys.list,
    queryFn: ({ pageParam }) => fetchNotifications(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  const cancel = useMutation({
    mutationFn: ({ id, sentAt }: AdminNotification) => (sentAt ? revokeNotification(id) : cancelNotification(id)),
    onSuccess: (_reply, { title, sentAt }) =>
      toast({
        title: t(sentAt ? "toasts.revoked" : "toasts.cancelled"),
        description: t(sentAt ? "toasts.revokedText" : "toasts.cancelledText", { title }),
        duration: TOAST_DURATION_MS,
      }),
    onError: (error) => {
      const message = errorSentence(error, t("toasts.unreachable"));
      toast({
        title: t("toasts.cancelFailed", { message }),
        variant: "destructive",
        duration: TOAST_DURATION_MS,
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["notifications"] }),
  });
  return (
    <section aria-labelledby="notification-list">
      <h3 id="notification-list" className="mb-4">
        {t("list.title")}
      </h3>
      {list.isPending && <Loading>{t("list.loading")}</Loading>}
      {list.isError && !list.data && (
        <Alert tone="danger">
          {limitSentence(list.error) ?? t("list.failed")}{" "}
          <Button variant="ghost" size="sm" busy={list.isFetching} onClick={() => void list.refetch()}>
            {t("list.retry")}
          </Button>
        </Alert>
      )}
      {list.data && (
        <NotificationList
          notifications={list.data.pages.flatMap(({ notifications }) => notifications)}
          hasMore={list.hasNextPage}
          loadingMore={list.isFetchingNextPage}
          cancelling={cancel.isPending ? cancel.variables.id : null}
          onMore={() => void list.fetchNextPage()}
          onCancel={(notification) => cancel.mutate(notification)}
          onWrite={onWrite}
        />
      )}
    </section>
  );
}
