"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { fetchRuns, runKeys } from "@/lib/assessment/client/requests";
import { hasEvidence, type RunRecord } from "@/lib/assessment/domain/run/run-record";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { formatLongDate } from "@/lib/platform/format-date";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { ChangesView } from "./changes-view";

function RunItem({ run }: { run: RunRecord }) {
  const t = useTranslations("reports.runs");
  const display = useTranslations("results.typeDisplay");
  const names = useTranslations("results.typeNames");
  const tag = useLocale();
  const { type, evidence } = run;
  const certainty = evidence && typeCertainty(evidence, type);
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-b py-4 sm:grid-cols-[10rem_1fr_1fr]">
      <p className="text-ink-soft">{formatLongDate(run.completedAt, tag)}</p>
      <p className="font-semibold">{display(`${type}`)}</p>
      {evidence && certainty ? (
        <p className="text-sm">
          {t("tenths", { tenths: certainty.tenths })}, {t("otherwise", { type: names(`${certainty.other}`) })}
          <br />
          <span className="text-ink-soft">{t("circles", { count: evidence.circularTriads })}</span>
        </p>
      ) : (
        <p className="text-ink-soft text-sm">{t("sample")}</p>
      )}
    </li>
  );
}

/** The completed assessments, latest first, and what changed between two of them. */
export function RunsView({ runs }: { runs: readonly RunRecord[] }) {
  const t = useTranslations("reports.runs");
  const measured = runs.filter(hasEvidence);
  return (
    <section aria-labelledby="runs-title" className="grid gap-4">
      <h2 id="runs-title" className="text-2xl">
        {t("title")}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
      <ol aria-label={t("caption")} className="grid border-line border-t">
        {runs.map((run) => (
          <RunItem key={run.id} run={run} />
        ))}
      </ol>
      <p className="text-ink-soft text-sm">{t("circlesNote")}</p>
      {measured.length > 1 && <ChangesView runs={measured} />}
    </section>
  );
}

/** The completed assessments of a person; nothing as long as there are none. */
export function RunsPanel({ userId }: { userId: string }) {
  const t = useTranslations("reports");
  const runs = useQuery({ queryKey: runKeys.ofUser(userId), queryFn: () => fetchRuns(userId) });
  if (runs.data) return runs.data.length > 0 ? <RunsView runs={runs.data} /> : null;
  if (runs.isError && !runs.isFetching)
    return (
      <div className="grid justify-items-start gap-4">
        <Alert tone="danger">{limitSentence(runs.error) ?? t("runs.failed")}</Alert>
        <Button variant="secondary" onClick={() => void runs.refetch()}>
          {t("retry")}
        </Button>
      </div>
    );
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner /> {t("runs.loading")}
    </p>
  );
}
