"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "@/components/layout/use-navigate";
import { fetchMe, type StoredUser } from "@/lib/accounts/client";
import { signOut } from "@/lib/assessment/client/sign-out";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { fetchReports, reportKeys } from "@/lib/reports/client/report-list";
import type { ReportListItem } from "@/lib/reports/schema";
import type { ListState } from "./report-list";
import { ReportsView } from "./reports-view";
import { RunsPanel } from "./runs/runs-panel";
import { ShareButton } from "./share/share-button";
import { SignedOutView } from "./signed-out-view";

function listState(reports: readonly ReportListItem[] | undefined, error: Error | null, fetching: boolean): ListState {
  if (reports) return { phase: "loaded", reports };
  if (fetching || !error) return { phase: "loading" };
  return { phase: error instanceof HttpError ? "failed" : "error" };
}

/** Whoever came in with a temporary password is let in here when they have one of their own. */
function mustRenew(error: Error | null): boolean {
  return error instanceof HttpError && error.status === 403;
}

function sessionEnded(error: Error | null): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** The reports of the remembered user; whom the server names replaces whom was remembered. */
export function ReportsContent({ remembered }: { remembered: StoredUser }) {
  const me = useQuery({ queryKey: ["me"], queryFn: fetchMe });
  const named = me.data?.user;
  const user = named ? { ...(named.id === remembered.id && remembered), ...named, userId: named.id } : remembered;
  const list = useQuery({
    queryKey: reportKeys.ofUser(user.id),
    queryFn: () => fetchReports(user.id),
  });
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const renewing = mustRenew(me.error);
  useEffect(() => {
    if (renewing) navigate("/new-password");
  }, [renewing, navigate]);
  // A refusal may mean that somebody else is signed in: the server says who.
  const asking = list.isFetching || me.isFetching;
  if (sessionEnded(list.error) && !asking) return <SignedOutView />;

  function leave() {
    setLeaving(true);
    void signOut().then(() => window.location.assign("/"));
  }

  return (
    <ReportsView
      user={user}
      list={listState(list.data, list.error, asking)}
      runs={list.data && <RunsPanel userId={user.id} />}
      actions={(report) => <ShareButton report={report} />}
      onRetry={() => void list.refetch()}
      leaving={leaving}
      onLogout={leave}
    />
  );
}
