"use client";

import { useState } from "react";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { chooseReportType, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { type GenerationRequest, generateReport, reportWhenSent } from "@/lib/reports/client/generate-report";
import type { ReportMaker } from "@/lib/reports/client/use-report-generation";

/** The kind of report that this visit is about: by the address, by what was stored, else what a run is for. */
export function visitKind(ofRun: ReportType | null = null): ReportType {
  return chooseReportType(new URLSearchParams(window.location.search), readStored(STORAGE_KEYS.reportType) ?? ofRun);
}

/**
 * What makes a report of the open run, of this kind or of the one that the visit is about; both throw what
 * `generateReport` throws.
 */
export function useMakeReport(profile: Profile, chosen?: ReportType): ReportMaker {
  const { run, store, userId } = useAssessmentRun();
  const [ofVisit] = useState(() => visitKind(run.reportType.value));
  const reportType = chosen ?? ofVisit;

  async function reported(get: (request: GenerationRequest) => Promise<string>): Promise<string> {
    const url = await get({
      userId,
      draft: run,
      profile,
      reportType,
      reportAccess: readStored(STORAGE_KEYS.reportAccess),
      now: Date.now(),
      onSubmitted: store.markSubmitted,
      onCompleted: (at) => {
        // Whoever changed an answer meanwhile has a new run open, which nobody has asked a report of.
        if (store.getSnapshot().run.runId === run.runId) store.complete(run, at);
      },
    });
    trackStep({ step: "results", label: "completed", personalityType: profile.type, data: { reportType }, run });
    return url;
  }

  return { make: () => reported(generateReport), whenSent: () => reported(reportWhenSent) };
}
