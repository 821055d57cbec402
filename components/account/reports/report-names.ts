import { useLocale, useTranslations } from "next-intl";
import { isReportType } from "@/lib/assessment/domain/instrument/report-types";
import { isPersonalityType, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { formatDateTime, formatLongDate } from "@/lib/platform/format-date";
import { localeFrom, localeInfo } from "@/lib/platform/i18n/locales";
import type { ReportListItem } from "@/lib/reports/schema";

/** What a saved report is called: its type, its kind and when it was made, in the language of the page. */
export interface ReportNames {
  readonly type: string;
  readonly kind: string;
  /** The day, with the time where the day leaves two that look alike; empty where it is unknown. */
  readonly date: string;
  /** In a sentence: what its owner calls it, or type, kind, day and time. */
  readonly name: string;
}

/** The number in "Type 4"; null where the text is none of ours. */
export function personalityTypeOf(report: ReportListItem): PersonalityType | null {
  const number = Number(/^Type ([1-9])$/.exec(report.personalityType)?.[1]);
  return isPersonalityType(number) ? number : null;
}

const isDate = (iso: string) => !Number.isNaN(Date.parse(iso));

/** What reports are called in the language of the page; `among` are those that it stands beside. */
export function useNamesOfReports(): (report: ReportListItem, among?: readonly ReportListItem[]) => ReportNames {
  const t = useTranslations("reports");
  const types = useTranslations("results.typeDisplay");
  const tag = useLocale();
  const comma = localeInfo(localeFrom(tag)).dir === "rtl" ? "، " : ", ";
  const dayOf = ({ generatedAt }: ReportListItem) => formatLongDate(generatedAt, tag) ?? "";
  return (report, among = []) => {
    const number = personalityTypeOf(report);
    const type = number ? types(`${number}`) : report.personalityType;
    const kind = isReportType(report.reportType) ? t(`kinds.${report.reportType}`) : report.reportType;
    const time = isDate(report.generatedAt) ? formatDateTime(report.generatedAt, { tag }) : "";
    const looksAlike = (other: ReportListItem) =>
      other.id !== report.id &&
      other.reportType === report.reportType &&
      other.personalityType === report.personalityType &&
      other.title === report.title &&
      dayOf(other) === dayOf(report);
    const date = among.some(looksAlike) ? time : dayOf(report);
    return { type, kind, date, name: report.title ?? [type, kind, time].filter(Boolean).join(comma) };
  };
}

/** What a report is called in the language of the page. */
export const useReportNames = (report: ReportListItem, among?: readonly ReportListItem[]): ReportNames =>
  useNamesOfReports()(report, among);
