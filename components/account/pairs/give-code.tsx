import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { makeCode, pairKeys, withdrawCode } from "@/lib/reports/client/pairs";
import { usePairFailure } from "./pair-failure";
import { ShownCode } from "./shown-code";
import { WhatIsShown } from "./what-is-shown";

/** Making a code and handing it on; `until` is when one that was made before runs out. */
export function GiveCode({ until }: { until: string | null }) {
  const t = useTranslations("pairs.give");
  const tag = useLocale();
  const client = useQueryClient();
  const failure = usePairFailure();
  const [withdrawn, setWithdrawn] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: pairKeys.list });
  const make = useMutation({
    mutationFn: makeCode,
    onSuccess: () => {
      setWithdrawn(false);
      return refresh();
    },
  });
  const withdraw = useMutation({
    mutationFn: withdrawCode,
    onSuccess: () => {
      setWithdrawn(true);
      make.reset();
      return refresh();
    },
  });
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short" });
  // Once the other person has entered it, the code is no longer out, and no use any more.
  const code = until ? make.data : undefined;
  const error = make.error ?? withdraw.error;
  return (
    <section aria-labelledby="give-code" className="grid gap-4">
      <h3 id="give-code" className="text-xl">
        {t("title")}
      </h3>
      <p>{t("text")}</p>
      <WhatIsShown />
      {code && <ShownCode code={code.code} until={format.format(new Date(code.expiresAt))} />}
      {!code && until && <p>{t("out", { date: format.format(new Date(until)) })}</p>}
      {error && <Alert tone="danger">{failure(error)}</Alert>}
      {withdrawn && !code && <Alert tone="success">{t("withdrawn")}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant={code ? "secondary" : "primary"} busy={make.isPending} onClick={() => make.mutate()}>
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
