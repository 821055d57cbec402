import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ProgressBar } from "@/components/ui/progress-bar";
import { accentOf, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { GenerationFailure, GenerationState } from "@/lib/reports/domain/generation";
import { emergencyViewUrl } from "@/lib/reports/domain/report-urls";
import { KindChoice } from "./kind-choice";

/** A report that was made from these answers before. */
export interface MadeReport {
  readonly reportType: ReportType;
  readonly reportUrl: string;
}

export interface ReportViewProps {
  readonly state: GenerationState;
  readonly type: PersonalityType;
  /** The kind that is chosen. */
  readonly reportType: ReportType;
  /** What was made from these answers before; null until it is known, where there may be something. */
  readonly made: readonly MadeReport[] | null;
  /** "own" is the report of the result that is shown, "another" one more beside those that stand on the screen. */
  readonly purpose?: "own" | "another";
  /** Says which result it is about, where the screen doesn't. */
  readonly about?: string;
  onChoose(kind: ReportType): void;
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

/** The link to a report that there is already. */
function Existing({ reportUrl }: { reportUrl: string }) {
  const t = useTranslations("results.report");
  return (
    <p>
      <ButtonLink size="lg" href={reportUrl} target="_blank" rel="noopener">
        {t("open")}
      </ButtonLink>
    </p>
  );
}

/** The report: the kinds to choose from, the button that makes one, the bar while it is made, the link to it, or what went wrong. */
export function ReportView(props: ReportViewProps) {
  const { state, type, reportType, made, purpose = "own", about, onChoose, onGenerate, onOpened } = props;
  const t = useTranslations("results.report");
  const title = purpose === "own" ? "report-title" : "another-report-title";
  const busy = state.phase === "generating";
  const underWay = busy || state.phase === "waiting";
  const existing = state.phase === "idle" ? made?.find((each) => each.reportType === reportType) : undefined;
  return (
    <Card as="section" aria-labelledby={title} data-theme={accentOf(reportType)} className="stack">
      <h2 id={title} className="text-2xl">
        {t(purpose === "own" ? "title" : "another")}
      </h2>
      {about && <p className="text-ink-soft">{about}</p>}
      <p>{t("text")}</p>
      <KindChoice
        kind={reportType}
        made={(made ?? []).map((each) => each.reportType)}
        disabled={underWay}
        onChoose={onChoose}
      />
      <div role="status" className="empty:hidden">
        {existing && <p className="font-semibold">{t("have")}</p>}
        {state.phase === "waiting" && (
          <div className="alert tone-info stack">
            <p className="alert-title">{t("waiting")}</p>
            <p>{t("waitingText")}</p>
          </div>
        )}
      </div>
      {existing ? (
        <Existing {...existing} />
      ) : (
        state.phase !== "done" && (
          <Button size="lg" busy={underWay || made === null} onClick={onGenerate}>
            {t(state.phase === "failed" ? "retry" : "generate")}
          </Button>
        )
      )}
      {(busy || state.phase === "done") && (
        <ProgressBar label={t(busy ? "generating" : "done")} value={state.progress} valueText={`${state.progress}%`} />
      )}
      {state.phase === "done" && <Done reportUrl={state.reportUrl} opened={state.opened} onOpened={onOpened} />}
      {state.phase === "failed" && <Failed failure={state.failure} type={type} onOpened={onOpened} />}
      {purpose === "own" && ((made?.length ?? 0) > 0 || state.phase === "done") && (
        <p>
          <ScreenLink href="/reports" className="link inline-flex min-h-11 items-center">
            {t("list")}
          </ScreenLink>
        </p>
      )}
    </Card>
  );
}
