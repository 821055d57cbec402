"use client";

import { useState } from "react";
import { useDraft } from "@/lib/assessment/client/draft-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { sameDraft } from "@/lib/assessment/domain/draft";
import type { Profile } from "@/lib/assessment/domain/profile";
import { chooseReportType } from "@/lib/assessment/domain/report-types";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { generateReport } from "@/lib/reports/client/generate-report";
import { useReportGeneration } from "@/lib/reports/client/use-report-generation";
import { emergencyViewUrl } from "@/lib/reports/domain/report-address";
import { ReportView } from "./report-view";

/** Makes the report of the open run. */
export function ReportPanel({ profile }: { profile: Profile }) {
  const { draft, store, userId } = useDraft();
  const [reportType] = useState(() =>
    chooseReportType(
      new URLSearchParams(window.location.search),
      readStored(STORAGE_KEYS.reportType) ?? draft.reportType.value,
    ),
  );

  async function run(): Promise<string> {
    const url = await generateReport({
      userId,
      draft,
      profile,
      reportType,
      reportAccess: readStored(STORAGE_KEYS.reportAccess),
      now: Date.now(),
      onHandedIn: store.handIn,
      onCompleted: (at) => {
        // Whoever changed an answer meanwhile has a new run open, which nobody has asked a report of.
        if (store.getSnapshot().draft.runId !== draft.runId) return;
        const changedMeanwhile = !sameDraft({ ...store.getSnapshot().draft, completedAt: draft.completedAt }, draft);
        store.complete(at);
        // A change to a completed run begins a new one: what was answered meanwhile is not part of this report.
        if (changedMeanwhile) store.update((current) => current);
      },
    });
    trackStep({ step: "results", label: "completed", personalityType: profile.type, data: { reportType }, run: draft });
    return url;
  }

  const { state, start, onOpened } = useReportGeneration(run, emergencyViewUrl(profile.type));
  return (
    <ReportView
      state={state}
      type={profile.type}
      reportType={reportType}
      hasReport={draft.completedAt !== null}
      onGenerate={() => void start()}
      onOpened={onOpened}
    />
  );
}
