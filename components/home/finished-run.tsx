import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { SmallTower } from "@/components/tower/small-tower";
import { Button, ButtonLink } from "@/components/ui/button";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { rhetiOutcome } from "@/lib/assessment/domain/run/selectors";
import { RESULTS_PATH } from "@/lib/assessment/domain/run/steps";
import { shareDialogUrl } from "@/lib/reports/domain/report-urls";
import type { ReportListItem } from "@/lib/reports/schema";
import { useSavedReports } from "./card-facts";

interface FinishedRunProps {
  readonly run: AssessmentRun;
  share?: ((report: ReportListItem) => ReactNode) | undefined;
}

/** The type and the small tower of a run whose steps are complete, and what can be done with it. */
export function FinishedRun({ run, share }: FinishedRunProps) {
  const t = useTranslations("home.card");
  const names = useTranslations("results.typeDisplay");
  const profile = useMemo(() => buildProfile(run), [run]);
  const reports = useSavedReports();
  const report = reports.data?.find(({ assessmentId }) => assessmentId === run.runId);
  // Answers that cannot be read say nothing of a type.
  const readable = run.sample || rhetiOutcome(run)?.kind !== "invalid";
  const type = profile && readable ? names(`${profile.type}`) : null;

  return (
    <>
      <div className="flex items-center gap-5">
        {profile && <SmallTower colors={profile.colors} />}
        <div className="grid gap-1">
          <h2 className="text-3xl">{type ?? t("label")}</h2>
          {!report && !reports.isPending && <p className="text-ink-soft">{t("noReport")}</p>}
        </div>
      </div>
      {report ? (
        <ButtonLink
          size="lg"
          wide
          href={report.reportUrl}
          target="_blank"
          rel="noopener"
          aria-label={t("readNamed", { type: type ?? "" })}
        >
          {t("read")}
        </ButtonLink>
      ) : (
        <ResultLink busy={reports.isPending} />
      )}
      {report && (
        <div className="grid gap-3 sm:grid-cols-3">
          <ScreenLink href={RESULTS_PATH} className="btn btn-secondary">
            {t("result")}
          </ScreenLink>
          {share?.(report) ?? (
            <ScreenLink href={shareDialogUrl(report.id)} className="btn btn-secondary">
              {t("share")}
            </ScreenLink>
          )}
          <ScreenLink href="/reports#pairs" className="btn btn-secondary">
            {t("compare")}
          </ScreenLink>
        </div>
      )}
    </>
  );
}

/** The way to the result; busy until it is known whether its report is there already. */
function ResultLink({ busy }: { busy: boolean }) {
  const t = useTranslations("home.card");
  if (busy) {
    return (
      <Button size="lg" wide busy>
        {t("read")}
      </Button>
    );
  }
  return (
    <ScreenLink href={RESULTS_PATH} className="btn btn-primary btn-lg btn-wide">
      {t("result")}
    </ScreenLink>
  );
}
