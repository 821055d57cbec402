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
  /** In a sentence: what its owner calls it, or type, kind and day. */
  readonly name: string;
}

/** The number in "Type 4"; null where the text is none of ours. */
export function personalityTypeOf(report: ReportListItem): PersonalityType | null {
  const number = Number(/^Type ([1-9])$/.exec(report.personalityType)?.[1]);
  return isPersonalityType(number) ? number : null;
}

/** What reports are called in the language of the page. */
export function useNamesOfReports(): (report: ReportListItem) => ReportNames {
  const t = useTranslations("reports");
  const types = useTranslations("results.typeDisplay");
  const tag = useLocale();
  return (report) => {
    const number = personalityTypeOf(report);
    const type = number ? types(`${number}`) : report.personalityType;
    const kind = isReportType(report.reportType) ? t(`kinds.${report.reportType}`) : report.reportType;
    const date = formatLongDate(report.generatedAt, tag) ?? "";
    return { type, kind, date, name: report.title ?? [type, kind, date].filter(Boolean).join(", ") };
  };
}

/** What a report is called in the language of the page. */
export const useReportNames = (report: ReportListItem): ReportNames => useNamesOfReports()(report);
