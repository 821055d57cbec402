import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectField } from "@/components/ui/fields";
import { LoadFailed, Loading } from "@/components/ui/loading";
import type { RunStatus } from "@/lib/assessment/domain/run/run-status";
import { RESULTS_PATH } from "@/lib/assessment/domain/run/steps";
import { readStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import type { ReportListItem } from "@/lib/reports/schema";
import { type Gone, withGone } from "./owned-items";
import { ReportCard } from "./report-card";

/** The list as far as it is known: under way, refused by the server, not reached, or there. */
export type ListState =
  | { readonly phase: "loading" }
  | { readonly phase: "failed" | "error"; readonly sentence?: string | null }
  | { readonly phase: "loaded"; readonly reports: readonly ReportListItem[] };

export interface ReportListProps {
  readonly state: ListState;
  /** What else can be done with a report. */
  actions?(report: ReportListItem): ReactNode;
  /** Naming and deleting a report. */
  keeping?(report: ReportListItem): ReactNode;
  /** The report that was just deleted, and what stands in its place. */
  readonly gone?: Gone<ReportListItem> | null;
  /** How far the present assessment is; who has none is offered to begin one. */
  readonly standing?: RunStatus["kind"] | undefined;
  /** Below the list, also of one that is empty. */
  footer?: ReactNode;
  onRetry(): void;
}

const ORDERS = ["newest", "oldest", "kind", "type"] as const;
type Order = (typeof ORDERS)[number];

const orderOf = (text: string | null): Order => ORDERS.find((each) => each === text) ?? "newest";

/** The order that was chosen last in this browser, and the way to choose another. */
function useOrder() {
  const [order, setOrder] = useState(() => orderOf(readStored(STORAGE_KEYS.reportsOrder)));
  function choose(text: string) {
    const chosen = orderOf(text);
    writeStored(STORAGE_KEYS.reportsOrder, chosen);
    setOrder(chosen);
  }
  return [order, choose] as const;
}

/** The reports, which come latest first, in another order; of those that are alike the latest first. */
function inOrder(reports: readonly ReportListItem[], order: Order): readonly ReportListItem[] {
  if (order === "newest") return reports;
  if (order === "oldest") return [...reports].reverse();
  const keyOf = ({ reportType, personalityType }: ReportListItem) => (order === "kind" ? reportType : personalityType);
  return [...reports].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** No report is kept. Who is on the way has the card of the assessment, and who has a result makes its report there. */
function NoReports({ standing = "empty" }: Pick<ReportListProps, "standing">) {
  const t = useTranslations("reports");
  const actions = {
    empty: (
      <ScreenLink href="/" className="btn btn-primary">
        {t("start")}
      </ScreenLink>
    ),
    open: null,
    complete: (
      <ScreenLink href={RESULTS_PATH} className="btn btn-secondary">
        {t("toResult")}
      </ScreenLink>
    ),
  };
  return (
    <EmptyState title={t("emptyTitle")} action={actions[standing]}>
      <p>{t(standing === "complete" ? "emptyFinished" : "emptyText")}</p>
    </EmptyState>
  );
}

type LoadedReportsProps = { readonly reports: readonly ReportListItem[] } & Pick<
  ReportListProps,
  "actions" | "keeping" | "gone" | "standing"
>;

function LoadedReports({ reports, actions, keeping, gone, standing }: LoadedReportsProps) {
  const t = useTranslations("reports");
  const [order, choose] = useOrder();
  const shown = withGone(reports, gone, ({ generatedAt }) => generatedAt);
  if (shown.length === 0) return <NoReports standing={standing} />;
  return (
    <section aria-labelledby="list-title" className="grid gap-4">
      <h2 id="list-title" className="text-2xl">
        {t("listTitle")}
      </h2>
      {shown.length > 1 && (
        <SelectField
          label={t("order.label")}
          value={order}
          options={ORDERS.map((each) => ({ value: each, label: t(`order.${each}`) }))}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {inOrder(shown, order).map((report) =>
          report.id === gone?.row.id ? (
            <li key={report.id}>{gone.notice}</li>
          ) : (
            <ReportCard
              key={report.id}
              report={report}
              among={shown}
              actions={actions?.(report)}
              keeping={keeping?.(report)}
            />
          ),
        )}
      </ul>
      {reports.length === 0 && <NoReports standing={standing} />}
    </section>
  );
}

/** The saved reports, or why they are not there. */
export function ReportList({ state, footer, onRetry, ...list }: ReportListProps) {
  const t = useTranslations("reports");
  if (state.phase === "loaded") {
    return (
      <div className="grid gap-4">
        <LoadedReports reports={state.reports} {...list} />
        {footer}
      </div>
    );
  }
  if (state.phase === "loading") {
    return <Loading className="py-8">{t("loading")}</Loading>;
  }
  return <LoadFailed sentence={state.sentence ?? t(state.phase)} retry={t("retry")} onRetry={onRetry} />;
}
