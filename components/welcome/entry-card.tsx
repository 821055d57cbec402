import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import { ReturningPanel } from "./returning-panel";
import type { Returning } from "./use-returning-user";
import { WelcomeForm } from "./welcome-form";
import { ENTRY_ID } from "./welcome-hero";

export interface EntryCardProps {
  returning: Returning;
  reportType: ReportType;
  /** The page runs: the form may be sent. */
  ready: boolean;
  onEntered(): void;
  onContinue(): void;
  onStartNew(): void;
}

/** The way in: for somebody who is signed in the panel, for everybody else the form. */
export function EntryCard({ returning, reportType, ready, onEntered, onContinue, onStartNew }: EntryCardProps) {
  const t = useTranslations();
  const { user, expired, logOut } = returning;
  const [verifying, setVerifying] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [loggedOut, setLoggedOut] = useState(false);

  async function leave() {
    setLeaving(true);
    await logOut().finally(() => setLeaving(false));
    setLoggedOut(true);
  }

  return (
    <Card as="section" id={ENTRY_ID} tabIndex={-1} className="grid gap-5 lg:sticky lg:[inset-block-start:5rem]">
      {loggedOut && !user && <Alert>{t("welcome.back.loggedOut")}</Alert>}
      {expired && <Alert>{t("auth.expired")}</Alert>}
      {verifying !== null && (
        <Alert tone="success" title={t("auth.verifyTitle")}>
          <p>{t("auth.verifyText", { email: verifying })}</p>
          <p>
            <a href="/login" className="link">
              {t("auth.verifyAgain")}
            </a>
          </p>
        </Alert>
      )}
      {user ? (
        <ReturningPanel
          firstName={user.firstName ?? ""}
          {...{ onContinue, onStartNew, leaving }}
          onLogOut={() => void leave()}
        />
      ) : (
        <WelcomeForm
          key={expired?.id ?? "visitor"}
          {...{ reportType, ready, onEntered }}
          onVerify={setVerifying}
          initialMode={expired ? "login" : "register"}
          initialEmail={expired?.email ?? ""}
          takesFocus={loggedOut}
        />
      )}
    </Card>
  );
}
