import { useTranslations } from "next-intl";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { reportPageUrl, reportPdfUrl } from "@/lib/reports/domain/report-urls";
import type { ReportListItem } from "@/lib/reports/schema";
import { useReportNames } from "./report-names";

interface ReportLanguagesProps {
  readonly report: ReportListItem;
  readonly type: PersonalityType;
}

/** The same report in the other languages, as a page and as a PDF, each named in its own words. */
export function ReportLanguages({ report, type }: ReportLanguagesProps) {
  const t = useTranslations("reports");
  const names = useReportNames(report);
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
