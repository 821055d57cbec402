import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { accentOf } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { reportPageUrl, reportPdfUrl } from "@/lib/reports/domain/report-urls";
import type { ReportListItem } from "@/lib/reports/schema";
import { personalityTypeOf, type ReportNames, useReportNames } from "./report-names";

interface ReportLanguagesProps {
  readonly report: ReportListItem;
  readonly names: ReportNames;
  readonly type: PersonalityType;
}

/** The same report in the other languages, as a page and as a PDF, each named in its own words. */
function ReportLanguages({ report, names, type }: ReportLanguagesProps) {
  const t = useTranslations("reports");
  const others = LOCALES.filter(({ code }) => code !== report.language);
  return (
    <details className="group border-line border-t">
      <summary
        className="flex min-h-11 items-center justify-between gap-3 pt-2 text-sm"
        aria-label={t("languagesOf", { ...names })}
      >
        {t("languages")}
        <span aria-hidden="true" className="text-accent transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <ul className="grid">
        {others.map(({ code, name, dir }) => {
          const choice = { report: report.id, lang: code };
          return (
            <li key={code} className="flex min-h-11 items-center justify-between gap-4">
              <a
                className="link inline-flex min-h-11 items-center"
                href={reportPageUrl(report.reportType, type, choice)}
                target="_blank"
                rel="noopener"
                aria-label={t("languagePage", { language: name })}
              >
                <span lang={code} dir={dir} className="font-(family-name:--font-text)">
                  {name}
                </span>
              </a>
              <a
                className="link inline-flex min-h-11 items-center text-sm"
                href={reportPdfUrl(report.reportType, type, choice)}
                target="_blank"
                rel="noopener"
                aria-label={t("languagePdf", { language: name })}
              >
                {t("pdf")}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface ReportCardProps {
  readonly report: ReportListItem;
  /** Those that it stands beside. */
  readonly among?: readonly ReportListItem[];
  /** What else can be done with the report. */
  readonly actions?: ReactNode;
  /** Naming and deleting it. */
  readonly keeping?: ReactNode;
}

/** One saved report and the ways to open it. */
export function ReportCard({ report, among, actions, keeping }: ReportCardProps) {
  const t = useTranslations("reports");
  const names = useReportNames(report, among);
  const type = personalityTypeOf(report);
  return (
    <Card as="li" data-theme={accentOf(report.reportType)} className="grid content-start gap-3">
      <p>
        <Badge tone="accent">{names.kind}</Badge>
      </p>
      <h3 className="wrap-anywhere text-2xl">{report.title ? <bdi>{report.title}</bdi> : names.type}</h3>
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
          <ReportLanguages report={report} names={names} type={type} />
        </>
      )}
      {keeping}
    </Card>
  );
}
