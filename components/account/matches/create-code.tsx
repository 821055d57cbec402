import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Checkbox } from "@/components/ui/fields";
import { formatDateTime } from "@/lib/platform/format-date";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { createMatchCode, matchKeys, withdrawMatchCode } from "@/lib/reports/client/matches";
import type { MatchCodeReply } from "@/lib/reports/schema";
import { SharedDataList } from "./confirm-match-dialog";

/** Puts a text on the clipboard and says so; where the browser refuses, it is there to be copied by hand. */
function CopyButton({ label, text }: { label: string; text: string }) {
  const t = useTranslations("pairs.give");
  const [copied, setCopied] = useState(false);
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" onClick={() => void copyText(text).then(setCopied)}>
        {label}
      </Button>
      {copied && <span className="text-sm">{t("copied")}</span>}
    </p>
  );
}

/** An invitation that was just made: the link, the same to be photographed, and the code to be read aloud. */
function CodeCard({ invitation: { code, url, qr }, until }: { invitation: MatchCodeReply; until: string }) {
  const t = useTranslations("pairs.give");
  return (
    <div className="card card-tinted grid gap-4" role="status">
      <p className="font-semibold text-sm">{t("linkLabel")}</p>
      <p className="wrap-anywhere text-sm" dir="ltr" data-invitation>
        {url}
      </p>
      <CopyButton label={t("copyLink")} text={url} />
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t("qr")} className="w-44 rounded-md bg-sheet">
        <path d={qr.path} className="fill-[black]" shapeRendering="crispEdges" />
      </svg>
      <p className="font-semibold text-sm">{t("label")}</p>
      <p className="wrap-anywhere font-mono text-lg tracking-wide" dir="ltr" data-code>
        {code}
      </p>
      <CopyButton label={t("copy")} text={code} />
      <p className="text-sm">{t("shownOnce", { date: until })}</p>
    </div>
  );
}

/** Making a code and handing it on; `until` is when one that was made before runs out. */
export function CreateCode({ until }: { until: string | null }) {
  const t = useTranslations("pairs.give");
  const texts = useTranslations("pairs");
  const tag = useLocale();
  const client = useQueryClient();
  const [withdrawn, setWithdrawn] = useState(false);
  const [showName, setShowName] = useState(true);
  const refresh = () => client.invalidateQueries({ queryKey: matchKeys.list });
  const create = useMutation({
    mutationFn: () => createMatchCode(showName),
    onSuccess: () => {
      setWithdrawn(false);
      return refresh();
    },
  });
  const withdraw = useMutation({
    mutationFn: withdrawMatchCode,
    onSuccess: () => {
      setWithdrawn(true);
      create.reset();
      return refresh();
    },
  });
  // A code is used up once the other person has entered it.
  const code = until ? create.data : undefined;
  const error = create.error ?? withdraw.error;
  return (
    <section aria-labelledby="give-code" className="grid gap-4">
      <h3 id="give-code" className="text-xl">
        {t("title")}
      </h3>
      <p>{t("text")}</p>
      <SharedDataList />
      {code && <CodeCard invitation={code} until={formatDateTime(code.expiresAt, { tag })} />}
      {!code && until && <p>{t("out", { date: formatDateTime(until, { tag }) })}</p>}
      {error && <Alert tone="danger">{errorSentence(error, texts("error"))}</Alert>}
      {withdrawn && !code && <Alert tone="success">{t("withdrawn")}</Alert>}
      <Checkbox
        label={t("showName")}
        hint={t("nameHint")}
        checked={showName}
        onChange={(event) => setShowName(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant={code ? "secondary" : "primary"} busy={create.isPending} onClick={() => create.mutate()}>
          {t(code || until ? "again" : "make")}
        </Button>
        {(code || until) && (
          <Button variant="ghost" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t("withdraw")}
          </Button>
        )}
      </div>
    </section>
  );
}
