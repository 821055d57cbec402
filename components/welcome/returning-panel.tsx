import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ArrowForwardIcon } from "@/components/ui/icons";
import { requestNewRun } from "@/lib/assessment/client/new-run-request";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";

export interface ReturningPanelProps {
  /** Empty when this browser remembers no name. */
  firstName: string;
  /** Logging out is under way. */
  loggingOut: boolean;
  onContinue(): void;
  /** A new run was asked for. */
  onStartNew(): void;
  /** What a new run is to be about. */
  reportType: ReportType;
  onLogOut(): void;
}

/** For somebody who is signed in: go on, begin again, or say that it is somebody else. */
export function ReturningPanel(props: ReturningPanelProps) {
  const { firstName, loggingOut, reportType, onContinue, onStartNew, onLogOut } = props;
  const t = useTranslations("welcome.back");

  function startNew() {
    requestNewRun(reportType);
    onStartNew();
  }

  return (
    <>
      <div className="grid gap-2">
        <h2 className="text-[1.625rem]">{firstName ? t("title", { name: firstName }) : t("titleNoName")}</h2>
        <p className="text-ink-soft">{t("text")}</p>
      </div>
      <Button size="lg" wide onClick={onContinue}>
        {t("continue")}
        <ArrowForwardIcon />
      </Button>
      <Button variant="secondary" wide onClick={startNew}>
        {t("startNew")}
      </Button>
      <Button variant="ghost" wide busy={loggingOut} onClick={onLogOut}>
        {t("notYou")}
      </Button>
    </>
  );
}
