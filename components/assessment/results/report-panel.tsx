"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import { generateKeptReport, keptReportWhenSent } from "@/lib/reports/client/generate-report";
import { fetchReports, reportKeys } from "@/lib/reports/client/reports";
import { type ReportMaker, useReportGeneration } from "@/lib/reports/client/use-report-generation";
import { emergencyViewUrl } from "@/lib/reports/domain/report-urls";
import { type MadeReport, ReportView, type ReportViewProps } from "./report-view";
import { useMakeReport, visitKind } from "./use-make-report";

interface RunReportsProps extends Pick<ReportViewProps, "type" | "purpose" | "about"> {
  readonly userId: string;
  readonly runId: string;
  /** Whether there may be reports of the run already: the button waits until they are known. */
  readonly completed: boolean;
  readonly reportType: ReportType;
  readonly maker: ReportMaker;
  onChoose(kind: ReportType): void;
}

/** The reports of a run: each kind is made, or opened where it was made before. */
function RunReports({ userId, runId, completed, maker, onChoose, ...view }: RunReportsProps) {
  const client = useQueryClient();
  const queryKey = reportKeys.ofUser(userId);
  const { data, isPending } = useQuery({ queryKey, queryFn: () => fetchReports(userId), networkMode: "always" });
  const made: readonly MadeReport[] = (data ?? []).filter(({ assessmentId }) => assessmentId === runId);
  const listed = async (reportUrl: Promise<string>) => {
    const url = await reportUrl;
    void client.invalidateQueries({ queryKey });
    return url;
  };
  const { state, start, onOpened, reset } = useReportGeneration(
    { make: () => listed(maker.make()), whenSent: () => listed(maker.whenSent()) },
    emergencyViewUrl(view.type),
  );
  return (
    <ReportView
      {...view}
      state={state}
      made={completed && isPending ? null : made}
      onChoose={(kind) => {
        reset();
        onChoose(kind);
      }}
      onGenerate={() => void start()}
      onOpened={onOpened}
    />
  );
}

/** The reports of the open run. Only inside a QueryProvider. */
export function ReportPanel({ profile }: { profile: Profile }) {
  const { run, userId } = useAssessmentRun();
  const [reportType, setReportType] = useState(() => visitKind(run.reportType.value));
  const maker = useMakeReport(profile, reportType);
  return (
    <RunReports
      userId={userId}
      runId={run.runId}
      type={profile.type}
      completed={run.completedAt !== null}
      reportType={reportType}
      maker={maker}
      onChoose={setReportType}
    />
  );
}

interface KeptReportPanelProps extends Pick<ReportViewProps, "about"> {
  readonly userId: string;
  readonly runId: string;
  readonly type: PersonalityType;
  /** What the run was for, where it is known. */
  readonly ofRun?: ReportType;
}

/** More reports of a completed run. Only inside a QueryProvider. */
export function KeptReportPanel({ userId, runId, type, ofRun, about }: KeptReportPanelProps) {
  const [reportType, setReportType] = useState(() => ofRun ?? visitKind());
  const request = { userId, runId, type, reportType };
  return (
    <RunReports
      {...{ userId, runId, type, reportType }}
      {...(about !== undefined && { about })}
      purpose="another"
      completed
      maker={{
        make: () => generateKeptReport({ ...request, now: Date.now() }),
        whenSent: () => keptReportWhenSent(request),
      }}
      onChoose={setReportType}
    />
  );
}
