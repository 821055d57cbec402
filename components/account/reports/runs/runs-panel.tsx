"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { fetchRuns, runKeys } from "@/lib/assessment/client/runs";
import { RunsView } from "./runs-view";

/** The completed assessments of a person; nothing as long as there are none. */
export function RunsPanel({ userId }: { userId: string }) {
  const t = useTranslations("reports");
  const runs = useQuery({ queryKey: runKeys.ofUser(userId), queryFn: () => fetchRuns(userId) });
  if (runs.data) return runs.data.length > 0 ? <RunsView runs={runs.data} /> : null;
  if (runs.isError && !runs.isFetching)
    return (
      <div className="grid justify-items-start gap-4">
        <Alert tone="danger">{t("runs.failed")}</Alert>
        <Button variant="secondary" onClick={() => void runs.refetch()}>
          {t("retry")}
        </Button>
      </div>
    );
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner /> {t("runs.loading")}
    </p>
  );
}
