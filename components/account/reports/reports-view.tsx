import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Button } from "@/components/ui/button";
import type { StoredUser } from "@/lib/accounts/client";
import type { ReportListItem } from "@/lib/reports/schema";
import { AccountPanel } from "./account-panel";
import { type ListState, ReportList } from "./report-list";
import { SchemeSwitch } from "./scheme-switch";

interface ReportsViewProps {
  readonly user: StoredUser;
  readonly list: ListState;
  /** The results over time. */
  readonly runs?: ReactNode;
  /** Logging out is under way. */
  readonly leaving?: boolean;
  actions?(report: ReportListItem): ReactNode;
  onRetry(): void;
  onLogout(): void;
}

/** A person's saved reports and account. */
export function ReportsView({ user, list, runs, leaving, actions, onRetry, onLogout }: ReportsViewProps) {
  const t = useTranslations("reports");
  const { firstName = "", lastName = "" } = user;
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
        <p className="lede">{t("welcome", { firstName, lastName }).trim()}</p>
        <div className="flex flex-wrap items-center gap-3">
          <ScreenLink href="/" className="btn btn-primary">
            {t("newAssessment")}
          </ScreenLink>
          <Button variant="secondary" busy={leaving ?? false} onClick={onLogout}>
            {t("logout")}
          </Button>
          <SchemeSwitch />
        </div>
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
        <div className="grid content-start gap-12">
          <ReportList state={list} {...(actions && { actions })} onRetry={onRetry} />
          {runs}
        </div>
        <AccountPanel user={user} count={list.phase === "loaded" ? list.reports.length : null} />
      </div>
    </div>
  );
}
