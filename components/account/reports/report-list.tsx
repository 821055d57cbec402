import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Spinner } from "@/components/ui/spinner";
import type { ReportListItem } from "@/lib/reports/schema";
import { ReportCard } from "./report-card";

/** The list as far as it is known: under way, refused by the server, not reached, or there. */
export type ListState =
  | { readonly phase: "loading" }
  | { readonly phase: "failed" | "error"; readonly sentence?: string | null }
  | { readonly phase: "loaded"; readonly reports: readonly ReportListItem[] };

interface ReportListProps {
  readonly state: ListState;
  /** What else can be done with a report. */
  actions?(report: ReportListItem): ReactNode;
  onRetry(): void;
}

function LoadedReports({
  reports,
  actions,
}: { reports: readonly ReportListItem[] } & Pick<ReportListProps, "actions">) {
  const t = useTranslations("reports");
  if (reports.length === 0) {
    const start = (
      <ScreenLink href="/" className="btn btn-primary">
        {t("start")}
      </ScreenLink>
    );
    return (
      <EmptyState title={t("emptyTitle")} action={start}>
        <p>{t("emptyText")}</p>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="list-title" className="grid gap-4">
      <h2 id="list-title" className="text-2xl">
        {t("listTitle")}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} actions={actions?.(report)} />
        ))}
      </ul>
    </section>
  );
}

/** The saved reports, or why they are not there. */
export function ReportList({ state, actions, onRetry }: ReportListProps) {
  const t = useTranslations("reports");
  if (state.phase === "loaded") return <LoadedReports reports={state.reports} actions={actions} />;
  if (state.phase === "loading") {
    return (
      <p role="status" className="flex items-center gap-3 py-8 text-ink-soft">
        <Spinner /> {t("loading")}
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="danger">{state.sentence ?? t(state.phase)}</Alert>
      <Button variant="secondary" onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}
