import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { GenerationFailure, GenerationState } from "@/lib/reports/domain/generation";
import { emergencyViewUrl } from "@/lib/reports/domain/report-urls";

export interface ReportViewProps {
  readonly state: GenerationState;
  readonly type: PersonalityType;
  readonly reportType: ReportType;
  /** A report was made from these answers before. */
  readonly hasReport: boolean;
  onGenerate(): void;
  /** The person has opened what was about to open by itself. */
  onOpened(): void;
}

interface FailedProps {
  readonly failure: GenerationFailure;
  readonly type: PersonalityType;
  onOpened(): void;
}

function Failed({ failure, type, onOpened }: FailedProps) {
  const t = useTranslations("results");
  const steps = useTranslations("steps");
  return (
    <Alert tone="danger" title={t("report.failedTitle")} className="stack">
      <p>{failure.sentence ?? t(`report.${failure.reason}`)}</p>
      {failure.needsSignIn && (
        <p>
          <ScreenLink href="/login" className="link inline-flex min-h-11 items-center">
            {steps("signInAgain")}
          </ScreenLink>
        </p>
      )}
      <p>{t("report.fallback", { type: t(`typeNames.${type}`) })}</p>
      <p>
        <ButtonLink variant="secondary" href={emergencyViewUrl(type)} target="_blank" rel="noopener" onClick={onOpened}>
          {t("report.openGeneral")}
        </ButtonLink>
      </p>
    </Alert>
  );
}

/** The link takes the focus that the button had before it gave way. */
function Done({ reportUrl, opened, onOpened }: { reportUrl: string; opened: boolean; onOpened(): void }) {
  const t = useTranslations("results.report");
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus();
  }, []);
  return (
    <Alert tone="success" title={t("done")} className="stack">
      <p>{t(opened ? "openedText" : "doneText")}</p>
      <p>
        <ButtonLink ref={link} href={reportUrl} target="_blank" rel="noopener" onClick={onOpened}>
          {t("open")}
        </ButtonLink>
      </p>
    </Alert>
  );
}

/** The report: the button that makes it, the bar while it is made, the link to it, or what went wrong. */
export function ReportView({ state, type, reportType, hasReport, onGenerate, onOpened }: ReportViewProps) {
  const t = useTranslations("results.report");
  const kinds = useTranslations("reports.kinds");
  const busy = state.phase === "generating";
  return (
    <Card as="section" aria-labelledby="report-title" className="stack">
      <h2 id="report-title" className="text-2xl">
        {t("title")}
      </h2>
      <p>{t("text")}</p>
      <p className="text-ink-soft">{t("kind", { kind: kinds(reportType) })}</p>
      {hasReport && state.phase === "idle" && <p>{t("again")}</p>}
      {state.phase !== "done" && (
        <Button size="lg" busy={busy || state.phase === "waiting"} onClick={onGenerate}>
          {t(state.phase === "failed" ? "retry" : "generate")}
        </Button>
      )}
      {(busy || state.phase === "done") && (
        <ProgressBar label={t(busy ? "generating" : "done")} value={state.progress} valueText={`${state.progress}%`} />
      )}
      <div role="status" className="empty:hidden">
        {state.phase === "waiting" && (
          <div className="alert tone-info stack">
            <p className="alert-title">{t("waiting")}</p>
            <p>{t("waitingText")}</p>
          </div>
        )}
      </div>
      {state.phase === "done" && <Done reportUrl={state.reportUrl} opened={state.opened} onOpened={onOpened} />}
      {state.phase === "failed" && <Failed failure={state.failure} type={type} onOpened={onOpened} />}
      {(hasReport || state.phase === "done") && (
        <p>
          <ScreenLink href="/reports" className="link inline-flex min-h-11 items-center">
            {t("list")}
          </ScreenLink>
        </p>
      )}
    </Card>
  );
}
