import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/fields";
import { toast } from "@/components/ui/toast";
import { readTexts, useForm } from "@/components/ui/use-form";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  fetchWebhooks,
  programKeys,
} from "@/lib/programs/client/programs";
import type { Webhook } from "@/lib/programs/schema";
import { Deliveries } from "./deliveries";
import { ListStates } from "./list-states";
import { ToldOnce } from "./told-once";

/** The form that adds an address. */
function WebhookForm() {
  const t = useTranslations("admin.programs");
  const client = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    read: (element) => readTexts(element, ["url"]),
    check: ({ url }): { url?: "urlWanted" } => (URL.canParse(url) ? {} : { url: "urlWanted" }),
    send: ({ url }) => createWebhook(url),
    blamed: "url",
    onDone(made) {
      form.clear();
      setSecret(made.secret);
      void client.invalidateQueries({ queryKey: programKeys.webhooks });
    },
  });
  const { pending, failure } = form;
  return (
    <form {...form.props} className="grid gap-4">
      <TextField
        label={t("url")}
        hint={t("urlHint", { scheme: "https://" })}
        name="url"
        type="url"
        required
        autoComplete="off"
        disabled={pending}
        error={form.problem("url") && (failure?.sentence ?? t("urlWanted"))}
      />
      {failure?.status === null && <Alert tone="danger">{t("notMade")}</Alert>}
      {secret && <ToldOnce label={t("secretMade")} value={secret} />}
      <div>
        <Button type="submit" busy={pending}>
          {t("addWebhook")}
        </Button>
      </div>
    </form>
  );
}

function WebhookRow({ webhook }: { readonly webhook: Webhook }) {
  const t = useTranslations("admin.programs");
  const client = useQueryClient();
  const { id, url, enabled, waiting } = webhook;
  const settled = {
    onError: (error: Error) => toast({ title: errorSentence(error, t("notDone")), variant: "destructive" as const }),
    onSettled: () => client.invalidateQueries({ queryKey: programKeys.webhooks }),
  };
  const enable = useMutation({ mutationFn: enableWebhook, ...settled });
  const remove = useMutation({ mutationFn: deleteWebhook, ...settled });
  return (
    <li className="card card-flat grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <code dir="ltr" className="wrap-anywhere">
          {url}
        </code>
        <Badge tone={enabled ? "success" : "neutral"}>{t(enabled ? "on" : "off")}</Badge>
        {waiting > 0 && <Badge tone="warning">{t("waitingCount", { count: waiting })}</Badge>}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          busy={enable.isPending}
          aria-label={t(enabled ? "turnOffNamed" : "turnOnNamed", { url })}
          onClick={() => enable.mutate({ id, enabled: !enabled })}
        >
          {t(enabled ? "turnOff" : "turnOn")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={remove.isPending}
          aria-label={t("removeNamed", { url })}
          onClick={() => remove.mutate(id)}
        >
          {t("remove")}
        </Button>
      </div>
      <Deliveries webhookId={id} />
    </li>
  );
}

/** The addresses that are told of completed runs, and what became of it. */
export function WebhooksSection() {
  const t = useTranslations("admin.programs");
  const list = useQuery({ queryKey: programKeys.webhooks, queryFn: fetchWebhooks });
  return (
    <section className="grid gap-5" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title" className="text-2xl">
        {t("webhooks")}
      </h2>
      <p className="text-ink-soft">{t("webhooksText", { standard: "Standard Webhooks" })}</p>
      <Card>
        <WebhookForm />
      </Card>
      <ListStates pending={list.isPending} error={list.error} onRetry={() => void list.refetch()} />
      {list.data && (
        <ul className="grid gap-3" data-list="webhooks">
          {list.data.items.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {list.data?.items.length === 0 && <p className="text-ink-soft">{t("noWebhooks")}</p>}
    </section>
  );
}
