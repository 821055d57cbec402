import { useLocale, useTranslations } from "next-intl";
import { isReportType } from "@/lib/assessment/domain/instrument/report-types";
import { isPersonalityType, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { formatLongDate } from "@/lib/platform/format-date";
import type { ReportListItem } from "@/lib/reports/schema";

/** What a saved report is called: its type, its kind and its day, in the language of the page. */
export interface ReportNames {
  readonly type: string;
  readonly kind: string;
  /** Empty where the day is unknown. */
  readonly date: string;
}

/** The number in "Type 4"; null where the text is none of ours. */
export function personalityTypeOf(report: ReportListItem): PersonalityType | null {
  const number = Number(/^Type ([1-9])$/.exec(report.personalityType)?.[1]);
  return isPersonalityType(number) ? number : null;
}

/** The names of a report as hooks know them. */
export function useReportNames(report: ReportListItem): ReportNames {
  const t = useTranslations("reports");
  const types = useTranslations("results.typeDisplay");
  const tag = useLocale();
  const number = personalityTypeOf(report);
  return {
    type: number ? types(`${number}`) : report.personalityType,
    kind: isReportType(report.reportType) ? t(`kinds.${report.reportType}`) : report.reportType,
    date: formatLongDate(report.generatedAt, tag) ?? "",
  };
}
