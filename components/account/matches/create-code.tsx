import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { createMatchCode, matchKeys, withdrawMatchCode } from "@/lib/reports/client/matches";
import { SharedDataList } from "./confirm-match-dialog";

/** A code that was just made, to copy or to read aloud. */
function CodeCard({ code, until }: { code: string; until: string }) {
  const t = useTranslations("pairs.give");
  const [copied, setCopied] = useState(false);

  async function copy() {
    // The browser may refuse; the code is visible and can be copied by hand.
    const done = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  }

  return (
    <div className="card card-tinted grid gap-3" role="status">
      <p className="font-semibold text-sm">{t("label")}</p>
      <p className="wrap-anywhere font-mono text-lg tracking-wide" dir="ltr" data-code>
        {code}
      </p>
      <p className="text-sm">{t("shownOnce", { date: until })}</p>
      <p className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {t("copy")}
        </Button>
        {copied && <span className="text-sm">{t("copied")}</span>}
      </p>
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
  const refresh = () => client.invalidateQueries({ queryKey: matchKeys.list });
  const create = useMutation({
    mutationFn: createMatchCode,
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
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" });
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
      {code && <CodeCard code={code.code} until={format.format(new Date(code.expiresAt))} />}
      {!code && until && <p>{t("out", { date: format.format(new Date(until)) })}</p>}
      {error && <Alert tone="danger">{errorSentence(error, texts("error"))}</Alert>}
      {withdrawn && !code && <Alert tone="success">{t("withdrawn")}</Alert>}
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
