"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { keptResultPath } from "@/components/assessment/results/kept-result-path";
import { useCertaintyWords } from "@/components/assessment/results/use-certainty-words";
import { ScreenLink } from "@/components/layout/screen-link";
import { SmallTower } from "@/components/tower/small-tower";
import { Button } from "@/components/ui/button";
import { LoadFailed, Loading } from "@/components/ui/loading";
import { changeRun, fetchDeletedRuns, fetchRuns, runKeys } from "@/lib/assessment/client/requests";
import { hasEvidence, RUNS_PAGE_SIZE, type RunRecord } from "@/lib/assessment/domain/run/run-record";
import { isFirstSketch, typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { formatDateTime } from "@/lib/platform/format-date";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import type { ReportListItem } from "@/lib/reports/schema";
import { DeletedItems, type Gone, goneOf, OwnedItemButtons, useOwnedItems, withGone } from "../owned-items";
import { ChangesView } from "./changes-view";

/** How sure the type of a run is: in short, or, where it is a first sketch, in the sentences of the result. */
function Sureness({ run: { type, evidence } }: { run: RunRecord }) {
  const t = useTranslations("reports.runs");
  const names = useTranslations("results.typeNames");
  const words = useCertaintyWords();
  if (!evidence) return <p className="text-ink-soft text-sm">{t("sample")}</p>;
  const certainty = typeCertainty(evidence, type);
  const { tenths, other } = certainty;
  return (
    <p className="text-sm">
      {isFirstSketch(evidence.circularTriads)
        ? words(type, certainty, evidence.circularTriads)
        : t("sureness", { tenths, type: names(`${other}`) })}
    </p>
  );
}

function RunItem({ run, keeping }: { run: RunRecord; keeping: ReactNode }) {
  const t = useTranslations("reports.runs");
  const display = useTranslations("results.typeDisplay");
  const tag = useLocale();
  const { type } = run;
  const date = formatDateTime(run.completedAt, { tag });
  return (
    <li className="relative flex flex-wrap items-center gap-4 border-line border-b py-4">
      <SmallTower colors={run.colors} />
      {/* Long words push the buttons onto a line of their own. */}
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <p className="text-ink-soft text-sm">{date}</p>
        <p className="wrap-anywhere font-semibold text-lg">
          {/* The whole row is the link's. */}
          <ScreenLink
            href={keptResultPath(run.id)}
            className="link after:absolute after:inset-0"
            aria-label={t("openNamed", { type: display(`${type}`), date })}
          >
            {run.title ? <bdi>{run.title}</bdi> : display(`${type}`)}
          </ScreenLink>
        </p>
        {run.title && <p>{display(`${type}`)}</p>}
        <Sureness run={run} />
      </div>
      {/* Above the link that covers the row. */}
      <div className="relative">{keeping}</div>
    </li>
  );
}

interface RunsViewProps {
  readonly runs: readonly RunRecord[];
  readonly older?: ReactNode;
  /** The run that was just deleted, and what stands in its place. */
  readonly gone?: Gone<RunRecord> | null;
  /** Naming and deleting a run. */
  keeping?(run: RunRecord): ReactNode;
}

/** The completed assessments, latest first, and what changed between two of them. */
export function RunsView({ runs, older, gone, keeping }: RunsViewProps) {
  const t = useTranslations("reports.runs");
  const measured = runs.filter(hasEvidence);
  return (
    <section aria-labelledby="runs-title" className="grid gap-4">
      <h2 id="runs-title" className="text-2xl">
        {t("title")}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
      <ol aria-label={t("caption")} className="grid border-line border-t">
        {withGone(runs, gone, ({ completedAt }) => completedAt).map((run) =>
          run.id === gone?.row.id ? (
            <li key={run.id} className="border-line border-b py-4">
              {gone.notice}
            </li>
          ) : (
            <RunItem key={run.id} run={run} keeping={keeping?.(run)} />
          ),
        )}
      </ol>
      {older}
      {measured.length > 1 && <ChangesView runs={measured} />}
    </section>
  );
}

/** What runs are called in sentences, and how many of the reports are made from each. */
function useRunItems(reports: readonly ReportListItem[]) {
  const display = useTranslations("results.typeDisplay");
  const tag = useLocale();
  return ({ id, title, type, completedAt }: RunRecord) => ({
    ...{ id, title },
    name: title ?? `${display(`${type}`)}, ${formatDateTime(completedAt, { tag })}`,
    reports: reports.filter(({ assessmentId }) => assessmentId === id).length,
  });
}

/** The completed assessments of a person, latest first, a page at a time. */
export function useRuns(userId: string) {
  return useInfiniteQuery({
    queryKey: runKeys.ofUser(userId),
    queryFn: ({ pageParam }) => fetchRuns(userId, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < RUNS_PAGE_SIZE ? undefined : page.at(-1)?.id),
  });
}

interface RunsPanelProps {
  readonly userId: string;
  /** The reports that the person keeps: those of a run are deleted with it. */
  readonly reports: readonly ReportListItem[];
}

/** The completed assessments of a person, all of them within reach; nothing as long as there are none. */
export function RunsPanel({ userId, reports }: RunsPanelProps) {
  const t = useTranslations("reports");
  const owned = useOwnedItems((id, change) => changeRun(userId, id, change), useRunItems(reports));
  const gone = goneOf(owned);
  const runs = useRuns(userId);
  const all = runs.data?.pages.flat();
  const older = runs.hasNextPage && (
    <p>
      <Button variant="secondary" busy={runs.isFetchingNextPage} onClick={() => void runs.fetchNextPage()}>
        {t("runs.older")}
      </Button>
    </p>
  );
  const failed = runs.isError && !runs.isFetching && (
    <LoadFailed
      sentence={limitSentence(runs.error) ?? t("runs.failed")}
      retry={t("retry")}
      onRetry={() => void (all ? runs.fetchNextPage() : runs.refetch())}
    />
  );
  if (all) {
    return (
      <div className="grid gap-4">
        {(all.length > 0 || gone) && (
          <RunsView
            runs={all}
            older={failed || older}
            gone={gone}
            keeping={(run) => <OwnedItemButtons row={run} owned={owned} />}
          />
        )}
        <DeletedItems
          owned={owned}
          queryKey={runKeys.deletedOf(userId)}
          hint={t("owned.deletedRunsHint")}
          load={() => fetchDeletedRuns(userId)}
        />
      </div>
    );
  }
  if (failed) return failed;
  return <Loading>{t("runs.loading")}</Loading>;
}
