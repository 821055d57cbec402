import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { useLanguage } from "@/components/layout/language-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { formatDateTime } from "@/lib/platform/format-date";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { fetchTokens, programKeys, revokeToken } from "@/lib/programs/client/programs";
import type { ProgramToken } from "@/lib/programs/schema";
import { ListStates } from "./list-states";
import { TokenForm } from "./token-form";

interface TokenRowProps {
  readonly token: ProgramToken;
  readonly busy: boolean;
  onRevoke(): void;
}

function TokenRow({ token, busy, onRevoke }: TokenRowProps) {
  const t = useTranslations("admin.programs");
  const { info } = useLanguage();
  const { name, scopes, expiresAt, lastUsedAt, revokedAt } = token;
  const isOver = Date.parse(expiresAt) <= Date.now();
  const state = revokedAt ? "revoked" : isOver ? "over" : "good";
  return (
    <li className="card card-flat grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <b className="wrap-anywhere" dir="auto">
          {name}
        </b>
        <Badge tone={state === "good" ? "success" : "neutral"}>{t(`tokenStates.${state}`)}</Badge>
      </p>
      <p dir="ltr" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {scopes.map((scope) => (
          <code key={scope}>{scope}</code>
        ))}
      </p>
      <p className="text-ink-soft text-sm">
        {t("ends", { date: formatDateTime(revokedAt ?? expiresAt, info) })}{" "}
        {lastUsedAt ? t("lastUsed", { date: formatDateTime(lastUsedAt, info) }) : t("neverUsed")}
      </p>
      {state === "good" && (
        <div>
          <Button variant="secondary" size="sm" busy={busy} aria-label={t("revokeNamed", { name })} onClick={onRevoke}>
            {t("revoke")}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The tokens of programs: a form that makes one, and all that there are. */
export function TokensSection() {
  const t = useTranslations("admin.programs");
  const client = useQueryClient();
  const list = useQuery({ queryKey: programKeys.tokens, queryFn: fetchTokens });
  useAdminOnly(list.error);
  const revoke = useMutation({
    mutationFn: revokeToken,
    onError: (error) => toast({ title: errorSentence(error, t("notDone")), variant: "destructive" }),
    onSettled: () => client.invalidateQueries({ queryKey: programKeys.tokens }),
  });
  return (
    <section className="grid gap-5" aria-labelledby="tokens-title">
      <h2 id="tokens-title" className="text-2xl">
        {t("tokens")}
      </h2>
      <p className="text-ink-soft">{t("tokensText")}</p>
      <Card>
        <TokenForm />
      </Card>
      <ListStates pending={list.isPending} error={list.error} onRetry={() => void list.refetch()} />
      {list.data && (
        <ul className="grid gap-3" data-list="tokens">
          {list.data.items.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              busy={revoke.isPending && revoke.variables === token.id}
              onRevoke={() => revoke.mutate(token.id)}
            />
          ))}
        </ul>
      )}
      {list.data?.items.length === 0 && <p className="text-ink-soft">{t("noTokens")}</p>}
    </section>
  );
}
