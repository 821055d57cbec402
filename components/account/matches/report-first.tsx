"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense } from "react";
import { Alert } from "@/components/ui/alert";
import { fetchMe } from "@/lib/accounts/client/session";
import { isAssessmentRun } from "@/lib/assessment/client/local-run";
import { runStatus } from "@/lib/assessment/domain/run/run-status";
import { fetchMatches, matchKeys } from "@/lib/reports/client/matches";

// Few come here with everything answered and no report: what makes one is fetched for those alone.
const MakeReport = lazy(() => import("./make-report").then(({ MakeReport }) => ({ default: MakeReport })));

/** Whether a run has every answer and only its report is missing. */
const lacksReport = (draft: unknown): boolean =>
  isAssessmentRun(draft) && draft.completedAt === null && runStatus(draft).kind === "complete";

interface ReportFirstProps {
  readonly otherwise: ReactNode;
  /** Who invites, as the invitation says it. */
  readonly invites?: string | null;
}

/**
 * What comes before comparing: for who has answered everything the report, which is made here; `otherwise` for all
 * others, and until that is known. Only inside a QueryProvider.
 */
export function ReportFirst({ otherwise, invites = null }: ReportFirstProps) {
  const t = useTranslations("pairs");
  const me = useQuery({ queryKey: ["me"], queryFn: fetchMe, networkMode: "always" });
  const list = useQuery({ queryKey: matchKeys.list, queryFn: fetchMatches, networkMode: "always" });
  if (!lacksReport(me.data?.draft) || list.data?.ready !== false) return otherwise;
  return (
    <Alert className="stack">
      {invites && <p className="wrap-anywhere font-semibold">{t("invite.titleFrom", { name: invites })}</p>}
      <p>{t("reportFirst.text")}</p>
      <Suspense>
        <MakeReport />
      </Suspense>
    </Alert>
  );
}
