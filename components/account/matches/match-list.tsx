import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatLongDate } from "@/lib/platform/format-date";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { endMatch, matchKeys, matchReportUrl } from "@/lib/reports/client/matches";
import type { MatchListItem, MatchListReply } from "@/lib/reports/schema";

interface MatchRowProps {
  readonly match: MatchListItem;
  readonly packs: MatchListReply["packs"];
  onEnd(): void;
}

/** One person one is connected with: the reports of the two, and the way out. */
function MatchRow({ match: { id, firstName, since }, packs, onEnd }: MatchRowProps) {
  const t = useTranslations("pairs.list");
  const tag = useLocale();
  const { locale } = useLanguage();
  const date = formatLongDate(since, tag) ?? "";
  const inNewTab = { size: "sm", target: "_blank", rel: "noopener" } as const;
  return (
    <li className="card grid gap-3">
      <div>
        <p className="wrap-anywhere font-semibold text-lg">
          <bdi>{firstName}</bdi>
        </p>
        <p className="text-ink-soft text-sm">{t("since", { date })}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink {...inNewTab} href={matchReportUrl(id, locale)} aria-label={t("openNamed", { name: firstName })}>
          {t("open")}
        </ButtonLink>
        <ButtonLink
          {...inNewTab}
          variant="secondary"
          href={matchReportUrl(id, locale, { pdf: true })}
          aria-label={t("pdfNamed", { name: firstName })}
        >
          {t("pdf")}
        </ButtonLink>
        {packs.map(({ slug, domain }) => (
          <ButtonLink
            key={slug}
            {...inNewTab}
            variant="secondary"
            href={matchReportUrl(id, locale, { slug })}
            aria-label={t("packNamed", { domain, name: firstName })}
          >
            <bdi className="wrap-anywhere">{domain}</bdi>
          </ButtonLink>
        ))}
        <Button variant="ghost" size="sm" onClick={onEnd} aria-label={t("endNamed", { name: firstName })}>
          {t("end")}
        </Button>
      </div>
    </li>
  );
}

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
      {ended !== null && (
        <Alert tone="success" className="wrap-anywhere">
          {t("ended", { name: ended })}
        </Alert>
      )}
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
