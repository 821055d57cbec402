import { useLayoutEffect } from "react";
import { accentOf, chooseReportType, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";

/**
 * Gives the document the colours of a kind of report while the screen stands; without one those of what this visit is
 * about.
 */
export function useDocumentTheme(reportType?: ReportType): void {
  useLayoutEffect(() => {
    const visit = () =>
      chooseReportType(new URLSearchParams(window.location.search), readStored(STORAGE_KEYS.reportType));
    const { dataset } = document.documentElement;
    dataset.theme = accentOf(reportType ?? visit());
    return () => void delete dataset.theme;
  }, [reportType]);
}
