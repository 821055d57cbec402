"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Checkbox } from "@/components/ui/fields";
import { Loading } from "@/components/ui/loading";
import { toast } from "@/components/ui/toast";
import { coverageKeys, fetchDrafts, publishDrafts } from "@/lib/content/client/coverage";
import { packKeys } from "@/lib/content/client/packs";
import type { CoverageFilters } from "@/lib/content/domain/coverage-view";
import type { DraftView } from "@/lib/content/schema/coverage";
import { errorSentence, limitSentence } from "@/lib/platform/http/fetch-json";
import { localeFrom, localeInfo } from "@/lib/platform/i18n/locales";
import { editorName } from "./editor/use-atom";
import { useLengthQuestion } from "./length-question";
import { ViolationBadge } from "./violations";

interface DraftRowProps {
  readonly draft: DraftView;
  readonly chosen: boolean;
  onChoose(chosen: boolean): void;
}

const placeOf = ({ slug, locale, type, state, role }: DraftView, noState: string) =>
  [slug, locale, type, state || noState, role].join(" · ");

/** One draft beside its source, with what the rules say of it. */
function DraftRow({ draft, chosen, onChoose }: DraftRowProps) {
  const t = useTranslations("admin.coverage");
  const { locale, body, source, violations } = draft;
  const { code, dir } = localeInfo(localeFrom(locale));
  return (
    <li className="atom">
      <Checkbox
        label={placeOf(draft, t("noState"))}
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className="atom-texts" data-beside={source === null ? undefined : ""}>
        {source !== null && (
          <p className="atom-source" lang="en" dir="ltr">
            {source}
          </p>
        )}
        <p className="whitespace-pre-line" lang={code} dir={dir}>
          {body}
        </p>
      </div>
      {violations.map((violation) => (
        <p key={violation}>
          <ViolationBadge violation={violation} />
        </p>
      ))}
    </li>
  );
}

interface DraftsProps {
  readonly drafts: readonly DraftView[];
  readonly count: number;
  readonly busy: boolean;
  onPublish(drafts: readonly DraftView[]): void;
}

/** The drafts to read; those that break no rule are chosen at first. */
function Drafts({ drafts, count, busy, onPublish }: DraftsProps) {
  const t = useTranslations("admin.coverage.review");
  const clean = drafts.filter(({ violations }) => violations.length === 0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(clean.map(({ id }) => id)));
  const choose = (id: string, on: boolean) =>
    setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  if (drafts.length === 0) return <p role="status">{t("none")}</p>;
  return (
    <>
      <p role="status">{t("count", { count, shown: drafts.length, chosen: chosen.size })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          disabled={chosen.size === 0}
          onClick={() => onPublish(drafts.filter(({ id }) => chosen.has(id)))}
        >
          {t("publish", { count: chosen.size })}
        </Button>
        <Button variant="secondary" onClick={() => setChosen(new Set(drafts.map(({ id }) => id)))}>
          {t("all")}
        </Button>
        <Button variant="secondary" onClick={() => setChosen(new Set())}>
          {t("noneChosen")}
        </Button>
      </div>
      <ul className="grid gap-4">
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            chosen={chosen.has(draft.id)}
            onChoose={(on) => choose(draft.id, on)}
          />
        ))}
      </ul>
    </>
  );
}

/** All drafts of the chosen cells, to be read and published together. */
export function ReviewDialog({ picked, onClose }: { picked: CoverageFilters; onClose(): void }) {
  const t = useTranslations("admin.coverage.review");
  const common = useTranslations("common");
  const noState = useTranslations("admin.coverage")("noState");
  const client = useQueryClient();
  const { ask, dialog } = useLengthQuestion();
  const query = useQuery({
    queryKey: coverageKeys.drafts(picked),
    queryFn: () => fetchDrafts(picked),
    staleTime: 0,
    gcTime: 0,
  });
  const publish = useMutation({
    mutationFn: (drafts: readonly DraftView[]) =>
      publishDrafts({ drafts: drafts.map(({ id, updatedAt }) => ({ id, seen: updatedAt })), by: editorName() }),
    onSuccess({ published }) {
      toast({ title: t("done"), description: t("doneText", { count: published }) });
      onClose();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: coverageKeys.all }),
        client.invalidateQueries({ queryKey: packKeys.list }),
      ]),
  });
  return (
    <Dialog open onClose={onClose} title={t("title")} closeLabel={common("close")} className="dialog-editor">
      {query.isPending && <Loading>{t("loading")}</Loading>}
      {query.isError && <Alert tone="danger">{limitSentence(query.error) ?? t("failed")}</Alert>}
      {publish.isError && <Alert tone="danger">{errorSentence(publish.error, t("publishFailed"))}</Alert>}
      {query.data && (
        <Drafts
          key={query.dataUpdatedAt}
          drafts={query.data.drafts}
          count={query.data.count}
          busy={publish.isPending}
          onPublish={(drafts) =>
            ask(
              drafts.map((draft) => ({ ...draft, place: placeOf(draft, noState) })),
              () => publish.mutate(drafts),
            )
          }
        />
      )}
      {dialog}
    </Dialog>
  );
}
