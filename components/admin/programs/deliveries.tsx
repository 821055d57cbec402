import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { formatDateTime } from "@/lib/platform/format-date";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { fetchDeliveries, programKeys, retryDelivery } from "@/lib/programs/client/programs";
import type { WebhookDelivery } from "@/lib/programs/schema";
import { ListStates } from "./list-states";

/** Milliseconds: tries go on while somebody looks. */
const REFETCH_INTERVAL_MS = 5_000;
const TONES = { delivered: "success", waiting: "warning", givenUp: "danger" } as const;

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  readonly busy: boolean;
  onRetry(): void;
}

function DeliveryRow({ delivery, busy, onRetry }: DeliveryRowProps) {
  const t = useTranslations("admin.programs");
  const { info } = useLanguage();
  const { payload, state, attempts, lastStatus, createdAt, deliveredAt } = delivery;
  const { runId } = payload.data;
  return (
    <li className="grid gap-1 border-line border-t pt-3">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={TONES[state]}>{t(`deliveryStates.${state}`)}</Badge>
        <code dir="ltr" className="wrap-anywhere text-sm">
          {runId}
        </code>
      </p>
      <p className="text-ink-soft text-sm">
        {t("tries", { count: attempts })}{" "}
        {attempts > 0 && (lastStatus === null ? t("noAnswer") : t("lastAnswer", { status: String(lastStatus) }))}{" "}
        {formatDateTime(deliveredAt ?? createdAt, info)}
      </p>
      {state !== "delivered" && (
        <div>
          <Button variant="ghost" size="sm" busy={busy} aria-label={t("againNamed", { run: runId })} onClick={onRetry}>
            {t("again")}
          </Button>
        </div>
      )}
    </li>
  );
}

function DeliveryList({ webhookId }: { readonly webhookId: string }) {
  const t = useTranslations("admin.programs");
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: programKeys.deliveries(webhookId),
    queryFn: ({ pageParam }) => fetchDeliveries(webhookId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  const again = useMutation({
    mutationFn: retryDelivery,
    onError: (error) => toast({ title: errorSentence(error, t("notDone")), variant: "destructive" }),
    onSettled: () => client.invalidateQueries({ queryKey: programKeys.deliveries(webhookId) }),
  });
  const deliveries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="mt-3 grid gap-3">
      <ListStates pending={list.isPending} error={list.data ? null : list.error} onRetry={() => void list.refetch()} />
      {list.data && deliveries.length === 0 && <p className="text-ink-soft">{t("noDeliveries")}</p>}
      <ul className="grid gap-3" data-list="deliveries">
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            busy={again.isPending && again.variables === delivery.id}
            onRetry={() => again.mutate(delivery.id)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="secondary" size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t("older")}
        </Button>
      )}
    </div>
  );
}

/** What an address was told and is to be told; read once it is opened. */
export function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const t = useTranslations("admin.programs");
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center">{t("deliveries")}</summary>
      {open && <DeliveryList webhookId={webhookId} />}
    </details>
  );
}
