import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fetchLatestRun, runKeys } from "@/lib/assessment/client/requests";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { runStatus } from "@/lib/assessment/domain/run/run-status";
import { fetchReports, reportKeys } from "@/lib/reports/client/reports";

/** What the card tells beside the run itself. Only inside a RunProvider and a QueryProvider. */

/** The latest completed run while another one is open; undefined until it is known. */
export function useResultBeside() {
  const { run, userId } = useAssessmentRun();
  return useQuery({
    queryKey: runKeys.latestOf(userId),
    queryFn: () => fetchLatestRun(userId),
    enabled: run.completedAt === null,
    networkMode: "always",
  });
}

/** The person's saved reports; undefined until they are known. */
export function useSavedReports({ enabled = true } = {}) {
  const { userId } = useAssessmentRun();
  return useQuery({ queryKey: reportKeys.ofUser(userId), queryFn: () => fetchReports(userId), enabled });
}

/**
 * Whether all that the card tells has been asked for and answered, or refused: a card that grows would push what is below
 * it. Once it is so, it stays so.
 */
export function useIsCardWhole(): boolean {
  const { run } = useAssessmentRun();
  const beside = useResultBeside();
  const reports = useSavedReports({ enabled: runStatus(run).kind === "complete" || Boolean(beside.data) });
  const isKnown = !beside.isLoading && !reports.isLoading;
  const [isWhole, setWhole] = useState(isKnown);
  if (isKnown && !isWhole) setWhole(true);
  return isWhole || isKnown;
}
