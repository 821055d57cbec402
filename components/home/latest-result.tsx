"use client";

import { useLocale, useTranslations } from "next-intl";
import { keptResultPath } from "@/components/assessment/results/kept-result-path";
import { ScreenLink } from "@/components/layout/screen-link";
import { SmallTower } from "@/components/tower/small-tower";
import { ButtonLink } from "@/components/ui/button";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { formatLongDate } from "@/lib/platform/format-date";
import { useResultBeside, useSavedReports } from "./card-facts";

/** The finished result of somebody who has another assessment open, with the way to it and to its report. */
export function LatestResult() {
  const { run } = useAssessmentRun();
  const t = useTranslations("home");
  const display = useTranslations("results.typeDisplay");
  const tag = useLocale();
  const { data: latest } = useResultBeside();
  const reports = useSavedReports({ enabled: Boolean(latest) });
  if (!latest || run.completedAt !== null) return null;
  const report = reports.data?.find(({ assessmentId }) => assessmentId === latest.id);
  const type = display(`${latest.type}`);
  return (
    <section aria-label={t("latest.label")} className="grid gap-3 border-line border-t pt-5">
      <div className="flex items-center gap-4">
        <SmallTower colors={latest.colors} />
        <div className="grid gap-1">
          <p className="text-ink-soft text-sm">
            {t("latest.date", { date: formatLongDate(latest.completedAt, tag) ?? "" })}
          </p>
          <p className="font-semibold text-lg">{type}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {report && (
          <ButtonLink
            variant="secondary"
            href={report.reportUrl}
            target="_blank"
            rel="noopener"
            aria-label={t("card.readNamed", { type })}
          >
            {t("card.read")}
          </ButtonLink>
        )}
        <ScreenLink href={keptResultPath(latest.id)} className="btn btn-secondary">
          {t("card.result")}
        </ScreenLink>
      </div>
    </section>
  );
}
