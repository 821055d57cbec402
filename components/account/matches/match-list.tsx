import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { endMatch, matchKeys } from "@/lib/reports/client/matches";
import type { MatchListItem, MatchListReply } from "@/lib/reports/schema";
import { MatchRow } from "./match-row";

interface EndMatchDialogProps {
  readonly name: string;
  readonly busy: boolean;
  readonly error: string | null;
  onEnd(): void;
  onCancel(): void;
}

/** Asks once more before a comparison ends for both. */
function EndMatchDialog({ name, busy, error, onEnd, onCancel }: EndMatchDialogProps) {
  const t = useTranslations("pairs.list");
  const common = useTranslations("common");
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t("endTitle", { name })}
      closeLabel={common("close")}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {common("cancel")}
          </Button>
          <Button variant="danger" busy={busy} onClick={onEnd}>
            {t("endConfirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere">{t("endText")}</p>
        {error && <Alert tone="danger">{error}</Alert>}
      </div>
    </Dialog>
  );
}

/** The people one is connected with; nothing while there are none. */
export function MatchList({ pairs, packs }: Pick<MatchListReply, "pairs" | "packs">) {
  const t = useTranslations("pairs.list");
  const texts = useTranslations("pairs");
  const client = useQueryClient();
  const [ending, setEnding] = useState<MatchListItem | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const end = useMutation({
    mutationFn: ({ id }: MatchListItem) => endMatch(id),
    onSuccess: (_, { firstName }) => {
      setEnded(firstName);
      setEnding(null);
      void client.invalidateQueries({ queryKey: matchKeys.list });
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
            {pairs.map((match) => (
              <MatchRow key={match.id} match={match} packs={packs} onEnd={() => setEnding(match)} />
            ))}
          </ul>
        </section>
      )}
      {ending && (
        <EndMatchDialog
          name={ending.firstName}
          busy={end.isPending}
          error={end.error && errorSentence(end.error, texts("error"))}
          onEnd={() => end.mutate(ending)}
          onCancel={() => {
            setEnding(null);
            end.reset();
          }}
        />
      )}
    </>
  );
}
