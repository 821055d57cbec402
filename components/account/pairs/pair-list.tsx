import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { endPair, pairKeys } from "@/lib/reports/client/pairs";
import type { PairListItem, PairListReply } from "@/lib/reports/schema";
import { EndPair } from "./end-pair";
import { usePairFailure } from "./pair-failure";
import { PairRow } from "./pair-row";

/** The people one is connected with; nothing while there are none. */
export function PairList({ pairs, packs }: Pick<PairListReply, "pairs" | "packs">) {
  const t = useTranslations("pairs.list");
  const client = useQueryClient();
  const failure = usePairFailure();
  const [leaving, setLeaving] = useState<PairListItem | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const end = useMutation({
    mutationFn: ({ id }: PairListItem) => endPair(id),
    onSuccess: (_, { firstName }) => {
      setEnded(firstName);
      setLeaving(null);
      void client.invalidateQueries({ queryKey: pairKeys.list });
    },
  });
  return (
    <>
      {ended !== null && <Alert tone="success">{t("ended", { name: ended })}</Alert>}
      {pairs.length > 0 && (
        <section aria-labelledby="pairs-list" className="grid gap-3">
          <h3 id="pairs-list" className="text-xl">
            {t("title")}
          </h3>
          <ul className="grid gap-4">
            {pairs.map((pair) => (
              <PairRow key={pair.id} pair={pair} packs={packs} onEnd={() => setLeaving(pair)} />
            ))}
          </ul>
        </section>
      )}
      {leaving && (
        <EndPair
          name={leaving.firstName}
          busy={end.isPending}
          error={end.error && failure(end.error)}
          onEnd={() => end.mutate(leaving)}
          onCancel={() => {
            setLeaving(null);
            end.reset();
          }}
        />
      )}
    </>
  );
}
