import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { isReportType } from "@/lib/assessment/domain/report-types";
import { isPersonalityType } from "@/lib/assessment/domain/types";
import type { ReportListItem } from "@/lib/reports/schema";
import { longDate } from "./long-date";

/** One saved report and the way to open it. */
export function ReportCard({ report }: { report: ReportListItem }) {
  const t = useTranslations("reports");
  const types = useTranslations("results.typeDisplay");
  const tag = useLocale();
  const number = Number(/^Type ([1-9])$/.exec(report.personalityType)?.[1]);
  const type = isPersonalityType(number) ? types(`${number}`) : report.personalityType;
  const kind = isReportType(report.reportType) ? t(`kinds.${report.reportType}`) : report.reportType;
  const date = longDate(report.generatedAt, tag);
  return (
    <Card as="li" data-theme={report.reportType === "standard" ? "default" : report.reportType} className="grid gap-3">
      <p>
        <Badge tone="accent">{kind}</Badge>
      </p>
      <h3 className="text-2xl">{type}</h3>
      {date && <p className="text-ink-soft">{t("generatedOn", { date })}</p>}
      <ButtonLink
        href={report.reportUrl}
        target="_blank"
        rel="noopener"
        aria-label={t("viewNamed", { type, kind, date: date ?? "" })}
      >
        {t("view")}
      </ButtonLink>
    </Card>
  );
}
