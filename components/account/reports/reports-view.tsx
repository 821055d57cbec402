import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { SchemeSwitch } from "@/components/layout/scheme-switch";
import { ScreenLink } from "@/components/layout/screen-link";
import { useStayAt } from "@/components/layout/use-stay-at";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { StoredUser } from "@/lib/accounts/client/session";
import { requestNewRunQuestion } from "@/lib/assessment/client/new-run-request";
import type { RunStatus } from "@/lib/assessment/domain/run/run-status";
import { formatLongDate } from "@/lib/platform/format-date";
import { AccountActions } from "../settings/account-actions";
import { WaitingEmail } from "../settings/waiting-email";
import { type ListState, ReportList, type ReportListProps } from "./report-list";

interface AccountPanelProps {
  readonly user: StoredUser;
  /** Null until the list has come. */
  readonly count: number | null;
}

/** The part of the address at which the account stands. */
const ACCOUNT_ID = "account";

/** Who is signed in, since when, and what they may change. */
function AccountPanel({ user, count }: AccountPanelProps) {
  const t = useTranslations("reports.account");
  const common = useTranslations("common");
  const tag = useLocale();
  const card = useRef<HTMLDivElement>(null);
  useStayAt(card, ACCOUNT_ID);
  const since = user.completedAt ?? user.registeredAt;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  const rows = [
    [t("name"), <bdi key="name">{name || common("unknown")}</bdi>, false],
    [t("email"), user.email ?? common("unknown"), true],
    [t("phone"), user.phoneNumber || t("noPhone"), Boolean(user.phoneNumber)],
    [t("since"), (since && formatLongDate(since, tag)) || common("unknown"), false],
    [t("count"), count ?? "–", false],
  ] as const;
  return (
    <Card
      as="section"
      ref={card}
      id={ACCOUNT_ID}
      tone="flat"
      aria-labelledby="account-title"
      className="grid gap-4 self-start"
    >
      <h2 id="account-title" tabIndex={-1} className="text-2xl">
        {t("title")}
      </h2>
      <dl className="grid gap-3">
        {rows.map(([label, value, latin]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="wrap-anywhere">{latin ? <bdi dir="ltr">{value}</bdi> : value}</dd>
          </div>
        ))}
      </dl>
      <WaitingEmail userId={user.id} />
      <AccountActions user={user} />
    </Card>
  );
}

interface ReportsViewProps extends Omit<ReportListProps, "state" | "standing"> {
  readonly user: StoredUser;
  readonly list: ListState;
  /** How many reports of packs stand beside those of the list. */
  readonly packReports?: number;
  /** Where the person stands in the open assessment: the card, and how far it is. */
  readonly standing?: ReactNode;
  readonly status?: RunStatus["kind"] | undefined;
  /** The results over time. */
  readonly runs?: ReactNode;
  /** Logging out is under way. */
  readonly loggingOut?: boolean;
  onLogout(): void;
}

/** A person's saved reports and account. */
export function ReportsView({
  user,
  list,
  packReports = 0,
  standing,
  status,
  runs,
  loggingOut,
  onLogout,
  ...listProps
}: ReportsViewProps) {
  const t = useTranslations("reports");
  const { firstName = "", lastName = "" } = user;
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
        <p className="lede wrap-anywhere">{t("welcome", { firstName, lastName }).trim()}</p>
        <div className="flex flex-wrap items-center gap-3">
          <ScreenLink href="/" className="btn btn-secondary" onClick={requestNewRunQuestion}>
            {t("newAssessment")}
          </ScreenLink>
          <Button variant="secondary" busy={loggingOut ?? false} onClick={onLogout}>
            {t("logout")}
          </Button>
          <SchemeSwitch />
        </div>
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
        <div className="grid content-start gap-12">
          {standing}
          <ReportList state={list} standing={status} {...listProps} />
          {runs}
        </div>
        <AccountPanel user={user} count={list.phase === "loaded" ? list.reports.length + packReports : null} />
      </div>
    </div>
  );
}
