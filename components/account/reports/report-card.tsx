import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { accentOf } from "@/lib/assessment/domain/instrument/report-types";
import { reportPdfUrl } from "@/lib/reports/domain/report-urls";
import type { ReportListItem } from "@/lib/reports/schema";
import { ReportLanguages } from "./report-languages";
import { personalityTypeOf, useReportNames } from "./report-names";

interface ReportCardProps {
  readonly report: ReportListItem;
  /** What else can be done with the report. */
  readonly actions?: ReactNode;
  /** Naming and deleting it. */
  readonly keeping?: ReactNode;
}

/** One saved report and the ways to open it. */
export function ReportCard({ report, actions, keeping }: ReportCardProps) {
  const t = useTranslations("reports");
  const names = useReportNames(report);
  const type = personalityTypeOf(report);
  return (
    <Card as="li" data-theme={accentOf(report.reportType)} className="grid content-start gap-3">
      <p>
        <Badge tone="accent">{names.kind}</Badge>
      </p>
      <h3 className="text-2xl">{report.title ? <bdi>{report.title}</bdi> : names.type}</h3>
      {report.title && <p>{names.type}</p>}
      {names.date && <p className="text-ink-soft">{t("generatedOn", { date: names.date })}</p>}
      <ButtonLink href={report.reportUrl} target="_blank" rel="noopener" aria-label={t("viewNamed", { ...names })}>
        {t("view")}
      </ButtonLink>
      {type && (
        <>
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              variant="secondary"
              className="grow"
              href={reportPdfUrl(report.reportType, type, { report: report.id })}
              target="_blank"
              rel="noopener"
              aria-label={t("pdfNamed", { ...names })}
            >
              {t("pdf")}
            </ButtonLink>
            {actions}
          </div>
          <ReportLanguages report={report} type={type} />
        </>
      )}
      {keeping}
    </Card>
  );
}
