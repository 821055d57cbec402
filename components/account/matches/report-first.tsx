"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { fetchMe } from "@/lib/accounts/client/session";
import { isAssessmentRun } from "@/lib/assessment/client/local-run";
import { runStatus } from "@/lib/assessment/domain/run/run-status";
import { RESULTS_PATH } from "@/lib/assessment/domain/run/steps";
import { fetchMatches, matchKeys } from "@/lib/reports/client/matches";

/** Whether a run has every answer and only its report is missing. */
const lacksReport = (draft: unknown): boolean =>
  isAssessmentRun(draft) && draft.completedAt === null && runStatus(draft).kind === "complete";

/**
 * What comes before comparing: for who has answered everything the report, with the way to it; `otherwise` for all
 * others, and until that is known. Only inside a QueryProvider.
 */
export function ReportFirst({ otherwise }: { otherwise: ReactNode }) {
  const t = useTranslations("pairs.reportFirst");
  const me = useQuery({ queryKey: ["me"], queryFn: fetchMe, networkMode: "always" });
  const list = useQuery({ queryKey: matchKeys.list, queryFn: fetchMatches, networkMode: "always" });
  if (!lacksReport(me.data?.draft) || list.data?.ready !== false) return otherwise;
  return (
    <Alert className="stack">
      <p>{t("text")}</p>
      <p>
        <ScreenLink href={RESULTS_PATH} className="btn btn-primary">
          {t("make")}
        </ScreenLink>
      </p>
    </Alert>
  );
}
