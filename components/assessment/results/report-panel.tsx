"use client";

import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import { useReportGeneration } from "@/lib/reports/client/use-report-generation";
import { emergencyViewUrl } from "@/lib/reports/domain/report-urls";
import { ReportView } from "./report-view";
import { useMakeReport } from "./use-make-report";

/** Makes the report of the open run. */
export function ReportPanel({ profile }: { profile: Profile }) {
  const { run } = useAssessmentRun();
  const { reportType, ...maker } = useMakeReport(profile);
  const { state, start, onOpened } = useReportGeneration(maker, emergencyViewUrl(profile.type));
  return (
    <ReportView
      state={state}
      type={profile.type}
      reportType={reportType}
      hasReport={run.completedAt !== null}
      onGenerate={() => void start()}
      onOpened={onOpened}
    />
  );
}
