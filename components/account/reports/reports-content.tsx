"use client";

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { KeptReportPanel } from "@/components/assessment/results/report-panel";
import { RunCard } from "@/components/home/run-card";
import { ScreenLink } from "@/components/layout/screen-link";
import { useNavigate } from "@/components/layout/use-navigate";
import { Alert } from "@/components/ui/alert";
import { fetchMe, type StoredUser } from "@/lib/accounts/client/session";
import { isAssessmentRun } from "@/lib/assessment/client/local-run";
import { RunProvider, useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { signOutToStart } from "@/lib/assessment/client/sign-out";
import { type RunStatus, runStatus } from "@/lib/assessment/domain/run/run-status";
import { formatDateTime } from "@/lib/platform/format-date";
import { HttpError, limitSentence } from "@/lib/platform/http/fetch-json";
import { changeReport, fetchDeletedReports, fetchReports, reportKeys } from "@/lib/reports/client/reports";
import type { ReportListItem } from "@/lib/reports/schema";
import { DeletedItems, goneOf, OwnedItemButtons, useOwnedItems } from "./owned-items";
import { PackReports, usePackReports } from "./pack-reports";
import type { ListState } from "./report-list";
import { useNamesOfReports } from "./report-names";
import { ReportsView } from "./reports-view";
import { RunsPanel, useRuns } from "./runs/runs-panel";
import { ShareButton } from "./share/share-button";

/** The browser remembers a user, but not who, or the session has ended. */
export function SignedOutView() {
  const t = useTranslations("reports");
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
      <Alert tone="danger">{t("noUser")}</Alert>
      <ScreenLink href="/login" className="btn btn-primary">
        {t("logIn")}
      </ScreenLink>
    </div>
  );
}

/** Takes in the run that the server keeps: deleting a result, or bringing it back, changes which one stands there. */
function TakeInDraft({ draft }: { draft: unknown }) {
  const { store } = useAssessmentRun();
  useEffect(() => {
    if (isAssessmentRun(draft)) store.mergeCopy(draft);
  }, [draft, store]);
  return null;
}

/** The card of the open run; nothing before it is there, or where there is none. */
function Standing({ draft }: { draft: unknown }) {
  const client = useQueryClient();
  return (
    <RunProvider loading={null} onNobody={doNothing} ask={() => client.fetchQuery({ ...WHO_IS_HERE, staleTime: 0 })}>
      <TakeInDraft draft={draft} />
      <RunCard hideEmpty share={(report) => <ShareButton report={report} />} />
    </RunProvider>
  );
}

/** The kinds of report, to be made of the latest result; nothing where there is none. */
function LatestResultReports({ userId }: { userId: string }) {
  const t = useTranslations("results");
  const tag = useLocale();
  const latest = useRuns(userId).data?.pages[0]?.[0];
  if (!latest) return null;
  const { id, type, completedAt } = latest;
  const about = t("report.about", { type: t(`typeDisplay.${type}`), date: formatDateTime(completedAt, { tag }) });
  return <KeptReportPanel key={id} userId={userId} runId={id} type={type} about={about} />;
}

/** That nobody is signed in is found by the list of reports as well, which says so. */
const doNothing = () => undefined;

function toListState(
  reports: readonly ReportListItem[] | undefined,
  error: Error | null,
  fetching: boolean,
): ListState {
  if (reports) return { phase: "loaded", reports };
  if (fetching || !error) return { phase: "loading" };
  return { phase: error instanceof HttpError ? "failed" : "error", sentence: limitSentence(error) };
}

/** How far the run is that the server keeps. */
const statusOf = (draft: unknown): RunStatus["kind"] | undefined =>
  isAssessmentRun(draft) ? runStatus(draft).kind : undefined;

/** A person with a temporary password gets in here only after choosing an own one. */
function mustSetPassword(error: Error | null): boolean {
  return error instanceof HttpError && error.status === 403;
}

function sessionEnded(error: Error | null): boolean {
  return error instanceof HttpError && error.status === 401;
}

/**
 * Who is signed in and their open run: asked once for the list and the card. Without a connection the question fails
 * instead of waiting unseen, and the card shows what this browser keeps.
 */
const WHO_IS_HERE = queryOptions({ queryKey: ["me"], queryFn: fetchMe, networkMode: "always" });

/** The reports of the remembered user; the user that the server names replaces the remembered one. */
export function ReportsContent({ remembered }: { remembered: StoredUser }) {
  const me = useQuery(WHO_IS_HERE);
  const named = me.data?.user;
  const user = named ? { ...(named.id === remembered.id && remembered), ...named, userId: named.id } : remembered;
  const list = useQuery({
    queryKey: reportKeys.ofUser(user.id),
    queryFn: () => fetchReports(user.id),
  });
  const packs = usePackReports();
  const [loggingOut, setLoggingOut] = useState(false);
  const namesOf = useNamesOfReports();
  const owned = useOwnedItems(
    (id, change) => changeReport(user.id, id, change),
    (report: ReportListItem) => ({ id: report.id, title: report.title, name: namesOf(report).name }),
  );
  const navigate = useNavigate();
  const needsNewPassword = mustSetPassword(me.error);
  useEffect(() => {
    if (needsNewPassword) navigate("/new-password");
  }, [needsNewPassword, navigate]);
  // A refusal may mean that somebody else is signed in: the server says who.
  const isChecking = list.isFetching || me.isFetching;
  if (sessionEnded(list.error) && !isChecking) return <SignedOutView />;

  function logOut() {
    setLoggingOut(true);
    void signOutToStart();
  }

  return (
    <ReportsView
      user={user}
      packReports={packs.data?.reports.length ?? 0}
      list={toListState(list.data, list.error, isChecking)}
      standing={<Standing draft={me.data?.draft} />}
      status={statusOf(me.data?.draft)}
      runs={
        list.data && (
          <>
            <LatestResultReports userId={user.id} />
            <PackReports />
            <RunsPanel userId={user.id} reports={list.data} />
          </>
        )
      }
      keeping={(report) => <OwnedItemButtons row={report} owned={owned} />}
      gone={goneOf(owned)}
      footer={
        <DeletedItems
          owned={owned}
          queryKey={reportKeys.deletedOf(user.id)}
          load={() => fetchDeletedReports(user.id)}
        />
      }
      actions={(report) => <ShareButton report={report} among={list.data} opensByAddress />}
      onRetry={() => void list.refetch()}
      loggingOut={loggingOut}
      onLogout={logOut}
    />
  );
}
