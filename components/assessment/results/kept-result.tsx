"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { EditionWords } from "@/components/assessment/edition-words";
import { Opening } from "@/components/assessment/step-gate";
import { QueryProvider } from "@/components/layout/query-provider";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ArrowBackIcon } from "@/components/ui/icons";
import { storedUser } from "@/lib/accounts/client/session";
import { fetchKeptRun, runKeys } from "@/lib/assessment/client/requests";
import { accentOf } from "@/lib/assessment/domain/instrument/report-types";
import { formatDateTime } from "@/lib/platform/format-date";
import { HttpError, limitSentence } from "@/lib/platform/http/fetch-json";
import { fetchReports, reportKeys } from "@/lib/reports/client/reports";
import { KeptReportPanel } from "./report-panel";
import { ResultView } from "./result-view";
import { ShareRun } from "./share-result";
import { TrustNote } from "./trust-note";

/** The reports that were made of this run, each under its kind; said plainly where there is none. */
function ReportsOfRun({ userId, runId }: { userId: string; runId: string }) {
  const t = useTranslations("results.kept");
  const kinds = useTranslations("reports.kinds");
  const { data } = useQuery({ queryKey: reportKeys.ofUser(userId), queryFn: () => fetchReports(userId) });
  if (!data) return null;
  const own = data.filter(({ assessmentId }) => assessmentId === runId);
  return (
    <Card as="section" aria-labelledby="kept-reports" className="stack">
      <h2 id="kept-reports" className="text-2xl">
        {t("reports")}
      </h2>
      {own.length === 0 && <p>{t("noReport")}</p>}
      {own.map(({ id, reportType, reportUrl }) => (
        <p key={id} data-theme={accentOf(reportType)}>
          <ButtonLink href={reportUrl} target="_blank" rel="noopener">
            {t("open", { kind: kinds(reportType) })}
          </ButtonLink>
        </p>
      ))}
    </Card>
  );
}

/** Why the result cannot be shown, and the way on. */
function NotShown({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useTranslations("results.kept");
  const common = useTranslations("common");
  const gone = error instanceof HttpError && [400, 403, 404].includes(error.status);
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="danger">{limitSentence(error) ?? t(gone ? "gone" : "failed")}</Alert>
      {!gone && (
        <Button variant="secondary" onClick={onRetry}>
          {common("retry")}
        </Button>
      )}
    </div>
  );
}

interface LoadedResultProps {
  readonly userId: string;
  readonly runId: string;
  /** Says which result this is, by the time at which it was completed. */
  notice(date: string): ReactNode;
}

/** A completed run as its result, once it has come; only inside a QueryProvider. */
export function LoadedResult({ userId, runId, notice }: LoadedResultProps) {
  const tag = useLocale();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: runKeys.one(userId, runId),
    queryFn: () => fetchKeptRun(userId, runId),
  });
  if (error && !isFetching) return <NotShown error={error} onRetry={() => void refetch()} />;
  if (!data) return <Opening />;
  return (
    <EditionWords version={data.instrument} fallback={<Opening />}>
      <div className="grid gap-6" data-theme={accentOf(data.reportType)}>
        <Alert>{notice(formatDateTime(data.completedAt, { tag }))}</Alert>
        <ResultView
          profile={data.profile}
          answers={data.answers}
          flips={data.profile.evidence?.closestFlips ?? []}
          decided={data.decided}
          kept
          report={
            <>
              <ReportsOfRun userId={userId} runId={runId} />
              <KeptReportPanel userId={userId} runId={runId} type={data.profile.type} ofRun={data.reportType} />
            </>
          }
          share={<ShareRun userId={userId} runId={runId} />}
          decider={null}
          trust={<TrustNote />}
        />
      </div>
    </EditionWords>
  );
}

/** A completed run as the result that it was: nothing on it can be changed. */
export function KeptResult({ runId }: { runId: string }) {
  const t = useTranslations("results.kept");
  const [userId, setUserId] = useState<string | null>(null);
  useEffect(() => {
    const id = storedUser()?.id;
    if (id) setUserId(id);
    else window.location.replace("/");
  }, []);
  return (
    <QueryProvider>
      <div className="stack">
        <p>
          <ScreenLink href="/reports" className="link inline-flex min-h-11 items-center gap-2">
            <ArrowBackIcon />
            {t("back")}
          </ScreenLink>
        </p>
        {userId ? <LoadedResult {...{ userId, runId }} notice={(date) => t("note", { date })} /> : <Opening />}
      </div>
    </QueryProvider>
  );
}
