"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ShareDialog } from "@/components/account/reports/share/share-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import { failureOf } from "@/lib/reports/client/generate-report";
import { fetchReports, reportKeys } from "@/lib/reports/client/reports";
import { useMakeReport } from "./use-make-report";

interface ShareRunProps {
  readonly userId: string;
  readonly runId: string;
  /** Makes the report of the run, where there is none; without it a run without a report is not shared. */
  readonly make?: () => Promise<unknown>;
}

/** Shares the report of a run; only inside a QueryProvider. */
export function ShareRun({ userId, runId, make }: ShareRunProps) {
  const t = useTranslations("results");
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const key = reportKeys.ofUser(userId);
  const list = { queryKey: key, queryFn: () => fetchReports(userId), networkMode: "always" } as const;
  const { data } = useQuery(list);
  const reportOf = (reports: typeof data) => reports?.find(({ assessmentId }) => assessmentId === runId);
  const report = reportOf(data);
  const making = useMutation({
    mutationFn: async () => {
      // Whoever is faster than the list is waits for it here: a button that is busy at first would be wider for a moment.
      if (reportOf(await client.ensureQueryData(list).catch(() => undefined))) return;
      await make?.();
      await client.refetchQueries({ queryKey: key });
    },
    onSuccess: () => setOpen(true),
  });
  if (!make && !report) return null;
  const failure = making.error && failureOf(making.error);
  return (
    <>
      <Button variant="secondary" busy={making.isPending} onClick={() => (report ? setOpen(true) : making.mutate())}>
        {t("share")}
      </Button>
      {failure && <Alert tone="danger">{failure.sentence ?? t(`report.${failure.reason}`)}</Alert>}
      {report && <ShareDialog report={report} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Shares the result of the open run: its report is made first where there is none. Only inside a QueryProvider. */
export function ShareResult({ profile }: { profile: Profile }) {
  const { run, userId } = useAssessmentRun();
  const { make } = useMakeReport(profile);
  return <ShareRun userId={userId} runId={run.runId} make={make} />;
}
